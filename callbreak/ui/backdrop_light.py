"""Light and shade on a backdrop: round glows, soft edges and ramps, made without a blur.

A round light is a small picture of distances (one byte a pixel) whose palette is the ramp of
colours; stretching it gives any size and shape at the price of one scaling.
"""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

Stop = tuple[float, pygame.Color]

_STEPS = 256
_DISTANCE_SIDE = 192


def _bayer(side: int) -> list[list[float]]:
    """The ordered thresholds of ``side`` by ``side`` pixels, each from 0 to under 1."""
    if side == 1:
        return [[0.0]]
    small = _bayer(side // 2)
    shift = ((0.0, 2.0), (3.0, 1.0))
    half = side // 2
    return [
        [(small[y % half][x % half] + shift[y // half][x // half] / side**2) for x in range(side)]
        for y in range(side)
    ]


_BAYER = _bayer(8)


def colour_ramp(stops: Sequence[Stop]) -> list[pygame.Color]:
    """256 colours that run through ``stops`` (offset 0 to 1, colour)."""
    ramp = []
    for i in range(_STEPS):
        at = i / (_STEPS - 1)
        after = next((k for k, (offset, _) in enumerate(stops) if offset >= at), len(stops) - 1)
        low, high = stops[max(0, after - 1)], stops[after]
        span = high[0] - low[0]
        part = (at - low[0]) / span if span > 0 else 0.0
        ramp.append(low[1].lerp(high[1], min(1.0, max(0.0, part))))
    return ramp


@cache
def _distances() -> pygame.Surface:
    """A square picture whose bytes are the distance from its centre, 255 at the sides."""
    side, half = _DISTANCE_SIDE, _DISTANCE_SIDE // 2
    rows = []
    for y in range(half):
        up = (half - 0.5 - y) ** 2
        row = bytes(
            min(255, round(math.sqrt(up + (half - 0.5 - x) ** 2) * 255 / (half - 0.5)))
            for x in range(half)
        )
        rows.append(row + row[::-1])
    pixels = b"".join([*rows, *reversed(rows)])
    field = pygame.Surface((side, side), 0, 8)
    assert field.get_pitch() == side
    field.get_buffer().write(pixels)
    return field


def round_light(ramp: Sequence[pygame.Color], size_px: tuple[int, int]) -> pygame.Surface:
    """An ellipse of light filling ``size_px``, coloured from the middle outwards by ``ramp``."""
    field = _distances()
    field.set_palette(list(ramp))
    opaque = pygame.Surface(field.get_size(), 0, 32)
    opaque.blit(field, (0, 0))
    return pygame.transform.smoothscale(opaque, size_px)


def soft_edge(reach_px: int, alphas: Sequence[int]) -> tuple[pygame.Surface, pygame.Surface]:
    """A side (1 px wide) and a corner of black shade, ``alphas`` from the edge inwards.

    The corner is for the top left; in it the two sides' shades are laid over each other.
    """
    side = pygame.Surface((1, len(alphas)), pygame.SRCALPHA)
    for y, alpha in enumerate(alphas):
        side.set_at((0, y), (0, 0, 0, alpha))
    small = pygame.Surface((len(alphas), len(alphas)), pygame.SRCALPHA)
    for y, down in enumerate(alphas):
        for x, across in enumerate(alphas):
            both = 255 - (255 - down) * (255 - across) // 255
            small.set_at((x, y), (0, 0, 0, both))
    corner = pygame.transform.smoothscale(small, (reach_px, reach_px))
    return pygame.transform.smoothscale(side, (1, reach_px)), corner


def lay_shade(surface: pygame.Surface, area: pygame.Rect, reach_px: int, alphas: list[int]) -> None:
    """Darken ``area`` of ``surface`` along its four edges, ``reach_px`` inwards."""
    reach = min(reach_px, area.w // 2, area.h // 2)
    if reach < 1:
        return
    side, corner = soft_edge(reach, alphas)
    across = pygame.transform.scale(side, (max(1, area.w - 2 * reach), reach))
    down = pygame.transform.scale(
        pygame.transform.rotate(side, 90), (reach, max(1, area.h - 2 * reach))
    )
    flip = pygame.transform.flip
    right, bottom = area.right - reach, area.bottom - reach
    surface.blit(across, (area.x + reach, area.y))
    surface.blit(flip(across, flip_x=False, flip_y=True), (area.x + reach, bottom))
    surface.blit(down, (area.x, area.y + reach))
    surface.blit(flip(down, flip_x=True, flip_y=False), (right, area.y + reach))
    surface.blit(corner, area.topleft)
    surface.blit(flip(corner, flip_x=True, flip_y=False), (right, area.y))
    surface.blit(flip(corner, flip_x=False, flip_y=True), (area.x, bottom))
    surface.blit(flip(corner, flip_x=True, flip_y=True), (right, bottom))


def upright_ramp(size_px: tuple[int, int], stops: Sequence[Stop]) -> pygame.Surface:
    """A surface whose colour runs from top to bottom through ``stops``."""
    width, height = size_px
    column = pygame.Surface((1, max(1, height)), pygame.SRCALPHA)
    ramp = colour_ramp(stops)
    for y in range(height):
        column.set_at((0, y), ramp[y * (_STEPS - 1) // max(1, height - 1)])
    return pygame.transform.scale(column, (max(1, width), max(1, height)))


def dithered_ramp(size_px: tuple[int, int], stops: Sequence[Stop]) -> pygame.Surface:
    """Like ``upright_ramp`` but opaque, and without bands: its steps are broken up in a pattern."""
    width, height = size_px
    rows = bytearray()
    for y in range(height):
        exact = _between(stops, y / max(1, height - 1))
        for limit in _BAYER[y % 8]:
            rows.extend(min(255, int(part + limit)) for part in exact)
    strip = pygame.image.frombytes(bytes(rows), (8, height), "RGB")
    surface = pygame.Surface(size_px, 0, 32)
    surface.blit(strip, (0, 0))
    done = 8
    while done < width:  # twice as wide each time
        surface.blit(surface, (done, 0), (0, 0, min(done, width - done), height))
        done *= 2
    return surface


def _between(stops: Sequence[Stop], at: float) -> tuple[float, float, float]:
    for (low, first), (high, second) in pairwise(stops):
        if at <= high:
            t = (at - low) / (high - low) if high > low else 0.0
            return (
                first.r + (second.r - first.r) * t,
                first.g + (second.g - first.g) * t,
                first.b + (second.b - first.b) * t,
            )
    last = stops[-1][1]
    return (last.r, last.g, last.b)


def tile_over(surface: pygame.Surface, tile: pygame.Surface, area: pygame.Rect) -> None:
    """Repeat ``tile`` over ``area`` of ``surface``."""
    kept = surface.get_clip()
    surface.set_clip(area)
    wide, tall = tile.get_size()
    surface.blits(
        [
            (tile, (x, y))
            for y in range(area.y, area.bottom, tall)
            for x in range(area.x, area.right, wide)
        ],
        doreturn=False,
    )
    surface.set_clip(kept)
