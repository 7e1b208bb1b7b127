"""Measures the store with many games: start, list, search, statistics, check, and repair.

    python -m tools.bench.store [--games N] [--repair]

Prints milliseconds of processor time, and the size of the file.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from callbreak.engine.game import legal_commands
from callbreak.engine.record import to_record
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.session.games import Search
from callbreak.session.session import Session
from callbreak.session.statistics import by_level, by_preset, played, statistics
from callbreak.session.store import Store
from callbreak.session.store.records import ProvedRecord
from callbreak.session.store.salvage import salvage
from callbreak.session.store.schema import transaction

if TYPE_CHECKING:
    from collections.abc import Callable

PLAYERS = tuple(
    Player(name, kind)
    for name, kind in (
        ("Sita", Kind.HUMAN),
        ("Asha", Kind.MEDIUM),
        ("Bikram", Kind.MEDIUM),
        ("Chandra", Kind.MEDIUM),
    )
)

T = TypeVar("T")


def random_record(luck: int) -> ProvedRecord:
    """A finished game of five rounds, played at random."""
    chance = random.Random(luck)
    session = Session(Setup(f"measure {luck}", Rules(), PLAYERS))
    while not session.over:
        session.submit(chance.choice(legal_commands(session.state)))
    return ProvedRecord(to_record(session.state, app="0", extra={"started": "2026-05-01"}))


def fill(file: Path, games: int) -> None:
    """Keep so many games; a few different ones, again and again."""
    Store.open(file).close()
    records = [random_record(luck) for luck in range(min(games, 10))]
    connection = sqlite3.connect(file, isolation_level=None)
    connection.execute("PRAGMA synchronous=OFF")
    for number in range(games):
        record = records[number % len(records)]
        record.id = number + 1
        transaction(connection, record.rows())
    connection.close()


def timed(what: str, action: Callable[[], T]) -> T:
    """Do something and say how long it took."""
    start = time.process_time()
    result = action()
    print(f"{what:<12} {1000 * (time.process_time() - start):8.1f} ms")
    return result


def main() -> None:
    """Fill a store and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5000)
    parser.add_argument("--repair", action="store_true", help="also read all games for a repair")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "callbreak.db"
        fill(file, asked.games)
        print(f"{asked.games} games, {file.stat().st_size / 1e6:.1f} MB")
        store = timed("open", lambda: Store.open(file))
        timed("continue?", store.unfinished)
        games = timed("list", store.games)
        timed("search", lambda: Search(text="bik").among(games))
        rounds = timed("statistics", lambda: played(store))
        timed("sums", lambda: (statistics(rounds), by_preset(rounds), by_level(rounds)))
        timed("check", store.check)
        store.close()
        if asked.repair:
            timed("repair", lambda: salvage(file))


if __name__ == "__main__":
    main()
