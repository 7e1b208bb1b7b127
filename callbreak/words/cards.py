"""Cards and suits in words: short for the screen, and whole to be read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from callbreak.engine.cards import RANK_LETTERS, Card, Suit
from callbreak.words.catalogs import ctx, mark_ctx
from callbreak.words.joining import or_list

SUIT_SIGNS: Final = {Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥", Suit.SPADES: "♠"}

_RANKS: Final = {
    2: mark_ctx("rank of a card", "two"),
    3: mark_ctx("rank of a card", "three"),
    4: mark_ctx("rank of a card", "four"),
    5: mark_ctx("rank of a card", "five"),
    6: mark_ctx("rank of a card", "six"),
    7: mark_ctx("rank of a card", "seven"),
    8: mark_ctx("rank of a card", "eight"),
    9: mark_ctx("rank of a card", "nine"),
    10: mark_ctx("rank of a card", "ten"),
    11: mark_ctx("rank of a card", "jack"),
    12: mark_ctx("rank of a card", "queen"),
    13: mark_ctx("rank of a card", "king"),
    14: mark_ctx("rank of a card", "ace"),
}


def card_text(card: Card) -> str:
    """A card as its corner shows it, with the sign of its suit: ``10♥``, ``K♠``."""
    return rank_text(card.rank) + SUIT_SIGNS[card.suit]


def rank_text(rank: int) -> str:
    """A rank as a card's corner shows it: ``2`` to ``10``, ``J``, ``Q``, ``K``, ``A``."""
    return "10" if rank == 10 else RANK_LETTERS[rank - 2]


def cards_text(cards: Iterable[Card]) -> str:
    """Cards as their corners show them, with blanks between."""
    return " ".join(map(card_text, cards))


def spoken_card(card: Card) -> str:
    """A card to be read aloud: ``king of hearts``."""
    # Translators: a card in full, like "king of hearts"; {rank} and {suit} are translated above.
    return ctx(
        "card",
        "{rank} of {suit}",
        rank=ctx("rank of a card", _RANKS[card.rank]),
        suit=_suit_of_card(card.suit),
    )


def suit_name(suit: Suit) -> str:
    """The name of a suit standing alone: ``hearts``."""
    match suit:
        case Suit.CLUBS:
            return ctx("suit", "clubs")
        case Suit.DIAMONDS:
            return ctx("suit", "diamonds")
        case Suit.HEARTS:
            return ctx("suit", "hearts")
        case Suit.SPADES:
            return ctx("suit", "spades")


def one_of(cards: Sequence[Card]) -> str:
    """The cards that a person may choose from: ``the 9♥, the 10♥ or the K♥``."""
    # Translators: one card in a list of cards to choose from, like "the 10♥".
    return or_list([ctx("to choose from", "the {card}", card=card_text(card)) for card in cards])


def _suit_of_card(suit: Suit) -> str:
    """The name of a suit after a rank, in the case that the language wants there."""
    match suit:
        case Suit.CLUBS:
            return ctx("suit of a card", "clubs")
        case Suit.DIAMONDS:
            return ctx("suit of a card", "diamonds")
        case Suit.HEARTS:
            return ctx("suit of a card", "hearts")
        case Suit.SPADES:
            return ctx("suit of a card", "spades")
