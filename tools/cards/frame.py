"""The court card around a half figure: frame, arch, halo, and the two heads with their seam."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.cards.forms import circle, path, polygon, rectangle, stepped
from tools.cards.outline import Outline, placement
from tools.cards.palette import BRASS, HALO, INK, OUTER
from tools.cards.picture import MIRROR, Picture
from tools.cards.weave import sash

_LEFT, _RIGHT, _TOP = 50.5, 199.5, 21.5
_RISE = 24.19  # how far the seam rises from the middle of the card to either side
_SASH_HEIGHT = 15.0
HALF = polygon((_LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, 175 - _RISE), (_LEFT, 175 + _RISE))
_OUTER_FRAME = rectangle(48, 19, 154, 312, 5)
_INNER_FRAME = rectangle(50.2, 21.2, 149.6, 307.6, 3.4)
_ARCH = (
    "M50.5 100C50.5 84 58 80 60 70C62 56 76 54 84 46C92 38 108 38 125 24"
    "C142 38 158 38 166 46C174 54 188 56 190 70C192 80 199.5 84 199.5 100"
)
_HALO = (127.0, 84.0)


@dataclass(frozen=True)
class Setting:
    """What surrounds a figure: colours of the panel and the spandrels, ornament, sash."""

    panel: str
    spandrel: str
    ornament: str
    field_motif: str
    sash: str
    looks_right: bool = False
    halo: str = HALO


def two_headed(half: Picture, setting: Setting) -> Picture:
    """Return the finished middle of a court card from the upper half figure.

    The figure is cut along a falling diagonal. The low side leaves room for one arm and its
    attribute; the high side hides the other arm.
    """
    card = Picture()
    card.paint(_OUTER_FRAME, setting.panel)
    card.add(_surround(setting).doubled())
    card.add(half.cut(HALF).doubled())
    turn = math.degrees(math.atan2(-_RISE, (_RIGHT - _LEFT) / 2))
    length = math.hypot(_RIGHT - _LEFT, 2 * _RISE)
    band = sash(length, _SASH_HEIGHT, setting.sash).mapped(placement(125, 175, turn=turn))
    card.add(band.cut(rectangle(_LEFT - 0.3, 100, _RIGHT - _LEFT + 0.6, 150)))
    card.draw(_OUTER_FRAME, INK, OUTER)
    card.draw(_INNER_FRAME, BRASS, 1.3)
    return card.mapped(MIRROR) if setting.looks_right else card


def _surround(setting: Setting) -> Picture:
    """Return the upper half of the panel: field motif, arch, spandrels, halo."""
    picture = Picture()
    picture.paint(_field_motif(), setting.field_motif)
    picture.paint(path(_ARCH + "L199.5 21.5L50.5 21.5Z"), setting.spandrel)
    picture.paint(_spandrel_ornament(), setting.ornament)
    picture.draw(path(_ARCH), BRASS, OUTER)
    x, y = _HALO
    picture.paint(circle(x, y, 49), setting.halo, BRASS, OUTER)
    picture.draw(circle(x, y, 45), BRASS, 0.8)
    return picture


def _field_motif() -> Outline:
    """Return small woven crosses strewn over the panel beside the figure."""
    places = [
        (x + (8.5 if row % 2 else 0), 76 + 11 * row)
        for row in range(11)
        for x in range(57, 200, 17)
    ]
    clear = [
        stepped(2, 1.5, x, y)
        for x, y in places
        if math.dist((x, y), _HALO) > 53
        and 54 < x < 196
        and y < 152
        and (y < 136 or abs(x - 125) > 62)
    ]
    return Outline.join(clear)


def _spandrel_ornament() -> Outline:
    """Return a quarter lotus in the corner and a bough of buds along the arch."""
    petal = "M0 0C-3.6 -4 -3.6 -9 0 -14C3.6 -9 3.6 -4 0 0Z"
    bud = "M0 0C-1.8 -2 -1.8 -4.6 0 -7C1.8 -4.6 1.8 -2 0 0Z"
    corner = [path(petal).placed(53.6, 24.6, turn=turn) for turn in (96, 135, 174)]
    buds = [path(bud).placed(53.6, 24.6, scale=1.05, turn=turn) for turn in (115.5, 154.5)]
    row = [
        path(bud).placed(x, y, turn=turn)
        for x, y, turn in (
            (73.5, 26, 90),
            (84.5, 26, 90),
            (95.5, 26, 90),
            (55, 44.5, 180),
            (55, 55.5, 180),
        )
    ]
    dots = [circle(106.4, 26, 1.3), circle(55, 66, 1.3)]
    left = Outline.join([*corner, *buds, *row, *dots])
    return left + left.mapped(MIRROR)
