"""Rates without a window: the engine, the store, a decision of each level."""

from __future__ import annotations

import random
import tempfile
import time
from pathlib import Path
from statistics import median

from callbreak.ai.levels import Level, answer
from callbreak.engine.commands import Command
from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.rules import Rules
from callbreak.engine.state import Calling, Kind, Player, Playing, Setup, State
from callbreak.engine.view import observe
from callbreak.session.session import Session
from callbreak.session.store import Store
from tools.bench.figures import Figure, percentile

BOTS = tuple(Player(name, Kind.MEDIUM) for name in "ABCD")
GAMES = 20


def engine() -> list[Figure]:
    """Commands a second through the one door."""
    chance = random.Random(1)
    games = [_random_game(str(game), chance) for game in range(GAMES)]
    began = time.perf_counter()
    for game, commands in enumerate(games):
        state: State = new_game(Setup(str(game), Rules(), BOTS)).state
        for command in commands:
            state = apply(state, command).state
    spent = time.perf_counter() - began
    count = sum(map(len, games))
    return [Figure("apply", count / spent, "a second")]


def _random_game(seed: str, chance: random.Random) -> list[Command]:
    commands = []
    state: State = new_game(Setup(seed, Rules(), BOTS)).state
    while options := legal_commands(state):
        commands.append(chance.choice(options))
        state = apply(state, commands[-1]).state
    return commands


def store() -> list[Figure]:
    """Keeping one command, safe on the disk."""
    chance = random.Random(2)
    times = []
    with tempfile.TemporaryDirectory() as folder:
        kept = Store.open(Path(folder, "callbreak.db"))
        setup = Setup("store", Rules(), BOTS)
        session = Session(setup, log=kept.begin(setup))
        while options := legal_commands(session.state):
            command = chance.choice(options)
            began = time.perf_counter()
            session.submit(command)
            times.append((time.perf_counter() - began) * 1000)
        kept.close()
    return [
        Figure("a command played and kept, median", median(times), "ms"),
        Figure("a command played and kept, p99", percentile(times, 0.99), "ms"),
    ]


def decisions() -> list[Figure]:
    """How long each level thinks."""
    figures = []
    for level, limit in ((Level.EASY, 5.0), (Level.MEDIUM, 5.0), (Level.HARD, 500.0)):
        times = _decision_times(level)
        name = f"a decision of {level.value}"
        figures += [
            Figure(f"{name}, mean", sum(times) / len(times), "ms", limit),
            Figure(f"{name}, longest", max(times), "ms"),
        ]
    return figures


def _decision_times(level: Level) -> list[float]:
    """Milliseconds that each decision of a round took."""
    times = []
    state: State = new_game(Setup("decisions", Rules(), BOTS)).state
    while isinstance(state, Calling | Playing):
        view = observe(state, state.turn)
        began = time.perf_counter()
        command = answer(view, level)
        times.append((time.perf_counter() - began) * 1000)
        state = apply(state, command).state
    return times
