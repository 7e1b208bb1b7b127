"""How a hand is sorted in front of its player."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise, permutations
from typing import Final

from callbreak.engine.cards import Card, Suit

_RED: Final = frozenset({Suit.HEARTS, Suit.DIAMONDS})
_USUAL: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def in_order(hand: Iterable[Card], order: str) -> tuple[Card, ...]:
    """The hand from left to right: spades first, high cards first.

    ``order`` is a value of ``table.sort``: ``by_suit``, ``by_rank``, ``alternating``, which never
    puts two suits of one colour side by side if that can be avoided, or ``none``, which leaves the
    cards as they were dealt.
    """
    cards = tuple(hand)
    match order:
        case "by_rank":
            return tuple(sorted(cards, key=lambda card: (-card.rank, -card.suit)))
        case "by_suit":
            return _by_suits(cards, tuple(sorted(Suit, reverse=True)))
        case "none":
            return cards
        case _:
            return _by_suits(cards, _alternating(frozenset(card.suit for card in cards)))


def _by_suits(cards: tuple[Card, ...], suits: tuple[Suit, ...]) -> tuple[Card, ...]:
    return tuple(sorted(cards, key=lambda card: (suits.index(card.suit), -card.rank)))


def _alternating(held: frozenset[Suit]) -> tuple[Suit, ...]:
    """The held suits with as few neighbours of one colour as possible, spades at the left end."""
    usual = tuple(suit for suit in _USUAL if suit in held)

    def faults(suits: tuple[Suit, ...]) -> tuple[int, list[int]]:
        alike = sum((a in _RED) == (b in _RED) for a, b in pairwise(suits))
        spades_inside = Suit.SPADES in suits and Suit.SPADES not in (suits[0], suits[-1])
        return alike + 2 * spades_inside, [usual.index(suit) for suit in suits]

    return min(permutations(usual), key=faults)
