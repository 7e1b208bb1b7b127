"""Models of players for playouts: habits that the playout loop looks up, card by card.

People and programs play differently, so a playout seats a mix of these, never one kind only. A
model is a handful of tables and switches; what they mean for a card is in `playout`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.ai.twin import COUNT

if TYPE_CHECKING:
    from collections.abc import Callable

NEVER: Final = 99
_NO_CARDS: Final = 1 << 20
"""A preference below all others: there is no card of that suit."""


def _table(preference: Callable[[int, int, int], int]) -> list[int]:
    """A preference for each mask from its length, lowest rank and highest rank (0 to 12)."""
    table = [_NO_CARDS]
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


@dataclass(frozen=True, slots=True)
class Model:
    """How a player plays; each suit preference is a table by mask, the smallest number chosen.

    Attributes:
        name: for reports.
        lead: the suit to lead low from, when nothing better is found.
        discard: the suit to throw the lowest card from.
        cash_behind: leads a sure winner of a suit of which the others hold at least so many.
        draw_from: leads the highest spade out with at least so many spades.
        grabs: plays its highest card although a higher one is out.
        dumps_at: wanting no more tricks, throws its highest losers once the tricks still needed
            are so few.
    """

    name: str
    lead: list[int]
    discard: list[int]
    cash_behind: int
    draw_from: int
    grabs: bool
    dumps_at: int


PLAIN: Final = Model("plain", SHORT_AND_LOW, LOWEST, 3, 4, grabs=False, dumps_at=-1)
GREEDY: Final = Model("greedy", SHORTEST, LOWEST, 1, 3, grabs=True, dumps_at=-1)
CAREFUL: Final = Model("careful", LONG_AND_LOW, KEEPS_GUARDS, 3, 5, grabs=False, dumps_at=0)
SHREWD: Final = Model("shrewd", SHORT_AND_LOW, SHORTEST, 2, 4, grabs=False, dumps_at=0)
RUFFER: Final = Model("ruffer", SHORTEST, SHORTEST, 4, NEVER, grabs=True, dumps_at=0)

ALL_MODELS: Final = (PLAIN, GREEDY, CAREFUL, SHREWD, RUFFER)
