"""Sets of cards as masks of 52 bits: the bit of a card is its number (see `Card.number`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.twin import FULL_SUIT

if TYPE_CHECKING:
    from collections.abc import Iterable

    from callbreak.engine.cards import Card, Suit

ALL_CARDS: Final = (1 << 52) - 1


def set_of(cards: Iterable[Card]) -> int:
    """The set of some cards."""
    found = 0
    for card in cards:
        found |= 1 << card.number
    return found


def whole(suit: Suit) -> int:
    """All cards of a suit."""
    return FULL_SUIT << 13 * suit


def above(card: Card) -> int:
    """The cards of its suit that are higher."""
    return whole(card.suit) & -(2 << card.number)


def below(card: Card) -> int:
    """The cards of its suit that are lower."""
    return whole(card.suit) & (1 << card.number) - 1
