"""A number between two ends: a track with a knob, and the value beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.panel import PILL_RADIUS_PX, brass_line, small_shadow
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look


class Slider(Widget):
    """Set by dragging, a click on the track, or the arrows.

    `low`, `high` and `step` are whole numbers in the unit of the value; `words` says a value.
    `on_change` hears every change, `on_done` the one that a drag ends with.
    """

    focusable = True
    pressable = True
    round_ends = True

    def __init__(
        self,
        low: int,
        high: int,
        step: int,
        value: int,
        on_change: Callable[[int], None],
        *,
        words: Callable[[int], str] = str,
        on_done: Callable[[int], None] | None = None,
    ) -> None:
        super().__init__()
        self.low, self.high, self.step = low, high, step
        self.value = value
        self._words = words
        self._on_change = on_change
        self._on_done = on_done
        self._begun = value
        self._knob_px = 1
        self._word_px = 0

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """Track and value."""
        return min(look.control(220) + self._word_width(look), most_px), look.control(35)

    def _word_width(self, look: Look) -> int:
        style = look.text("strong")
        ends = (self.low, self.high, (self.low + self.high) // 2)
        return max(text.measure(self._words(end), style)[0] for end in ends) + look.control(14)

    def arrange(self, look: Look, rect: pygame.Rect) -> None:
        """Put it there."""
        self.place(rect)
        self._knob_px = look.control(24)
        self._word_px = self._word_width(look)

    def set_value(self, value: int) -> None:
        """Show another value, without telling anyone."""
        near = self.low + round((value - self.low) / self.step) * self.step
        near = min(max(near, self.low), self.high)
        if near != self.value:
            self.value = near
            self.touch()

    def _change(self, value: int) -> None:
        before = self.value
        self.set_value(value)
        if self.value != before:
            self._on_change(self.value)

    def begin(self, pos: tuple[int, int]) -> None:
        """Jump to the pointer."""
        self._begun = self.value
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Follow the pointer."""
        track = self._track()
        room = max(1, track.width - self._knob_px)
        part = (pos[0] - track.x - self._knob_px / 2) / room
        self._change(self.low + round(part * (self.high - self.low)))

    def moves_sideways(self, pos: tuple[int, int], start: tuple[int, int]) -> bool:
        """A finger that goes along the track moves the knob."""
        return abs(pos[0] - start[0]) >= abs(pos[1] - start[1])

    def finish(self, pos: tuple[int, int]) -> None:
        """Tell the value that was reached."""
        self.drag(pos)
        if self._on_done is not None and self.value != self._begun:
            self._on_done(self.value)

    def key(self, event: pygame.Event) -> bool:
        """Arrows go by a step, Page keys by five, Home and End to the ends."""
        moves = {
            pygame.K_LEFT: self.value - self.step,
            pygame.K_RIGHT: self.value + self.step,
            pygame.K_PAGEDOWN: self.value - 5 * self.step,
            pygame.K_PAGEUP: self.value + 5 * self.step,
            pygame.K_HOME: self.low,
            pygame.K_END: self.high,
        }
        if event.key not in moves:
            return False
        before = self.value
        self._change(moves[event.key])
        if self._on_done is not None and self.value != before:
            self._on_done(self.value)
        return True

    def _track(self) -> pygame.Rect:
        return pygame.Rect(
            self.rect.x, self.rect.y, max(1, self.rect.width - self._word_px), self.rect.height
        )

    def ring_rect(self) -> pygame.Rect:
        """The ring goes around the track."""
        return self._track()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw track, filled part, knob and value."""
        theme = look.theme
        track = self._track()
        groove = pygame.Rect(track.x, 0, track.width, look.control(10))
        groove.centery = track.centery
        part = (self.value - self.low) / max(1, self.high - self.low)
        knob_x = track.x + round((track.width - self._knob_px) * part)
        draw_box(target, groove, Box(theme.well, None, PILL_RADIUS_PX, line=brass_line(look)))
        filled = pygame.Rect(
            groove.x, groove.y, knob_x - track.x + self._knob_px // 2, groove.height
        )
        if self.enabled and part > 0:
            draw_box(target, filled, Box(theme.gold_top, theme.gold_bottom, PILL_RADIUS_PX))
        knob = pygame.Rect(knob_x, 0, self._knob_px, self._knob_px)
        knob.centery = track.centery
        colour = theme.face_top if self.enabled else theme.disabled_text
        edge = Line(theme.marigold if self.hovered else theme.face_edge, max(1, look.px(1.4)))
        box = Box(colour, theme.face_bottom, PILL_RADIUS_PX, line=edge, shadow=small_shadow(look))
        draw_box(target, knob, box)
        word_colour = theme.ivory if self.enabled else theme.disabled_text
        word = text.render(self._words(self.value), look.text("strong", word_colour))
        target.blit(
            word, (self.rect.right - word.get_width(), track.centery - word.get_height() // 2)
        )
