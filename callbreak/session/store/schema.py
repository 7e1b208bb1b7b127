"""The tables of the store, and how an older file becomes one of today's.

A game is a row of ``games`` and its commands. What lists and statistics need is also written out
(totals, winners, ``rounds``), so that neither has to play thousands of games again; all of it
follows from the commands.
"""

from __future__ import annotations

import sqlite3
from typing import Any, Final

Statement = tuple[str, tuple[Any, ...]]
"""A query and its values."""

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE games (
        id INTEGER PRIMARY KEY,
        number INTEGER NOT NULL UNIQUE,
        started TEXT NOT NULL,
        ended TEXT,
        app TEXT NOT NULL,
        seed TEXT NOT NULL,
        rules TEXT NOT NULL,
        players TEXT NOT NULL,
        preset TEXT NOT NULL,
        person INTEGER,
        round_number INTEGER NOT NULL DEFAULT 1,
        totals TEXT NOT NULL DEFAULT '[0, 0, 0, 0]',
        winners TEXT,
        places TEXT,
        assisted INTEGER NOT NULL DEFAULT 0,
        abandoned INTEGER NOT NULL DEFAULT 0,
        extra TEXT NOT NULL DEFAULT '{}'
    );
    CREATE INDEX games_by_seed ON games (seed);
    CREATE TABLE commands (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        command TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    CREATE TABLE rounds (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        n INTEGER NOT NULL,
        call INTEGER NOT NULL,
        won INTEGER NOT NULL,
        made INTEGER NOT NULL,
        score INTEGER NOT NULL,
        PRIMARY KEY (game, seat, n)
    ) WITHOUT ROWID;
    CREATE TABLE analysis (
        game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (game, ply)
    ) WITHOUT ROWID;
    CREATE TABLE memory (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
    """
    ALTER TABLE games ADD COLUMN seal TEXT;
    CREATE INDEX IF NOT EXISTS games_not_over ON games (number) WHERE winners IS NULL;
    """,
)
VERSION: Final = len(MIGRATIONS)
_MOST_LIKELY_VERSION: Final = 1000


class DamagedError(sqlite3.DatabaseError):
    """The file is a database, but not one that this game has written."""


class NewerError(Exception):
    """The file was written by a newer version of the game."""


def version_of(connection: sqlite3.Connection) -> int:
    """The version of a file's tables, 0 for an empty file.

    Raises:
        NewerError: it is newer than this program.
        DamagedError: it cannot be a version.
    """
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if not 0 <= version <= _MOST_LIKELY_VERSION:
        raise DamagedError(f"{version} is no version of the store")
    if version > VERSION:
        raise NewerError(version)
    return version


def migrate(connection: sqlite3.Connection) -> None:
    """Bring a file's tables up to this version, each step in one transaction."""
    for number in range(version_of(connection), VERSION):
        script = f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        try:
            connection.executescript(script)
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def transaction(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    """Carry out all statements or none."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for query, values in statements:
            connection.execute(query, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
