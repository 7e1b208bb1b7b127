"""Where the parts of the call panel lie: as roomy as the table's stage allows, never beyond it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from callbreak.ui.marks import band_height_px

if TYPE_CHECKING:
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

WIDTH: Final = 613
_PAD: Final = 28
_GAP: Final = 12
_WIDEST_NUMBER: Final = 70
_ROOM_FOR_A_NUMBER: Final = 44
_ONE_ROW: Final = 8
_OVER_THE_BACKS: Final = 64
_BACKS: Final = 46
_SHRINK: Final = 0.96
_SMALLEST: Final = 0.4


class _Heights(NamedTuple):
    """How high the parts are, in panel units; a hint of no height stands in place of the calls."""

    title: int
    gap: int
    number: int
    hint: int
    called: int


_FORMS: Final = (
    _Heights(60, 18, 61, 38, 52),
    _Heights(56, 15, 61, 38, 46),
    _Heights(46, 10, 57, 36, 44),
    _Heights(38, 7, 50, 33, 40),
    _Heights(38, 7, 50, 0, 40),
)
"""From roomy to tight."""


@dataclass(frozen=True, slots=True)
class CallLayout:
    """Where the parts of the call panel are.

    Attributes:
        look: the look in which the panel is drawn; smaller than the table's where nothing else
            makes it fit.
        rect: the panel.
        title: room for the title and what stands beside it.
        band: the woven band below it.
        numbers: the tiles.
        hint: room for the hint; None where it stands in place of the calls.
        called: room for the calls of all.
    """

    look: Look
    rect: pygame.Rect
    title: pygame.Rect
    band: pygame.Rect
    numbers: tuple[pygame.Rect, ...]
    hint: pygame.Rect | None
    called: pygame.Rect


def call_layout(table: TableLayout, count: int, look: Look) -> CallLayout:
    """Lay the panel out for so many numbers, in the middle of the stage."""
    smaller = look
    while True:
        for form in _FORMS:
            found = _arranged(table, count, smaller, form)
            if found.rect.height <= table.stage.height:
                return found
        unit = smaller.scale.unit * _SHRINK
        if unit < _SMALLEST * look.scale.unit:
            return found
        smaller = replace(look, scale=replace(look.scale, unit=unit))


def _arranged(table: TableLayout, count: int, look: Look, form: _Heights) -> CallLayout:
    stage, p = table.stage, look.scale.unit
    width = min(round(WIDTH * p), stage.width)
    if not table.upright and width / count < _OVER_THE_BACKS * p:
        # Better to lie over the others' backs than to have numbers that one can hardly hit.
        width = min(round(WIDTH * p), stage.width + 2 * round(_BACKS * table.u))
    pad = min(round(_PAD * p), width // 12)
    inner = width - 2 * pad
    gap = round(form.gap * p)
    sizes, across = _tiles(count, inner, p, form.number)
    band = band_height_px(look)
    title_h, hint_h, called_h = (round(h * p) for h in (form.title, form.hint, form.called))
    tiles_h = sizes[1] * across[0] + round(_GAP * p) * (across[0] - 1)
    below = gap + hint_h + gap // 2 if hint_h else gap
    height = title_h + band + gap + tiles_h + below + called_h + round(4 * p)

    rect = pygame.Rect(0, 0, width, height)
    rect.center = (stage.centerx if table.upright else table.trick[0], stage.centery)
    rect.clamp_ip(stage.inflate(max(0, width - stage.width), 0))
    title = pygame.Rect(rect.x + pad, rect.y, inner, title_h)
    band_rect = pygame.Rect(rect.x + 1, title.bottom, rect.width - 2, band)
    room = pygame.Rect(title.x, band_rect.bottom + gap, inner, tiles_h)
    numbers = _placed(count, room, sizes, across, round(_GAP * p))
    hint = pygame.Rect(title.x, room.bottom + gap, inner, hint_h) if hint_h else None
    called = pygame.Rect(title.x, room.bottom + below, inner, called_h)
    return CallLayout(look, rect, title, band_rect, numbers, hint, called)


def _tiles(
    count: int, inner: int, p: float, most_h: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """The size of a tile, and how many rows and columns there are."""
    rows = 1 if count <= _ONE_ROW or inner / count >= _ROOM_FOR_A_NUMBER * p else 2
    columns = -(-count // rows)
    gap = min(round(_GAP * p), inner // columns // 5)
    wide = min((inner - gap * (columns - 1)) // columns, round(_WIDEST_NUMBER * p))
    high = min(round(most_h * p), round(wide * 1.15))
    return (wide, high), (rows, columns)


def _placed(
    count: int,
    room: pygame.Rect,
    sizes: tuple[int, int],
    across: tuple[int, int],
    gap: int,
) -> tuple[pygame.Rect, ...]:
    """The tiles, row by row, each row in the middle."""
    wide, high = sizes
    rows, columns = across
    step = 0.0
    if columns > 1:
        step = min((room.width - wide) / (columns - 1), wide * 1.5)
    numbers = []
    for index in range(count):
        row, column = divmod(index, columns)
        in_row = columns if row < rows - 1 else count - columns * (rows - 1)
        first = room.centerx - ((in_row - 1) * step + wide) / 2
        x, y = round(first + column * step), room.y + row * (high + gap)
        numbers.append(pygame.Rect(x, y, wide, high))
    return tuple(numbers)
