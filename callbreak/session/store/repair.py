"""Putting a sound file in a damaged one's place, so that a crash in between loses neither.

The new file is written beside the old one under a name of its own. Then the old one is moved to a
dated name, and the new one to the old name. If the program dies between the two moves, the next
start makes the second one (`adopt_rebuilt`).
"""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from callbreak.session.store.schema import migrate

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_COMPANIONS: Final = ("-wal", "-shm")
"""What SQLite keeps beside a file; the first may hold the newest changes."""


@contextlib.contextmanager
def begin_rebuilding(file: Path) -> Iterator[sqlite3.Connection]:
    """An empty store that `set_aside` will put in the place of ``file``.

    Raises:
        OSError, sqlite3.Error: it cannot be made.
    """
    new = _rebuilt(file)
    for name in (new, *_companions(new)):
        name.unlink(missing_ok=True)
    connection = sqlite3.connect(new, isolation_level=None)
    try:
        migrate(connection)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")
        yield connection
    finally:
        connection.close()


def set_aside(file: Path) -> Path:
    """Move a damaged file to a dated name, which is returned, and the rebuilt one in its place.

    Raises:
        OSError: the folder cannot be changed.
    """
    aside = _free_name(file)
    file.rename(aside)
    for old, kept in zip(_companions(file), _companions(aside), strict=True):
        with contextlib.suppress(FileNotFoundError):
            old.rename(kept)
    adopt_rebuilt(file)
    return aside


def adopt_rebuilt(file: Path) -> None:
    """Where the file is missing, put the rebuilt one there, if there is one.

    Raises:
        OSError: the folder cannot be changed.
    """
    new = _rebuilt(file)
    if not file.exists() and new.exists():
        new.rename(file)


def _rebuilt(file: Path) -> Path:
    return file.with_name(file.name + ".new")


def _companions(file: Path) -> list[Path]:
    return [file.with_name(file.name + ending) for ending in _COMPANIONS]


def _free_name(file: Path) -> Path:
    date = datetime.now(UTC).strftime("%Y-%m-%d")
    number = 1
    while True:
        ending = "" if number == 1 else f"-{number}"
        name = file.with_name(f"{file.stem}-damaged-{date}{ending}{file.suffix}")
        if not name.exists():
            return name
        number += 1
