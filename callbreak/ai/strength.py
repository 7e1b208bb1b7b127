"""How many tricks a hand is worth: the sum of what its suits win, from a small fitted table.

The numbers in `strength_table` are fitted to playouts by ``python -m tools.policy.strength``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.strength_table import PLAIN, RUFFS, SPADES
from callbreak.ai.twin import COUNT

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN_LENGTHS: Final = 8
SPADE_LENGTHS: Final = 10
RUFF_LENGTHS: Final = 4
RUFF_SPADES: Final = 7


def plain_feature(mask: int) -> int:
    """The place of a plain suit in `PLAIN`: which of A K Q J it holds, and its length."""
    return (mask >> 9) * PLAIN_LENGTHS + min(COUNT[mask], PLAIN_LENGTHS - 1)


def spade_feature(mask: int) -> int:
    """The place of the spades in `SPADES`: which of A K Q J T they hold, and their number."""
    return (mask >> 8) * SPADE_LENGTHS + min(COUNT[mask], SPADE_LENGTHS - 1)


def ruff_feature(spades: int, length: int) -> int:
    """The place in `RUFFS` of a plain suit's ``length`` beside so many spades."""
    return min(spades, RUFF_SPADES - 1) * RUFF_LENGTHS + min(length, RUFF_LENGTHS - 1)


_PLAIN: Final = [PLAIN[plain_feature(mask)] / 100 for mask in range(8192)]
_SPADES: Final = [SPADES[spade_feature(mask)] / 100 for mask in range(8192)]
_RUFFS: Final = [
    [RUFFS[ruff_feature(spades, length)] / 100 for length in range(14)] for spades in range(14)
]
"""By the number of spades, and by the length of a plain suit."""


def strength(clubs: int, diamonds: int, hearts: int, spades: int) -> float:
    """The tricks that a hand of four masks wins on average."""
    count = COUNT
    ruffs = _RUFFS[count[spades]]
    return (
        _PLAIN[clubs]
        + _PLAIN[diamonds]
        + _PLAIN[hearts]
        + _SPADES[spades]
        + ruffs[count[clubs]]
        + ruffs[count[diamonds]]
        + ruffs[count[hearts]]
    )


def strength_of(masks: Sequence[int]) -> float:
    """`strength` of a hand given as four masks."""
    return strength(masks[0], masks[1], masks[2], masks[3])
