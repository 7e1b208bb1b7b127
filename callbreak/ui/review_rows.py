"""Rows of the lists at the side of the review: a loss with its bar, and a round with its points."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import PILL_RADIUS_PX

if TYPE_CHECKING:
    from callbreak.ui.look import Look

ROW: Final = 58
"""How high a row is, in units of controls."""

_BAR: Final = 62
_NUMBER: Final = 46


@dataclass(frozen=True, slots=True)
class LossRow:
    """A decision that lost points, or a round.

    Attributes:
        title: where it was.
        line: what it was.
        number: the points, as words.
        part: how long its bar is beside the longest, 0 for none.
        good: whether the number is none to be sorry about.
    """

    title: str
    line: str
    number: str
    part: float = 0.0
    good: bool = False

    def draw(self, target: pygame.Surface, rect: pygame.Rect, look: Look, *, chosen: bool) -> None:
        """Draw two lines at the left, number and, where there is room for it, bar at the right."""
        theme = look.theme
        colour = theme.ivory if self.good else theme.bad_text
        style = look.text("row_name", colour)
        number = text.render(self.number, style)
        wide = max(number.get_width(), look.control(_NUMBER))
        target.blit(number, number.get_rect(midright=(rect.right, rect.centery)))
        room = rect.width - wide - look.px(8)
        smallest = look.scale.smallest_font_px
        title = look.text("row_name")
        title = title.sized(round(title.size_px * 0.92))
        second = look.text("second", theme.ivory if chosen else theme.muted)
        longest = look.control(_BAR)
        beside_bar = room - longest - look.px(8)
        fits = all(
            text.measure(words, text.fit(words, style, beside_bar, smallest))[0] <= beside_bar
            for words, style in ((self.title, title), (self.line, second))
        )
        if self.part and fits and rect.width >= look.control(270):
            bar = pygame.Rect(0, 0, max(look.px(10), round(longest * self.part)), look.px(10))
            bar.midright = (rect.right - wide - look.px(8), rect.centery)
            ground = theme.value_played if chosen else (0xB0, 0x4A, 0x50)
            draw_box(target, bar, Box(ground, None, PILL_RADIUS_PX))
            room = beside_bar
        upper = text.render_within(self.title, title, room, smallest)
        lower = text.render_within(self.line, second, room, smallest)
        overlap = look.px(3)
        y = rect.centery - (upper.get_height() + lower.get_height() - overlap) // 2
        target.blit(upper, (rect.x, y))
        target.blit(lower, (rect.x, y + upper.get_height() - overlap))
