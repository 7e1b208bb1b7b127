"""A scene that is one large panel on the table: where its parts are, and its still picture."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.backdrop import FOCUS, table_backdrop
from callbreak.ui.box import Box, draw_box
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.panel import RADIUS_XL, draw_divider, draw_panel, hairline_px

if TYPE_CHECKING:
    from callbreak.ui.look import Look

_NARROW = 860
"""A panel narrower than this (in units of controls) has its entries above, not at the side."""

_UPRIGHT = 1000
"""In an upright window the panel is no higher (in units of controls): most pages are shorter."""


@dataclass(frozen=True, slots=True)
class ScreenPanel:
    """The parts of the panel, in pixels of the window.

    Attributes:
        panel: the whole.
        title: the room for the title, above the band.
        close: where the round button that closes it goes.
        nav: the column of entries at the side, or the row above; empty without entries.
        body: the room for the content, within its margins.
        footer: the room for buttons at the bottom; empty without them.
        narrow: whether the entries are above.
    """

    panel: pygame.Rect
    title: pygame.Rect
    close: pygame.Rect
    nav: pygame.Rect
    body: pygame.Rect
    footer: pygame.Rect
    narrow: bool


def screen_panel(
    size_px: tuple[int, int], look: Look, *, nav: bool = False, footer: bool = False
) -> ScreenPanel:
    """Lay the panel out in a window of that size."""
    width, height = size_px
    side = look.px(72) if width > height else look.px(52)
    top = look.px(59)
    most = look.control(1136) if width > look.control(1400) else width
    panel = pygame.Rect(0, top, min(width - 2 * side, max(most, round(width * 0.72))), 0)
    panel.height = height - 2 * top
    if height > width:
        panel.height = min(panel.height, look.control(_UPRIGHT))
    panel.center = (width // 2, height // 2)
    margin = look.px(28)
    title = pygame.Rect(panel.x + margin, panel.y, panel.width - 2 * margin, look.control(62))
    round_px = look.control(40)
    close = pygame.Rect(0, 0, round_px, round_px)
    close.midright = (title.right, title.centery)
    y = title.bottom + band_height_px(look)
    foot_px = look.control(66) if footer else 0
    narrow = panel.width < look.control(_NARROW)
    left = panel.x
    if nav and not narrow:
        nav_rect = pygame.Rect(panel.x, y, look.control(236), panel.bottom - y)
        left = nav_rect.right
    elif nav:
        nav_rect = pygame.Rect(panel.x, y, panel.width, 0)
    else:
        nav_rect = pygame.Rect(panel.x, y, 0, 0)
    foot = pygame.Rect(left, panel.bottom - foot_px, panel.right - left, foot_px)
    body = pygame.Rect(left, y, panel.right - left, panel.bottom - foot_px - y)
    body = pygame.Rect(
        body.x + margin, body.y + look.px(8), body.width - 2 * margin, body.height - look.px(16)
    )
    return ScreenPanel(panel, title, close, nav_rect, body, foot, narrow)


def paint_screen_panel(
    size_px: tuple[int, int], look: Look, layout: ScreenPanel, title: str, line: str = ""
) -> pygame.Surface:
    """The still picture: table, panel, title with a line beside it, band and dividers."""
    ground = table_ground(size_px, look).copy()
    draw_panel(ground, layout.panel, look, RADIUS_XL, big=True)
    _draw_titles(ground, look, layout, title, line)
    inner = layout.panel.inflate(-2 * look.px(1), 0)
    draw_title_band(ground, inner.x, layout.title.bottom, inner.width, look)
    thin = hairline_px(look)
    if layout.nav.width and layout.nav.height and not layout.narrow:
        _darken_column(ground, look, layout)
        edge = pygame.Rect(layout.nav.right, layout.nav.y, thin, layout.nav.height - look.px(1))
        draw_divider(ground, edge, look)
    if layout.footer.height:
        edge = pygame.Rect(layout.footer.x, layout.footer.y, layout.footer.width, thin)
        draw_divider(ground, edge, look)
    return ground


def _darken_column(ground: pygame.Surface, look: Look, layout: ScreenPanel) -> None:
    """The ground of the entries at the side; it ends with the panel's rounded corner."""
    line = look.px(1)
    column = pygame.Rect(
        layout.nav.x + line, layout.nav.y, layout.nav.width - line, layout.nav.height - line
    )
    radius = look.px(RADIUS_XL) - line
    reaching = column.inflate(2 * radius, 2 * radius)
    reaching.bottomleft = column.bottomleft
    ground.set_clip(column)
    draw_box(ground, reaching, Box(look.theme.well_chip, None, radius, 0.35))
    ground.set_clip(None)


def _draw_titles(
    ground: pygame.Surface, look: Look, layout: ScreenPanel, title: str, line: str
) -> None:
    style = look.text("panel_title")
    room = layout.close.left - layout.title.x - look.px(16)
    words = text.render_within(title, style, room, look.scale.smallest_font_px)
    ground.blit(words, (layout.title.x, layout.title.centery - words.get_height() // 2))
    start = _line_start(look, layout, words.get_width())
    if line and _line_fits(look, layout, line, start):
        picture = text.render(line, look.text("second", look.theme.muted))
        ground.blit(picture, (start, layout.title.centery - picture.get_height() // 2))


def shows_line(look: Look, layout: ScreenPanel, title: str, line: str) -> bool:
    """Whether the line beside the title has room there; else it is left out."""
    wide = text.measure(title, look.text("panel_title"))[0]
    return _line_fits(look, layout, line, _line_start(look, layout, wide))


def _line_start(look: Look, layout: ScreenPanel, title_px: int) -> int:
    start = layout.title.x + title_px + look.px(28)
    return max(start, layout.body.x) if layout.nav.width and not layout.narrow else start


def _line_fits(look: Look, layout: ScreenPanel, line: str, start: int) -> bool:
    room = layout.close.left - look.px(16) - start
    return text.measure(line, look.text("second"))[0] <= room


def table_ground(
    size_px: tuple[int, int], look: Look, focus: tuple[float, float] = FOCUS
) -> pygame.Surface:
    """The table as the ground of a scene, as a shared surface; the light falls on ``focus``."""
    contrast = "high" if look.theme.high_contrast else "normal"
    return _kept_table(size_px, look.theme.name, contrast, look.scale.unit, focus)


@functools.lru_cache(maxsize=1)
def _kept_table(
    size_px: tuple[int, int], theme: str, contrast: str, unit: float, focus: tuple[float, float]
) -> pygame.Surface:
    return table_backdrop(size_px, theme, contrast, unit, focus=focus)
