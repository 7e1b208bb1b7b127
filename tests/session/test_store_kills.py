"""Killed at any instant, a game is there again and ends as it would have.

CALLBREAK_KILLS says how often the process is killed at random instants (default: 40).
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from callbreak.session.session import Session
from callbreak.session.store.command_text import write_command
from tests.session.programs import chosen
from tests.session.table import move, open_store, setup

if TYPE_CHECKING:
    from pathlib import Path

KILLS = int(os.environ.get("CALLBREAK_KILLS", "40"))

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="no process can be forked there")


def game_that_is_never_killed(luck: str) -> Session:
    session = Session(setup())
    while not session.over:
        move(session, chosen(luck, session))
    return session


def lines_of_a_killed_game(file: Path, luck: str, kills: int) -> list[tuple[int, str]]:
    """What the processes said: how many commands there were, and the last of them."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.session.programs", "killed", str(file), luck, str(kills)],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return [
        (int(line.split(" ", 1)[0]), line.split(" ", 1)[1]) for line in done.stdout.splitlines()
    ]


def check(lines: list[tuple[int, str]], luck: str, file: Path) -> int:
    """Nothing that was seen is lost, and the game is the one that was never killed."""
    whole = game_that_is_never_killed(luck)
    seen = resumed = 0
    for number, what in lines[:-1]:
        if what == "resumed":
            resumed += 1
            assert seen <= number <= seen + 1
        else:
            assert number == seen + 1
            assert what == write_command(whole.commands[number - 1])
        seen = number
    assert seen == len(whole.commands)
    store = open_store(file)
    (game,) = store.games()
    assert store.resume(game).commands == whole.commands
    assert (game.totals, game.over) == (whole.state.totals, True)
    store.check()
    assert store.take_notices() == []
    return resumed


def test_a_game_killed_after_every_command_ends_like_one_that_was_not(file: Path) -> None:
    lines = lines_of_a_killed_game(file, "after each", 0)
    commands = game_that_is_never_killed("after each").commands
    assert check(lines, "after each", file) == len(commands) + 1


def test_a_game_killed_at_random_instants_ends_like_one_that_was_not(folder: Path) -> None:
    kills = 0
    chance = random.Random(KILLS)
    game = 0
    while kills < KILLS:
        file = folder / f"{game}.db"
        luck = str(chance.random())
        lines = lines_of_a_killed_game(file, luck, KILLS - kills)
        check(lines, luck, file)
        kills += lines[-1][0]
        game += 1
    assert kills == KILLS
