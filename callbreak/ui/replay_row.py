"""A row of the list of replays: when and what was played, by whom, and how it ended."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import PILL_RADIUS_PX
from callbreak.ui.text_names import fit_named

if TYPE_CHECKING:
    from callbreak.ui.look import Look, Role
    from callbreak.ui.text_names import Sentence
    from callbreak.ui.theme import Colour

_ROW: Final = 62
_OVERLAP: Final = 3
_LEAST_MARGINS_PX: Final = 8
_LINES: Final[tuple[Role, ...]] = ("row_name", "second")

Mood = Literal["won", "lost", "open"]


@dataclass(frozen=True, slots=True)
class ReplayRow:
    """A kept game.

    Attributes:
        number: what people know it by.
        title: when, and by which rules.
        line: the players with their totals, by what they are called.
        names: what they are called.
        result: how it ended.
        mood: how the result is coloured; won has a crown besides.
    """

    number: str
    title: str
    line: Sentence
    names: tuple[str, ...]
    result: str
    mood: Mood

    def draw(self, target: pygame.Surface, rect: pygame.Rect, look: Look, *, chosen: bool) -> None:
        """Draw the number at the left, two lines, and the result at the right."""
        theme = look.theme
        style = look.text("row_name", theme.brass_light if chosen else theme.callgold)
        number = text.render(self.number, style)
        target.blit(number, number.get_rect(midleft=(rect.x, rect.centery)))
        left = rect.x + max(number.get_width(), look.control(44)) + look.px(10)
        right = self._draw_result(target, rect, look)
        room = max(1, right - left - look.px(10))
        title = look.text("row_name")
        upper = text.render_within(self.title, title, room, look.scale.smallest_font_px)
        second = look.text("second", theme.ivory if chosen else theme.muted)
        lower = text.render(*fit_named(self.line, self.names, second, room, second.size_px))
        overlap = look.px(_OVERLAP)
        y = rect.centery - (upper.get_height() + lower.get_height() - overlap) // 2
        target.blit(upper, (left, y))
        target.blit(lower, (left, y + upper.get_height() - overlap))

    def _draw_result(self, target: pygame.Surface, rect: pygame.Rect, look: Look) -> int:
        """Draw the chip of the result; its left edge."""
        theme = look.theme
        colour: Colour = {"won": theme.marigold, "lost": theme.ivory, "open": theme.muted}[
            self.mood
        ]
        style = look.text("small_strong", colour)
        most = round(rect.width * 0.34)
        side, gap = look.control(10), look.control(6)
        crown = icon("crown", look.control(15), colour) if self.mood == "won" else None
        extra = crown.get_width() + gap if crown else 0
        words = text.render_within(self.result, style, most - 2 * side - extra)
        chip = pygame.Rect(0, 0, words.get_width() + extra + 2 * side, look.control(27))
        chip.midright = (rect.right, rect.centery)
        line = Line(colour, max(1.0, look.scale.unit), 0.55)
        draw_box(target, chip, Box(theme.well_chip, None, PILL_RADIUS_PX, 0.7, line))
        x = chip.x + side
        if crown is not None:
            target.blit(crown, crown.get_rect(midleft=(x, chip.centery)))
            x += extra
        target.blit(words, words.get_rect(midleft=(x, chip.centery)))
        return chip.x


def replay_row_px(look: Look) -> int:
    """How high a row is: its two lines keep away from its edges, in a small window too."""
    lines = sum(text.line_box(look.text(role)).height_px for role in _LINES)
    margins = max(look.px(9), _LEAST_MARGINS_PX)
    return max(look.control(_ROW), lines - look.px(_OVERLAP) + margins)
