"""Models of players for playouts: habits that the playout loop looks up, card by card.

People and programs play differently, so a playout seats a mix of these, never one kind only. A
model is a handful of tables and switches; what they mean for a card is in `playout`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from callbreak.ai.twin import COUNT

if TYPE_CHECKING:
    from collections.abc import Callable

NO_CARDS: Final = 1 << 20
"""A preference below all others: there is no card of that suit."""


def _table(preference: Callable[[int, int, int], int]) -> list[int]:
    """A preference for each mask from its length, lowest rank and highest rank (0 to 12)."""
    table = [NO_CARDS]
    for mask in range(1, 8192):
        low = (mask & -mask).bit_length() - 1
        table.append(preference(COUNT[mask], low, mask.bit_length() - 1))
    return table


LOWEST: Final = _table(lambda _length, low, _high: low)
"""The suit with the lowest card."""

SHORTEST: Final = _table(lambda length, low, _high: 16 * length + low)
"""The shortest suit: soon a void to ruff in."""

KEEPS_GUARDS: Final = _table(
    lambda length, low, high: 16 * length + low + (64 if high >= 9 and length <= 13 - high else 0)
)
"""The shortest suit, but not the cards that guard a king, queen or jack."""

SHORT_AND_LOW: Final = _table(
    lambda length, low, high: 4 * length + low // 3 + (6 if high >= 10 else 0)
)
"""A short suit without an honour."""

LONG_AND_LOW: Final = _table(lambda length, low, _high: 4 * (13 - length) + low)
"""A long suit."""


def _behind(least: int) -> list[int]:
    """Cash a sure winner when the others hold at least so many of its suit, the most first."""
    return [-COUNT[out] if COUNT[out] >= least else 0 for out in range(8192)]


_NEVER_LED: Final = [NO_CARDS] * 8192
_NO_MATTER: Final = [0] * 8192


def _from_many(least: int) -> list[int]:
    """Lead the highest spade before any low card, from at least so many."""
    return [-1 if COUNT[own] >= least else NO_CARDS for own in range(8192)]


WHATEVER: Final = [NO_CARDS] + [mask * 2654435761 >> 7 & 1023 for mask in range(1, 8192)]
"""No preference that makes sense."""


@dataclass(frozen=True, slots=True)
class Model:
    """How a player plays.

    Each preference is a table by mask; the option with the smallest number is chosen.

    Attributes:
        name: for reports.
        lead: leading low from a suit.
        cash: leading a sure winner, by the cards of the suit that the others hold; not below 0
            where it is kept.
        draw, draw_own: leading the highest spade, by the spades of the others and one's own.
        lead_spade: leading a low spade, by one's own.
        escape: leading low from a suit when no more tricks are wanted.
        discard: throwing the lowest card of a suit.
        tries: the lowest card played in the hope that no higher one comes, as a bit.
        dumps_at: throws its highest losers once the tricks still needed are so few.
    """

    name: str
    lead: list[int] = field(repr=False)
    cash: list[int] = field(repr=False)
    draw_own: list[int] = field(repr=False)
    discard: list[int] = field(repr=False)
    tries: int
    dumps_at: int
    draw: list[int] = field(default_factory=lambda: _NO_MATTER, repr=False)
    lead_spade: list[int] = field(default_factory=lambda: _NEVER_LED, repr=False)
    escape: list[int] = field(default_factory=lambda: LOWEST, repr=False)


KEEPS: Final = 1 << 13
QUEEN: Final = 1 << 10
KING: Final = 1 << 11

PLAIN: Final = Model("plain", SHORT_AND_LOW, _behind(3), _from_many(4), LOWEST, KEEPS, -1)
GREEDY: Final = Model("greedy", SHORTEST, _behind(1), _from_many(3), LOWEST, QUEEN, -1)
CAREFUL: Final = Model("careful", LONG_AND_LOW, _behind(3), _from_many(5), KEEPS_GUARDS, KEEPS, 0)
SHREWD: Final = Model("shrewd", SHORT_AND_LOW, _behind(2), _from_many(4), SHORTEST, KING, 0)
RUFFER: Final = Model("ruffer", SHORTEST, _behind(4), _from_many(99), SHORTEST, QUEEN, 0)

CARELESS: Final = Model(
    "careless", WHATEVER, _behind(7), _from_many(6), WHATEVER, 1, -2, escape=WHATEVER
)

ALL_MODELS: Final = (PLAIN, GREEDY, CAREFUL, SHREWD, RUFFER, CARELESS)
