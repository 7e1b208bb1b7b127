"""Drawings as SVG, drawn by pygame: smooth edges at any size."""

from __future__ import annotations

import io
import math
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from callbreak.ui.theme import Colour

Point = tuple[float, float]


def hex_of(colour: Colour) -> str:
    """The colour as SVG writes it."""
    return "#{:02x}{:02x}{:02x}".format(*colour)


def drawn(svg: Path | bytes, size_px: tuple[int, int]) -> pygame.Surface:
    """A file or a text in that size, in the window's own format, which is the quickest to blit."""
    source = svg if isinstance(svg, Path) else io.BytesIO(svg)
    surface = pygame.image.load_sized_svg(source, size_px)
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def drawn_shapes(shapes: Iterable[str], size_px: tuple[int, int]) -> pygame.Surface:
    """Shapes, written in pixels from the upper left corner, on nothing."""
    width, height = size_px
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
        f'viewBox="0 0 {width} {height}">{"".join(shapes)}</svg>'
    )
    return drawn(svg.encode(), size_px)


def dashed_path(points: Sequence[Point], pattern: Sequence[float]) -> str:
    """The dashes of a line as the data of one path; without a pattern it is the whole line.

    Each dash is a line of its own: where a line with `stroke-dasharray` ends in a dash, the library
    that draws it reads what it has never written, and puts a bar across the picture.

    Args:
        points: the line's corners.
        pattern: lengths in pixels of a dash, a gap, a dash …, ending with a gap.
    """
    pieces = _dashes(points, pattern) if pattern else [points]
    return " ".join("M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in piece) for piece in pieces)


def _dashes(points: Sequence[Point], pattern: Sequence[float]) -> list[list[Point]]:
    pieces: list[list[Point]] = []
    piece = [points[0]]
    place, left = 0, pattern[0]
    for start, end in pairwise(points):
        length, gone = math.dist(start, end), 0.0
        while length - gone > left:
            gone += left
            piece.append(_on_the_way(start, end, gone / length))
            if place % 2 == 0:
                pieces.append(piece)
            piece = [piece[-1]]
            place = (place + 1) % len(pattern)
            left = pattern[place]
        left -= length - gone
        piece.append(end)
    if place % 2 == 0:
        pieces.append(piece)
    return pieces


def _on_the_way(start: Point, end: Point, part: float) -> Point:
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
