"""A check or a repair beside the running program: nothing stands still, and nothing is lost."""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from typing import TYPE_CHECKING

import pytest

from callbreak.session.store import NoticeCode, Store
from tests.session.damage import damage_in_the_middle, lay_out
from tests.session.hindrances import as_anybody
from tests.session.table import codes, go_on, open_store, play, setup

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.session import Session
    from callbreak.session.store import KeptGame
    from tests.session.gate import Gate


@pytest.fixture
def before(file: Path) -> tuple[Session, KeptGame]:
    """A finished game and one to go on with, in a store in which one row makes no sense."""
    store = open_store(file)
    play(store, setup("finished"))
    session, game = play(store, setup("to go on with"), moves=40)
    store.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET places = '{]' WHERE number = 1")
    return session, game


def opened(file: Path) -> Store:
    """The store as the window opens it, once it has been found out that it is damaged."""
    store = Store.open(file, in_background=True)
    assert store.games() == []
    assert store.repairing
    return store


def repaired(store: Store, gate: Gate) -> Store:
    gate.let_through()
    while store.repairing:
        store.settle()
    return store


def test_the_program_goes_on_during_a_repair_and_finds_its_games_after_it(
    file: Path, before: tuple[Session, KeptGame], gate: Gate
) -> None:
    store = opened(file)
    assert store.unfinished() is None
    assert store.settle()
    assert codes(store) == []
    assert not any(store.settle() for _ in range(20))
    assert codes(store) == [NoticeCode.REPAIRING]
    gate.let_through()
    while not store.settle():
        pass
    assert codes(store) == [NoticeCode.DAMAGED]
    assert store.unfinished() == before[1]
    assert store.keeping
    store.close()


def test_a_quick_repair_is_told_once(
    file: Path, before: tuple[Session, KeptGame], gate: Gate
) -> None:
    gate.let_through()
    store = opened(file)
    assert store.resume(before[1]).state == before[0].state
    assert codes(store) == [NoticeCode.DAMAGED]
    store.close()


def test_what_is_played_during_a_repair_is_kept_after_it(
    file: Path, before: tuple[Session, KeptGame], gate: Gate
) -> None:
    store = opened(file)
    session, _ = play(store, setup("meanwhile"), moves=30)
    assert not store.keeping
    repaired(store, gate)
    go_on(session, moves=3)
    store.close()
    store = open_store(file)
    now, then = store.games()
    assert then == before[1]
    assert store.state_of(now) == session.state
    assert codes(store) == []


def test_a_game_that_is_taken_up_during_a_repair_waits_for_it(
    file: Path, before: tuple[Session, KeptGame], gate: Gate
) -> None:
    store = opened(file)
    threading.Timer(0.01, gate.let_through).start()
    session = store.resume(before[1])
    assert session.state == before[0].state
    go_on(session, moves=3)
    store.close()
    assert open_store(file).state_of(before[1]) == session.state


def test_damage_that_is_met_when_a_game_is_taken_up_costs_no_more_than_it_must(
    folder: Path,
) -> None:
    file = lay_out(folder)
    damage_in_the_middle(file)
    damaged = file.read_bytes()
    store = open_store(file)
    games = commands_of_all(store)
    store.close()
    file.write_bytes(damaged)
    store = Store.open(file, in_background=True)
    assert commands_of_all(store) == games
    assert sum(length is not None for length in games.values()) > 3
    store.close()


def commands_of_all(store: Store) -> dict[int, int | None]:
    """How many commands each game has when it is taken up; None for one that is lost."""
    found: dict[int, int | None] = {}
    for game in store.games():
        try:
            found[game.number] = len(store.resume(game).commands)
        except ValueError:
            found[game.number] = None
    return found


def test_a_game_that_a_repair_could_not_save_is_not_begun_anew(file: Path) -> None:
    store = open_store(file)
    _, game = play(store, moves=40)
    store.close()
    store = Store.open(file, in_background=True)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("DROP TABLE commands")
        connection.execute("UPDATE games SET rules = '{]'")
    with pytest.raises(ValueError, match="not kept"):
        store.resume(game)
    store.close()


def test_the_window_may_be_closed_during_a_repair(
    file: Path, before: tuple[Session, KeptGame], gate: Gate
) -> None:
    store = opened(file)
    session, _ = play(store, setup("meanwhile"), moves=30)
    threading.Timer(0.01, gate.let_through).start()
    store.close()
    store = open_store(file)
    now, then = store.games()
    assert then == before[1]
    assert store.state_of(now) == session.state


def test_a_check_in_the_background_finds_damage(file: Path, gate: Gate) -> None:
    store = open_store(file)
    play(store)
    store.close()
    content = bytearray(file.read_bytes())
    content[-3000:] = b"\xff" * 3000
    file.write_bytes(content)
    store = Store.open(file, in_background=True)
    store.check()
    store.check()
    while not store.settle():
        pass
    assert store.repairing
    gate.let_through()
    store.close()
    assert NoticeCode.DAMAGED in codes(store)
    store = open_store(file)
    store.check()
    assert codes(store) == []


def test_a_check_in_the_background_says_nothing_of_a_sound_store(file: Path) -> None:
    store = open_store(file)
    _, game = play(store, moves=30)
    store.close()
    store = Store.open(file, in_background=True)
    store.check()
    assert store._database._checking is not None
    while store._database._checking is not None:
        assert not store.settle()
    assert store.unfinished() == game
    assert codes(store) == []
    store.close()


def test_where_the_repaired_file_cannot_be_written_the_games_are_still_there(
    file: Path, before: tuple[Session, KeptGame], gate: Gate
) -> None:
    gate.let_through()
    with as_anybody(file.parent):
        store = Store.open(file, in_background=True)
        store.games()
        repaired(store, gate)
        assert store.unfinished() == before[1]
        assert [code for code in codes(store) if code is not NoticeCode.REPAIRING] == [
            NoticeCode.NOT_KEPT
        ]
        store.close()
