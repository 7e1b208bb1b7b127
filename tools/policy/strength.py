"""Fit `callbreak.ai.strength_table`: the tricks that random hands win in playouts.

``python -m tools.policy.strength`` writes the table's source file.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import Final

import numpy as np

from callbreak.ai import models
from callbreak.ai.opponents import ENOUGH
from callbreak.ai.playout import play_out
from callbreak.ai.strength import (
    PLAIN_LENGTHS,
    RUFF_LENGTHS,
    RUFF_SPADES,
    SPADE_LENGTHS,
    plain_feature,
    ruff_feature,
    spade_feature,
)
from callbreak.ai.twin import COUNT, House, Table
from callbreak.engine.rules import PRESETS
from tools.policy.sources import rows, write_source

SIZES: Final = (16 * PLAIN_LENGTHS, 32 * SPADE_LENGTHS, RUFF_SPADES * RUFF_LENGTHS)
MIX: Final = (models.PLAIN, models.GREEDY, models.CAREFUL, models.SHREWD)
PLAYS_A_DEAL: Final = 4
CHUNK: Final = 5000
RIDGE: Final = 20.0
HOUSES: Final = tuple(House(PRESETS[name]) for name in ("classic", "nepal"))
TARGET: Final = Path(__file__).parents[2] / "callbreak/ai/strength_table.py"


def random_deal(rng: random.Random) -> list[int]:
    """A deal in the twin's form."""
    hands = [0] * 20
    deck = list(range(52))
    rng.shuffle(deck)
    for place, card in enumerate(deck):
        block, bit = card // 13 * 5, 1 << card % 13
        hands[block + place // 13] |= bit
        hands[block + 4] |= bit
    return hands


def features(hands: list[int], seat: int) -> list[int]:
    """The seven columns that a hand counts in."""
    plain = [hands[block + seat] for block in (0, 5, 10)]
    spades = hands[15 + seat]
    ruffs = [ruff_feature(COUNT[spades], COUNT[mask]) for mask in plain]
    return [
        *(plain_feature(mask) for mask in plain),
        SIZES[0] + spade_feature(spades),
        *(SIZES[0] + SIZES[1] + ruff for ruff in ruffs),
    ]


def tricks_won(hands: list[int], rng: random.Random) -> list[float]:
    """How many tricks each seat wins with these hands, on average of a few games."""
    won = [0] * 4
    for play in range(PLAYS_A_DEAL):
        need = [ENOUGH] * 4
        players = [rng.choice(MIX) for _ in range(4)]
        play_out(Table(HOUSES[play % 2], hands[:], rng.randrange(4)), need, players)
        for seat in range(4):
            won[seat] += ENOUGH - need[seat]
    return [count / PLAYS_A_DEAL for count in won]


def fit(deals: int, rng: random.Random) -> list[float]:
    """Least squares, drawn a little towards the average of all hands."""
    width = sum(SIZES)
    squares, sums = np.eye(width) * RIDGE, np.zeros(width)
    for start in range(0, deals, CHUNK):
        count = min(CHUNK, deals - start)
        counted = np.zeros((4 * count, width), dtype=np.float32)
        tricks = np.zeros(4 * count)
        for first in range(0, 4 * count, 4):
            hands = random_deal(rng)
            for seat in range(4):
                for column in features(hands, seat):
                    counted[first + seat, column] += 1
            tricks[first : first + 4] = tricks_won(hands, rng)
        squares += counted.T @ counted
        sums += counted.T @ tricks
        print(f"{start + count} of {deals} deals")
    return [float(value) for value in np.linalg.solve(squares, sums)]


def write(weights: list[float]) -> None:
    """Write the table's source file."""
    lines: list[str] = []
    start = 0
    for name, size in zip(("PLAIN", "SPADES", "RUFFS"), SIZES, strict=True):
        numbers = [str(round(100 * weight)) for weight in weights[start : start + size]]
        start += size
        lines += [f"{name}: Final = (", *rows(numbers, 16, indent=4), ")"]
    write_source(TARGET, "tools.policy.strength", "hundredths of a trick by feature", lines)


def main() -> None:
    """Fit and write."""
    parser = argparse.ArgumentParser(prog="python -m tools.policy.strength", description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=40_000, help="random deals")
    write(fit(parser.parse_args().deals, random.Random(1)))


if __name__ == "__main__":
    main()
