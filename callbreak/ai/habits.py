"""Learned habits: a model of a player from a small table of numbers fitted to playouts.

A number is what a feature of an option is worth, in thousandths of a point; an option's worth is
the sum over its features. Because each option looks at one suit only, the sums are worked out
beforehand for all masks, and a playout looks them up as it does for every other model.

The numbers in `habit_table` are fitted by ``python -m tools.policy.habits``.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from callbreak.ai.habit_table import WORTH
from callbreak.ai.models import KEEPS, NO_CARDS, Model
from callbreak.ai.twin import COUNT
from callbreak.engine.rules import PRESETS, Rules, Void

if TYPE_CHECKING:
    from collections.abc import Sequence

PLAIN_SIZE: Final = 37
"""Features of a plain suit: its length (1 to 8), its lowest rank, which of A K Q J it holds."""

COUNTS: Final = 14
"""Features of a number of cards: 0 to 13."""

LEAD: Final = 0
CASH: Final = LEAD + PLAIN_SIZE
DRAW: Final = CASH + COUNTS
DRAW_OWN: Final = DRAW + COUNTS
LEAD_SPADE: Final = DRAW_OWN + COUNTS
DISCARD: Final = LEAD_SPADE + COUNTS
ESCAPE: Final = DISCARD + PLAIN_SIZE
SIZE: Final = ESCAPE + PLAIN_SIZE
"""Where the features of each kind of option begin, and how many there are."""

_READY: Final = 20_000
"""Taken from all leads alike, so that every sure winner may be cashed (see `Model.cash`)."""

DUMPS_AT: Final = 0


def plain_features(start: int, mask: int) -> tuple[int, int, int]:
    """The features of a plain suit that is not empty."""
    low = (mask & -mask).bit_length() - 1
    return start + min(COUNT[mask], 8) - 1, start + 8 + low, start + 21 + (mask >> 9)


def model_from(name: str, worth: Sequence[int]) -> Model:
    """The model whose options are worth so much by feature."""

    def by_suit(start: int, ready: int) -> list[int]:
        return [NO_CARDS] + [
            -ready - sum(worth[feature] for feature in plain_features(start, mask))
            for mask in range(1, 8192)
        ]

    def by_count(start: int, ready: int) -> list[int]:
        return [-ready - worth[start + COUNT[mask]] for mask in range(8192)]

    return Model(
        name,
        lead=by_suit(LEAD, _READY),
        cash=by_count(CASH, _READY),
        draw=by_count(DRAW, 0),
        draw_own=by_count(DRAW_OWN, _READY),
        lead_spade=by_count(LEAD_SPADE, _READY),
        discard=by_suit(DISCARD, 0),
        escape=by_suit(ESCAPE, 0),
        tries=KEEPS,
        dumps_at=DUMPS_AT,
    )


def kin(rules: Rules) -> str:
    """The preset whose play is nearest to that under ``rules``: habits are learned for presets."""
    if rules.overtricks is PRESETS["master"].overtricks:
        return "master"
    if not rules.must_head:
        return "beginner"
    return "classic" if rules.void is Void.TRUMP else "nepal"


@cache
def learned(preset: str) -> Model:
    """The model learned for a preset."""
    return model_from(f"learned {preset}", WORTH[preset])
