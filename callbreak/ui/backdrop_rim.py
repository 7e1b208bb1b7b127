"""The table's frame: a rim of dark wood, the woven band, and a line of brass."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final

import pygame

from callbreak import paths
from callbreak.ui.backdrop_light import tile_over, upright_ramp
from callbreak.ui.theme import Theme
from callbreak.ui.weave import BAND_CELLS, weave_band, weave_cell_px, weave_corner

_BRASS: Final = (("#f3dc9c", 0.0), ("#c9a24a", 0.45), ("#8a6728", 1.0))
_GAP: Final = "#1c0d08"

# Across the rim, from outside to inside: where, then black (below 0) or warm light, 0 to 255.
_ROUNDING: Final = ((0.0, -128), (0.3, 30), (0.6, 0), (1.0, -140))


@dataclass(frozen=True, slots=True)
class Frame:
    """The widths in px of what surrounds the cloth, from outside to inside."""

    rim: int
    band: int
    brass: int

    @property
    def cloth(self) -> int:
        """Where the cloth begins, from the window's edge."""
        return self.rim + self.band + self.brass


def table_frame(unit: float) -> Frame:
    """The frame for a scale of ``unit`` (1 at 1280 by 720)."""
    cell = weave_cell_px(unit)
    return Frame(max(4, round(16 * unit)), BAND_CELLS * cell, max(1, round(2 * unit)))


def draw_frame(surface: pygame.Surface, frame: Frame, unit: float, theme: Theme) -> None:
    """Draw the frame along the edges of ``surface``."""
    whole = surface.get_rect()
    _draw_wood(surface, frame.rim + max(1, round(1.4 * unit)), unit)
    outer = whole.inflate(-2 * frame.rim, -2 * frame.rim)
    surface.fill(_GAP, outer.inflate(2 * max(1, round(unit)), 2 * max(1, round(unit))))
    if theme.weave:
        _draw_weave(surface, outer, frame.band, weave_cell_px(unit))
    else:
        _draw_inlay(surface, outer, frame.band, unit, theme)
    _darken(surface, outer, frame.band, round(255 * theme.weave_shade))
    line = max(1, round(0.9 * unit))
    for rect in (outer, outer.inflate(-2 * (frame.band - line), -2 * (frame.band - line))):
        _shade_edge(surface, rect, line)
    _draw_brass(surface, outer.inflate(-2 * frame.band, -2 * frame.band), frame.brass)


def wood_tile(unit: float) -> pygame.Surface:
    """The grain of the wood for a scale of ``unit``, lying across."""
    tile = _wood()
    if unit <= 1.75:
        return tile
    grow = unit / 1.5
    return pygame.transform.smoothscale(
        tile, (round(tile.get_width() * grow), round(tile.get_height() * grow))
    )


@cache
def _wood() -> pygame.Surface:
    return pygame.image.load(paths.asset("textures/wood.png"))


def _draw_wood(surface: pygame.Surface, thick: int, unit: float) -> None:
    width, height = surface.get_size()
    tile = wood_tile(unit)
    upright = pygame.transform.rotate(tile, 90)
    mask = [(0, 0), (thick, thick), (thick, height - thick), (0, height)]
    side = pygame.Surface((thick, height), pygame.SRCALPHA)
    tile_over(side, upright, side.get_rect())
    _round_off(side, upright=True)
    keep = pygame.Surface((thick, height), pygame.SRCALPHA)
    pygame.draw.polygon(keep, "#ffffff", mask)
    side.blit(keep, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    bar = pygame.Surface((width, thick), 0, 32)
    tile_over(bar, tile, bar.get_rect())
    _round_off(bar, upright=False)
    surface.blit(bar, (0, 0))
    surface.blit(pygame.transform.flip(bar, flip_x=False, flip_y=True), (0, height - thick))
    surface.blit(side, (0, 0))
    surface.blit(pygame.transform.flip(side, flip_x=True, flip_y=False), (width - thick, 0))


def _round_off(bar: pygame.Surface, *, upright: bool) -> None:
    """Light a bar as if it were rounded, from its top or left edge inwards."""
    width, height = bar.get_size()
    count = width if upright else height
    for i in range(count):
        value = _rounding(i / max(1, count - 1))
        rect = (i, 0, 1, height) if upright else (0, i, width, 1)
        if value < 0:
            keep = 255 + value
            bar.fill((keep, keep, keep), rect, special_flags=pygame.BLEND_RGB_MULT)
        else:
            bar.fill(
                (value, value * 4 // 5, value * 3 // 5), rect, special_flags=pygame.BLEND_RGB_ADD
            )


def _rounding(at: float) -> int:
    for (low, dark), (high, light) in pairwise(_ROUNDING):
        if at <= high:
            return round(dark + (light - dark) * (at - low) / (high - low))
    return _ROUNDING[-1][1]


def _draw_weave(surface: pygame.Surface, outer: pygame.Rect, thick: int, cell: int) -> None:
    across = weave_band(outer.w - 2 * thick, cell)
    down = pygame.transform.rotate(weave_band(outer.h - 2 * thick, cell), 90)
    corner = weave_corner(cell)
    far_x, far_y = outer.right - thick, outer.bottom - thick
    surface.blit(across, (outer.x + thick, outer.y))
    surface.blit(across, (outer.x + thick, far_y))
    surface.blit(down, (outer.x, outer.y + thick))
    surface.blit(down, (far_x, outer.y + thick))
    for place in ((outer.x, outer.y), (far_x, outer.y), (outer.x, far_y), (far_x, far_y)):
        surface.blit(corner, place)


def _draw_inlay(
    surface: pygame.Surface, outer: pygame.Rect, thick: int, unit: float, theme: Theme
) -> None:
    """A flat inlay of plain wood with one thin brass thread."""
    pygame.draw.rect(surface, theme.inlay, outer, thick)
    thread = max(1, round(0.7 * unit))
    inset = 2 * round(thick * 0.36)
    pygame.draw.rect(surface, "#7d6231", outer.inflate(-inset, -inset), thread)


def _darken(surface: pygame.Surface, outer: pygame.Rect, thick: int, amount: int) -> None:
    keep = 255 - amount
    colour = (keep + amount * 18 // 255, keep + amount * 6 // 255, keep + amount * 10 // 255)
    bars = (
        (outer.x, outer.y, outer.w, thick),
        (outer.x, outer.bottom - thick, outer.w, thick),
        (outer.x, outer.y + thick, thick, outer.h - 2 * thick),
        (outer.right - thick, outer.y + thick, thick, outer.h - 2 * thick),
    )
    for bar in bars:
        surface.fill(colour, bar, special_flags=pygame.BLEND_RGB_MULT)


def _shade_edge(surface: pygame.Surface, rect: pygame.Rect, line: int) -> None:
    dark = (166, 166, 166)
    for bar in (
        (rect.x, rect.y, rect.w, line),
        (rect.x, rect.bottom - line, rect.w, line),
        (rect.x, rect.y + line, line, rect.h - 2 * line),
        (rect.right - line, rect.y + line, line, rect.h - 2 * line),
    ):
        surface.fill(dark, bar, special_flags=pygame.BLEND_RGB_MULT)


def _draw_brass(surface: pygame.Surface, rect: pygame.Rect, line: int) -> None:
    stops = [(at, pygame.Color(colour)) for colour, at in _BRASS]
    upright = upright_ramp((line, rect.h), stops)
    surface.blit(upright, rect.topleft)
    surface.blit(upright, (rect.right - line, rect.y))
    surface.fill(_BRASS[0][0], (rect.x, rect.y, rect.w, line))
    surface.fill(_BRASS[-1][0], (rect.x, rect.bottom - line, rect.w, line))
