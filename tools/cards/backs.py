"""The two backs: the Dhaka weave in crimson and in indigo."""

from __future__ import annotations

from dataclasses import dataclass

from tools.cards.forms import LOTUS_PETAL, circle, petals, rectangle, stepped
from tools.cards.outline import Outline, Point
from tools.cards.palette import BLUE, BRASS, CRIMSON, DEEP_CRIMSON, INK, IVORY, MARIGOLD
from tools.cards.picture import Picture

_UNIT = 2.5  # one thread of the loom
_HALF_STEP = 8 * _UNIT
_FIELD = rectangle(21, 21, 208, 308, 3)


@dataclass(frozen=True)
class Weave:
    """The threads of a back."""

    ground: str
    deep: str
    gold: str
    heart: str


DHAKA = Weave(CRIMSON, DEEP_CRIMSON, MARIGOLD, CRIMSON)
INDIGO = Weave(BLUE, "#10265c", MARIGOLD, CRIMSON)


def draw_back(weave: Weave) -> Picture:
    """Return the whole back inside the ivory margin."""
    picture = Picture()
    picture.paint(rectangle(9, 9, 232, 332, 7), weave.ground, INK, 1.2)
    picture.paint(_selvage(), weave.gold)
    large, small = _lattice()
    for order, unit, colour in (
        (7, _UNIT, IVORY),
        (5, _UNIT, weave.ground),
        (3, _UNIT, weave.gold),
        (2, _UNIT * 0.8, INK),
    ):
        picture.paint(_stamps(large, order, unit), colour)
    for order, unit, colour in (
        (5, _UNIT, weave.gold),
        (3, _UNIT, weave.deep),
        (2, _UNIT * 0.8, IVORY),
    ):
        picture.paint(_stamps(small, order, unit), colour)
    picture.add(_medallion(weave))
    picture.draw(_FIELD, INK, 3.6)
    picture.draw(_FIELD, BRASS, 1.8)
    return picture


def _selvage() -> Outline:
    """Return the row of little crosses around the field."""
    across = [(15 + 10 * i, y) for i in range(23) for y in (15, 335)]
    down = [(x, 15 + 10 * i) for i in range(1, 32) for x in (15, 235)]
    return Outline.join(stepped(2, 2.1, x, y) for x, y in across + down)


def _lattice() -> tuple[list[Point], list[Point]]:
    """Return the places of the large diamonds and of the small ones between them.

    Those that the medallion covers whole are left out.
    """
    large: list[Point] = []
    small: list[Point] = []
    for row in range(-10, 11):
        for column in range(-8, 9):
            x, y = 125 + column * _HALF_STEP, 175 + row * _HALF_STEP
            covered = abs(column) + abs(row) <= 2
            if (row + column) % 2 or covered or not (0 < x < 250 and 0 < y < 350):
                continue
            (small if column % 2 else large).append((x, y))
    return large, small


def _stamps(places: list[Point], order: int, unit: float) -> Outline:
    return Outline.join(stepped(order, unit, x, y) for x, y in places) & _FIELD


def _medallion(weave: Weave) -> Picture:
    picture = Picture()
    for order, colour in (
        (26, weave.ground),
        (25, weave.gold),
        (23, weave.ground),
        (21, IVORY),
        (19, weave.deep),
    ):
        picture.paint(stepped(order, _UNIT, 125, 175), colour)
    corners = [(156, 175), (94, 175), (125, 206), (125, 144)]
    picture.paint(Outline.join(stepped(3, _UNIT, x, y) for x, y in corners), weave.gold)
    picture.paint(Outline.join(stepped(2, _UNIT * 0.8, x, y) for x, y in corners), weave.deep)
    picture.paint(petals(LOTUS_PETAL, 8, 125, 175, scale=0.86), weave.gold, INK, 0.9)
    picture.paint(petals(LOTUS_PETAL, 8, 125, 175, scale=0.56, start=22.5), IVORY, INK, 0.9)
    picture.paint(circle(125, 175, 5.8), weave.heart, INK, 0.9)
    picture.paint(stepped(2, 1.8, 125, 175), IVORY)
    return picture
