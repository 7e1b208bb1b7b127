"""Rings around cards: of dashes where the own card will lie, solid where the focus is."""

from __future__ import annotations

import io

import pygame

from callbreak.ui.box import Box, Line, box_picture
from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.theme import Colour


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
    width, height = size
    inside = "none" if fill is None else f'{_hex(fill[0])}" fill-opacity="{fill[1]}'
    half = width_px / 2
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}"><rect x="{half}" y="{half}" '
        f'width="{width - width_px}" height="{height - width_px}" rx="{radius_px}" '
        f'fill="{inside}" stroke="{_hex(colour)}" stroke-opacity="{part}" '
        f'stroke-width="{width_px}" stroke-linecap="round" '
        f'stroke-dasharray="{4 * width_px} {2.8 * width_px}"/></svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)


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


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
