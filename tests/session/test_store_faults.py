"""What the system may do to the store: the game goes on, says so once, and is kept when it can."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from typing import TYPE_CHECKING

import pytest

from callbreak.session.store import NoticeCode, Store
from callbreak.session.store.command_text import write_command
from callbreak.session.store.schema import MIGRATIONS, VERSION
from tests.session.hindrances import as_anybody, held, program
from tests.session.programs import SOME
from tests.session.table import codes, go_on, open_store, play, setup

if TYPE_CHECKING:
    from pathlib import Path


def test_a_store_that_is_not_there_is_made_with_all_its_folders(folder: Path) -> None:
    store = open_store(folder / "घर 🏠" / "with spaces" / "callbreak.db")
    play(store, moves=3)
    assert store.keeping
    assert codes(store) == []


def test_a_file_in_place_of_the_folder_is_told_once_and_the_game_kept_when_it_goes(
    folder: Path,
) -> None:
    in_the_way = folder / "data"
    in_the_way.write_text("I am no folder")
    store = open_store(in_the_way / "callbreak.db")
    session, game = play(store, moves=40)
    assert codes(store) == [NoticeCode.NOT_KEPT]
    assert not store.keeping
    assert store.unfinished() == game
    assert store.resume(game).state == session.state

    in_the_way.rename(folder / "elsewhere")
    go_on(session, moves=SOME)
    assert codes(store) == [NoticeCode.KEPT_AGAIN]
    store.close()
    store = open_store(in_the_way / "callbreak.db")
    (kept,) = store.games()
    assert store.resume(kept).commands == session.commands
    assert (folder / "elsewhere").read_text() == "I am no folder"


def test_a_folder_in_place_of_the_file_is_told_and_left_alone(file: Path) -> None:
    file.mkdir()
    (file / "precious").write_text("mine")
    store = open_store(file)
    session, game = play(store)
    assert codes(store) == [NoticeCode.NOT_KEPT]
    assert game.over
    assert session.over
    assert (file / "precious").read_text() == "mine"


@pytest.mark.skipif(os.name == "nt", reason="permissions of folders mean something else there")
def test_a_read_only_folder_costs_nothing_but_a_notice(folder: Path) -> None:
    data = folder / "data"
    file = data / "callbreak.db"
    store = open_store(file)
    before, _ = play(store, moves=30)
    store.close()
    with as_anybody(data):
        store = open_store(file)
        game = store.unfinished()
        assert game is not None
        session = store.resume(game)
        assert session.state == before.state
        go_on(session, moves=20)
        assert codes(store) == [NoticeCode.NOT_KEPT]
        reader = open_store(file, read_only=True)
        assert reader.state_of(game) == before.state
        assert codes(reader) == []
    go_on(session, moves=SOME)
    assert codes(store) == [NoticeCode.KEPT_AGAIN]
    store.close()
    store = open_store(file)
    assert store.state_of(game) == session.state


@pytest.mark.skipif(os.name == "nt", reason="permissions of folders mean something else there")
def test_a_damaged_store_in_a_read_only_folder_is_repaired_when_that_is_possible(
    folder: Path,
) -> None:
    data = folder / "data"
    file = data / "callbreak.db"
    store = open_store(file)
    _, before = play(store)
    store.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO games SELECT 1, 9, '', '', '', '', '{]', '', '',"
            " 0, 1, '', '', '', 0, 0, '', NULL FROM games"
        )
    spoiled = file.read_bytes()
    with as_anybody(data):
        store = open_store(file)
        assert store.games() == [before]
        session, _ = play(store, setup("now"), moves=20)
        assert codes(store) == [NoticeCode.NOT_KEPT]
        assert file.read_bytes() == spoiled
    go_on(session, moves=SOME)
    store.games()
    assert NoticeCode.DAMAGED in codes(store)
    store.close()
    store = open_store(file)
    now, again = store.games()
    assert again == before
    assert store.state_of(now) == session.state
    assert codes(store) == []


@pytest.mark.skipif(os.name == "nt", reason="an open file cannot be removed there")
def test_a_folder_that_is_removed_while_the_game_runs_is_made_again(folder: Path) -> None:
    file = folder / "data" / "callbreak.db"
    store = open_store(file)
    _, first = play(store, setup("first"), moves=30)
    session, _ = play(store, setup("second"), moves=30)
    for name in file.parent.iterdir():
        name.unlink()
    file.parent.rmdir()
    go_on(session, moves=1)
    assert store.keeping
    store.close()
    store = open_store(file)
    second, again = store.games()
    assert again == first
    assert store.state_of(second) == session.state


def on_a_disk_that_fills_up(file: Path, size: int) -> list[str]:
    """Play while no file may be larger than ``size``, look at what is kept, return the notices."""
    with program("full", str(file), str(size)) as other:
        out, _ = other.communicate()
    assert other.returncode == 0
    *told, commands = out.splitlines()
    store = open_store(file)
    (game,) = store.games()
    session = store.resume(game)
    assert [write_command(each).replace(" ", "_") for each in session.commands] == commands.split()
    assert len(session.commands) == 70 + SOME
    store.check()
    assert codes(store) == []
    return told


@pytest.mark.skipif(os.name == "nt", reason="no limit of file sizes there")
@pytest.mark.parametrize("size", [0, 4096, 20_000])
def test_on_a_full_disk_the_game_goes_on_and_is_kept_when_there_is_room(
    file: Path, size: int
) -> None:
    assert on_a_disk_that_fills_up(file, size) == ["['not_kept']", "['kept_again']"]


@pytest.mark.skipif(os.name == "nt", reason="no limit of file sizes there")
def test_where_little_room_is_left_it_is_used(file: Path) -> None:
    assert on_a_disk_that_fills_up(file, 70_000) == ["[]", "[]"]


def test_a_second_copy_of_the_game_says_so_and_plays_without_keeping(file: Path) -> None:
    store = open_store(file)
    play(store, setup("finished"))
    play(store, setup("open in the first copy"), moves=20)
    store.close()
    before = file.read_bytes()
    with held(file):
        store = open_store(file)
        assert [game.setup.seed for game in store.games()] == ["finished"]
        assert store.unfinished() is None
        session, game = play(store, setup("in the second copy"), moves=30)
        assert codes(store) == [NoticeCode.LOCKED]
        assert not store.keeping
        assert store.unfinished() == game
        assert store.resume(game).state == session.state
        store.check()
        store.close()
    assert file.read_bytes() == before


def test_the_games_can_be_read_while_the_game_runs(file: Path) -> None:
    store = open_store(file)
    session, game = play(store, moves=30)
    with contextlib.closing(Store.open(file, read_only=True)) as reader:
        assert reader.games() == [game]
        assert reader.state_of(game) == session.state
        go_on(session, moves=1)
    assert store.keeping
    assert codes(store) == []


def test_the_lock_goes_with_the_process_that_held_it(file: Path) -> None:
    with program("hold", str(file)) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        other.kill()
    store = open_store(file)
    assert store.keeping
    assert codes(store) == []


def test_a_newer_store_is_left_alone(file: Path) -> None:
    store = open_store(file)
    play(store, moves=30)
    store.close()
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = file.read_bytes()
    store = open_store(file)
    assert store.games() == []
    session, game = play(store, setup("today"), moves=30)
    store.check()
    assert store.resume(game).state == session.state
    store.close()
    assert codes(store) == [NoticeCode.NEWER]
    assert file.read_bytes() == before
    assert sorted(each.name for each in file.parent.iterdir()) == [file.name, file.name + ".lock"]


@pytest.mark.parametrize("version", range(1, VERSION))
def test_an_older_store_is_brought_up_to_date_with_its_games(file: Path, version: int) -> None:
    store = open_store(file)
    _, game = play(store, moves=30)
    store.close()
    newer = file.rename(file.with_name("newer.db"))
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        for script in MIGRATIONS[:version]:
            connection.executescript(script)
        connection.execute("ATTACH ? AS newer", (str(newer),))
        for table in ("games", "commands"):
            columns = [row[1] for row in connection.execute(f"PRAGMA main.table_info({table})")]
            names = ", ".join(columns)
            connection.execute(
                f"INSERT INTO main.{table} ({names}) SELECT {names} FROM newer.{table}"
            )
        connection.execute(f"PRAGMA main.user_version = {version}")
    store = open_store(file)
    assert store.games() == [game]
    go_on(store.resume(game))
    store.close()
    store = open_store(file)
    assert [each.over for each in store.games()] == [True]
    assert codes(store) == []


def test_another_program_that_writes_for_long_is_not_waited_for(file: Path) -> None:
    store = open_store(file)
    session, game = play(store, moves=10)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        go_on(session, moves=1)
        assert codes(store) == [NoticeCode.NOT_KEPT]
        assert store.state_of(game) == session.state
        other.execute("ROLLBACK")
    go_on(session, moves=SOME)
    assert codes(store) == [NoticeCode.KEPT_AGAIN]
    store.close()
    assert open_store(file).state_of(game) == session.state


def test_an_empty_file_is_a_new_store(file: Path) -> None:
    file.touch()
    store = open_store(file)
    play(store, moves=2)
    assert store.keeping
    assert codes(store) == []


def test_a_reader_of_a_store_that_is_not_there_finds_nothing_and_makes_nothing(file: Path) -> None:
    store = open_store(file, read_only=True)
    assert store.games() == []
    assert codes(store) == []
    assert list(file.parent.iterdir()) == []
