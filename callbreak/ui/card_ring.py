"""Rings around cards: of dashes where the own card will lie, solid where the focus is."""

from __future__ import annotations

import math
from typing import Final

import pygame

from callbreak.ui.box import Box, Line, box_picture
from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.svg import Point, dashed_path, drawn_shapes, hex_of
from callbreak.ui.theme import Colour

_DASH: Final = (4.0, 2.8)
"""A dash and the gap after it, in widths of the line."""

_STEPS: Final = 8
"""So many straight pieces make a corner."""


@keeps_pictures(0.3)
def dashed_ring(
    size: tuple[int, int],
    radius_px: float,
    colour: Colour,
    width_px: float,
    part: float = 1.0,
    fill: tuple[Colour, float] | None = None,
) -> pygame.Surface:
    """A dashed line along the inside of a rounded rectangle, as a shared surface.

    ``fill`` is a colour and its opacity for the inside.
    """
    width, height = size[0] - width_px, size[1] - width_px
    half = width_px / 2
    shapes = []
    if fill is not None:
        shapes.append(
            f'<rect x="{half}" y="{half}" width="{width}" height="{height}" rx="{radius_px}" '
            f'fill="{hex_of(fill[0])}" fill-opacity="{fill[1]}"/>'
        )
    around = _around((half, half, width, height), radius_px)
    shapes.append(
        f'<path d="{dashed_path(around, [each * width_px for each in _DASH])}" fill="none" '
        f'stroke="{hex_of(colour)}" stroke-opacity="{part}" stroke-width="{width_px}" '
        f'stroke-linecap="round"/>'
    )
    return drawn_shapes(shapes, size)


def _around(box: tuple[float, float, float, float], radius_px: float) -> list[Point]:
    """The edge of a rounded box, clockwise from the left end of its upper side."""
    left, top, width, height = box
    radius = min(radius_px, width / 2, height / 2)
    right, bottom = left + width, top + height
    middles = (
        (right - radius, top + radius),
        (right - radius, bottom - radius),
        (left + radius, bottom - radius),
        (left + radius, top + radius),
    )
    points = [(left + radius, top)]
    for corner, (x, y) in enumerate(middles):
        for step in range(_STEPS + 1):
            turn = math.pi / 2 * (corner - 1 + step / _STEPS)
            points.append((x + radius * math.cos(turn), y + radius * math.sin(turn)))
    return points


@keeps_pictures(0.3)
def turned_ring(
    size: tuple[int, int], radius_px: int, line: Line, quarter_degrees: int
) -> pygame.Surface:
    """A solid ring, turned clockwise by quarters of a degree, as a shared surface."""
    ring = box_picture(size, Box((0, 0, 0), None, radius_px, 0.0, line))
    if not quarter_degrees:
        return ring
    # A clear margin keeps the edges smooth when they are turned.
    roomy = pygame.Surface((size[0] + 4, size[1] + 4), pygame.SRCALPHA)
    roomy.blit(ring, (2, 2))
    return pygame.transform.rotozoom(roomy, -quarter_degrees / 4, 1)
