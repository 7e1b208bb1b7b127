"""The plate on the table's rim that says the fingerprint of the deals before the first card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.backdrop_rim import table_frame
from callbreak.ui.panel import draw_pill

if TYPE_CHECKING:
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

_SMALLEST_PX: Final = 12
_SIDE: Final = 14


def _style(layout: TableLayout, words: str, look: Look) -> text.TextStyle:
    """As large as the rim and the window's width allow."""
    style = look.text("small", look.theme.ivory)
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
    """Draw the plate."""
    draw_pill(surface, rect, look)
    line = text.render(words, _style(layout, words, look))
    surface.blit(line, line.get_rect(center=rect.center))
