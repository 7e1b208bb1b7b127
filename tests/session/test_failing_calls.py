"""A write, an fsync or a rename that fails, and a disk that is full: no game and no file is lost.

The faults are the system's own: a kernel that refuses calls, and a real file system without room.
"""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from callbreak.session.store import NoticeCode
from tests.session import failing_calls
from tests.session.hindrances import fill, small_disk
from tests.session.programs import SOME
from tests.session.table import codes, go_on, open_store, play, setup

if TYPE_CHECKING:
    from pathlib import Path


failing = pytest.mark.skipif(
    not failing_calls.AVAILABLE, reason="calls of the system can be made to fail on Linux only"
)
each_fault = pytest.mark.parametrize(
    ("call", "error"),
    [("write", "ENOSPC"), ("write", "EIO"), ("fsync", "EIO"), ("rename", "EACCES")],
)


def without(what: str, call: str, error: str, file: Path) -> str:
    """What a program says that does this while the call fails."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.session.failing_calls", what, call, error, str(file)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    return done.stdout.strip()


@failing
@each_fault
def test_a_call_that_fails_in_the_middle_of_a_game_costs_no_more_than_a_notice(
    file: Path, call: str, error: str
) -> None:
    store = open_store(file)
    session, game = play(store, moves=30)
    store.close()
    told = without("play", call, error, file)
    assert told == ("[]" if call == "rename" else "['not_kept']")
    store = open_store(file)
    unfinished = store.unfinished()
    assert unfinished is not None
    assert unfinished.id == game.id
    kept = store.resume(game).commands
    assert len(kept) == 90 if call == "rename" else 50 <= len(kept) <= 51
    assert kept[:30] == session.commands
    store.check()
    assert store.take_notices() == []


@failing
@each_fault
def test_a_repair_that_cannot_be_carried_out_leaves_the_damaged_file_and_shows_its_games(
    file: Path, call: str, error: str
) -> None:
    store = open_store(file)
    _, game = play(store)
    play(store, setup("spoiled"))
    store.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET rules = '{]' WHERE number = 2")
    damaged = file.read_bytes()
    told = without("damaged", call, error, file)
    if call == "rename":  # what is played now can still be written into the old file
        assert told == "['not_kept', 'kept_again'] 1"
    else:
        assert told == "['not_kept'] 1"
        assert file.read_bytes() == damaged
    store = open_store(file)
    assert [each for each in store.games() if each.id == game.id] == [game]
    assert [notice.code for notice in store.take_notices()] == [NoticeCode.DAMAGED]


@failing
@each_fault
def test_settings_that_cannot_be_written_are_as_they_were(
    folder: Path, call: str, error: str
) -> None:
    file = folder / "settings.yaml"
    file.write_text("# mine\ntable: {theme: classic}\n", encoding="utf-8")
    told = without("settings", call, error, file)
    assert told.count("settings.yaml") == 1
    assert file.read_text(encoding="utf-8") == "# mine\ntable: {theme: classic}\n"
    assert list(folder.iterdir()) == [file]


@failing
@each_fault
def test_a_game_that_cannot_be_written_out_leaves_nothing_behind(
    folder: Path, call: str, error: str
) -> None:
    store = open_store(folder / "callbreak.db")
    play(store)
    store.close()
    told = without("export", call, error, folder / "callbreak.db")
    assert "cannot be written" in told
    assert list((folder / "out").iterdir()) == []


def test_a_disk_that_fills_up_in_the_middle_of_a_game_and_has_room_again(folder: Path) -> None:
    with small_disk(folder, 3000) as disk:
        file = disk / "data" / "callbreak.db"
        store = open_store(file)
        session, game = play(store, moves=20)
        ballast = fill(disk)
        go_on(session, moves=60)
        assert codes(store) == [NoticeCode.NOT_KEPT]
        assert store.state_of(game) == session.state
        ballast.unlink()
        go_on(session, moves=SOME)
        assert codes(store) == [NoticeCode.KEPT_AGAIN]
        store.close()
        store = open_store(file)
        assert store.resume(game).commands == session.commands
        store.check()
        assert codes(store) == []
        store.close()


def test_a_start_on_a_full_disk_is_a_game_like_any_other(folder: Path) -> None:
    with small_disk(folder, 3000) as disk:
        ballast = fill(disk)
        store = open_store(disk / "data" / "callbreak.db")
        session, game = play(store, moves=30)
        assert codes(store) == [NoticeCode.NOT_KEPT]
        assert store.unfinished() == game
        ballast.unlink()
        go_on(session, moves=SOME)
        assert codes(store) == [NoticeCode.KEPT_AGAIN]
        store.close()
        store = open_store(disk / "data" / "callbreak.db")
        assert store.state_of(game) == session.state
        store.close()
