"""The plate on the table's rim that says the fingerprint of the deals before the first card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.backdrop_rim import table_frame
from callbreak.ui.box import Box, draw_box
from callbreak.ui.marks import bullet
from callbreak.ui.panel import RADIUS_XS, brass_line

if TYPE_CHECKING:
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

_SMALLEST_PX: Final = 12
_SIDE: Final = 26
_WOOD: Final = ((0x43, 0x2A, 0x1C), (0x1C, 0x0E, 0x08))
"""From top to bottom: the plate is let into the rim, and no panel that lies on it."""


def _style(layout: TableLayout, words: str, look: Look) -> text.TextStyle:
    """As large as the rim and the window's width allow."""
    theme = look.theme
    style = look.text("small", theme.ivory if theme.high_contrast else theme.callgold)
    room = layout.size[0] - 2 * look.px(_SIDE) - 2 * table_frame(layout.u).cloth
    high = table_frame(layout.u).cloth - round(6 * layout.u)
    return text.fit_lines(words, style, (room, high), _SMALLEST_PX)


def plate_rect(layout: TableLayout, words: str, look: Look) -> pygame.Rect:
    """Where the plate lies: in the middle of the upper rim, clear of the cloth."""
    width, height = text.measure(words, _style(layout, words, look))
    rect = pygame.Rect(0, 0, width + 2 * look.px(_SIDE), height + round(4 * layout.u))
    rect.center = (layout.size[0] // 2, table_frame(layout.u).cloth // 2)
    return rect


def draw_plate(
    surface: pygame.Surface, rect: pygame.Rect, layout: TableLayout, words: str, look: Look
) -> None:
    """Draw the plate: dark wood in a brass line, a diamond at either end."""
    theme = look.theme
    top, bottom = (theme.panel_top, theme.panel_bottom) if theme.high_contrast else _WOOD
    edge = brass_line(look, 1.0 if theme.high_contrast else 0.8)
    draw_box(surface, rect, Box(top, bottom, look.px(RADIUS_XS), line=edge, light=0.06))
    mark = bullet(look, theme.brass)
    for x in (rect.left + look.px(_SIDE) // 2, rect.right - look.px(_SIDE) // 2):
        surface.blit(mark, mark.get_rect(center=(x, rect.centery)))
    line = text.render(words, _style(layout, words, look))
    surface.blit(line, line.get_rect(center=rect.center))
