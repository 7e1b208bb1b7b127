"""Random and played games under random house rules, through engine and oracle, compared."""

from __future__ import annotations

import itertools
import random
import sys
import time
from multiprocessing import Pool
from typing import Any

from callbreak.ai.levels import Level, answer
from callbreak.engine.commands import AskRedeal, DeclineRedeal, MakeCall, PlayCard
from callbreak.engine.record import to_record
from callbreak.engine.record_reader import read_record
from callbreak.engine.replay import replay
from callbreak.engine.rules import ALLOWED, RedealReason, Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.view import observe
from tests import oracle
from tests.mirror import Mirror

KINDS = (["human", "easy", "medium", "hard"], ["program"] * 4)


class Played(Mirror):
    """Answers as a level of the game's own bots would."""

    def __init__(self, setup: Setup, chance: random.Random, level: Level) -> None:
        super().__init__(setup, chance)
        self.level = level

    def ask(self, seat: int | None, choices: list[Any], legal: list[Any] | None = None) -> Any:
        """The level's choice, as the oracle wants it."""
        self.begin_round(seat)
        if seat is None:
            return super().ask(seat, choices, legal)
        view = observe(self.state, seat)
        match answer(view, self.level, playouts=20):
            case MakeCall(call=choice):
                found: Any = choice
            case PlayCard(card=card):
                found = str(card)
            case AskRedeal():
                found = "ask"
            case DeclineRedeal():
                found = "decline"
        assert found in (legal or choices), f"{self.level.value} chose {found} of {choices}"
        self.submit(self.command(seat, found, legal))
        return found


def random_rules(chance: random.Random) -> Rules:
    """Any combination of all house rules, with at most five rounds."""
    chosen: dict[str, Any] = {
        key: chance.choice(values) for key, values in ALLOWED.items() if key != "redeal"
    }
    chosen["rounds"] = chance.choice([3, 5, None])
    chosen["redeal"] = [reason for reason in RedealReason if chance.random() < 0.3]
    return Rules.from_mapping(chosen)


def one_game(task: tuple[int, str]) -> int:
    """Play one game both ways; the number of its rounds.

    Raises:
        AssertionError: the two disagree.
    """
    number, level = task
    chance = random.Random(f"trial {number}")
    rules = random_rules(chance)
    kinds = chance.choice(KINDS)
    players = tuple(Player(f"P{seat}", Kind(kind)) for seat, kind in enumerate(kinds))
    setup = Setup(f"trial {number}", rules, players)
    mirror = Played(setup, chance, Level(level)) if level != "random" else Mirror(setup, chance)
    told = oracle.Game(setup.seed, rules.to_mapping(), kinds, mirror.ask).play()
    record = to_record(mirror.state, app="trial")
    for key in ("rounds", "totals", "winners"):
        assert record[key] == told[key], f"game {number}: {key} differ under {rules}"
    assert replay(read_record(record)) == mirror.state, f"game {number}: the replay differs"
    return len(told["rounds"])


def run(rounds: int, jobs: int, level: str, first: int = 0) -> int:
    """Play so many rounds, beginning with game number ``first``; the exit code."""
    began = time.monotonic()
    done = 0
    with Pool(jobs) as pool:
        tasks = ((number, level) for number in itertools.count(first))
        for number in pool.imap_unordered(one_game, tasks, chunksize=8):
            done += number
            if sys.stderr.isatty():
                print(f"\r{done} of {rounds} rounds", end="", file=sys.stderr)
            if done >= rounds:
                pool.terminate()
                break
    spent = time.monotonic() - began
    print(
        f"from game {first}: {done} rounds of {level} play under random house rules:"
        f" no disagreement, {spent:.0f} s"
    )
    return 0
