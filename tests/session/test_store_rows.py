"""Rows that make no sense in a store whose file is sound: what can be believed is kept."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING

import pytest

from callbreak.session.statistics import played, statistics
from callbreak.session.store import NoticeCode
from callbreak.session.store.game_rows import kept_game
from callbreak.session.store.salvage import salvage
from callbreak.session.store.schema import migrate, transaction
from callbreak.words.store_phrases import game_line
from tests.session.damage import SEEDS, lay_out, use
from tests.session.table import go_on, open_store, play

if TYPE_CHECKING:
    from pathlib import Path


def test_a_row_that_makes_no_sense_is_damage_though_the_file_is_sound(folder: Path) -> None:
    file = lay_out(folder)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("UPDATE games SET rules = '{]' WHERE number = 2")
    store = open_store(file)
    store.check()
    assert store.take_notices() == []
    assert len(store.games()) == len(SEEDS) - 1
    (notice,) = store.take_notices()
    assert (notice.code, notice.saved) == (NoticeCode.DAMAGED, len(SEEDS) - 1)


@pytest.mark.parametrize(
    ("change", "taken_over"),
    [
        ("UPDATE games SET seal = 'broken'", True),
        ("UPDATE rounds SET won = 13", True),
        ("UPDATE rounds SET won = x'00'", True),
        ("UPDATE games SET totals = '[1, 2, 3, 4]'", False),
        ("UPDATE games SET seed = 'another'", False),
        ("UPDATE commands SET command = 'play 0 AS' WHERE n = 30", False),
        ("DELETE FROM commands WHERE n = 30", False),
        ("UPDATE games SET abandoned = 0", True),
    ],
)
def test_a_finished_game_is_taken_over_only_if_it_plays_out_as_it_says(
    file: Path, change: str, *, taken_over: bool
) -> None:
    store = open_store(file)
    _, game = play(store)
    rounds = list(store.round_rows())
    store.close()
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(change)
    batches, saved = salvage(file)
    assert saved == taken_over
    with contextlib.closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        migrate(connection)
        for batch in batches:
            transaction(connection, batch)
        connection.row_factory = sqlite3.Row
        kept = [kept_game(row) for row in connection.execute("SELECT * FROM games")]
        assert kept == ([game] if taken_over else [])
        if taken_over:
            found = connection.execute(
                "SELECT game, seat, call, won, made, score FROM rounds ORDER BY game, seat, n"
            )
            assert [tuple(row) for row in found] == rounds


def test_an_unfinished_game_goes_on_from_its_last_good_command(folder: Path) -> None:
    file = lay_out(folder)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(
            "UPDATE commands SET command = 'play 0 XX' WHERE n = 40 AND game ="
            " (SELECT id FROM games WHERE number = 6)"
        )
    store = open_store(file)
    game = store.unfinished()
    assert game is not None
    session = store.resume(game)
    (notice,) = store.take_notices()
    assert (notice.code, notice.saved) == (NoticeCode.CUT, 6)
    assert len(session.commands) == 40
    go_on(session, moves=3)
    store.close()
    store = open_store(file)
    assert store.resume(game).state == session.state
    assert store.take_notices() == []


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE commands SET command = 7 WHERE n = 40",
        "UPDATE commands SET command = x'ff00' WHERE n = 40",
        "UPDATE rounds SET won = 'many'",
        "UPDATE rounds SET score = NULL",
        "UPDATE games SET started = 5, ended = x'00', app = 1.5, preset = 9, person = 'me'",
        "UPDATE games SET number = 'first' WHERE number = 1",
        "UPDATE games SET round_number = NULL WHERE number = 2",
        "UPDATE games SET seed = 12 WHERE number = 3",
        "UPDATE analysis SET data = 5",
        "UPDATE memory SET value = 5",
        "UPDATE memory SET value = x'ff'",
    ],
)
def test_a_value_of_another_kind_than_was_written_is_no_reason_to_stop(
    folder: Path, change: str
) -> None:
    file = lay_out(folder)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema=ON")
        connection.execute(
            "UPDATE sqlite_master SET sql = replace(sql, 'NOT NULL', '') WHERE type = 'table'"
        )
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(change)
    store = open_store(file)
    statistics(played(store))
    for game in store.games():
        assert game_line(game)
    use(store)
    assert len(store.games()) >= len(SEEDS)
    assert store.keeping
