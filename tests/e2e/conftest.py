"""One screen for all tests here, and the programs that they drive: from source and frozen."""

from __future__ import annotations

import os
import shlex
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.game import FROZEN, SOURCE, Game, prepare
from tests.e2e.screen import Screen, virtual_screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

OTHER = "CALLBREAK_E2E_PROGRAM"
"""Names another program to drive in place of dist/callbreak, such as an installed wheel's."""


@pytest.fixture(scope="session")
def screen() -> Iterator[Screen]:
    """A virtual screen."""
    with virtual_screen() as made:
        yield made


@pytest.fixture(params=["source", "frozen"])
def program(request: pytest.FixtureRequest) -> tuple[str, ...]:
    """The words that start the program."""
    if request.param == "source":
        return SOURCE
    named = os.environ.get(OTHER)
    if named is None and not FROZEN.exists():
        pytest.skip("there is no dist/callbreak: run 'make build' first")
    return tuple(shlex.split(named)) if named else (str(FROZEN),)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder for everything that the program keeps, with settings for a quick game."""
    return prepare(tmp_path / "kept")


@pytest.fixture
def open_game(screen: Screen, folder: Path) -> Iterator[Callable[..., Game]]:
    """Starts a program in that folder; whatever still runs is ended after the test."""
    games: list[Game] = []

    def start(program: tuple[str, ...], *options: str, **about: Any) -> Game:
        game = Game(program, screen, folder, *options, **about)
        games.append(game)
        return game

    yield start
    for game in games:
        game.kill()
