"""The number cards: where the pips of 2 to 10 stand."""

from __future__ import annotations

from tools.cards.outline import Outline, Point
from tools.cards.picture import Picture
from tools.cards.suits import Suit, sign

_SIZE = 47.0
_LEFT, _MIDDLE, _RIGHT = 80.0, 125.0, 170.0
_TOP, _CENTRE, _FOOT = 62.0, 175.0, 288.0
_SECOND, _THIRD = 137.4, 212.6  # rows of the nine and ten between top and foot


def _pairs(*rows: float) -> list[Point]:
    return [(x, y) for y in rows for x in (_LEFT, _RIGHT)]


_SPOTS: dict[str, list[Point]] = {
    "2": [(_MIDDLE, _TOP), (_MIDDLE, _FOOT)],
    "3": [(_MIDDLE, _TOP), (_MIDDLE, _CENTRE), (_MIDDLE, _FOOT)],
    "4": _pairs(_TOP, _FOOT),
    "5": [*_pairs(_TOP, _FOOT), (_MIDDLE, _CENTRE)],
    "6": _pairs(_TOP, _CENTRE, _FOOT),
    "7": [*_pairs(_TOP, _CENTRE, _FOOT), (_MIDDLE, 118.5)],
    "8": [*_pairs(_TOP, _CENTRE, _FOOT), (_MIDDLE, 118.5), (_MIDDLE, 231.5)],
    "9": [*_pairs(_TOP, _SECOND, _THIRD, _FOOT), (_MIDDLE, _CENTRE)],
    "T": [*_pairs(_TOP, _SECOND, _THIRD, _FOOT), (_MIDDLE, 99.7), (_MIDDLE, 250.3)],
}
NUMBERS = tuple(_SPOTS)


def draw_pips(rank: str, suit: Suit, colour: str) -> Picture:
    """Return the pips of a number card; those of the lower half stand on their heads."""
    pips = Outline.join(
        sign(suit).placed(x, y, scale=_SIZE / 100, turn=180 if y > _CENTRE else 0)
        for x, y in _SPOTS[rank]
    )
    picture = Picture()
    picture.paint(pips, colour)
    return picture
