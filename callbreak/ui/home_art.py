"""What moves in the home scene: prayer flags in the wind and the flames of the lamps.

The still picture is :func:`home_backdrop`; draw it first, then these, each with the same time.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Final, NamedTuple

import pygame

from callbreak import paths
from callbreak.ui.backdrop_home import home_backdrop, home_dusk
from callbreak.ui.backdrop_light import colour_ramp, round_light
from callbreak.ui.home_view import FlagLine, HomeView, Lamp, home_view
from callbreak.ui.surface_cache import SurfaceCache, keeps_pictures_in

__all__ = [
    "HomeView",
    "draw_flags",
    "draw_lamps",
    "forget_evening",
    "home_backdrop",
    "home_dusk",
    "home_view",
    "moving_areas",
]

_FLAGS: Final = (
    "#2f6fae",
    "#f3ead6",
    "#c02733",
    "#2c8a5a",
    "#f0a31e",
)  # sky, air, fire, water, earth
_STRING: Final = (42, 15, 34)
_PHASES: Final = 16
_ROOM: Final = 3  # the square around a flag, in sides of the flag
_FINE: Final = 4  # flags are drawn this much larger, then made smaller: soft edges
_WIND_S: Final = 2.6
_GLOW: Final = "#c26a1a"

_glows: Final = SurfaceCache(0.75)
_flames: Final = SurfaceCache(0.25)


def forget_evening() -> None:
    """Let go of the pictures of flags, flames and their light; they are made anew when drawn."""
    _flag.cache_clear()
    _glows.clear()
    _flames.clear()


def draw_flags(surface: pygame.Surface, t_s: float, view: HomeView) -> None:
    """Draw the lines of prayer flags as they hang at ``t_s`` seconds, where they may be seen."""
    clip = surface.get_clip()
    for line in view.flag_lines:
        _draw_cord(surface, line)
        for flag in _hanging(line, view):
            if flag.place.colliderect(clip):
                _draw_flag(surface, flag, t_s)


def draw_lamps(surface: pygame.Surface, t_s: float, view: HomeView) -> None:
    """Draw the flames at ``t_s`` seconds, with the light that they throw around them."""
    clip = surface.get_clip()
    for number, lamp in enumerate(view.lamps):
        if _lit(lamp).colliderect(clip):
            _draw_flame(surface, lamp, t_s + number * 1.7)


def moving_areas(view: HomeView) -> list[pygame.Rect]:
    """The parts of the window that flags and flames may touch."""
    window = pygame.Rect((0, 0), view.size_px)
    areas = []
    for line in view.flag_lines:
        margin = round(line.flag_px * 1.6)
        for start in range(8):
            ends = [line.at((start + part / 4) / 8) for part in range(5)]
            left, top = min(x for x, _ in ends), min(y for _, y in ends)
            right, bottom = max(x for x, _ in ends), max(y for _, y in ends)
            area = pygame.Rect(round(left), round(top), round(right - left), round(bottom - top))
            areas.append(area.inflate(2 * margin, 2 * margin).clip(window))
    areas += [_lit(lamp).clip(window) for lamp in view.lamps]
    return [area for area in areas if area.w and area.h]


def _lit(lamp: Lamp) -> pygame.Rect:
    """What a lamp's flame and its light may touch."""
    reach = 150 * lamp.scale
    left, top = round(lamp.x - reach), round(lamp.y - 40 * lamp.scale - reach)
    return pygame.Rect(left, top, round(2 * reach), round(2 * reach))


class _Hanging(NamedTuple):
    """A flag where it hangs: its number on the line, the square around it, and its look."""

    number: int
    place: pygame.Rect
    colour: str
    side_px: int
    degrees: int
    dim: int


@lru_cache(maxsize=4)
def _hanging(line: FlagLine, view: HomeView) -> tuple[_Hanging, ...]:
    """The flags of a line, without those beyond the window."""
    flags = []
    for number in range(line.count):
        t = (number + 0.5) / line.count
        x, y = line.at(t)
        if not -line.flag_px < x < view.size_px[0] + line.flag_px:
            continue
        gust = 1 + 0.25 * math.sin(number * 2.1)
        side = max(6, round(line.flag_px * gust**0.3))
        degrees = _degrees(line.at(max(0.0, t - 0.01)), line.at(min(1.0, t + 0.01)))
        size = side * _ROOM
        place = pygame.Rect(round(x - size / 2), round(y - size / 2), size, size)
        colour = _FLAGS[number % len(_FLAGS)]
        dim = _dimming(x, view)
        flags.append(_Hanging(number, place, colour, side, round(degrees / 5) * 5, dim))
    return tuple(flags)


def _degrees(start: tuple[float, float], end: tuple[float, float]) -> float:
    slope = math.degrees(math.atan2(end[1] - start[1], end[0] - start[0]))
    return slope - 180 if slope > 90 else slope + 180 if slope < -90 else slope


def _draw_cord(surface: pygame.Surface, line: FlagLine) -> None:
    points = _cord(line)
    thick = max(1, round(line.flag_px / 16))
    for shift in range(thick):
        pygame.draw.aalines(
            surface, _STRING, closed=False, points=[(x, y + shift) for x, y in points]
        )


@lru_cache(maxsize=4)
def _cord(line: FlagLine) -> list[tuple[float, float]]:
    return [line.at(i / 48) for i in range(49)]


def _draw_flag(surface: pygame.Surface, flag: _Hanging, t_s: float) -> None:
    wave = (t_s / _WIND_S - flag.number * 0.13) % 1
    phase = int(wave * _PHASES) % _PHASES
    seen = _flag(flag.colour, flag.side_px, flag.degrees, phase, flag.dim)
    surface.blit(seen.picture, (flag.place.x + seen.left, flag.place.y + seen.top))


def _dimming(x: float, view: HomeView) -> int:
    """How dark a flag is at ``x``, 0 to 4: the left is in the shade where the menu stands."""
    if view.upright:
        return 0
    return max(0, min(4, round(5 * (1 - x / (view.size_px[0] * 0.44)))))


class _Flag(NamedTuple):
    """A flag at one moment of its waving, and where it lies in the square around its middle."""

    picture: pygame.Surface
    left: int
    top: int


@lru_cache(maxsize=1024)
def _flag(colour: str, side_px: int, degrees: int, phase: int, dim: int) -> _Flag:
    """One flag, which hangs from the middle of its square, without what is empty around it."""
    side = side_px * _ROOM * _FINE
    big = pygame.Surface((side, side), pygame.SRCALPHA)
    paint = pygame.Color(colour).lerp(pygame.Color("#0c1028"), 0.19 * dim)
    big.fill((paint.r, paint.g, paint.b, 0))
    middle, half, tall = side / 2, side_px * _FINE * 0.46, side_px * _FINE * 1.08
    angle = 2 * math.pi * phase / _PHASES
    turn = math.radians(degrees)

    def place(u: float, v: float) -> tuple[float, float]:
        """From the flag's own units (u across -1 to 1, v down 0 to 1) to the picture."""
        sway = math.sin(angle + v * 1.9) * v * 0.34 + 0.1 * v
        ripple = math.sin(angle + u * 2.2 + 1.2) * 0.07 * v
        x, y = half * (u + sway), tall * (v + ripple)
        return (
            middle + x * math.cos(turn) - y * math.sin(turn) * 0.4,
            middle + x * math.sin(turn) + y,
        )

    edge = [i / 6 for i in range(7)]
    top = [place(-1 + 2 * i, 0) for i in edge]
    right = [place(1, i) for i in edge]
    bottom = [place(1 - 2 * i, 1) for i in edge]
    left = [place(-1, 1 - i) for i in edge]
    pygame.draw.polygon(big, paint, [*top, *right, *bottom, *left])
    fold = math.sin(angle + 0.6) * 0.4
    dark = paint.lerp(pygame.Color("#1a0a20"), 0.2)
    crease = [place(fold, i) for i in edge] + [place(min(1.0, fold + 0.75), 1 - i) for i in edge]
    pygame.draw.polygon(big, dark, crease)
    hem = paint.lerp(pygame.Color("#1a0a20"), 0.34)
    pygame.draw.polygon(big, hem, [*top, *[place(1 - 2 * i, 0.1) for i in edge]])
    square = pygame.transform.smoothscale(big, (side_px * _ROOM, side_px * _ROOM))
    cloth = square.get_bounding_rect()
    # A copy: a part of the square would keep the whole of it in memory.
    return _Flag(square.subsurface(cloth).copy(), cloth.x, cloth.y)


def _draw_flame(surface: pygame.Surface, lamp: Lamp, t_s: float) -> None:
    flicker = (
        0.5
        + 0.22 * math.sin(t_s * 7.3)
        + 0.16 * math.sin(t_s * 11.9 + 1)
        + 0.12 * math.sin(t_s * 3.1)
    )
    glow = _glow(max(8, round(264 * lamp.scale)), round(3 + 4 * flicker))
    foot_y = lamp.y - 9 * lamp.scale
    surface.blit(
        glow,
        glow.get_rect(center=(round(lamp.x), round(foot_y - 34 * lamp.scale))),
        special_flags=pygame.BLEND_RGB_ADD,
    )
    tall = 74 * lamp.scale * (0.92 + 0.16 * flicker)
    lean = math.sin(t_s * 2.3) * 3 + math.sin(t_s * 5.1) * 2
    flame = _flame(max(6, round(tall)), round(lean))
    surface.blit(
        flame, flame.get_rect(midbottom=(round(lamp.x + lean * 0.3 * lamp.scale), round(foot_y)))
    )


@keeps_pictures_in(_glows)
def _glow(side_px: int, strength: int) -> pygame.Surface:
    """A round light to be added; ``strength`` is 3 to 7 tenths of the full colour."""
    black, full = pygame.Color(0, 0, 0), pygame.Color(_GLOW)
    steps = [
        (i / 8, black.lerp(full, strength / 10 * math.cos(i / 8 * math.pi / 2) ** 3))
        for i in range(9)
    ]
    return round_light(colour_ramp(steps), (side_px, side_px))


@keeps_pictures_in(_flames)
def _flame(tall_px: int, lean: int) -> pygame.Surface:
    """A flame ``tall_px`` high, its tip leaning ``lean`` degrees aside."""
    size = (max(4, round(tall_px * 0.6)), tall_px)
    flame = pygame.image.load_sized_svg(paths.asset("home/flame.svg"), size)
    return pygame.transform.rotozoom(flame, -lean, 1) if lean else flame
