"""The winner's honours: rays of light, a crown, a garland of marigolds, and woven confetti."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from callbreak import paths
from callbreak.ui.backdrop_light import colour_ramp, round_light
from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.weave import stepped_diamond

CONFETTI_FALL_S: Final = 5.0
CONFETTI_COLOURS: Final = ("#f0a31e", "#f7f0df", "#c02733", "#2c8077", "#e2606a")

_RAYS: Final = 18
_RAY_LIGHT: Final = (72, 54, 26)
_FLOWERS: Final = 19
_TURNS: Final = 12
_LAST_START: Final = 0.35  # parts of the whole fall
_SLOWEST: Final = 0.9


def winner_rays(size_px: tuple[int, int], centre_px: tuple[int, int]) -> pygame.Surface:
    """Rays and a glow around ``centre_px``, to be *added* (``BLEND_RGB_ADD``) to the table."""
    small = (max(2, size_px[0] // 2), max(2, size_px[1] // 2))
    cx, cy = centre_px[0] / 2, centre_px[1] / 2
    rays = pygame.transform.smoothscale(_hard_rays(size_px, centre_px), small)
    side = round(2.3 * min(small))
    fade = round_light(
        colour_ramp(_fade_stops(("#ffffff", "#d0d0d0", "#707070", "#202020", "#000000"))),
        (side, side),
    )
    shade = pygame.Surface(small, 0, 32)
    shade.blit(fade, (round(cx - side / 2), round(cy - side / 2)))
    rays.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    rays = pygame.transform.smoothscale(rays, size_px)
    glow_side = round(1.15 * min(size_px))
    glow = round_light(
        colour_ramp(_fade_stops(("#5e4420", "#402c12", "#1a1106", "#050301", "#000000"))),
        (glow_side, glow_side),
    )
    spot = (round(centre_px[0] - glow_side / 2), round(centre_px[1] - glow_side / 2))
    rays.blit(glow, spot, special_flags=pygame.BLEND_RGB_ADD)
    return rays


def _hard_rays(size_px: tuple[int, int], centre_px: tuple[int, int]) -> pygame.Surface:
    """Evenly bright rays; made smaller later, which smooths their edges."""
    rays = pygame.Surface(size_px, 0, 32)
    reach = math.hypot(*size_px)
    half = math.pi / _RAYS * 0.5
    for k in range(_RAYS):
        middle = 2 * math.pi * (k + 0.5) / _RAYS
        ends = [
            (centre_px[0] + reach * math.cos(turn), centre_px[1] + reach * math.sin(turn))
            for turn in (middle - half, middle + half)
        ]
        pygame.draw.polygon(rays, _RAY_LIGHT, [centre_px, *ends])
    return rays


def _fade_stops(colours: tuple[str, ...]) -> list[tuple[float, pygame.Color]]:
    last = len(colours) - 1
    return [(i / last, pygame.Color(colour)) for i, colour in enumerate(colours)]


@keeps_pictures(0.5)
def winner_crown(width_px: int) -> pygame.Surface:
    """The crown, ``width_px`` wide; its lower edge is the picture's."""
    return pygame.image.load_sized_svg(
        paths.asset("finish/crown.svg"), (width_px, round(width_px * 0.82))
    )


@keeps_pictures(0.5)
def garland(radius_px: int) -> pygame.Surface:
    """A garland for a portrait of ``radius_px``; the picture's middle is the portrait's.

    It hangs from a little above the middle of both sides, with a tassel of flowers below.
    """
    half = round(radius_px * 1.86)
    picture = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    sizes = (round(radius_px * 0.285), round(radius_px * 0.24))
    ring = radius_px * 1.09
    places = []
    for k in range(_FLOWERS):
        angle = math.radians(-10 + 200 * k / (_FLOWERS - 1))
        sag = 1 + 0.035 * math.sin(angle)
        places.append((half + ring * math.cos(angle), half + ring * sag * math.sin(angle), k % 2))
    for x, y, light in [p for p in places if p[2]] + [p for p in places if not p[2]]:
        _blit_flower(picture, "yellow" if light else "orange", (x, y), sizes[light])
    below = half + ring * 1.035
    for drop, name, part in ((0.17, "orange", 0.27), (0.37, "red", 0.25), (0.54, "orange", 0.2)):
        _blit_flower(picture, name, (half, below + radius_px * drop), round(radius_px * part))
    return picture


def _blit_flower(picture: pygame.Surface, name: str, at: tuple[float, float], side_px: int) -> None:
    flower = pygame.image.load_sized_svg(
        paths.asset(f"finish/marigold_{name}.svg"), (side_px, side_px)
    )
    shadow = flower.copy()
    shadow.fill((0, 0, 0, 90), special_flags=pygame.BLEND_RGBA_MULT)
    spot = flower.get_rect(center=(round(at[0]), round(at[1])))
    picture.blit(shadow, spot.move(0, max(1, side_px // 14)))
    picture.blit(flower, spot)


@dataclass(frozen=True, slots=True)
class _Piece:
    """One piece of confetti: where and when it starts, and how it falls."""

    x: float
    delay: float
    fall: float
    swing: float
    phase: float
    spin: float
    colour: str
    cell: float


@cache
def _pieces(count: int, seed: int) -> tuple[_Piece, ...]:
    dice = random.Random(seed)
    return tuple(
        _Piece(
            x=dice.uniform(-0.02, 1.02),
            delay=dice.uniform(0, _LAST_START),
            fall=dice.uniform(_SLOWEST, 1.15),
            swing=dice.uniform(0.01, 0.045),
            phase=dice.uniform(0, 2 * math.pi),
            spin=dice.uniform(-2.2, 2.2),
            colour=dice.choice(CONFETTI_COLOURS),
            cell=dice.uniform(1.6, 3.0),
        )
        for _ in range(count)
    )


def confetti_spots(
    t_s: float, size_px: tuple[int, int], unit: float, *, count: int = 90, seed: int = 1
) -> list[tuple[pygame.Surface, tuple[int, int]]]:
    """The pieces in the air at ``t_s`` and their places; none before 0 and after the fall."""
    width, height = size_px
    spots = []
    for piece in _pieces(count, seed):
        age = t_s / CONFETTI_FALL_S - piece.delay
        if age < 0:
            continue
        down = age * piece.fall / (_SLOWEST * (1 - _LAST_START))
        if down >= 1:
            continue
        sway = math.sin(piece.phase + age * 9) * piece.swing
        turn = int((piece.phase + age * piece.spin * 4) / (2 * math.pi) * _TURNS) % _TURNS
        flat = 0.5 + 0.5 * abs(math.cos(piece.phase + age * 14))
        picture = confetti_piece(piece.colour, max(1.0, piece.cell * unit), turn, round(flat * 4))
        x = (piece.x + sway) * width - picture.get_width() / 2
        spots.append((picture, (round(x), round((down * 1.12 - 0.06) * height))))
    return spots


@keeps_pictures(0.5)
def confetti_piece(colour: str, cell_px: float, turn: int, flat: int) -> pygame.Surface:
    """A small stepped diamond, turned by ``turn`` twelfths and ``flat`` quarters of its height."""
    big = stepped_diamond(3, round(cell_px * 4), colour)
    side = max(2, round(6 * cell_px))
    tilted = pygame.transform.smoothscale(big, (side, max(2, side * max(2, flat) // 4)))
    margin = pygame.Surface((side + 4, tilted.get_height() + 4), pygame.SRCALPHA)
    paint = pygame.Color(colour)
    margin.fill((paint.r, paint.g, paint.b, 0))
    margin.blit(tilted, (2, 2))
    return pygame.transform.rotozoom(margin, 80 * turn / _TURNS - 40, 1)
