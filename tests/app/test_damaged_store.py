"""The window with a damaged store: it opens, says so, and shows the games once they are back."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest

from callbreak.app import AppOptions
from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.scenes.home import HomeScene
from callbreak.scenes.table import TableScene
from callbreak.session.store import Store
from tests.session.table import play, setup

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.session import Session
    from callbreak.ui.widgets.widget import Widget
    from tests.session.gate import Gate

pytestmark = pytest.mark.usefixtures("no_bots")


@pytest.fixture(params=["PRAGMA user_version = 5000", "DROP TABLE memory"])
def left(request: pytest.FixtureRequest, tmp_path: Path) -> Session:
    """The game that was left, in a store that cannot be opened, or read, as it is."""
    file = tmp_path / "callbreak.db"
    store = Store.open(file)
    store.remember("welcomed", value=True)
    session, _ = play(store, setup("left"), moves=40)
    store.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(request.param)
    return session


def frames_until_repaired(loop: App, store: Store | None, gate: Gate) -> None:
    assert store is not None
    loop.frame()
    gate.let_through()
    while store.repairing:
        loop.frame()
    loop.frame()


def words_of(widget: Widget) -> str:
    return getattr(widget, "words", "")


def words(home: HomeScene) -> list[str]:
    return [words_of(widget) for widget in home.form.shown if widget.visible]


def test_the_first_screen_is_there_during_a_repair_and_continue_after_it(
    tmp_path: Path, left: Session, gate: Gate
) -> None:
    with opened(AppOptions(data_dir=tmp_path, size_px=(800, 480))) as services:
        loop = App(services)
        loop.open_first_scenes()
        for _ in range(12):
            loop.frame()
        home = loop.stack.top
        assert isinstance(home, HomeScene)
        assert "Continue" not in words(home)
        assert any(seen.startswith("The file with your games is damaged") for seen in words(home))
        frames_until_repaired(loop, services.store, gate)
        assert loop.stack.top is home
        assert "Continue" in words(home)
        assert any(seen.startswith("The file with your games was damaged") for seen in words(home))
        next(each for each in home.form.widgets if words_of(each) == "Continue").press()
        loop.stack.settle()
        assert isinstance(loop.stack.top, TableScene)
        assert loop.stack.top.session.state == left.state


def test_a_game_that_was_asked_for_is_gone_on_with_after_the_repair(
    tmp_path: Path, left: Session, gate: Gate
) -> None:
    with opened(AppOptions(data_dir=tmp_path, size_px=(800, 480), resume=True)) as services:
        loop = App(services)
        loop.open_first_scenes()
        assert isinstance(loop.stack.top, HomeScene)
        frames_until_repaired(loop, services.store, gate)
        assert isinstance(loop.stack.top, TableScene)
        assert loop.stack.top.session.state == left.state
