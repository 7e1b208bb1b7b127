"""What every control has: a place, states, and how it is drawn, pressed and typed into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.panel import draw_focus_ring, focus_gap_px

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.scroll_area import ScrollArea

ANY_WIDTH_PX: Final = 100_000
"""No limit to how wide a control may be."""


class Widget:
    """A thing on the screen. By itself it is empty and cannot be focused or pressed.

    Attributes:
        elastic: whether it may be made narrower than it wants where room is short.
        silent: whether a press of it makes no sound, because it makes its own.
        rect: where it is, in pixels of the window; set it with `place`.
        enabled: whether it can be used; a disabled one still shows its tooltip.
        tooltip: a sentence shown when the pointer rests on it, or nothing.
        hovered, pressed, focused: kept by the form that it is in.
        area: the scroll area that it lies in.
        stale: whether it must be drawn anew.
    """

    focusable = False
    pressable = False
    wants_text = False
    round_ends = False
    elastic = False
    silent = False

    def __init__(self) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.enabled = True
        self.tooltip = ""
        self.hovered = False
        self.pressed = False
        self.focused = False
        self.area: ScrollArea | None = None
        self.stale = True
        self._visible = True

    @property
    def visible(self) -> bool:
        """Whether it is shown at all."""
        return self._visible

    @visible.setter
    def visible(self, visible: bool) -> None:
        if visible != self._visible:
            self._visible = visible
            self.stale = True

    @property
    def takes_every_key(self) -> bool:
        """Whether Tab, Enter and Esc belong to it too, as while an input method composes."""
        return False

    @property
    def usable(self) -> bool:
        """Whether it is there and can be used."""
        return self.visible and self.enabled

    def place(self, rect: pygame.Rect) -> None:
        """Put it there."""
        if rect != self.rect:
            self.rect = rect.copy()
            self.stale = True

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:  # noqa: ARG002
        """The size it wants, at most so wide."""
        return min(self.rect.width, most_px), self.rect.height

    def arrange(self, look: Look, rect: pygame.Rect) -> None:  # noqa: ARG002
        """Put it there, and what it consists of into it."""
        self.place(rect)

    def set_enabled(self, enabled: bool) -> None:  # noqa: FBT001 (a state, as on a switch)
        """Let it be used, or not."""
        if enabled != self.enabled:
            self.enabled = enabled
            self.stale = True

    def touch(self) -> None:
        """Have it drawn anew."""
        self.stale = True

    @property
    def moving(self) -> bool:
        """Whether something in it moves, so that frames must follow."""
        return False

    def tick(self, dt_s: float) -> None:
        """Time goes on."""

    def radius_px(self, look: Look) -> int:
        """The radius of its corners, which the focus ring follows."""
        return self.ring_rect().height // 2 if self.round_ends else look.px(12)

    def reach_px(self, look: Look) -> int:
        """How far outside of `rect` its picture may go: shadow and focus ring."""
        return focus_gap_px(look) + look.px(16) if self.focusable else look.px(2)

    def ring_rect(self) -> pygame.Rect:
        """What the focus ring goes around."""
        return self.rect

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw it, without the focus ring."""

    def draw_ring(self, target: pygame.Surface, look: Look) -> None:
        """Draw the focus ring."""
        draw_focus_ring(target, self.ring_rect(), look, self.radius_px(look))

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer there is on it."""
        return self.rect.collidepoint(pos)

    def begin(self, pos: tuple[int, int]) -> None:
        """The pointer is pressed down on it."""

    def drag(self, pos: tuple[int, int]) -> None:
        """The pointer moves while it is held down on it."""

    def moves_sideways(self, pos: tuple[int, int], start: tuple[int, int]) -> bool:  # noqa: ARG002
        """Whether a finger that moves on it means it, and not the scroll area it lies in."""
        return False

    def finish(self, pos: tuple[int, int]) -> None:
        """The pointer is released; it counts as a press where it is still on it."""
        if self.hit(pos):
            self.press()

    def press(self) -> None:
        """Do what it is for: a click, Enter or Space."""

    def key(self, event: pygame.Event) -> bool:  # noqa: ARG002 (most take none)
        """Take a key that is pressed while it has the focus; whether it was of use."""
        return False

    def text_event(self, event: pygame.Event) -> bool:  # noqa: ARG002 (most take none)
        """Take typed or composed text; whether it was of use."""
        return False

    def focus_came(self) -> None:
        """It has got the focus."""

    def focus_went(self) -> None:
        """It has lost the focus."""
