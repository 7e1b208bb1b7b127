"""Fit `callbreak.ai.strength_table`: the tricks that random hands win in playouts.

Run with ``python -m tools.policy.strength [DEALS]``; it writes the table's source file.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Final

import numpy as np

from callbreak.ai import models
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

SIZES: Final = (16 * PLAIN_LENGTHS, 32 * SPADE_LENGTHS, RUFF_SPADES * RUFF_LENGTHS)
MIX: Final = (models.PLAIN, models.GREEDY, models.CAREFUL, models.SHREWD)
PLAYS_A_DEAL: Final = 4
CHUNK: Final = 5000
RIDGE: Final = 20.0
TARGET: Final = Path("callbreak/ai/strength_table.py")


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


def fit(deals: int, rng: random.Random) -> list[float]:
    """Least squares, drawn a little towards the average of all hands."""
    width = sum(SIZES)
    squares, sums = np.eye(width) * RIDGE, np.zeros(width)
    houses = [House(PRESETS[name]) for name in ("classic", "nepal")]
    for start in range(0, deals, CHUNK):
        rows = np.zeros((4 * CHUNK, width), dtype=np.float32)
        tricks = np.zeros(4 * CHUNK)
        for number in range(CHUNK):
            hands = random_deal(rng)
            for seat in range(4):
                for column in features(hands, seat):
                    rows[4 * number + seat, column] += 1
            for play in range(PLAYS_A_DEAL):
                need = [0, 0, 0, 0]
                enough = [need_ + 20 for need_ in need]
                players = [rng.choice(MIX) for _ in range(4)]
                play_out(Table(houses[play % 2], hands[:], rng.randrange(4)), enough, players)
                for seat in range(4):
                    tricks[4 * number + seat] += (20 - enough[seat]) / PLAYS_A_DEAL
        squares += rows.T @ rows
        sums += rows.T @ tricks
        print(f"{start + CHUNK} of {deals} deals")
    return [float(value) for value in np.linalg.solve(squares, sums)]


def write(weights: list[float]) -> None:
    """Write the table's source file."""
    lines = [
        '"""Made by ``python -m tools.policy.strength``: hundredths of a trick by feature."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "# fmt: off",
    ]
    start = 0
    for name, size in zip(("PLAIN", "SPADES", "RUFFS"), SIZES, strict=True):
        numbers = [str(round(100 * weight)) for weight in weights[start : start + size]]
        start += size
        lines.append(f"{name}: Final = (")
        lines += ["    " + ", ".join(numbers[i : i + 16]) + "," for i in range(0, size, 16)]
        lines.append(")")
    TARGET.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> None:
    """Fit and write."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 40_000
    write(fit(deals, random.Random(1)))


if __name__ == "__main__":
    main()
