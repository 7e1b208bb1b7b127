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
    """Shows which keys do something; each entry is a cap."""

    def __init__(self, caps: Sequence[str]) -> None:
        super().__init__()
        self._caps = tuple(caps)

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """All caps in a line."""
        widths = self._widths(look)
        width = sum(widths) + look.control(6) * (len(widths) - 1)
        return min(width, most_px), look.control(30)

    def _widths(self, look: Look) -> list[int]:
        style = look.text("small_strong")
        least = look.control(30)
        wide = [text.measure(cap, style)[0] + look.control(16) for cap in self._caps]
        return [max(least, width) for width in wide]

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the caps."""
        theme = look.theme
        x = self.rect.x
        box = Box(
            theme.panel_hi_top,
            theme.panel_hi_bottom,
            look.px(RADIUS_XS),
            line=brass_line(look, 0.6),
            lip=theme.well,
            lip_px=look.px(2),
        )
        for cap, width in zip(self._caps, self._widths(look), strict=True):
            rect = pygame.Rect(x, self.rect.y, width, self.rect.height)
            draw_box(target, rect, box)
            words = text.render(cap, look.text("small_strong"))
            middle = (rect.centerx, rect.centery - look.px(1))
            target.blit(words, words.get_rect(center=middle))
            x += width + look.control(6)
