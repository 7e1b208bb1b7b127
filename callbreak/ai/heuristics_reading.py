"""What a player makes of the table before choosing a card: a `Reading` of a `SeatView`.

A reading counts the cards that are still out, remembers who had to show a void, and turns both
into two estimates that the rule-based levels play by: the chance that a card wins the trick on
the table, and what a card is worth if it is kept.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Final

from callbreak.ai.values import wants_exactly
from callbreak.engine.cards import Card, Suit
from callbreak.engine.seats import SEATS
from callbreak.engine.trick import Trick, beats

if TYPE_CHECKING:
    from callbreak.engine.view import SeatView

_SURVIVES_RUFFS: Final = (0.0, 0.1, 0.25, 0.4, 0.6, 0.75, 0.85, 0.9, 0.95, 0.97, 0.98, 0.98, 0.98)
"""The chance that nobody is void when a plain suit is led, by how many cards of it are out."""

_PLAIN_WORTH: Final = (0.95, 0.5, 0.2, 0.08, 0.03)
"""Tricks that a guarded plain card wins if it is kept, by how many higher ones are out."""

_SPADE_WORTH: Final = (1.0, 0.85, 0.65, 0.5, 0.4, 0.35, 0.3)
"""The same for a spade, which also ruffs."""

_UNGUARDED: Final = 0.3
"""What is left of that when there are not enough low cards to wait with."""


@dataclass(frozen=True)
class Reading:
    """A view as a player reads it.

    Attributes:
        view: what the seat sees.
        out: ranks that the others may hold, by suit, the lowest first.
        voids: the suits that each seat has shown to be out of.
        trick: the trick on the table.
    """

    view: SeatView
    out: tuple[tuple[int, ...], ...]
    voids: tuple[frozenset[Suit], ...]
    trick: Trick

    @staticmethod
    def careful(view: SeatView) -> Reading:
        """The reading of a player who counts every card."""
        unseen = view.unseen
        out = tuple(tuple(card.rank for card in unseen if card.suit == suit) for suit in Suit)
        return Reading(view, out, _shown_voids(view), _table(view))

    @staticmethod
    def forgetful(view: SeatView) -> Reading:
        """The reading of a player who knows the cards in hand and on the table, no others."""
        table = _table(view)
        seen = {*view.hand, *table.cards}
        out = tuple(
            tuple(rank for rank in range(2, 15) if Card(rank, suit) not in seen) for suit in Suit
        )
        return Reading(view, out, (frozenset(),) * len(SEATS), table)

    @cached_property
    def best(self) -> Card | None:
        """The card that is winning the trick, None on a lead."""
        return self.trick.winning_card

    @cached_property
    def later(self) -> tuple[int, ...]:
        """The seats that play to this trick after the reader."""
        left = len(SEATS) - 1 - len(self.trick.cards)
        return tuple((self.view.seat + 1 + step) % 4 for step in range(left))

    @cached_property
    def lengths(self) -> tuple[int, ...]:
        """Cards held, by suit."""
        counts = [0, 0, 0, 0]
        for card in self.view.hand:
            counts[card.suit] += 1
        return tuple(counts)

    @cached_property
    def need(self) -> int:
        """Tricks that the reader's call still lacks; negative when there are too many."""
        call = self.view.calls[self.view.seat] or 0
        return call - self.view.won[self.view.seat]

    @property
    def exact(self) -> bool:
        """Whether too many tricks fail a call (R10)."""
        return wants_exactly(self.view.rules)

    def higher_out(self, card: Card) -> int:
        """How many higher cards of its suit the others may hold."""
        return sum(rank > card.rank for rank in self.out[card.suit])

    def wins(self, card: Card) -> float:
        """The chance that ``card`` wins the trick on the table."""
        if self.best is not None and not beats(card, self.best):
            return 0.0
        led = self.trick.led_suit
        led = card.suit if led is None else led
        chance = 1.0
        higher = self.higher_out(card)
        for seat in self.later:
            chance *= 1.0 - self._beaten_by(seat, card, led, higher)
        return chance

    def worth(self, card: Card) -> float:
        """The tricks that ``card`` may be expected to win if it is kept for later."""
        return self._worth(card, self.lengths[card.suit])

    def spent(self, card: Card) -> float:
        """The tricks given up by playing ``card``: its own, and those of honours left bare."""
        length = self.lengths[card.suit]
        left = [held for held in self.view.hand if held.suit == card.suit and held != card]
        bared = sum(self._worth(held, length) - self._worth(held, length - 1) for held in left)
        return self._worth(card, length) + bared

    def _worth(self, card: Card, length: int) -> float:
        """What a card is worth in a holding of so many cards of its suit."""
        higher = self.higher_out(card)
        if card.suit == Suit.SPADES:
            return _SPADE_WORTH[min(higher, len(_SPADE_WORTH) - 1)]
        if higher >= len(_PLAIN_WORTH):
            return 0.0
        value = _PLAIN_WORTH[higher]
        if length <= higher:
            value *= _UNGUARDED
        if self.out[Suit.SPADES]:
            value *= _SURVIVES_RUFFS[min(len(self.out[card.suit]), 12)]
        return value

    def _beaten_by(self, seat: int, card: Card, led: Suit, higher: int) -> float:
        """The chance that a seat that plays later beats ``card``."""
        none_held = 2.0 / 3.0
        void = 1.0 if led in self.voids[seat] else none_held ** len(self.out[led])
        spades = 0 if Suit.SPADES in self.voids[seat] else len(self.out[Suit.SPADES])
        if card.suit == Suit.SPADES:
            able = void if led != Suit.SPADES else 1.0 - float(led in self.voids[seat])
            return able * (1.0 - none_held**higher) if spades else 0.0
        return (1.0 - void) * (1.0 - none_held**higher) + void * (1.0 - none_held**spades)


def _table(view: SeatView) -> Trick:
    return view.trick if view.trick is not None else Trick(view.seat)


def _shown_voids(view: SeatView) -> tuple[frozenset[Suit], ...]:
    """The suits that each seat did not follow, or had to discard from (R7, R8)."""
    voids: list[set[Suit]] = [set(), set(), set(), set()]
    for trick in (*view.tricks, _table(view)):
        led = trick.led_suit
        for seat, card in trick.plays:
            if led is not None and card.suit != led:
                voids[seat].add(led)
    return tuple(map(frozenset, voids))
