"""Keys of the keyboard, drawn as caps in a line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import RADIUS_XS, brass_line
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ui.look import Look


class KeyCaps(Widget):
    """Shows which keys do something: chords side by side, the keys of one joined by a plus."""

    def __init__(self, chords: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self._chords = tuple(tuple(caps) for caps in chords)

    @property
    def words(self) -> str:
        """The keys as one would write them."""
        return " ".join("+".join(caps) for caps in self._chords)

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """All caps in a line."""
        _, width = self._places(look)
        return min(width, most_px), look.control(30)

    def _places(self, look: Look) -> tuple[list[tuple[str, int, int]], int]:
        """Each cap with its place and width, a plus with width 0; and how wide all are."""
        least, plus, between = look.control(30), look.control(16), look.control(8)
        places = []
        x = 0
        for caps in self._chords:
            for number, cap in enumerate(caps):
                if number:
                    places.append(("+", x + plus // 2, 0))
                    x += plus
                words = text.measure(cap, look.text("small_strong"))[0]
                width = max(least, words + look.control(16))
                places.append((cap, x, width))
                x += width
            x += between
        return places, max(0, x - between)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the caps."""
        theme = look.theme
        box = Box(
            theme.panel_hi_top,
            theme.panel_hi_bottom,
            look.px(RADIUS_XS),
            line=brass_line(look, 0.6),
            lip=theme.well,
            lip_px=look.px(2),
        )
        style = look.text("small_strong")
        for cap, x, width in self._places(look)[0]:
            words = text.render(cap, style)
            if not width:
                middle = (self.rect.x + x, self.rect.centery)
                target.blit(words, words.get_rect(center=middle))
                continue
            rect = pygame.Rect(self.rect.x + x, self.rect.y, width, self.rect.height)
            draw_box(target, rect, box)
            middle = (rect.centerx, rect.centery - look.px(1))
            target.blit(words, words.get_rect(center=middle))
