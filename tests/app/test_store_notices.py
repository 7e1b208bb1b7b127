"""The window where games cannot be kept: it opens, says so once, and the game goes on."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING

import pytest

from callbreak.app import AppOptions
from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.session.store import Store
from tests.session.failing_calls import AVAILABLE
from tests.session.folders import quick_folder
from tests.session.hindrances import as_anybody, fill, held, small_disk
from tests.session.table import go_on, play

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.scenes.services import Services

pytestmark = pytest.mark.usefixtures("no_bots")


@pytest.fixture
def folder() -> Iterator[Path]:
    with quick_folder() as path:
        yield path


def kept_before(data: Path) -> None:
    """The games and settings of someone who has played before."""
    store = Store.open(data / "callbreak.db")
    store.remember("welcomed", value=True)
    play(store)
    store.close()


def newer(data: Path) -> None:
    with contextlib.closing(sqlite3.connect(data / "callbreak.db")) as connection:
        connection.execute("PRAGMA user_version = 900")


def damaged(data: Path) -> None:
    (data / "callbreak.db").write_bytes(b"I was a letter once. " * 100)


def told_in_a_game(services: Services) -> list[str]:
    """Every sentence that comes up from the start of the program until a game is well under way."""
    told: list[str] = []
    loop = App(services)
    loop.open_first_scenes()
    _look(loop, told, 5)
    if loop.stack.top is not None and type(loop.stack.top).__name__ == "WelcomeScene":
        services.back()
        loop.stack.settle()
        _look(loop, told, 3)
    services.open("table")
    loop.stack.settle()
    _look(loop, told, 3)
    table = loop.stack.top
    go_on(table.session, moves=60)  # type: ignore[union-attr]
    _look(loop, told, 5)
    assert len(table.session.commands) == 60  # type: ignore[union-attr]
    return told


def _look(loop: App, told: list[str], frames: int) -> None:
    for _ in range(frames):
        loop.frame()
        assert loop.stack.top is not None
        words = loop.stack.top.form.saying
        if words and (not told or told[-1] != words):
            told.append(words)


@pytest.mark.parametrize(
    ("spoil", "start"),
    [
        (newer, "The kept games in "),
        (damaged, "The file with your games was damaged."),
        (held, "The game is open already, in another window."),
        (as_anybody, "Your game cannot be kept in "),
    ],
)
def test_what_is_wrong_with_the_store_is_told_once(folder: Path, spoil: object, start: str) -> None:
    data = folder / "data"
    data.mkdir()
    kept_before(data)
    with contextlib.ExitStack() as until_then:
        if spoil is held:
            until_then.enter_context(held(data / "callbreak.db"))
        elif spoil is as_anybody:
            if os.name == "nt":
                pytest.skip("permissions of folders mean something else there")
            until_then.enter_context(as_anybody(data))
        else:
            spoil(data)  # type: ignore[operator]
        options = AppOptions(data_dir=data, size_px=(800, 480), language="en")
        services = until_then.enter_context(opened(options))
        (told,) = told_in_a_game(services)
        assert told.startswith(start)
        assert "\n" not in told


def test_a_folder_that_is_not_there_is_made_without_a_word(folder: Path) -> None:
    data = folder / "घर 🏠" / "two"
    with opened(AppOptions(data_dir=data, size_px=(800, 480), language="en")) as services:
        assert told_in_a_game(services) == []
        assert services.store is not None
        assert services.store.keeping


def test_a_file_in_place_of_the_folder_is_told_once(folder: Path) -> None:
    (folder / "data").write_text("I am no folder")
    options = AppOptions(data_dir=folder / "data", size_px=(800, 480), language="en")
    with opened(options) as services:
        (told,) = told_in_a_game(services)
        settings, games = told.splitlines()
        assert "settings.yaml cannot be read" in settings
        assert games.startswith("Your game cannot be kept in ")


@pytest.mark.skipif(not AVAILABLE, reason="Linux only")
def test_a_full_disk_is_told_once(folder: Path) -> None:
    with small_disk(folder, 2000) as disk:
        kept_before(disk)
        with opened(AppOptions(data_dir=disk, size_px=(800, 480), language="en")) as services:
            ballast = fill(disk)
            (told,) = told_in_a_game(services)
            assert told.startswith("Your game cannot be kept in ")
            ballast.unlink()
