"""The controls of a scene: which has the focus, what keys do, and the words beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

import pygame

from callbreak.ui import keys
from callbreak.ui.focus_order import following, is_arrow, neighbour
from callbreak.ui.form_painting import FormPainting
from callbreak.ui.form_pointer import FormPointer
from callbreak.ui.widgets.toast import Mood, Toast
from callbreak.ui.widgets.tooltip import DELAY_S, Tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look
    from callbreak.ui.widgets.scroll_area import ScrollArea
    from callbreak.ui.widgets.widget import Widget

_POINTING: Final = frozenset(
    {
        pygame.MOUSEMOTION,
        pygame.MOUSEBUTTONDOWN,
        pygame.MOUSEBUTTONUP,
        pygame.MOUSEWHEEL,
        pygame.WINDOWLEAVE,
        pygame.WINDOWFOCUSLOST,
    }
)


class Moving(Protocol):
    """What moves below the widgets, in some areas of the window."""

    areas: list[pygame.Rect]

    @property
    def moving(self) -> bool:
        """Whether it moves at all now."""

    def tick(self, dt_s: float) -> bool:
        """Time goes on; whether the areas must be drawn anew."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw it; the target is clipped to what must be drawn."""


class Form:
    """Widgets are drawn in the order in which they were added, which is also that of Tab.

    Attributes:
        look: how everything is drawn.
        ground: what lies below the widgets, a picture of the whole window.
        scenery: what moves between the ground and the widgets.
        on_press: told of every press, for its sound.
    """

    def __init__(self, look: Look, size_px: tuple[int, int]) -> None:
        self.look = look
        self.ground: pygame.Surface | None = None
        self.scenery: Moving | None = None
        self.on_press: Callable[[Widget], None] | None = None
        self._window = pygame.Rect((0, 0), size_px)
        self._widgets: list[Widget] = []
        self._tip = Tooltip()
        self._toast = Toast()
        self._focused: Widget | None = None
        self._ring = True
        self._tip_in_s: float | None = None
        self._pointer = FormPointer(self)
        self._painting = FormPainting(look)

    def add(self, *widgets: Widget) -> None:
        """Add widgets on top of the others."""
        self._widgets += widgets

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """The widgets of the scene, without tooltip and toast."""
        return tuple(self._widgets)

    @property
    def shown(self) -> tuple[Widget, ...]:
        """All that is drawn, from the bottom up."""
        return (*self._widgets, self._toast, self._tip)

    @property
    def areas(self) -> list[ScrollArea]:
        """The scroll areas that widgets lie in."""
        areas = dict.fromkeys(w.area for w in self._widgets if w.area is not None)
        return [area for area in areas if area.visible]

    def say(self, words: str, mood: Mood = "note") -> None:
        """Show a sentence at the bottom for a while."""
        self._toast.show(words, mood, self.look, self._window)

    @property
    def saying(self) -> str:
        """The sentence at the bottom, while it is shown."""
        return self._toast.words if self._toast.visible else ""

    def go_on_saying(self, other: Form) -> None:
        """Say what the form in whose place this one comes was just saying."""
        self._toast.go_on(other._toast, self.look, self._window)

    def sound_press(self, widget: Widget) -> None:
        """Tell whoever makes the sounds that a widget is pressed."""
        if self.on_press is not None:
            self.on_press(widget)

    @property
    def focused(self) -> Widget | None:
        """The widget that keys go to."""
        return self._focused

    @property
    def focus_place(self) -> int | None:
        """Which of the controls has the focus, counted in the order of Tab."""
        able = [widget for widget in self._widgets if widget.focusable]
        return able.index(self._focused) if self._focused in able else None

    def focus_at(self, place: int | None, *, ring: bool) -> bool:
        """Give the focus to the control at that place of Tab's order; whether there is one."""
        able = [widget for widget in self._widgets if widget.focusable]
        if place is None or place >= len(able):
            return False
        self.focus(able[place], ring=ring)
        return True

    @property
    def wants_text(self) -> bool:
        """Whether a text field has the focus."""
        return self._focused is not None and self._focused.wants_text

    def focus(self, widget: Widget | None, *, ring: bool | None = None) -> None:
        """Give the focus to a widget, or to none; `ring` says whether it is shown from now on."""
        self._ring = self._ring if ring is None else ring
        before, self._focused = self._focused, widget
        if before is not None and before is not widget:
            before.focused = False
            before.touch()
            before.focus_went()
        if widget is None:
            return
        if widget is not before:
            widget.focus_came()
        widget.focused = self._ring or widget.wants_text
        widget.touch()
        if widget.area is not None and self._ring:
            widget.area.reveal(widget)

    def close(self) -> None:
        """The form goes: nothing is held down, and a text field lets go of the keyboard."""
        self._pointer.let_go()
        self.focus(None)

    def handle(self, event: pygame.Event) -> bool:
        """Take an event; whether it was of use."""
        if event.type in _POINTING:
            return self._pointer.handle(event)
        if event.type == pygame.KEYDOWN:
            return self._key(event)
        if event.type in {pygame.TEXTINPUT, pygame.TEXTEDITING}:
            return self._focused is not None and self._focused.text_event(event)
        return False

    def _key(self, event: pygame.Event) -> bool:
        focused = self._focused
        if focused is not None and focused.takes_every_key:
            return focused.key(event)
        if event.key == pygame.K_TAB and not keys.has_alt(event) and not keys.has_ctrl(event):
            self._go_to(following(self._widgets, focused, -1 if keys.has_shift(event) else 1))
            return True
        if focused is not None and focused.usable and focused.key(event):
            self.focus(focused, ring=True)
            return True
        if is_arrow(event.key) and not keys.has_alt(event) and not keys.has_ctrl(event):
            self._go_by_arrow(event.key)
            return True
        if keys.presses(event) and not keys.has_alt(event) and not keys.has_ctrl(event):
            return self._press_focused()
        return any(area.page(event) for area in self.areas)

    def _go_by_arrow(self, arrow: int) -> None:
        if self._focused is None:
            self._go_to(following(self._widgets, None, 1))
        else:
            self._go_to(neighbour(self._widgets, self._focused, arrow) or self._focused)

    def _press_focused(self) -> bool:
        focused = self._focused
        if focused is None or not focused.usable or not focused.pressable:
            return False
        self.focus(focused, ring=True)
        self.sound_press(focused)
        focused.press()
        return True

    def _go_to(self, widget: Widget | None) -> None:
        self.focus(widget, ring=True)
        self.tip_later(widget)

    def tip_later(self, widget: Widget | None) -> None:
        """Take the tooltip away, and show that of `widget` when a moment has passed."""
        self._tip.visible = False
        self._tip_in_s = DELAY_S if widget is not None and widget.tooltip else None

    @property
    def wants_frames(self) -> bool:
        """Whether anything in it moves."""
        if self.scenery is not None and self.scenery.moving:
            return True
        moving = any(widget.moving for widget in self.shown if widget.visible)
        return moving or self._tip_in_s is not None

    def tick(self, dt_s: float) -> None:
        """Time goes on for every widget."""
        for widget in self.shown:
            widget.tick(dt_s)
        if self.scenery is not None and self.scenery.tick(dt_s):
            self._painting.spoil(self.scenery.areas)
        if self._tip_in_s is None:
            return
        self._tip_in_s -= dt_s
        about = self._pointer.hovered or self._focused
        if self._tip_in_s <= 0:
            self._tip_in_s = None
            if about is not None and about.tooltip and about.visible:
                self._tip.show(about.tooltip, about.rect, self.look, self._window)

    def ground_changed(self) -> None:
        """Have everything drawn anew."""
        self._painting.forget()

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw what has changed, or everything; where it was."""
        return self._painting.draw(target, self, full=full)
