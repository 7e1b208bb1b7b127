"""Rounded boxes with a gradient, a hairline and a shadow: what panels and buttons are made of.

A box is written as SVG and drawn by pygame, which gives smooth corners at any size; the pictures
are kept, so drawing one again is a single blit.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from callbreak.ui.shadow import Shadow, draw_shadow
from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.svg import drawn_shapes, hex_of
from callbreak.ui.theme import Colour


@dataclass(frozen=True, slots=True)
class Line:
    """A line along a box's edge: colour, width and opacity."""

    colour: Colour
    width_px: float = 1.0
    part: float = 1.0


@dataclass(frozen=True, slots=True)
class Box:
    """How a box looks.

    Attributes:
        top: the fill's colour at the top; `bottom` at the bottom (the same if left out).
        radius_px: of the corners; larger than half the height means half the height.
        part: the fill's opacity.
        line: along the edge.
        light: opacity of a white line just inside the edge.
        lip: colour of a thick lower edge, `lip_px` high: a button that can be pressed down.
        shadow: beneath the box.
    """

    top: Colour
    bottom: Colour | None = None
    radius_px: int = 0
    part: float = 1.0
    line: Line | None = None
    light: float = 0.0
    lip: Colour | None = None
    lip_px: int = 0
    shadow: Shadow | None = None


def draw_box(target: pygame.Surface, rect: pygame.Rect, box: Box) -> None:
    """Draw a box, its shadow first."""
    if rect.width <= 0 or rect.height <= 0:
        return
    if box.shadow is not None:
        radius_px = min(box.radius_px, rect.width // 2, rect.height // 2)
        draw_shadow(target, rect, radius_px, box.shadow)
    target.blit(box_picture(rect.size, box), rect)


@keeps_pictures(1.0)
def box_picture(size: tuple[int, int], box: Box) -> pygame.Surface:
    """The box without its shadow, as a shared surface of that size."""
    width, height = size
    # A box looks the same all along its width: a narrow one is drawn, and its middle stretched.
    side = round(min(box.radius_px, height / 2)) + 4
    if width <= side * 2 + 2:
        return drawn_shapes(_shapes(size, box), size)
    narrow = (side * 2 + 2, height)
    tile = drawn_shapes(_shapes(narrow, box), narrow)
    picture = pygame.Surface(size, pygame.SRCALPHA)
    picture.blit(tile, (0, 0), (0, 0, side, height))
    picture.blit(tile, (width - side, 0), (side + 2, 0, side, height))
    middle = tile.subsurface((side, 0, 2, height))
    picture.blit(pygame.transform.scale(middle, (width - side * 2, height)), (side, 0))
    return picture


def _shapes(size: tuple[int, int], box: Box) -> list[str]:
    width, height = size
    radius = min(box.radius_px, width / 2, height / 2)
    face = height - box.lip_px
    bottom = box.bottom or box.top
    top = f'stop-color="{hex_of(box.top)}" stop-opacity="{box.part}"'
    end = f'stop-color="{hex_of(bottom)}" stop-opacity="{box.part}"'
    where = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{face}"'
    stops = f'<stop offset="0" {top}/><stop offset="1" {end}/>'
    shapes = [f'<defs><linearGradient id="g" {where}>{stops}</linearGradient></defs>']
    if box.lip is not None:
        shapes.append(
            f'<rect x="0" y="{box.lip_px}" width="{width}" height="{face}" rx="{radius}" '
            f'fill="{hex_of(box.lip)}" fill-opacity="{box.part}"/>'
        )
    if box.part:
        shapes.append(
            f'<rect x="0" y="0" width="{width}" height="{face}" rx="{radius}" fill="url(#g)"/>'
        )
    inset = 0.0
    if box.line is not None:
        shapes.append(_outline((width, face), radius, inset, box.line))
        inset = box.line.width_px
    if box.light:
        shapes.append(_outline((width, face), radius, inset, Line((255, 255, 255), 1, box.light)))
    return shapes


def _outline(size: tuple[int, int], radius: float, inset: float, line: Line) -> str:
    edge = inset + line.width_px / 2
    return (
        f'<rect x="{edge}" y="{edge}" width="{max(0.0, size[0] - 2 * edge)}" '
        f'height="{max(0.0, size[1] - 2 * edge)}" rx="{max(0.0, radius - edge)}" fill="none" '
        f'stroke="{hex_of(line.colour)}" stroke-width="{line.width_px}" '
        f'stroke-opacity="{line.part}"/>'
    )
