"""The track of a round in the review: the calls, thirteen tricks, and marks where points went."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.marks import even_diamond
from callbreak.ui.panel import PILL_RADIUS_PX, brass_line, hairline_px, small_shadow
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look

CALLS: Final = 4
STEPS: Final = 56
"""Four calls and 52 cards; 0 is the deal."""

_SEGMENTS: Final = 14
_KNOB: Final = 22
_BEFORE_WORDS: Final = 12
_RING: Final = 6


class ReviewTrack(Widget):
    """Set by dragging, a click, or the arrows: left and right by a step, up and down by a trick.

    Attributes:
        step: where it stands, 0 to `STEPS`.
        last: the last step that was played.
    """

    focusable = True
    pressable = True
    round_ends = True

    def __init__(
        self,
        on_move: Callable[[int], None],
        on_press: Callable[[], None],
        *,
        calls_word: str,
    ) -> None:
        super().__init__()
        self.step = 0
        self.last = STEPS
        self._marks: tuple[int, ...] = ()
        self._words = ""
        self._calls_word = calls_word
        self._on_move = on_move
        self._on_press = on_press
        self._look: Look | None = None

    def show(self, step: int, last: int, marks: Sequence[int], words: str) -> None:
        """Show a step, which `words` say; `marks` are steps that lost points."""
        new = (step, last, tuple(marks), words)
        if new != (self.step, self.last, self._marks, self._words):
            self.step, self.last, self._marks, self._words = new
            self.touch()

    # ------------------------------------------------------------------ where things are

    def _words_px(self, look: Look) -> int:
        small = look.text("second").sized(look.scale.smallest_font_px)
        needed = text.measure(self._words, small)[0] + look.px(_BEFORE_WORDS)
        room = min(max(needed, look.control(132)), look.control(160))
        return min(room, self.rect.width // 4)

    def _under_knob(self, look: Look) -> int:
        """How far the knob and its ring reach below the groove's middle."""
        return look.control(_KNOB) // 2 + look.px(_RING)

    def _groove(self, look: Look) -> pygame.Rect:
        side = look.control(_KNOB) // 2
        width = self.rect.width - self._words_px(look) - 2 * side
        groove = pygame.Rect(self.rect.x + side, 0, width, look.px(7))
        # In a low track higher, so that the knob's ring leaves the numbers their room.
        line = text.line_box(look.text("small"))
        under = self._under_knob(look) + look.px(3) + (line.height_px + line.cap_height_px) // 2
        down = min(round(self.rect.height * 0.40), self.rect.height - under)
        groove.centery = self.rect.y + max(down, side)
        return groove

    def _x(self, groove: pygame.Rect, step: float) -> int:
        return groove.x + round(groove.width * step / STEPS)

    # ------------------------------------------------------------------ input

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on the groove, its numbers or its marks."""
        if self._look is None:
            return False
        groove = self._groove(self._look)
        side = self._look.control(_KNOB) // 2
        area = pygame.Rect(groove.x - side, self.rect.y, groove.width + 2 * side, self.rect.height)
        return area.collidepoint(pos)

    def begin(self, pos: tuple[int, int]) -> None:
        """Go to where the pointer is; a mark that is near takes it."""
        look = self._look
        if look is None:
            return
        groove = self._groove(look)
        near = [mark for mark in self._marks if abs(self._x(groove, mark) - pos[0]) < look.px(8)]
        if near and pos[1] < groove.centery - look.px(4):
            self._go(min(near, key=lambda mark: abs(self._x(groove, mark) - pos[0])))
        else:
            self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Follow the pointer."""
        if self._look is not None:
            groove = self._groove(self._look)
            self._go(round((pos[0] - groove.x) / max(1, groove.width) * STEPS))

    def moves_sideways(self, pos: tuple[int, int], start: tuple[int, int]) -> bool:
        """A finger that goes along the track moves the knob."""
        return abs(pos[0] - start[0]) >= abs(pos[1] - start[1])

    def finish(self, pos: tuple[int, int]) -> None:
        """The pointer has been followed already."""

    def _go(self, step: int) -> None:
        step = min(max(step, 0), self.last)
        if step != self.step:
            self._on_move(step)

    def press(self) -> None:
        """Enter and Space play and stop."""
        self._on_press()

    def key(self, event: pygame.Event) -> bool:
        """Arrows go by a step or a trick, Home and End to the ends of the round."""
        moves = {
            pygame.K_LEFT: self.step - 1,
            pygame.K_RIGHT: self.step + 1,
            pygame.K_UP: self.step - 4,
            pygame.K_DOWN: self.step + 4,
            pygame.K_HOME: 0,
            pygame.K_END: self.last,
        }
        if event.key not in moves:
            return False
        self._go(moves[event.key])
        return True

    def ring_rect(self) -> pygame.Rect:
        """The ring goes around the knob."""
        if self._look is None:
            return self.rect
        return self._knob(self._look)

    # ------------------------------------------------------------------ drawing

    def _knob(self, look: Look) -> pygame.Rect:
        groove = self._groove(look)
        side = look.control(_KNOB)
        knob = pygame.Rect(0, 0, side, side)
        knob.center = (self._x(groove, self.step), groove.centery)
        return knob

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw groove, ticks, numbers, marks, knob and words."""
        self._look = look
        theme = look.theme
        groove = self._groove(look)
        draw_box(target, groove, Box(theme.well, None, PILL_RADIUS_PX, line=brass_line(look, 0.35)))
        knob = self._knob(look)
        gone = pygame.Rect(groove.x, groove.y, max(0, knob.centerx - groove.x), groove.height)
        draw_box(target, gone, Box(theme.gold_top, theme.gold_bottom, PILL_RADIUS_PX))
        self._draw_numbers(target, look, groove)
        for mark in self._marks:
            diamond = even_diamond(5.2 * look.scale.unit, theme.bad)
            place = diamond.get_rect(center=(self._x(groove, mark), groove.y - look.px(11)))
            place.top = max(place.top, self.rect.top + look.px(2))
            target.blit(diamond, place)
        edge = Line(theme.marigold if self.hovered else theme.face_edge, max(1, look.px(1.4)))
        box = Box(
            theme.face_top, theme.face_bottom, PILL_RADIUS_PX, line=edge, shadow=small_shadow(look)
        )
        draw_box(target, knob, box)
        style = look.text("second", theme.ivory)
        room = self._words_px(look) - look.px(_BEFORE_WORDS)
        words = text.render_within(self._words, style, room, look.scale.smallest_font_px)
        target.blit(words, words.get_rect(midright=self.rect.midright))

    def _draw_numbers(self, target: pygame.Surface, look: Look, groove: pygame.Rect) -> None:
        theme = look.theme
        thin = hairline_px(look)
        now = -1 if self.step == 0 else (self.step - 1) // CALLS
        pitch = groove.width / _SEGMENTS
        line_px = text.measure("1", look.text("small"))[1]
        # Below the knob and its ring, which would hide the word they stand over.
        below = groove.centery + self._under_knob(look)
        top = min(max(groove.bottom + look.px(5), below), self.rect.bottom - line_px)
        for segment in range(_SEGMENTS + 1):
            x = self._x(groove, segment * CALLS)
            tick = pygame.Rect(x, groove.bottom + look.px(4), thin, look.px(5))
            target.fill(theme.brass, tick)
            if segment == _SEGMENTS:
                break
            current = segment == now
            colour = theme.ivory if current else theme.muted
            style = look.text("small_strong" if current else "small", colour)
            words = str(segment) if segment else self._calls_word
            if not segment:
                style = text.fit(words, style, round(pitch), max(11, style.size_px - 3))
                # At its left there is room until the widget ends.
                spare = groove.x - self.rect.x
                words = text.ellipsize(words, style, round(pitch * 1.05) + spare)
            label = text.render(words, style)
            if label.get_width() <= pitch * 1.1 or current or not segment:
                place = label.get_rect(midbottom=(round(x + pitch / 2), top + line_px))
                place.right = min(place.right, round(x + pitch * 1.05))
                target.blit(label, place)
