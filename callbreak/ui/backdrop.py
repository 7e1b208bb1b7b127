"""The table seen from above: frame, lit cloth, lamp and the woven motif under the trick."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

import pygame

from callbreak import paths
from callbreak.ui.backdrop_light import colour_ramp, lay_shade, round_light, tile_over
from callbreak.ui.backdrop_rim import Frame, draw_frame, table_frame, wood_tile
from callbreak.ui.theme import Theme, theme_for
from callbreak.ui.weave import stepped_diamond, weave_band, weave_cell_px

__all__ = [
    "Frame",
    "stepped_diamond",
    "table_backdrop",
    "table_frame",
    "weave_band",
    "weave_cell_px",
    "wood_tile",
]

FOCUS: Final = (0.5, 0.436)  # where the light falls, as parts of width and height

_CLOTH_OFFSETS: Final = (0.0, 0.28, 0.58, 0.85, 1.0)
_MOTIF: Final = "#f0cf86"
_MOTIF_CELL: Final = 13.3  # logical px, up; across it is stretched
_MOTIF_STRETCH: Final = 1.32


def table_backdrop(
    size_px: tuple[int, int],
    theme: str = "dhaka",
    contrast: str = "normal",
    unit: float = 1.0,
    *,
    focus: tuple[float, float] = FOCUS,
    motif: bool = True,
) -> pygame.Surface:
    """The whole table, opaque and of exactly ``size_px``.

    ``theme`` is dhaka, classic or night (another name gives dhaka), ``contrast`` normal or high,
    ``unit`` the scale (1 at 1280 by 720), ``focus`` where trick and light are;
    ``motif`` says whether the woven figure that belongs under a trick is there.
    """
    look = theme_for(theme, high_contrast=contrast == "high")
    surface = pygame.Surface(size_px, 0, 32)
    frame = table_frame(unit)
    draw_frame(surface, frame, unit, look)
    cloth = surface.get_rect().inflate(-2 * frame.cloth, -2 * frame.cloth)
    if cloth.w > 0 and cloth.h > 0:
        _draw_cloth(surface, cloth, look, unit, focus, motif=motif and look.weave)
    return surface


def _draw_cloth(
    surface: pygame.Surface,
    cloth: pygame.Rect,
    look: Theme,
    unit: float,
    focus: tuple[float, float],
    *,
    motif: bool,
) -> None:
    width, height = surface.get_size()
    centre = (round(width * focus[0]), round(height * focus[1]))
    surface.set_clip(cloth)
    surface.blit(_lit_cloth((width, height), look, focus), cloth, cloth)
    tile_over(surface, _cloth_tile(unit), cloth)
    if motif:
        _draw_motif(surface, (centre[0], centre[1] + round(10 * unit)), unit)
    surface.set_clip(None)
    lay_shade(surface, cloth, max(2, round(42 * unit)), _shade_profile())


def _lit_cloth(size_px: tuple[int, int], look: Theme, focus: tuple[float, float]) -> pygame.Surface:
    """Cloth and lamp without grain: drawn small, then stretched; the grain hides the steps."""
    width, height = size_px
    shrink = max(1.0, math.sqrt(width * height / 90_000))
    small = (max(8, round(width / shrink)), max(8, round(height / shrink)))
    picture = pygame.Surface(small, 0, 32)
    ramp = [(at, pygame.Color(*c)) for at, c in zip(_CLOTH_OFFSETS, look.cloth, strict=True)]
    picture.fill(look.cloth[-1])
    at_x, at_y = small[0] * focus[0], small[1] * focus[1]
    wide, tall = round(small[0] * 1.167), round(small[1] * 1.41)
    picture.blit(
        round_light(colour_ramp(ramp), (wide, tall)),
        (round(at_x - wide / 2), round(at_y - tall / 2)),
    )
    lamp = pygame.Color(*look.lamp)
    black = pygame.Color(0, 0, 0)
    glow = colour_ramp([(0, black.lerp(lamp, 0.16)), (0.55, black.lerp(lamp, 0.07)), (1, black)])
    side = round(1.186 * min(small))
    picture.blit(
        round_light(glow, (side, side)),
        (round(at_x - side / 2), round(at_y - side * 0.52)),
        special_flags=pygame.BLEND_RGB_ADD,
    )
    return pygame.transform.smoothscale(picture, size_px)


def _cloth_tile(unit: float) -> pygame.Surface:
    tile = _cloth_grain()
    if unit <= 1.75:
        return tile
    side = round(tile.get_width() * unit / 1.5)
    return pygame.transform.smoothscale(tile, (side, side))


@cache
def _cloth_grain() -> pygame.Surface:
    return pygame.image.load(paths.asset("textures/cloth.png"))


@cache
def _shade_profile() -> list[int]:
    """Alphas from the brass line inwards: a blurred dark line along the edge."""

    def below(distance: float) -> float:
        return 0.5 * (1 + math.erf(distance / math.sqrt(2)))

    return [
        round(255 * 0.42 * (below((8 - d) / 18) - below((-36 - d) / 18)))
        for d in (i * 63 / 31 for i in range(32))
    ]


def _draw_motif(surface: pygame.Surface, centre: tuple[int, int], unit: float) -> None:
    """Three outlines of one large stepped diamond, and small ones at its sides."""
    line = max(1, round(1.33 * unit))
    cell_y, cell_x = _MOTIF_CELL * unit, _MOTIF_CELL * unit * _MOTIF_STRETCH
    for n, percent in ((13, 16), (12, 9), (11, 13)):
        _draw_steps(surface, centre, n, (cell_x, cell_y), line, percent)
    for side in (-1, 1):
        for k in range(3):
            at = (centre[0] + side * round((261 + 17.3 * k) * unit), centre[1])
            small = 2.67 * unit
            _draw_steps(surface, at, 3 - k, (small, small), line, 24)


def _draw_steps(
    surface: pygame.Surface,
    centre: tuple[int, int],
    n: int,
    cell: tuple[float, float],
    line: int,
    percent: int,
) -> None:
    across = [round(i * cell[0]) for i in range(n + 1)]
    down = [round(i * cell[1]) for i in range(n + 1)]
    corners = [
        p for i in range(n) for p in ((across[i], down[n - i]), (across[i + 1], down[n - i]))
    ]
    half_w, half_h = across[n] + line, down[n] + line
    picture = pygame.Surface((2 * half_w, 2 * half_h), pygame.SRCALPHA)
    colour = pygame.Color(_MOTIF)
    colour.a = round(2.55 * percent)
    for (x1, y1), (x2, y2) in zip(corners, [*corners[1:], (across[n], 0)], strict=True):
        for sx in (1, -1):
            for sy in (1, -1):
                a, b = sorted((half_w + sx * x1, half_w + sx * x2))
                c, d = sorted((half_h + sy * y1, half_h + sy * y2))
                picture.fill(colour, (a - line // 2, c - line // 2, b - a + line, d - c + line))
    surface.blit(picture, (centre[0] - half_w, centre[1] - half_h))
