"""Records for tests: of games played by chance, whole or not, and with one value changed."""

from __future__ import annotations

import copy
import json
import random
from typing import TYPE_CHECKING, Any

from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.record import to_record
from callbreak.engine.record_reader import parse_json, read_record
from callbreak.engine.replay import replay
from callbreak.engine.rules import Rules
from callbreak.engine.state import Player, Setup, State
from tests.engine.table import PERSON_AND_BOTS

if TYPE_CHECKING:
    from collections.abc import Callable


def play(
    rules: Rules,
    *,
    steps: int = 10_000,
    luck: int = 0,
    seed: str = "record",
    players: tuple[Player, ...] = PERSON_AND_BOTS,
) -> State:
    """A random game of at most so many commands."""
    chance = random.Random(luck)
    state: State = new_game(Setup(seed, rules, players)).state
    for _ in range(steps):
        options = legal_commands(state)
        if not options:
            break
        state = apply(state, chance.choice(options)).state
    return state


def record_of(state: State) -> dict[str, Any]:
    record = parse_json(json.dumps(to_record(state, app="1.0")))
    assert isinstance(record, dict)
    return record


def verified(record: object) -> State:
    return replay(read_record(record))


def a_state(wanted: Callable[[State], bool], rules: Rules) -> State:
    """A position of the first of many games in which it comes up."""
    for n in range(3000):
        state = new_game(Setup(str(n), rules, PERSON_AND_BOTS)).state
        if wanted(state):
            return state
    raise AssertionError("no such deal")


DELETE = object()


def edit(record: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with one value changed; ``path`` is like ``rounds.0.calls``."""
    copied = copy.deepcopy(record)
    node: Any = copied
    *above, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for key in above:
        node = node[key]
    if value is DELETE:
        del node[last]
    else:
        node[last] = value
    return copied


FINISHED = record_of(play(Rules(rounds=3)))
CALLING = record_of(play(Rules(), steps=2))
HALFWAY = record_of(play(Rules(), steps=30))
