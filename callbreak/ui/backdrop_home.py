"""The home scene's still picture: evening over Kathmandu, and the near edge of the table."""

from __future__ import annotations

import io
import math
import random
import re
from functools import cache
from typing import Final

import pygame

from callbreak import paths
from callbreak.ui.backdrop_light import (
    colour_ramp,
    dithered_ramp,
    round_light,
    tile_over,
    upright_ramp,
)
from callbreak.ui.backdrop_rim import wood_tile
from callbreak.ui.home_view import MOON, TABLE_UNIT, HomeView, home_view
from callbreak.ui.weave import BAND_CELLS, weave_band

_SKY: Final = (
    (0.0, "#10163a"),
    (0.2, "#2b1f50"),
    (0.36, "#5f2b58"),
    (0.48, "#a6434f"),
    (0.58, "#e07d45"),
    (0.68, "#f9c070"),
    (1.0, "#f9c070"),
)
_CLOTH: Final = ((0.0, "#0c4443"), (0.38, "#17625c"), (1.0, "#093437"))
_STARS: Final = 150
_PANORAMA_TOP: Final = 240.0  # units
_VIEW_BOX: Final = re.compile(rb'width="[^"]*" height="[^"]*" viewBox="[^"]*"')


def home_backdrop(size_px: tuple[int, int], menu_px: int = 0) -> pygame.Surface:
    """The evening, opaque and of exactly ``size_px``, without what moves (flags and flames)."""
    view = home_view(size_px, menu_px)
    surface = pygame.Surface(size_px, 0, 32)
    _draw_sky(surface, view)
    _draw_panorama(surface, view)
    if not view.upright:
        _draw_veil(surface)
    _draw_table(surface, view)
    for lamp in view.lamps:
        _draw_bowl(surface, lamp.x, lamp.y, lamp.scale)
    return surface


def home_dusk(size_px: tuple[int, int]) -> pygame.Surface:
    """Sky and cloth in plain colours: what a first frame shows while the evening is drawn."""
    view = home_view(size_px)
    surface = pygame.Surface(size_px, 0, 32)
    surface.fill(_CLOTH[1][1])
    surface.blit(upright_ramp((size_px[0], view.table_y), _sky_stops(view)), (0, 0))
    return surface


def _stops(pairs: tuple[tuple[float, str], ...]) -> list[tuple[float, pygame.Color]]:
    return [(at, pygame.Color(colour)) for at, colour in pairs]


def _draw_sky(surface: pygame.Surface, view: HomeView) -> None:
    width = view.size_px[0]
    surface.blit(dithered_ramp((width, view.table_y), _sky_stops(view)), (0, 0))
    _draw_stars(surface, view)
    _add_glow(surface, view.point(1330, 720), (820 * view.scale, 470 * view.scale), "#8a4a1c")
    moon_x, moon_y = view.point(*MOON)
    if view.upright:
        moon_y = view.size_px[1] * 0.1
    _add_glow(surface, (moon_x, moon_y), (230 * view.scale,) * 2, "#4a4238")
    side = round(128 * view.scale)
    moon = pygame.image.load_sized_svg(paths.asset("home/moon.svg"), (side, side))
    surface.blit(moon, moon.get_rect(center=(round(moon_x), round(moon_y))))


def _sky_stops(view: HomeView) -> list[tuple[float, pygame.Color]]:
    """The sky's colours: the glow keeps its height over the horizon, the night stretches."""
    tall = TABLE_UNIT * view.scale / max(1, view.table_y)
    hinge, stretched = _SKY[2][0], 1 - (1 - _SKY[2][0]) * tall
    return [
        (at * stretched / hinge if at <= hinge else 1 - (1 - at) * tall, pygame.Color(colour))
        for at, colour in _SKY
    ]


def _draw_stars(surface: pygame.Surface, view: HomeView) -> None:
    dice = random.Random(5)
    width, height = view.size_px[0], view.table_y
    count = round(_STARS * width * height / max(1.0, (1920 * 838 * view.scale**2)))
    for _ in range(count):
        x, y = dice.uniform(0, width), dice.uniform(0, 1) ** 1.5 * height * 0.62
        bright = dice.uniform(0.25, 1) * (1 - y / (height * 0.66))
        _add_star(surface, x, y, dice.choice((0.8, 1.0, 1.0, 1.5, 2.0)) * view.scale, bright)


def _add_star(surface: pygame.Surface, x: float, y: float, r: float, bright: float) -> None:
    """A soft dot; the large ones get four short rays."""
    value = round(255 * bright)
    colour = (value, round(value * 0.94), round(value * 0.82))
    core = max(1, round(r * 1.3))
    surface.fill(colour, (round(x), round(y), core, core), special_flags=pygame.BLEND_RGB_ADD)
    faint = tuple(c // 3 for c in colour)
    reach = round(r * 2.6) if r >= 1.3 else 1
    middle = core // 2
    for rect in (
        (round(x) - reach, round(y) + middle, 2 * reach + core, 1),
        (round(x) + middle, round(y) - reach, 1, 2 * reach + core),
    ):
        surface.fill(faint, rect, special_flags=pygame.BLEND_RGB_ADD)


def _add_glow(
    surface: pygame.Surface, centre: tuple[float, float], reach: tuple[float, float], colour: str
) -> None:
    size = (max(2, round(2 * reach[0])), max(2, round(2 * reach[1])))
    glow = _soft_light(colour, size)
    spot = (round(centre[0] - reach[0]), round(centre[1] - reach[1]))
    surface.blit(glow, spot, special_flags=pygame.BLEND_RGB_ADD)


def _soft_light(colour: str, size_px: tuple[int, int]) -> pygame.Surface:
    black, full = pygame.Color(0, 0, 0), pygame.Color(colour)
    steps = [(i / 8, black.lerp(full, math.cos(i / 8 * math.pi / 2) ** 2.4)) for i in range(9)]
    return round_light(colour_ramp(steps), size_px)


def _draw_panorama(surface: pygame.Surface, view: HomeView) -> None:
    """Draw the part of the wide picture that is in sight, down to just below the table's edge."""
    width, top = view.size_px[0], _PANORAMA_TOP
    y_px = view.table_y + (top - TABLE_UNIT) * view.scale
    tall = view.table_y + 8 * view.scale - y_px
    box = (view.left, top, width / view.scale, tall / view.scale)
    part = _svg_part("panorama", box, (width, math.ceil(tall)))
    surface.blit(part, (0, round(y_px)))


def _svg_part(
    name: str, box: tuple[float, float, float, float], size_px: tuple[int, int]
) -> pygame.Surface:
    """Draw only the units in ``box`` of a picture."""
    x, y, w, h = box
    head = f'width="{w:.3f}" height="{h:.3f}" viewBox="{x:.3f} {y:.3f} {w:.3f} {h:.3f}"'
    text = _VIEW_BOX.sub(head.encode(), _svg_text(name), count=1)
    return pygame.image.load_sized_svg(io.BytesIO(text), size_px)


@cache
def _svg_text(name: str) -> bytes:
    return paths.asset(f"home/{name}.svg").read_bytes()


def _draw_veil(surface: pygame.Surface) -> None:
    """Darken the left, where the menu stands."""
    width, height = surface.get_size()
    wide = round(width * 0.45)
    column = pygame.Surface((256, 1), pygame.SRCALPHA)
    for x in range(256):
        at = x / 255
        alpha = 0.86 - 0.26 * at / 0.6 if at < 0.6 else 0.6 * (1 - (at - 0.6) / 0.4) ** 1.3
        column.set_at((x, 0), (10, 15, 38, round(255 * alpha)))
    surface.blit(pygame.transform.smoothscale(column, (wide, height)), (0, 0))


def _draw_table(surface: pygame.Surface, view: HomeView) -> None:
    width, height = view.size_px
    k, y = view.scale, view.table_y
    cell = max(1, round(3.7 * k))
    band = weave_band(width, cell)
    line = max(1, round(2.5 * k))
    wood_top = y - round(6 * k)
    wood_tall = max(4, round(23 * k))
    band_top = wood_top + wood_tall + line
    cloth_top = band_top + BAND_CELLS * cell + line
    shade = upright_ramp(
        (width, round(70 * k)), [(0, pygame.Color(1, 12, 13, 0)), (1, pygame.Color(1, 12, 13, 150))]
    )
    surface.blit(shade, (0, wood_top - shade.get_height()))
    wood = pygame.Surface((width, wood_tall), 0, 32)
    tile_over(wood, wood_tile(1.5 * k), wood.get_rect())
    rounding = [(0, "#ffffff"), (0.18, "#d8cfc4"), (0.6, "#a9a097"), (1, "#5a544e")]
    wood.blit(
        upright_ramp(wood.get_size(), _stops(tuple(rounding))),
        (0, 0),
        special_flags=pygame.BLEND_RGB_MULT,
    )
    surface.blit(wood, (0, wood_top))
    surface.fill("#8a6040", (0, wood_top, width, max(1, round(1.5 * k))))
    surface.blit(band, (0, band_top))
    surface.fill("#d8bb70", (0, band_top - line, width, line))
    surface.fill("#b08a3c", (0, cloth_top - line, width, line))
    cloth = pygame.Rect(0, cloth_top, width, max(0, height - cloth_top))
    surface.blit(dithered_ramp(cloth.size, _stops(_CLOTH)), cloth)
    surface.set_clip(cloth)
    _add_glow(surface, view.point(1265, 985), (700 * k, 190 * k), "#523a1c")
    grain = pygame.image.load(paths.asset("textures/cloth.png"))
    tile_over(surface, grain, cloth)
    under = upright_ramp(
        (width, max(2, round(20 * k))),
        [(0, pygame.Color(0, 8, 9, 130)), (1, pygame.Color(0, 8, 9, 0))],
    )
    surface.blit(under, cloth)
    surface.set_clip(None)


def _draw_bowl(surface: pygame.Surface, x: float, y: float, scale: float) -> None:
    size = (max(4, round(120 * scale)), max(2, round(48 * scale)))
    _add_glow(surface, (x, y - 22 * scale), (150 * scale, 118 * scale), "#7a4410")
    shadow = _soft_shadow((round(size[0] * 1.3), round(size[1] * 0.8)))
    surface.blit(shadow, shadow.get_rect(center=(round(x + 5 * scale), round(y + 20 * scale))))
    bowl = pygame.image.load_sized_svg(paths.asset("home/bowl.svg"), size)
    surface.blit(bowl, bowl.get_rect(center=(round(x), round(y))))


def _soft_shadow(size_px: tuple[int, int]) -> pygame.Surface:
    """A round shadow, dark in the middle."""
    small = pygame.Surface((48, 24), pygame.SRCALPHA)
    for y in range(24):
        for x in range(48):
            away = math.hypot((x - 23.5) / 24, (y - 11.5) / 12)
            small.set_at((x, y), (1, 12, 13, round(150 * max(0.0, 1 - away) ** 0.8)))
    return pygame.transform.smoothscale(small, size_px)
