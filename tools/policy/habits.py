"""Fit `callbreak.ai.habit_table`: what an option is worth in playouts, by its features.

A deal is played by models, one seat by the habits learned so far. Wherever that seat has a choice
that habits decide, every option is played out in the same deal; what it brings above the average
of the options is fitted by least squares to its features. The fit gives new habits, and so on.

``python -m tools.policy.habits`` writes the table's source file and shows what the habits score
against the mix of models.
"""

from __future__ import annotations

import argparse
import random
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from callbreak.ai import habits
from callbreak.ai.calls import thumb_call
from callbreak.ai.models import SHREWD, Model
from callbreak.ai.opponents import ENOUGH, RULES_OF_THUMB
from callbreak.ai.playout import play_out
from callbreak.ai.strength import strength
from callbreak.ai.twin import COUNT, HIGHEST, House, Table
from callbreak.ai.values import Worth, share_of_others, wants_exactly
from callbreak.engine.rules import PRESETS, Rules
from tools.policy.sources import rows, write_source
from tools.policy.strength import random_deal
from tools.policy.watched import WatchedHands

if TYPE_CHECKING:
    from collections.abc import Iterator

TARGET: Final = Path(__file__).parents[2] / "callbreak/ai/habit_table.py"
RIDGE: Final = 30.0
RESERVE, SPREAD = 0.25, 0.35
BATCH: Final = 4000

Option = tuple[int, int, tuple[int, ...]]
"""Block, bit and features of a card."""


@dataclass
class Deal:
    """A deal with calls and players; seat ``me`` plays by the habits."""

    rules: Rules
    hands: list[int]
    leader: int
    calls: list[int]
    models: list[Model]
    me: int

    def table(self) -> Table:
        """The first lead."""
        return Table(House(self.rules), self.hands[:], self.leader)

    def need(self) -> list[int]:
        """How many tricks each seat wants."""
        return self.calls[:] if wants_exactly(self.rules) else [ENOUGH] * 4

    def result(self, table: Table) -> list[int]:
        """Play out; the tricks won by seat."""
        start = self.need()
        need = [start[seat] - table.won[seat] for seat in range(4)]
        if table.tricks:
            play_out(table, need, self.models)
        return [start[seat] - need[seat] for seat in range(4)]


def draw_deal(rules: Rules, own: Model, rng: random.Random) -> Deal:
    """A random deal between the habits and others."""
    hands, me = random_deal(rng), rng.randrange(4)
    worth = [strength(*(hands[block + seat] for block in (0, 5, 10, 15))) for seat in range(4)]
    calls = [thumb_call(value - RESERVE + rng.gauss(0, SPREAD), rules) for value in worth]
    others, weights = zip(*RULES_OF_THUMB, strict=True)
    models = rng.choices(others, weights, k=4)
    models[me] = own
    return Deal(rules, hands, rng.randrange(4), calls, models, me)


def options(table: Table, need: int) -> list[Option]:
    """The cards among which habits choose for the seat on turn; none where rules decide."""
    seat, hands = table.turn, table.hands
    legal = table.legal()
    if not table.seats:
        return _leads(hands, legal, wants=need > 0)
    if hands[table.led + seat] or legal[3] or need <= 0:
        return []
    return [
        (5 * suit, mask & -mask, habits.plain_features(habits.DISCARD, mask))
        for suit, mask in enumerate(legal[:3])
        if mask
    ]


def _leads(hands: list[int], legal: tuple[int, int, int, int], *, wants: bool) -> list[Option]:
    found: list[Option] = []
    for suit, mask in enumerate(legal[:3]):
        out = hands[5 * suit + 4] ^ mask
        if not mask:
            continue
        if not wants:
            found.append((5 * suit, mask & -mask, habits.plain_features(habits.ESCAPE, mask)))
            continue
        if mask > out:
            found.append((5 * suit, HIGHEST[mask], (habits.CASH + COUNT[out],)))
        if mask <= out or mask & (mask - 1):
            found.append((5 * suit, mask & -mask, habits.plain_features(habits.LEAD, mask)))
    spades = legal[3]
    if spades and wants:
        out = hands[19] ^ spades
        if spades > out:
            draw = (habits.DRAW + COUNT[out], habits.DRAW_OWN + COUNT[spades])
            found.append((15, HIGHEST[spades], draw))
        else:
            found.append((15, spades & -spades, (habits.LEAD_SPADE + COUNT[spades],)))
    return found


def chosen_from(deal: Deal, worth: Worth) -> Iterator[tuple[Any, Any]]:
    """Wherever seat ``me`` has a choice in a deal: the options' features, and their values."""
    course = deal.table()
    course.hands = watched = WatchedHands(deal.hands)
    deal.result(course)
    table, need = deal.table(), deal.need()[deal.me]
    for seat, block, bit in watched.plays:
        choice = options(table, need - table.won[seat]) if seat == deal.me else []
        if len(choice) > 1:
            yield _played_out(deal, table, choice, worth)
        table.play(block, bit)


def _played_out(deal: Deal, table: Table, choice: list[Option], worth: Worth) -> tuple[Any, Any]:
    features, values = np.zeros((len(choice), habits.SIZE)), np.zeros(len(choice))
    for place, (block, bit, columns) in enumerate(choice):
        after = table.copy()
        after.play(block, bit)
        values[place] = worth.of(deal.result(after))
        features[place, list(columns)] = 1
    return features, values


def learn(rules: Rules, own: Model, deals: int, rng: random.Random) -> list[float]:
    """What each feature is worth, in points."""
    squares, sums = np.eye(habits.SIZE) * RIDGE, np.zeros(habits.SIZE)
    found: list[Any] = []
    gains: list[Any] = []
    for number in range(deals):
        deal = draw_deal(rules, own, rng)
        worth = Worth(rules, deal.me, deal.calls, share=share_of_others(rules))
        for features, values in chosen_from(deal, worth):
            found.append(features - features.mean(axis=0))
            gains.append(values - values.mean())
        if len(found) > BATCH or (number == deals - 1 and found):
            matrix = np.concatenate(found)
            squares += matrix.T @ matrix
            sums += matrix.T @ np.concatenate(gains)
            found, gains = [], []
    return [float(value) for value in np.linalg.solve(squares, sums)]


def score(rules: Rules, own: Model, deals: int, rng: random.Random) -> float:
    """The habits' average value of a round against the mix."""
    total = 0.0
    for _ in range(deals):
        deal = draw_deal(rules, own, rng)
        worth = Worth(rules, deal.me, deal.calls, share=share_of_others(rules))
        total += worth.of(deal.result(deal.table()))
    return total / deals


def write(tables: dict[str, list[int]]) -> None:
    """Write the table's source file."""
    lines = ["WORTH: Final[dict[str, tuple[int, ...]]] = {"]
    for name, worth in tables.items():
        numbers = list(map(str, worth))
        lines += [f'    "{name}": (', *rows(numbers, 14, indent=8), "    ),"]
    lines.append("}")
    write_source(TARGET, "tools.policy.habits", "thousandths of a point by feature", lines)


def main() -> None:
    """Learn for every preset."""
    parser = argparse.ArgumentParser(prog="python -m tools.policy.habits", description=__doc__)
    parser.add_argument("deals", nargs="?", type=int, default=20_000, help="deals of each pass")
    parser.add_argument("passes", nargs="?", type=int, default=3, help="each with the last's fit")
    asked = parser.parse_args()
    tables: dict[str, list[int]] = {}
    for name, rules in PRESETS.items():
        own = SHREWD
        print(f"{name}: {score(rules, own, asked.deals, random.Random(0)):+.3f} before", flush=True)
        for number in range(asked.passes):
            fitted = learn(rules, own, asked.deals, random.Random(f"{name}/{number}"))
            tables[name] = [round(1000 * value) for value in fitted]
            own = habits.model_from(name, tables[name])
            value = score(rules, own, asked.deals, random.Random(0))
            print(f"{name}: {value:+.3f} after pass {number + 1}", flush=True)
    write(tables)


if __name__ == "__main__":
    main()
