"""The aces: the spade dressed as the queen of them, the others with a lotus of their own."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.forms import LEAF, LOTUS_PETAL, ROUND_PETAL, circle, path, petals, stepped
from tools.cards.outline import IDENTITY, Matrix, Outline
from tools.cards.palette import BRASS, CLOTH_TEAL, CRIMSON, INK, IVORY, MARIGOLD, TEAL
from tools.cards.picture import MIRROR, Picture
from tools.cards.suits import Suit, sign

_SPADE_INSIDE = (
    "M0 -41C9 -24 39 -8 39 14C39 24 32.5 30.5 24.5 30.5C13 30.5 6 22 0 12"
    "C-6 22 -13 30.5 -24.5 30.5C-32.5 30.5 -39 24 -39 14C-39 -8 -9 -24 0 -41Z"
)
_FLAME = "M0 0C-3.4 -4 -3 -9 0 -12C3 -9 3.4 -4 0 0Z"
_RAY = "M-1.7 -8.4L0 -14L1.7 -8.4Z"
_BOTH_SIDES: tuple[Matrix, Matrix] = (IDENTITY, MIRROR)


def draw_ace(suit: Suit, colour: str) -> Picture:
    """Return the middle of an ace."""
    return _ace_of_spades() if suit is Suit.SPADES else _small_ace(suit, colour)


def _small_ace(suit: Suit, colour: str) -> Picture:
    picture = Picture()
    big = sign(suit).placed(125, 175, scale=1.16)
    picture.paint(big, colour)
    lower = {Suit.HEARTS: -5.0, Suit.DIAMONDS: 0.0, Suit.CLUBS: -1.0}[suit]
    y = 175 + lower
    picture.paint(petals(LOTUS_PETAL, 8, 125, y, scale=0.74, start=22.5), MARIGOLD, INK, 1)
    picture.paint(petals(LOTUS_PETAL, 8, 125, y, scale=0.56), IVORY, INK, 1)
    picture.paint(circle(125, y, 5.2), colour, INK, 1)
    picture.paint(stepped(2, 1.7, 125, y), IVORY)
    picture.add(_sprig(colour).doubled())
    return picture


def _sprig(colour: str) -> Picture:
    """Return the small bow of leaves above the sign; its half turn stands below."""
    picture = Picture()
    bough = Cubic((125, 86), (143, 82), (162, 88), (173, 103))
    picture.draw(Outline.join(bough.line().mapped(side) for side in _BOTH_SIDES), BRASS, 1.6)
    leaves = [
        path(LEAF).placed(x, y, scale=0.66, turn=turn + 90 + side)
        for x, y, turn in bough.stops(5)
        for side in (-50, 50)
    ]
    one_side = Outline.join([*leaves, path(LEAF).placed(173, 103, scale=0.66, turn=142)])
    picture.paint(Outline.join(one_side.mapped(side) for side in _BOTH_SIDES), CLOTH_TEAL)
    picture.paint(petals(ROUND_PETAL, 5, 125, 86, scale=1.12), colour)
    picture.paint(circle(125, 86, 3), MARIGOLD)
    return picture


def _ace_of_spades() -> Picture:
    picture = Picture()
    picture.paint(sign(Suit.SPADES).placed(125, 174, scale=1.72), INK)
    picture.draw(path(_SPADE_INSIDE).placed(125, 174, scale=1.72), BRASS, 1.8)
    picture.add(_great_lotus(125, 171))
    picture.add(_woven_lobes())
    picture.paint(path(_FLAME).placed(125, 250, scale=1.1), MARIGOLD)
    picture.add(_sun_over_moon(125, 56))
    picture.add(_garland())
    return picture


def _great_lotus(x: float, y: float) -> Picture:
    picture = Picture()
    picture.paint(petals(LOTUS_PETAL, 8, x, y, scale=1.3, start=22.5), CRIMSON, BRASS, 1.1)
    picture.paint(petals(LOTUS_PETAL, 8, x, y, scale=1.13), MARIGOLD, INK, 1.1)
    picture.paint(petals(LOTUS_PETAL, 8, x, y, scale=0.76, start=22.5), IVORY, INK, 1)
    picture.paint(circle(x, y, 7.5), CRIMSON, INK, 1)
    picture.paint(stepped(2, 2.4, x, y), IVORY)
    return picture


def _woven_lobes() -> Picture:
    """Return the stepped diamonds that climb to the tip and fill both lobes."""
    picture = Picture()
    tip = [stepped(3, 2.6, 125, 131), stepped(2, 2.2, 125, 117.5), stepped(1, 2.2, 125, 110)]
    lobe = Outline.join(
        [
            stepped(3, 2.6, 171, 191),
            stepped(2, 2.1, 175, 172),
            stepped(2, 2.1, 155.5, 203),
            stepped(2, 2.1, 154, 152),
        ]
    )
    picture.paint(Outline.join([*tip, *(lobe.mapped(side) for side in _BOTH_SIDES)]), MARIGOLD)
    hearts = [stepped(2, 2, 125, 131), stepped(2, 2, 171, 191), stepped(2, 2, 79, 191)]
    picture.paint(Outline.join(hearts), INK)
    return picture


def _sun_over_moon(x: float, y: float) -> Picture:
    picture = Picture()
    picture.paint(petals(_RAY, 12, x, y) + circle(x, y, 7.4), MARIGOLD)
    picture.paint(circle(x, y + 9, 21) - circle(x, y + 2.5, 20.5), BRASS)
    return picture


def _garland() -> Picture:
    """Return the bow of leaves under the spade, tied with a rhododendron."""
    picture = Picture()
    bough = Cubic((125, 279), (147, 282), (169, 272), (181, 252))
    picture.draw(Outline.join(bough.line().mapped(side) for side in _BOTH_SIDES), BRASS, 1.8)
    leaves = [
        path(LEAF).placed(x, y, scale=0.78, turn=turn + 90 + side)
        for x, y, turn in bough.stops(6)
        for side in (-50, 50)
    ]
    one_side = Outline.join([*leaves, path(LEAF).placed(181, 252, scale=0.78, turn=32)])
    picture.paint(Outline.join(one_side.mapped(side) for side in _BOTH_SIDES), TEAL)
    picture.paint(petals(ROUND_PETAL, 5, 125, 279, scale=1.12), CRIMSON)
    picture.paint(circle(125, 279, 3), MARIGOLD)
    return picture
