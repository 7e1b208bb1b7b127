"""The four suit signs, in a box of 100 units around the origin, and their colours."""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from tools.cards.forms import circle, path, polygon
from tools.cards.outline import Outline
from tools.cards.palette import FOUR_BLUE, FOUR_GREEN, INK, SUIT_RED


class Suit(StrEnum):
    """A suit by the letter that names its files."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


COLOURS = {
    Suit.SPADES: INK,
    Suit.HEARTS: SUIT_RED,
    Suit.DIAMONDS: SUIT_RED,
    Suit.CLUBS: INK,
}
FOUR_COLOURS = COLOURS | {Suit.DIAMONDS: FOUR_BLUE, Suit.CLUBS: FOUR_GREEN}

_HEART = (
    "M0 47C-8 29 -47 10 -47 -18C-47 -35 -36 -46 -23.5 -46C-12 -46 -4 -38 0 -27"
    "C4 -38 12 -46 23.5 -46C36 -46 47 -35 47 -18C47 10 8 29 0 47Z"
)
_SPADE = (
    "M0 -50C7 -31 45 -12 45 14C45 27 36 36 25 36C15 36 8 31 4 24C5 37 9 45 19 50L-19 50"
    "C-9 45 -5 37 -4 24C-8 31 -15 36 -25 36C-36 36 -45 27 -45 14C-45 -12 -7 -31 0 -50Z"
)
_DIAMOND = "M0 -50C8 -32 21 -13 38 0C21 13 8 32 0 50C-8 32 -21 13 -38 0C-21 -13 -8 -32 0 -50Z"
_CLUB_STEM = "M-4.5 8C-4 28 -8 42 -20 49L20 49C8 42 4 28 4.5 8Z"


@cache
def sign(suit: Suit) -> Outline:
    """Return the outline of a suit sign."""
    match suit:
        case Suit.HEARTS:
            return path(_HEART)
        case Suit.SPADES:
            return path(_SPADE)
        case Suit.DIAMONDS:
            return path(_DIAMOND)
        case Suit.CLUBS:
            leaves = [circle(0, -26.5, 22), circle(-25, 9, 22), circle(25, 9, 22)]
            heart = polygon((-9, -12), (9, -12), (14, 10), (-14, 10))
            return Outline.merge([*leaves, heart, path(_CLUB_STEM)])
