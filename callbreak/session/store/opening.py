"""Opening the store's file, for writing or only for reading, and telling damage from bad luck."""

from __future__ import annotations

import contextlib
import sqlite3
from typing import TYPE_CHECKING, Final

from callbreak.session.store.schema import DamagedError, NewerError, migrate, version_of

if TYPE_CHECKING:
    from pathlib import Path

BUSY_S: Final = 0.5
"""How long another program that writes to the file is waited for."""

ERRORS: Final = (OSError, sqlite3.Error, UnicodeDecodeError)
"""What using a file can raise.

The last one comes of a damaged file whose damage SQLite quotes: Python cannot read its sentence.
"""

_WRITTEN_BY_AT: Final = 18
_WRITTEN_BY: Final = (1, 2)
"""What the header's byte for the format of writing may be; with any other SQLite only reads."""

_DAMAGE: Final = frozenset(
    {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_FORMAT, sqlite3.SQLITE_ERROR}
)


def is_damage(error: Exception) -> bool:
    """Whether an error means that the file holds something wrong, not that it cannot be had.

    An error without a code comes from a text that is no UTF-8. ``SQLITE_ERROR`` means that a table
    or column is not there: the queries are the program's own and fit the tables of its version.
    """
    if isinstance(error, DamagedError | UnicodeDecodeError):
        return True
    if not isinstance(error, sqlite3.DatabaseError) or isinstance(error, sqlite3.ProgrammingError):
        return False
    code = getattr(error, "sqlite_errorcode", None)
    return code is None or code & 0xFF in _DAMAGE


def is_busy(error: Exception) -> bool:
    """Whether another program has kept the file for itself longer than can be waited."""
    code = getattr(error, "sqlite_errorcode", None)
    return code is not None and code & 0xFF in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}


def is_there(file: Path) -> bool:
    """Whether the file can be found just now."""
    try:
        file.stat()
    except OSError:
        return False
    return True


def open_to_write(file: Path, start: sqlite3.Connection | None = None) -> sqlite3.Connection:
    """The file with its tables, made if it is not there.

    Args:
        file: the file; its folder exists.
        start: what it begins with, if it is new.

    Raises:
        NewerError: the file is of a newer version.
        OSError, sqlite3.Error, UnicodeDecodeError: it cannot be had, or is damaged.
    """
    _look_at_version(file)
    connection = sqlite3.connect(file, isolation_level=None, timeout=BUSY_S)
    try:
        version_of(connection)
        if start is not None:
            start.backup(connection)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        _finish(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _look_at_version(file: Path) -> None:
    """Find out whether a file is newer, and leave it as it is.

    Closing one that was opened to write would put into it what its log holds.

    Raises:
        NewerError: the file is of a newer version.
        sqlite3.Error, UnicodeDecodeError: it is damaged.
    """
    if not file.exists():
        return
    with file.open("rb") as stream:
        header = stream.read(_WRITTEN_BY_AT + 1)
    if len(header) > _WRITTEN_BY_AT and header[_WRITTEN_BY_AT] not in _WRITTEN_BY:
        raise DamagedError("its header says that nobody may write to it")
    with contextlib.suppress(sqlite3.OperationalError):
        log = file.with_name(file.name + "-wal")
        how = "mode=ro" if log.exists() else "immutable=1"
        address = f"{file.resolve().as_uri()}?{how}"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY_S)) as connection:
            version_of(connection)


def open_to_read(file: Path) -> sqlite3.Connection | None:
    """The file as it is, None if it is not there. Nothing in it is changed.

    In a folder that cannot be written to SQLite needs to be told that nobody else writes either.

    Raises:
        sqlite3.Error, UnicodeDecodeError: it cannot be had, or is damaged.
    """
    if not file.exists():
        return None
    address = file.resolve().as_uri()
    connection = sqlite3.connect(f"{address}?mode=ro", uri=True, isolation_level=None)
    try:
        connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.OperationalError:
        connection.close()
        connection = sqlite3.connect(f"{address}?immutable=1", uri=True, isolation_level=None)
    except BaseException:
        connection.close()
        raise
    connection.row_factory = sqlite3.Row
    return connection


def in_memory(source: sqlite3.Connection | None) -> sqlite3.Connection:
    """A store in memory, with what the source holds.

    Raises:
        NewerError, sqlite3.Error, UnicodeDecodeError: the source cannot be read.
    """
    connection = sqlite3.connect(":memory:", isolation_level=None)
    try:
        if source is not None:
            version_of(source)
            source.backup(connection)
        _finish(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def copied(source: sqlite3.Connection | None, file: Path) -> sqlite3.Connection:
    """A store in memory with what is in the source or, without one, in the file; else empty."""
    own = None
    try:
        own = open_to_read(file) if source is None else None
        return in_memory(source or own)
    except (*ERRORS, NewerError):
        return in_memory(None)
    finally:
        if own is not None:
            own.close()


def _finish(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA foreign_keys=ON")
    # In KiB; by itself SQLite keeps 2 MB of pages, which an evening of games fills for nothing.
    connection.execute("PRAGMA cache_size=-512")
    migrate(connection)
    connection.row_factory = sqlite3.Row
