"""How the rule-based levels call: expected tricks from tables, then the call worth most points.

The tables were fitted to 40,000 hands played out by four players of the level ``medium``, each
taking what it could. The tricks won lie about the expectation with a deviation of 0.9, so every
call has an expected score under the house rules, and the best one is called (R5, R10, R11).
"""

from __future__ import annotations

from functools import lru_cache
from math import erf, sqrt
from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import ACE, HAND_SIZE, PLAIN_SUITS, Suit
from callbreak.engine.rules import HIGH_CALL, HighCall, Overtricks, Rules
from callbreak.engine.scoring import score

if TYPE_CHECKING:
    from collections.abc import Collection

    from callbreak.engine.cards import Card
    from callbreak.engine.view import SeatView

DEVIATION: Final = 0.9
"""The standard deviation of the tricks won about `expected_tricks`."""

WINNING_THE_GAME: Final = 300
"""What a call that wins the whole game is worth, in tenths (R11)."""

_PLAIN_HONOURS: Final[dict[int, tuple[float, ...]]] = {
    ACE: (0.85, 1.0, 0.95, 0.92, 0.91, 0.87, 0.5),
    13: (0.1, 0.63, 0.62, 0.5, 0.43, 0.31, 0.17),
    12: (0.14, 0.17, 0.3, 0.22, 0.11, 0.11, 0.07),
    11: (0.12,),
}
"""Tricks for an ace to a jack outside spades, by the length of its suit from 1."""

_SPADE_HONOURS: Final[dict[int, tuple[float, ...]]] = {
    ACE: (0.67, 0.83, 0.88, 0.95),
    13: (0.32, 0.56, 0.73, 0.85),
    12: (0.22, 0.3, 0.54, 0.62),
    11: (0.12, 0.12, 0.35, 0.45),
    10: (0.08, 0.12, 0.22, 0.31),
}
"""Tricks for an ace to a ten of spades beside its length, by the number of spades from 1."""

_SPADES: Final = (-0.13, 0.05, 0.3, 0.56, 0.88, 1.25, 1.74, 2.3, 3.1, 4.0, 5.0, 6.2, 8.0, 9.8)
"""Tricks for the number of spades, from 0."""

_SHORT_SUITS: Final = (
    (0.0, 0.15, 0.95, 1.28, 1.6, 1.8),
    (-0.13, 0.53, 0.84, 1.05, 1.03, 1.14),
    (0.1, 0.27, 0.48, 0.39, 0.36, 0.47),
)
"""Tricks by ruffs in a suit of 0, 1 or 2 cards, by the number of spades from 0."""

_STAYS_WITHIN: Final = (1.0, 1.0, 0.8, 0.45, 0.2)
"""The chance to stop at one trick over the call, by how many over it the hand would win."""

_SACRIFICE: Final = {10: 4.0, 11: 10.0}
"""Tenths of a point that a seat gives up by a higher call to save an auction from being void, by
the total that is wanted: then about one auction in eight is void."""


def expected_tricks(hand: Collection[Card]) -> float:
    """The tricks that a hand as dealt may be expected to win."""
    lengths = [0, 0, 0, 0]
    for card in hand:
        lengths[card.suit] += 1
    spades = lengths[Suit.SPADES]
    total = _SPADES[spades]
    for card in hand:
        honours = _SPADE_HONOURS if card.suit == Suit.SPADES else _PLAIN_HONOURS
        worth = honours.get(card.rank)
        if worth is not None:
            total += worth[min(lengths[card.suit], len(worth)) - 1]
    for suit in PLAIN_SUITS:
        if lengths[suit] < len(_SHORT_SUITS):
            total += _SHORT_SUITS[lengths[suit]][min(spades, 5)]
    return min(max(total, 0.0), float(HAND_SIZE))


def choose_call(view: SeatView, boldness: float = 0.0) -> int:
    """The call that is worth most to the seat, stretched a little to save an auction (R5).

    ``boldness`` is added to the tricks expected.
    """
    expected = expected_tricks(view.hand) + boldness
    return toward_the_minimum(view, best_call(expected, view.rules), expected)


def best_call(expected: float, rules: Rules) -> int:
    """The call with the highest expected score for so many expected tricks; of equals the lower."""
    return max(
        range(rules.min_call, rules.max_call + 1),
        key=lambda call: (round(expected_score(call, expected, rules), 6), -call),
    )


def expected_score(call: int, expected: float, rules: Rules) -> float:
    """The points of a call, in tenths, when so many tricks are expected."""
    return sum(
        chance * _worth(call, won, rules)
        for won, chance in enumerate(chances_of_tricks(expected))
        if chance > 1e-6
    )


def chances_of_tricks(expected: float) -> tuple[float, ...]:
    """The chance of winning 0 to 13 tricks."""
    return _chances(round(expected, 2))


@lru_cache(maxsize=1)  # all calls of a decision are weighed by the same chances
def _chances(expected: float) -> tuple[float, ...]:
    below = [
        0.5 * (1.0 + erf((won + 0.5 - expected) / (DEVIATION * sqrt(2.0))))
        for won in range(HAND_SIZE)
    ]
    below.append(1.0)
    return tuple(high - low for low, high in zip((0.0, *below[:-1]), below, strict=True))


def _worth(call: int, won: int, rules: Rules) -> float:
    """The points for a hand that would win ``won`` tricks, a surplus dodged where it can be."""
    if rules.overtricks is Overtricks.ONE_ALLOWED and won > call + 1:
        stays = _STAYS_WITHIN[min(won - call, len(_STAYS_WITHIN) - 1)]
        made = _scored(call, call + 1, rules)
        return stays * made + (1.0 - stays) * _scored(call, call + 2, rules)
    return _scored(call, won, rules)


def _scored(call: int, won: int, rules: Rules) -> int:
    points = score(call, won, revoked=False, rules=rules)
    if points > 0 and call >= HIGH_CALL and rules.high_call is HighCall.WINS_GAME:
        return WINNING_THE_GAME
    return points


def toward_the_minimum(view: SeatView, call: int, expected: float) -> int:
    """``call``, or the least above it that does this seat's part against a void auction (R5)."""
    wanted = view.rules.min_total_calls
    if not wanted:
        return call
    made = [other for other in view.calls if other is not None]
    waiting = len(view.calls) - len(made)
    share = -((sum(made) - wanted) // waiting)
    least = expected_score(call, expected, view.rules) - _SACRIFICE[wanted]
    while (
        call < min(share, view.rules.max_call)
        and expected_score(call + 1, expected, view.rules) >= least
    ):
        call += 1
    return call
