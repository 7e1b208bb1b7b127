"""What plays make likely, though they do not prove it.

Players throw their lowest card when they cannot win, win as cheaply as they can, and take what is
surely theirs. So a play is a *clue* that its seat does not hold certain cards, which it would have
played instead. How far a clue is trusted follows from the finished rounds, whose hands lie open:
whoever was often found with such cards is not believed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from math import log
from typing import TYPE_CHECKING, Final, NamedTuple

from callbreak.ai.card_sets import ALL_CARDS, above, below, whole
from callbreak.ai.values import wants_exactly
from callbreak.engine.cards import PLAIN_SUITS, Card, Suit
from callbreak.engine.rules import Rules, Void
from callbreak.engine.seats import SEATS, Seat
from callbreak.engine.trick import Trick, beats

if TYPE_CHECKING:
    from callbreak.engine.view import PastRound, SeatView


class Custom(IntEnum):
    """What players usually do."""

    LOWEST = 0
    """Throw the lowest card of a suit when they cannot win."""
    CHEAPEST = 1
    """Win with the lowest card that does."""
    SURE = 2
    """Win when they surely can."""
    CASH = 3
    """Lead a sure winner."""


class Clue(NamedTuple):
    """A seat would by custom have played one of ``cards``, a mask of 52 bits, if it held any."""

    seat: Seat
    custom: Custom
    cards: int


FOUND: Final = (0.2, 0.2, 0.25, 0.35)
"""How often, by custom, a stranger is found with such cards all the same."""

DOUBT: Final = 4.0
"""How many clues of finished rounds weigh as much as what is usual."""

LONG: Final = 7
"""A sure winner is cashed early while so many cards of its suit are not yet played."""


def clues(tricks: Iterable[Trick], calls: Sequence[int], rules: Rules) -> list[Clue]:
    """The clues of the tricks of a round, the one on the table included."""
    exactly = wants_exactly(rules)
    found = []
    left = ALL_CARDS
    won = [0, 0, 0, 0]
    for trick in tricks:
        for place, (seat, card) in enumerate(trick.plays):
            left ^= 1 << card.number
            if not exactly or won[seat] < calls[seat]:
                before = Trick(trick.leader, trick.cards[:place])
                for custom, cards in _told(before, card, left, rules):
                    if cards & left:
                        found.append(Clue(seat, custom, cards & left))
        if trick.complete:
            won[trick.winner] += 1
    return found


def trust(view: SeatView) -> list[tuple[float, ...]]:
    """By seat and custom, how unlikely a deal is against a clue: minus the log of a factor."""
    trusted = []
    for seat in SEATS:
        weights = []
        for custom in Custom:
            told, held = DOUBT, DOUBT * FOUND[custom]
            for past in view.history:
                counts = _record(past, view.rules)[seat][custom]
                told += counts[0]
                held += counts[1]
            share = held / told
            weights.append(max(0.0, log((1.0 - share) / share)) if share < 1.0 else 0.0)
        trusted.append(tuple(weights))
    return trusted


@lru_cache(maxsize=64)
def _record(past: PastRound, rules: Rules) -> list[list[tuple[int, int]]]:
    """By seat and custom: how many clues a finished round gave, and how many misled."""
    counts = [[(0, 0)] * len(Custom) for _ in SEATS]
    hands = [0, 0, 0, 0]
    found = clues(past.tricks, past.calls, rules)
    for trick in past.tricks:
        for seat, card in trick.plays:
            hands[seat] |= 1 << card.number
    for seat, custom, cards in found:
        told, misled = counts[seat][custom]
        counts[seat][custom] = (told + 1, misled + bool(hands[seat] & cards))
    return counts


def _told(before: Trick, card: Card, left: int, rules: Rules) -> list[tuple[Custom, int]]:
    """What a play to the trick ``before`` tells; ``left`` are the cards not yet played."""
    best, led = before.winning_card, before.led_suit
    if best is None or led is None:
        return [(Custom.CASH, _sure_leads(left))] if not _is_top(card, left) else []
    last = len(before.cards) == 3
    follows = card.suit == led
    if not beats(card, best):
        told = [(Custom.LOWEST, below(card))]
        if follows and best.suit == led:
            sure = above(best) if last else _top(led, left) & above(best)
            told.append((Custom.SURE, sure))
        elif not follows and rules.void is Void.FREE and card.suit != Suit.SPADES:
            told.append(
                (Custom.SURE, above(best) if best.suit == Suit.SPADES else whole(Suit.SPADES))
            )
        return told
    between = below(card) & (above(best) if best.suit == card.suit else -1)
    if last or led == Suit.SPADES or not follows:
        return [(Custom.CHEAPEST, between)]
    if rules.must_head and not _is_top(card, left):
        return [(Custom.CHEAPEST, between), (Custom.SURE, _top(led, left))]
    return []


def _sure_leads(left: int) -> int:
    """The highest cards of the plain suits of which many are left."""
    sure = 0
    for suit in PLAIN_SUITS:
        if (left & whole(suit)).bit_count() >= LONG:
            sure |= _top(suit, left)
    return sure


def _is_top(card: Card, left: int) -> bool:
    return not above(card) & left


def _top(suit: Suit, left: int) -> int:
    """The highest card of a suit that is not yet played; 0 if all are."""
    cards = left & whole(suit)
    return 1 << cards.bit_length() - 1 if cards else 0
