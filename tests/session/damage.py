"""A store with games in it, ways to damage it, and all that one does with it afterwards."""

from __future__ import annotations

import contextlib
import functools
import sqlite3
from typing import TYPE_CHECKING

from callbreak.session.store import Store
from tests.session.folders import quick_folder
from tests.session.table import FOUR_BOTS, go_on, play, setup

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store import KeptGame

SEEDS = ("one", "two", "three", "four", "five", "six")
"""Of the games in the store, by their numbers."""


@functools.cache
def files_of_a_game_in_progress() -> dict[str, bytes]:
    """The files of a store that the program was killed with: the newest changes are in the log."""
    with quick_folder() as folder:
        file = folder / "callbreak.db"
        for number, seed in enumerate(SEEDS):
            store = Store.open(file)
            players = FOUR_BOTS if seed == "two" else setup().players
            moves = 60 if seed in {"three", "six"} else 1000
            _, game = play(store, setup(seed, players=players), moves=moves, luck=number)
            store.keep_analysis(game, 5, {"values": [1, 2]})
            store.remember("window", [1280, 720])
            if seed != SEEDS[-1]:
                store.close()
        files = {each.name: each.read_bytes() for each in folder.iterdir()}
        store.close()
    return {name: data for name, data in files.items() if name.endswith(("db", "wal"))}


def lay_out(folder: Path) -> Path:
    for name, data in files_of_a_game_in_progress().items():
        (folder / name).write_bytes(data)
    return folder / "callbreak.db"


def use(store: Store) -> KeptGame:
    """Everything that a person may do with the store."""
    for game in store.games():
        store.record_of(game)
        store.analysis(game)
    store.recall("window")
    list(store.round_rows())
    unfinished = store.unfinished()
    if unfinished is not None:
        go_on(store.resume(unfinished))
    store.check()
    session, game = play(store, setup("after the damage"), moves=30)
    assert store.state_of(game) == session.state
    return game


def damage_in_the_middle(file: Path) -> None:
    """Spoil a page of commands; the list of games stays readable."""
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        root = connection.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'commands'"
        ).fetchone()[0]
        size = connection.execute("PRAGMA page_size").fetchone()[0]
    content = bytearray(file.read_bytes())
    child = int.from_bytes(content[(root - 1) * size + 8 :][:4], "big")
    assert 1 < child <= len(content) // size
    content[(child - 1) * size : child * size] = b"\xff" * size
    file.write_bytes(content)
