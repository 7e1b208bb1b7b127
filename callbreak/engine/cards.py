"""Cards, suits and the deck (R1).

A card is written with two characters, rank then suit: ``"TH"`` is the ten of hearts.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "CDHS"
ACE: Final = 14
JACK: Final = 11
HAND_SIZE: Final = 13


class Suit(IntEnum):
    """The four suits, in the order in which a tie of ranks is broken."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """The suit as one of ``C D H S``."""
        return SUIT_LETTERS[self]


PLAIN_SUITS: Final = (Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS)
"""All suits but trump."""


class Card(NamedTuple):
    """A playing card. Cards compare by rank, then suit: the smallest is the *lowest* card."""

    rank: int
    suit: Suit

    def __str__(self) -> str:
        return RANK_LETTERS[self.rank - 2] + SUIT_LETTERS[self.suit]

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"

    @property
    def number(self) -> int:
        """The card's place in a new deck, 0 (2C) to 51 (AS)."""
        return 13 * self.suit + self.rank - 2

    @staticmethod
    def parse(text: str) -> Card:
        """Read a card from its two characters.

        Raises:
            CardError: ``text`` is not a rank followed by a suit.
        """
        try:
            return _CARD_OF_TEXT[text]
        except KeyError:
            raise CardError(text) from None


class CardError(ValueError):
    """A text that is no card, or a hand that names a card twice."""

    def __init__(self, text: str) -> None:
        super().__init__(
            f"{text!r} is not a card: write rank and suit, like TH (ranks {' '.join(RANK_LETTERS)},"
            f" suits {' '.join(SUIT_LETTERS)}), each card once"
        )
        self.text = text


DECK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in range(2, 15))
"""A new deck: 2C 3C ... AC 2D ... AD 2H ... AH 2S ... AS."""

_CARD_OF_TEXT: Final = {str(card): card for card in DECK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks, in the order written.

    Raises:
        CardError: a word is not a card, or stands there twice.
    """
    cards: dict[Card, None] = {}
    for word in text.split():
        card = Card.parse(word)
        if card in cards:
            raise CardError(word)
        cards[card] = None
    return tuple(cards)


def format_cards(cards: Iterable[Card]) -> str:
    """Write cards with one blank between them, in the order given."""
    return " ".join(map(str, cards))


def of_suit(cards: Iterable[Card], suit: Suit) -> tuple[Card, ...]:
    """The cards of one suit, in the order given."""
    return tuple(card for card in cards if card.suit == suit)
