"""A player whose policy was learned from its own games alone: an opponent to measure against.

What a card is worth is a sum of numbers looked up by its features. The numbers are fitted by
``python -m tools.strength.learn`` to how rounds ended, and share nothing with the game's bots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.cards import Suit
from callbreak.engine.rules import Void
from callbreak.engine.trick import beats

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.cards import Card
    from callbreak.engine.rules import Rules
    from callbreak.engine.view import SeatView

FEATURES: Final = 4 * 2 * 2 * 4 + 5 * 2 * 2 * 4 + 2 * 4 * 7 + 2 * 13 + 14 * 2 * 2 + 4 * 3 * 2
"""How many numbers a policy has."""


def family(rules: Rules) -> str:
    """Whose numbers serve under these rules: those of games where a void must ruff, or may."""
    return "must" if rules.must_head and rules.void is Void.TRUMP else "may"


def features(view: SeatView) -> list[tuple[int, ...]]:
    """For each legal card where its numbers stand."""
    assert view.trick is not None
    won = view.won
    need = [(call or 0) - taken for call, taken in zip(view.calls, won, strict=True)]
    mine = min(max(need[view.seat], -1), 3) + 1
    place = len(view.trick.cards)
    best = view.trick.winning_card if place else None
    rival = min(max(need[view.trick.winner], 0), 2) if place else 0
    left = 13 - len(view.tricks)
    found = []
    for card in view.legal:
        takes = best is None or beats(card, best)
        spade = card.suit == Suit.SPADES
        higher = sum(other.suit == card.suit and other.rank > card.rank for other in view.unseen)
        length = sum(other.suit == card.suit for other in view.hand)
        worth_of_place = (place, 4), (takes, 2), (spade, 2), (min(higher, 3), 4)
        worth_of_need = (mine, 5), (takes, 2), (spade, 2), (min(higher, 3), 4)
        worth_of_length = (spade, 2), (place, 4), (min(length, 7) - 1, 7)
        worth_of_rank = (spade, 2), (card.rank - 2, 13)
        worth_of_time = (left, 14), (takes, 2), (mine > 1, 2)
        worth_of_rival = (place, 4), (rival, 3), (takes, 2)
        tables = (
            worth_of_place,
            worth_of_need,
            worth_of_length,
            worth_of_rank,
            worth_of_time,
            worth_of_rival,
        )
        found.append(_places(tables))
    return found


def _places(tables: Sequence[Sequence[tuple[int, int]]]) -> tuple[int, ...]:
    """The tables laid end to end; in each, its features are the digits of a mixed number."""
    places, start = [], 0
    for table in tables:
        at, size = 0, 1
        for value, values in table:
            at = at * values + value
            size *= values
        places.append(start + at)
        start += size
    return tuple(places)


def best_card(view: SeatView, worth: Sequence[float]) -> Card:
    """The legal card of the highest worth, the lowest of equals."""
    sums = [sum(worth[place] for place in places) for places in features(view)]
    return view.legal[max(range(len(sums)), key=sums.__getitem__)]
