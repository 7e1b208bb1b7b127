"""A small table of figures: a line of headings and rows of short texts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.panel import draw_divider, draw_inset, hairline_px
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.text import TextStyle

_ROW = 34
_COLUMN = 150
_PADDING = 18


class Figures(Widget):
    """Every column but the first is centred; the last one is in bold."""

    def __init__(self, head: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self.head = tuple(head)
        self.rows = tuple(tuple(row) for row in rows)

    def size_px(self, look: Look, most_px: int = 100_000) -> tuple[int, int]:
        """The size it wants: no wider than its columns need."""
        wide = sum(self._columns(look)) + 2 * look.control(_PADDING)
        return min(wide, most_px), self.height_px(look)

    def height_px(self, look: Look) -> int:
        """How high it is."""
        return look.control(_ROW) * (len(self.rows) + 1) + look.control(12)

    def _columns(self, look: Look) -> list[int]:
        """The widths that the columns want."""
        style = look.text("strong")
        cells = zip(self.head, *self.rows, strict=True)
        return [
            max(look.control(_COLUMN) // 2, *(text.measure(c, style)[0] for c in column))
            + look.control(28)
            for column in cells
        ]

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the box and what is in it."""
        draw_inset(target, self.rect, look)
        room = self.rect.inflate(-2 * look.control(_PADDING), -look.control(12))
        wanted = self._columns(look)
        part = room.width / sum(wanted)
        widths = [round(width * part) for width in wanted]
        y, high = room.y, look.control(_ROW)
        self._draw_row(target, look, (room.x, y), widths, self.head, head=True)
        for row in self.rows:
            y += high
            line = pygame.Rect(room.x, y, sum(widths), hairline_px(look))
            draw_divider(target, line, look)
            self._draw_row(target, look, (room.x, y), widths, row, head=False)

    @staticmethod
    def _draw_row(
        target: pygame.Surface,
        look: Look,
        corner: tuple[int, int],
        widths: Sequence[int],
        cells: Sequence[str],
        *,
        head: bool,
    ) -> None:
        x, y = corner
        for index, (width, cell) in enumerate(zip(widths, cells, strict=True)):
            style = _style(look, head=head, last=index == len(cells) - 1)
            words = text.render_within(
                cell, style, width - look.control(8), look.scale.smallest_font_px
            )
            place = words.get_rect(centery=y + look.control(_ROW) // 2, x=x)
            if index:
                place.centerx = x + width // 2
            target.blit(words, place)
            x += width


def _style(look: Look, *, head: bool, last: bool) -> TextStyle:
    if head:
        return look.text("second", look.theme.muted)
    return look.text("strong" if last else "body")
