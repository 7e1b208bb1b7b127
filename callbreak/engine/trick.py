"""A trick: who led, what was played, who is winning it (R6, R9)."""

from __future__ import annotations

from dataclasses import dataclass

from callbreak.engine.cards import Card, Suit
from callbreak.engine.seats import Seat


def beats(card: Card, other: Card) -> bool:
    """Whether ``card``, played later, wins over ``other`` (R9)."""
    if card.suit == other.suit:
        return card.rank > other.rank
    return card.suit == Suit.SPADES


@dataclass(frozen=True, slots=True)
class Trick:
    """Up to four cards in the order played; ``leader`` played the first or is to lead."""

    leader: Seat
    cards: tuple[Card, ...] = ()

    @property
    def led_suit(self) -> Suit | None:
        """The suit that was led, None before the lead."""
        return self.cards[0].suit if self.cards else None

    @property
    def turn(self) -> Seat:
        """The seat that plays the next card; in a full trick the leader again."""
        return (self.leader + len(self.cards)) % 4

    @property
    def complete(self) -> bool:
        """Whether all four cards lie there."""
        return len(self.cards) == 4

    @property
    def winning_card(self) -> Card | None:
        """The card that is winning, None before the lead."""
        best = None
        for card in self.cards:
            if best is None or beats(card, best):
                best = card
        return best

    @property
    def winner(self) -> Seat:
        """The seat whose card is winning.

        Raises:
            ValueError: no card has been played.
        """
        best = self.winning_card
        if best is None:
            raise ValueError("a trick without cards has no winner")
        return (self.leader + self.cards.index(best)) % 4

    @property
    def ruffed(self) -> bool:
        """Whether a spade is winning a trick in which another suit was led."""
        best = self.winning_card
        return best is not None and best.suit == Suit.SPADES != self.led_suit

    @property
    def plays(self) -> tuple[tuple[Seat, Card], ...]:
        """Each card with the seat that played it."""
        return tuple(((self.leader + i) % 4, card) for i, card in enumerate(self.cards))

    def with_card(self, card: Card) -> Trick:
        """The trick after the seat on turn has played ``card``."""
        return Trick(self.leader, (*self.cards, card))
