"""A store damaged anywhere: the game starts, keeps the damaged file, and goes on.

CALLBREAK_DAMAGES says how many random damages are tried (default: 25).
"""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from callbreak.session.store import NoticeCode, Store
from callbreak.session.store.command_list import commands_to
from callbreak.session.store.repair import begin_rebuilding
from tests.session.damage import (
    SEEDS,
    damage_in_the_middle,
    files_of_a_game_in_progress,
    lay_out,
    use,
)
from tests.session.folders import quick_folder
from tests.session.table import codes, open_store, play

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store import KeptGame


def test_the_store_that_is_damaged_below_is_sound_before(folder: Path) -> None:
    store = open_store(lay_out(folder))
    assert [game.setup.seed for game in reversed(store.games())] == list(SEEDS)
    store.check()
    assert store.take_notices() == []


@settings(
    max_examples=int(os.environ.get("CALLBREAK_DAMAGES", "25")),
    suppress_health_check=[HealthCheck.data_too_large],
)
@given(data=st.data())
def test_any_damage_leaves_a_store_in_which_games_are_kept(data: st.DataObject) -> None:
    files = files_of_a_game_in_progress()
    name = data.draw(st.sampled_from(sorted(files)))
    content = bytearray(files[name])
    at = data.draw(st.integers(0, len(content) - 1) | st.integers(0, 99))
    kind = data.draw(st.sampled_from(["byte", "block", "cut", "zeros"]))
    match kind:
        case "byte":
            content[at] ^= data.draw(st.integers(1, 255))
        case "block":
            content[at : at + 4096] = data.draw(st.randoms()).randbytes(4096)
        case "zeros":
            content[at:] = bytes(len(content) - at)
        case _:
            del content[at:]
    with quick_folder() as folder:
        file = lay_out(folder)
        (folder / name).write_bytes(content)
        with contextlib.closing(Store.open(file, read_only=True)) as reader:
            reader.games()
        store = Store.open(file)
        game = use(store)
        notices = store.take_notices()
        assert {notice.code for notice in notices} <= {
            NoticeCode.DAMAGED,
            NoticeCode.CUT,
            NoticeCode.NEWER,
        }
        newer = any(notice.code is NoticeCode.NEWER for notice in notices)
        assert store.keeping or newer
        store.close()
        assert file.exists()
        store = Store.open(file)
        kept = [each for each in store.games() if each.id == game.id]
        assert bool(kept) != newer
        for each in kept:
            assert store.state_of(each).setup == game.setup
        store.check()
        assert newer or store.take_notices() == []
        store.close()


def test_a_file_that_is_no_database_is_set_aside_under_a_dated_name(file: Path) -> None:
    file.write_bytes(b"I was a letter once. " * 100)
    store = open_store(file)
    (notice,) = store.take_notices()
    assert notice.code is NoticeCode.DAMAGED
    assert notice.saved == 0
    (aside,) = file.parent.glob("callbreak-damaged-????-??-??.db")
    assert notice.file == str(aside)
    assert aside.read_bytes().startswith(b"I was a letter once.")
    play(store, moves=3)
    assert store.keeping


def test_damage_that_the_database_quotes_in_letters_of_no_language(folder: Path) -> None:
    file = lay_out(folder)
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = file.read_bytes()
    assert content.count(b"CREATE TABLE rounds (") == 1
    file.write_bytes(content.replace(b"CREATE TABLE rounds (", b"CREATE \xce\xffBLE rounds ("))
    with pytest.raises(UnicodeDecodeError), contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("SELECT * FROM games")
    with contextlib.closing(open_store(file, read_only=True)) as reader:
        assert [notice.code for notice in reader.take_notices()] == [NoticeCode.PARTLY_READ]
    store = open_store(file)
    play(store, moves=3)
    assert codes(store) == [NoticeCode.DAMAGED]
    assert store.keeping


def test_a_header_by_which_nobody_may_write_is_damage(file: Path) -> None:
    store = open_store(file)
    _, game = play(store)
    store.close()
    content = bytearray(file.read_bytes())
    content[18] ^= 0x40
    file.write_bytes(content)
    store = open_store(file)
    assert store.games() == [game]
    assert store.keeping
    assert codes(store) == [NoticeCode.DAMAGED]


def test_two_damages_on_one_day_are_both_kept(file: Path) -> None:
    for text in (b"first " * 100, b"second " * 100):
        file.write_bytes(text)
        open_store(file).close()
    asides = sorted(file.parent.glob("callbreak-damaged-*.db"))
    assert {each.read_bytes()[:5] for each in asides} == {b"first", b"secon"}


def commands_of(games: list[KeptGame], store: Store) -> int:
    return sum(len(commands_to(store.state_of(game))) for game in games)


def test_games_that_can_be_read_are_taken_over_with_all_that_belongs_to_them(folder: Path) -> None:
    whole = open_store(lay_out(folder), read_only=True)
    file = folder / "callbreak.db"
    damage_in_the_middle(file)
    store = open_store(file)
    assert len(store.games()) == len(SEEDS)
    store.check()
    (notice,) = store.take_notices()
    assert notice.code is NoticeCode.DAMAGED
    games = store.games()
    assert 1 <= len(games) == notice.saved <= len(SEEDS)
    assert commands_of(games, store) < commands_of(whole.games(), whole)
    assert store.recall("window") == [1280, 720]
    finished = [game for game in games if game.over]
    assert finished
    for game in finished:
        assert store.analysis(game) == {5: {"values": [1, 2]}}
    for game in games:
        assert store.state_of(game).totals == game.totals
        assert game.setup.seed == SEEDS[game.number - 1]


def test_damage_that_only_a_query_finds_is_met_as_well(folder: Path) -> None:
    file = lay_out(folder)
    damage_in_the_middle(file)
    store = open_store(file)
    for game in store.games():
        store.state_of(game)
    assert NoticeCode.DAMAGED in {notice.code for notice in store.take_notices()}
    use(store)
    assert store.keeping


def test_a_reader_leaves_a_damaged_file_where_it_is(folder: Path) -> None:
    file = lay_out(folder)
    damage_in_the_middle(file)
    before = file.read_bytes()
    store = open_store(file, read_only=True)
    for game in store.games():
        store.state_of(game)
    assert file.read_bytes() == before
    assert list(folder.glob("*damaged*")) == []


def test_a_start_between_the_two_moves_of_a_repair_finds_the_repaired_store(file: Path) -> None:
    store = open_store(file)
    _, game = play(store)
    store.close()
    shutil.copy(file, file.with_name("callbreak.db.new"))
    file.rename(file.with_name("callbreak-damaged-2026-01-01.db"))
    assert open_store(file).games() == [game]


def test_a_repair_that_was_not_finished_is_begun_anew(file: Path) -> None:
    file.write_bytes(b"no database at all " * 50)
    with begin_rebuilding(file) as unfinished:
        unfinished.execute("INSERT INTO memory VALUES ('half', '1')")
    store = open_store(file)
    assert store.recall("half") is None
    assert codes(store) == [NoticeCode.DAMAGED]


@pytest.mark.parametrize("length", [15, 100, 512, 4096, 5000])
def test_a_file_cut_off_after_so_many_bytes_is_no_reason_to_stop(folder: Path, length: int) -> None:
    file = lay_out(folder)
    (folder / "callbreak.db-wal").unlink()
    content = file.read_bytes()[:length]
    file.write_bytes(content)
    store = open_store(file)
    use(store)
    assert store.keeping
    (aside,) = folder.glob("callbreak-damaged-*.db")
    assert aside.read_bytes()[:length] == content


def test_a_newer_store_that_was_killed_is_left_alone_with_its_log(folder: Path) -> None:
    file = lay_out(folder)
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("PRAGMA user_version = 900")
        files = {
            each.name: each.read_bytes() for each in folder.iterdir() if "shm" not in each.name
        }
    for name, content in files.items():
        (folder / name).write_bytes(content)
    assert "callbreak.db-wal" in files
    store = open_store(file)
    play(store, moves=5)
    store.close()
    assert codes(store) == [NoticeCode.NEWER]
    assert {name: (folder / name).read_bytes() for name in files} == files
