"""The file behind the store: opening it, its lock, its version, and writing that never raises.

A write that fails is put on a waiting list, and every later write first tries to carry the list
out. So a full disk costs nothing but a notice as long as the program runs.
"""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any, Final

from callbreak.session.store.file_lock import FileLock
from callbreak.session.store.notices import Notice, NoticeCode

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Statement = tuple[str, tuple[Any, ...]]

MIGRATIONS: Final[tuple[str, ...]] = (
    """
    CREATE TABLE games (
        id TEXT PRIMARY KEY,
        number INTEGER NOT NULL UNIQUE,
        started TEXT NOT NULL,
        ended TEXT,
        app TEXT NOT NULL,
        seed TEXT NOT NULL,
        rules TEXT NOT NULL,
        players TEXT NOT NULL,
        preset TEXT NOT NULL,
        person TEXT,
        round_number INTEGER NOT NULL DEFAULT 1,
        totals TEXT NOT NULL DEFAULT '[0, 0, 0, 0]',
        winners TEXT,
        place INTEGER,
        assisted INTEGER NOT NULL DEFAULT 0,
        abandoned INTEGER NOT NULL DEFAULT 0,
        extra TEXT NOT NULL DEFAULT '{}'
    );
    CREATE INDEX games_by_start ON games (started);
    CREATE TABLE commands (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        n INTEGER NOT NULL,
        command TEXT NOT NULL,
        PRIMARY KEY (game, n)
    ) WITHOUT ROWID;
    CREATE TABLE analysis (
        game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        data TEXT NOT NULL,
        PRIMARY KEY (game, ply)
    ) WITHOUT ROWID;
    CREATE TABLE memory (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
    """,
)
VERSION: Final = len(MIGRATIONS)


class Database:
    """One SQLite file, or nothing at all while it cannot be had.

    Attributes:
        notices: what is to be told, oldest first; whoever shows them empties the list.
    """

    def __init__(self, file: Path, *, read_only: bool = False) -> None:
        """Open ``file``; whatever goes wrong becomes a notice."""
        self.file = file
        self.notices: list[Notice] = []
        self._read_only = read_only
        self._waiting: list[list[Statement]] = []
        self._connection: sqlite3.Connection | None = None
        self._lock = FileLock(file.with_name(file.name + ".lock"))
        self._for_good = False
        self._failing = False
        self._open()

    @property
    def keeping(self) -> bool:
        """Whether everything so far is safely in the file."""
        return self._connection is not None and not self._waiting

    def _open(self) -> None:
        if self._connection is not None or self._for_good:
            return
        try:
            self._connection = self._connect()
        except (OSError, sqlite3.Error) as error:
            self._fail(error)

    def _connect(self) -> sqlite3.Connection | None:
        if self._read_only:
            return _connect_read_only(self.file)
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if not self._lock.acquire():
            self._give_up(NoticeCode.LOCKED)
            return None
        connection = sqlite3.connect(self.file, isolation_level=None)
        try:
            version = connection.execute("PRAGMA user_version").fetchone()[0]
            if version > VERSION:
                connection.close()
                self._give_up(NoticeCode.NEWER)
                return None
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            _migrate(connection, version)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def _give_up(self, code: NoticeCode) -> None:
        self._for_good = True
        self._lock.release()
        self.notices.append(Notice(code, str(self.file)))

    def _fail(self, error: Exception) -> None:
        if not self._failing:
            self.notices.append(Notice(NoticeCode.NOT_KEPT, str(self.file), str(error)))
        self._failing = True

    def write(self, *statements: Statement) -> None:
        """Carry out statements in one transaction, now or as soon as it can be done."""
        if self._for_good:
            return
        self._waiting.append(list(statements))
        self._open()
        if self._connection is None:
            return
        try:
            while self._waiting:
                _transaction(self._connection, self._waiting[0])
                self._waiting.pop(0)
        except (OSError, sqlite3.Error) as error:
            self._fail(error)
            return
        if self._failing:
            self._failing = False
            self.notices.append(Notice(NoticeCode.KEPT_AGAIN, str(self.file)))

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[tuple[Any, ...]]:
        """The rows that answer a query; none when the file cannot be read."""
        if self._connection is None:
            return []
        try:
            return self._connection.execute(query, tuple(values)).fetchall()
        except sqlite3.Error as error:
            self._fail(error)
            return []

    def close(self) -> None:
        """Let go of the file."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._lock.release()


def _connect_read_only(file: Path) -> sqlite3.Connection | None:
    if not file.exists():
        return None
    address = file.resolve().as_uri()
    try:
        connection = sqlite3.connect(f"{address}?mode=ro", uri=True, isolation_level=None)
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection = sqlite3.connect(f"{address}?immutable=1", uri=True, isolation_level=None)
    return connection


def _migrate(connection: sqlite3.Connection, version: int) -> None:
    for number in range(version, VERSION):
        script = f"BEGIN; {MIGRATIONS[number]} PRAGMA user_version = {number + 1}; COMMIT;"
        try:
            connection.executescript(script)
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise


def _transaction(connection: sqlite3.Connection, statements: list[Statement]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for query, values in statements:
            connection.execute(query, values)
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise
