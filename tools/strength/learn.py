"""Fit the numbers of the learned player: ``python -m tools.strength.learn``.

Four of its kind play, now and then any card. What a seat's round is worth in the end, less what
is usual at that stage, is fitted by least squares to the features of each card that it played;
the fit plays the next pass.
"""

from __future__ import annotations

import argparse
import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

import numpy as np

from callbreak.engine.commands import PlayCard
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.state import Calling, Kind, Player, Playing, Setup, State
from callbreak.engine.view import SeatView, observe
from tools.policy.sources import rows, write_source
from tools.strength.kinds import KINDS
from tools.strength.learned import FEATURES, family, features

if TYPE_CHECKING:
    from collections.abc import Sequence

TARGET: Final = Path(__file__).with_name("learned_table.py")
STAGES: Final = 5 * 14
RIDGE: Final = 20.0
EXPLORE: Final = 0.15
OTHERS: Final = 0.5

Sample = tuple[int, tuple[int, ...]]
"""The stage of a round, and the features of the card played."""


def stage(view: SeatView) -> int:
    """What is usual depends on how much is wanted, and how much is left."""
    need = (view.calls[view.seat] or 0) - view.won[view.seat]
    return min(max(need, -1), 3) * 14 + 14 + 13 - len(view.tricks)


def played_round(
    seed: str, rules: Rules, worth: Sequence[float], chance: random.Random
) -> list[tuple[Sample, float]]:
    """What was played in a round, each with the round's worth to its seat."""
    players = tuple(Player(f"seat {seat}", Kind.PROGRAM) for seat in range(4))
    state: State = new_game(Setup(seed, rules, players)).state
    samples: list[tuple[int, Sample]] = []
    while isinstance(state, Calling | Playing):
        view = observe(state, state.turn)
        if isinstance(state, Calling):
            state = apply(state, KINDS["learned"](view)).state
            continue
        options = features(view)
        chosen = chance.randrange(len(options))
        if chance.random() >= EXPLORE:
            sums = [sum(worth[place] for place in places) for places in options]
            chosen = max(range(len(sums)), key=sums.__getitem__)
        if len(options) > 1:
            samples.append((view.seat, (stage(view), options[chosen])))
        state = apply(state, PlayCard(view.seat, view.legal[chosen])).state
    points = [score / 10 for score in state.finished[-1].scores]
    average = sum(points) / 4
    values = [own - OTHERS * (4 * average - own) / 3 for own in points]
    return [(sample, values[seat]) for seat, sample in samples]


def fit(samples: list[tuple[Sample, float]]) -> list[float]:
    """The numbers that tell best what was played was worth."""
    size = STAGES + FEATURES
    squares, sums = RIDGE * np.eye(size), np.zeros(size)
    for begin in range(0, len(samples), 4000):
        part = samples[begin : begin + 4000]
        rows = np.zeros((len(part), size))
        for row, ((at, places), _) in zip(rows, part, strict=True):
            row[at] = 1.0
            row[[STAGES + place for place in places]] = 1.0
        squares += rows.T @ rows
        sums += rows.T @ np.array([value for _, value in part])
    return [round(float(number), 2) for number in np.linalg.solve(squares, sums)[STAGES:]]


def learn(preset: str, rounds: int, passes: int) -> list[float]:
    """Play and fit again and again."""
    chance = random.Random(preset)
    worth: list[float] = [0.0] * FEATURES
    samples: list[tuple[Sample, float]] = []
    for turn in range(passes):
        samples = samples[-40 * rounds :]
        for number in range(rounds):
            samples += played_round(f"learn {turn}/{number}", PRESETS[preset], worth, chance)
        worth = fit(samples)
    return worth


def main() -> None:
    """Learn for both families of rules, and write the table's source file."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength.learn", description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=4000, help="rounds of each pass")
    parser.add_argument("passes", nargs="?", type=int, default=4, help="each with the last's fit")
    asked = parser.parse_args()
    lines = ["WORTH: Final[dict[str, tuple[float, ...]]] = {"]
    for preset in ("classic", "master"):
        numbers = [f"{number:g}" for number in learn(preset, asked.rounds, asked.passes)]
        lines += [f'    "{family(PRESETS[preset])}": (', *rows(numbers, 12, indent=8), "    ),"]
    lines.append("}")
    write_source(TARGET, "tools.strength.learn", "points by feature of a card", lines)


if __name__ == "__main__":
    main()
