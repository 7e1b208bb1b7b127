"""Marks at a seat: pips for tricks, lozenges for the level, the dealer's coin, badges, medals."""

from __future__ import annotations

import functools
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.icons import icon
from callbreak.ui.svg import drawn_shapes, hex_of
from callbreak.ui.weave import stepped_diamond

if TYPE_CHECKING:
    from callbreak.ui.theme import Colour, Theme

_PITCH: Final = 16.7
"""From one pip to the next, in units."""


class Pip(StrEnum):
    """What a pip stands for."""

    WON = "won"
    TO_WIN = "to_win"
    OVER = "over"
    LOST = "lost"


def pips_for(call: int, won: int, left: int) -> tuple[Pip, ...]:
    """One pip for each trick called or won; ``left`` tricks are still to be won by someone."""
    missing = max(call - won, 0)
    open_pip = Pip.LOST if missing > left else Pip.TO_WIN
    over = max(won - call, 0)
    return (Pip.WON,) * min(call, won) + (open_pip,) * missing + (Pip.OVER,) * over


@functools.lru_cache(maxsize=64)
def pip_picture(pip: Pip, cell_px: float, theme: Theme) -> pygame.Surface:
    """A stepped diamond: full for a won trick, an outline for one still to be won."""
    match pip:
        case Pip.WON:
            return _gold(cell_px, theme)
        case Pip.OVER:
            return stepped_diamond(4, cell_px, theme.over)
        case Pip.LOST:
            return _hollow(cell_px, theme.bad, theme)
        case Pip.TO_WIN:
            return _hollow(cell_px, theme.brass, theme)


def _gold(cell_px: float, theme: Theme) -> pygame.Surface:
    """Full of gold that darkens downwards, with a darker edge."""
    whole = stepped_diamond(4, cell_px, (255, 255, 255))
    width, height = whole.get_size()
    for y in range(height):
        part = y / max(1, height - 1)
        top, bottom = theme.gold_top, theme.gold_bottom
        colour = [round(a + (b - a) * part) for a, b in zip(top, bottom, strict=True)]
        whole.fill((*colour, 255), (0, y, width, 1), pygame.BLEND_RGBA_MULT)
    edge = stepped_diamond(4, cell_px, theme.gold_edge, line_px=max(1, round(cell_px / 4)))
    edge.set_alpha(170)
    whole.blit(edge, (0, 0))
    return whole


def _hollow(cell_px: float, edge: Colour, theme: Theme) -> pygame.Surface:
    """An outline around a dark well."""
    whole = stepped_diamond(4, cell_px, theme.well)
    whole.blit(stepped_diamond(4, cell_px, edge, line_px=max(1, round(0.8 * cell_px))), (0, 0))
    return whole


def draw_pips(
    target: pygame.Surface, room: pygame.Rect, pips: tuple[Pip, ...], unit: float, theme: Theme
) -> None:
    """Draw pips at the right of ``room``: up to 4 or 5 in a row, 8 in two, 13 in two small ones.

    A second row that is shorter stands under the gaps of the first, so that it looks meant.
    """
    count = len(pips)
    if not count:
        return
    size = 1.0 if count <= 8 else 0.62
    columns = pip_columns(count, room.width / (_PITCH * unit))
    rows = -(-count // columns)
    pitch = min(_PITCH * unit * size, room.width / columns)
    cell = min(1.7 * unit * size, pitch / 9)
    for index, pip in enumerate(pips):
        row, column = divmod(index, columns)
        short = columns - (count - columns) if row else 0
        x = room.right - (columns - column - 0.5 - short / 2) * pitch
        y = room.centery + (row - (rows - 1) / 2) * pitch * 1.02
        surface = pip_picture(pip, cell, theme)
        target.blit(surface, surface.get_rect(center=(round(x), round(y))))


def pip_columns(count: int, room: float = 4.0) -> int:
    """How many pips stand in a row where there is room for so many; a fifth only if it has it."""
    return count if count <= 4 or count == 5 <= room else -(-count // 2)


@functools.lru_cache(maxsize=32)
def lozenges(filled: int, height_px: int, colour: Colour) -> pygame.Surface:
    """Three small diamonds, as many of them full as the level is high."""
    side = height_px
    shapes = []
    for index in range(3):
        x, y, half = side * (0.5 + 1.08 * index), side / 2, side * 0.42
        points = f"{x},{y - half} {x + half},{y} {x},{y + half} {x - half},{y}"
        edge = hex_of(colour)
        fill = edge if index < filled else "none"
        shapes.append(
            f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-width="1.2"/>'
        )
    return drawn_shapes(shapes, (round(side * 3.16), side))


@functools.lru_cache(maxsize=16)
def dealer_coin(across_px: int, theme: Theme) -> pygame.Surface:
    """The dealer's button."""
    return _round_mark(across_px, theme.missed, theme.brass_light, "dealer", theme.ivory)


@functools.lru_cache(maxsize=16)
def badge(kind: str, across_px: int, theme: Theme) -> pygame.Surface:
    """The mark of a call that is ``"made"`` or ``"missed"``."""
    if kind == "made":
        return _round_mark(across_px, theme.made, theme.over, "check", (255, 255, 255))
    return _round_mark(across_px, theme.missed, theme.bad_text, "cross", (255, 255, 255))


@functools.lru_cache(maxsize=4)
def lamp(across_px: int, theme: Theme) -> pygame.Surface:
    """The lamp at the corner of a card that a hint points at."""
    return _round_mark(across_px, theme.gold_top, theme.gold_edge, "hint", theme.ink)


def _round_mark(
    across: int, fill: Colour, line: Colour, icon_name: str, colour: Colour
) -> pygame.Surface:
    half = across / 2
    shade = f'<circle cx="{half}" cy="{half * 1.06}" r="{half * 0.92}" fill-opacity="0.5"'
    coin = f'<circle cx="{half}" cy="{half}" r="{half * 0.88}" fill="{hex_of(fill)}"'
    edge = f'stroke="{hex_of(line)}" stroke-width="{max(1.2, across * 0.06)}"'
    shapes = [f'{shade} fill="#010c0d"/>', f"{coin} {edge}/>"]
    surface = drawn_shapes(shapes, (across, across))
    mark = icon(icon_name, round(across * 0.56), colour)
    surface.blit(mark, mark.get_rect(center=(round(half), round(half))))
    return surface


@functools.lru_cache(maxsize=32)
def place_medal(across_px: int, ring: Colour, fill: Colour | None) -> pygame.Surface:
    """A round for a place in the result: shining for the first, a ring for the others."""
    half = across_px / 2
    inside, shine = "none", ""
    if fill is not None:
        where = f'gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="{across_px}"'
        shine = (
            f'<defs><linearGradient id="g" {where}>'
            f'<stop offset="0" stop-color="{hex_of(_towards(fill, 255, 0.35))}"/>'
            f'<stop offset="1" stop-color="{hex_of(_towards(fill, 0, 0.1))}"/>'
            f"</linearGradient></defs>"
        )
        inside = "url(#g)"
    round_mark = (
        f'<circle cx="{half}" cy="{half}" r="{half - 1.5}" fill="{inside}" '
        f'stroke="{hex_of(ring)}" stroke-width="{max(1.2, across_px * 0.045)}"/>'
    )
    return drawn_shapes([shine, round_mark], (across_px, across_px))


def _towards(colour: Colour, value: int, part: float) -> Colour:
    red, green, blue = (round(each + (value - each) * part) for each in colour)
    return red, green, blue
