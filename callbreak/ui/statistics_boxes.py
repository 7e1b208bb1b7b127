"""Boxes of the statistics: a figure in large, a chart with its heading, and a small table."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import (
    PILL_RADIUS_PX,
    RADIUS_M,
    brass_line,
    draw_divider,
    hairline_px,
)
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour

TILE: Final = 76
"""How high a tile is, in units of controls."""

_TABLE_ROW: Final = 34
_SMALLEST_PX: Final = 12


def _ground(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    box = Box(look.theme.well_chip, None, look.px(RADIUS_M), 0.55, brass_line(look, 0.35))
    draw_box(target, rect, box)


class Tile(Widget):
    """A figure with its name, and a second figure beside it."""

    def __init__(self, name: str, figure: str, second: str = "", *, gold: bool = False) -> None:
        super().__init__()
        self.name, self.figure, self.second, self.gold = name, figure, second, gold

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw it."""
        _ground(target, self.rect, look)
        theme = look.theme
        room = self.rect.inflate(-2 * look.control(14), -2 * look.control(6))
        name_style = look.text("second", theme.muted)
        name = text.render_within(self.name, name_style, room.width, look.scale.smallest_font_px)
        target.blit(name, (room.x, room.y))
        style = look.text("big_total", theme.turn if self.gold else theme.ivory)
        figure = text.render_within(self.figure, style, room.width, look.scale.smallest_font_px)
        y = room.bottom - figure.get_height() + look.px(4)
        target.blit(figure, (room.x, y))
        left = room.width - figure.get_width() - look.px(10)
        if not self.second or left < look.control(24):
            return
        small = look.text("second", theme.callgold)
        small = text.fit(self.second, small, left, look.scale.smallest_font_px)
        words = text.render(self.second, small)
        if words.get_width() > left:
            return
        x = room.x + figure.get_width() + look.px(10)
        target.blit(words, words.get_rect(midleft=(x, y + figure.get_height() // 2 + look.px(3))))


@dataclass(frozen=True, slots=True)
class Key:
    """What a colour in a chart means; ``line`` for a line, else a patch."""

    colour: Colour
    words: str
    line: bool = False


class ChartBox(Widget):
    """A chart below its heading, with what its colours mean."""

    def __init__(
        self,
        heading: str,
        keys: Sequence[Key],
        draw_in: Callable[[pygame.Surface, pygame.Rect, Look], None],
        nothing: str = "",
    ) -> None:
        super().__init__()
        self._heading = heading
        self._keys = tuple(keys)
        self._draw_in = draw_in
        self._nothing = nothing

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw heading, keys and chart; or a sentence where there is nothing to show."""
        _ground(target, self.rect, look)
        room = self.rect.inflate(-2 * look.control(16), -2 * look.control(10))
        style = look.text("row_name", look.theme.title)
        head = text.render_within(self._heading, style, room.width, look.scale.smallest_font_px)
        target.blit(head, (room.x, room.y))
        y = room.y + head.get_height()
        if self._nothing:
            muted = look.text("body", look.theme.muted)
            words = text.render(self._nothing, muted, max_width_px=room.width, align="center")
            target.blit(words, words.get_rect(center=(room.centerx, (y + room.bottom) // 2)))
            return
        y = self._draw_keys(target, look, room, y)
        self._draw_in(target, pygame.Rect(room.x, y, room.width, room.bottom - y), look)

    def _draw_keys(self, target: pygame.Surface, look: Look, room: pygame.Rect, y: int) -> int:
        style = look.text("small", look.theme.muted)
        high = text.line_box(style).height_px
        x = room.x
        for key in self._keys:
            mark = look.control(16 if key.line else 11)
            words = text.render_within(key.words, style, room.width - mark)
            if x > room.x and x + mark + words.get_width() + look.px(8) > room.right:
                x, y = room.x, y + high
            patch = pygame.Rect(x, 0, mark, look.px(3) if key.line else mark)
            patch.centery = y + high // 2
            draw_box(target, patch, Box(key.colour, None, PILL_RADIUS_PX if key.line else 2))
            x += mark + look.px(6)
            target.blit(words, (x, y))
            x += words.get_width() + look.px(18)
        return y + high + look.px(4)


class TableBox(Widget):
    """A heading, names of columns, and rows of words; the first column is wide."""

    def __init__(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        super().__init__()
        self._heads = tuple(heads)
        self._rows = [tuple(row) for row in rows]

    def height_px(self, look: Look) -> int:
        """The height it wants."""
        return look.control(_TABLE_ROW) * (len(self._rows) + 1) + look.control(14)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw it."""
        _ground(target, self.rect, look)
        theme = look.theme
        room = self.rect.inflate(-2 * look.control(16), -2 * look.control(7))
        high = look.control(_TABLE_ROW)
        head_style = look.text("small", theme.muted)
        head_styles = [look.text("row_name", theme.title)]
        head_styles += [head_style] * (len(self._heads) - 1)
        plain = look.text("body")
        widths = self._widths(look, room.width, head_styles, plain)
        head = pygame.Rect(room.x, room.y, room.width, high)
        self._draw_row(target, look, head, self._heads, head_styles, widths)
        for place, row in enumerate(self._rows, 1):
            rect = pygame.Rect(room.x, room.y + place * high, room.width, high)
            thin = pygame.Rect(rect.x, rect.y, rect.width, hairline_px(look))
            draw_divider(target, thin, look)
            self._draw_row(target, look, rect, row, [plain] * len(row), widths)

    def _widths(
        self, look: Look, room_px: int, heads: Sequence[text.TextStyle], plain: text.TextStyle
    ) -> list[int]:
        """How wide each column is: what its words need, and the first takes what is left."""
        needs = [
            text.measure(words, style)[0] for words, style in zip(self._heads, heads, strict=True)
        ]
        for row in self._rows:
            widths = (text.measure(words, plain)[0] for words in row)
            needs = [max(pair) for pair in zip(needs, widths, strict=True)]
        spare = room_px - sum(needs) - len(needs) * look.px(10)
        # Figures that stand close together are hard to tell apart; the first column has the rest.
        wider = min(max(spare // (2 * len(needs)), 0), look.px(14))
        needs = [need + look.px(10) + wider for need in needs]
        spare = room_px - sum(needs)
        if spare >= 0:
            needs[0] += spare
            return needs
        return [need * room_px // sum(needs) for need in needs]

    def _draw_row(
        self,
        target: pygame.Surface,
        look: Look,
        rect: pygame.Rect,
        cells: Sequence[str],
        styles: Sequence[text.TextStyle],
        widths: Sequence[int],
    ) -> None:
        left = rect.x
        for column, (words, style, width) in enumerate(zip(cells, styles, widths, strict=True)):
            wide = width - look.px(8)
            cell = text.render_within(words, style, wide, _SMALLEST_PX)
            if column == 0:
                target.blit(cell, cell.get_rect(midleft=(left, rect.centery)))
            else:
                target.blit(cell, cell.get_rect(midright=(left + width, rect.centery)))
            left += width
