"""Long work on the store's file: looking through it, and rebuilding a damaged one.

Either is done at once, or in a thread of its own while the window goes on.
"""

from __future__ import annotations

import contextlib
import sqlite3
import sys
from threading import Thread
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from callbreak.session.store.opening import ERRORS
from callbreak.session.store.repair import begin_rebuilding
from callbreak.session.store.salvage import salvage
from callbreak.session.store.schema import DamagedError, transaction

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store.salvage import Batch


class Check:
    """Looks through the whole file.

    Attributes:
        problem: why it cannot be relied on; None if it is sound.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self.problem: Exception | None = None

    def __call__(self) -> None:
        """Look, with a connection of its own."""
        address = f"{self._file.resolve().as_uri()}?mode=ro"
        try:
            with contextlib.closing(sqlite3.connect(address, uri=True)) as connection:
                answer = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        except ERRORS as problem:
            self.problem = problem
        else:
            self.problem = None if answer == "ok" else DamagedError(answer)


class Rebuild:
    """Writes what can be read of a damaged file into a new one beside it.

    Attributes:
        games: what could be read.
        saved: how many games that is.
        problem: why the new file could not be written; None if it is there.
        in_vain: whether that came out only after all had been read.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self.games: list[Batch] = []
        self.saved = -1
        self.problem: Exception | None = OSError("the new file is not finished")
        self.in_vain = False

    def __call__(self) -> None:
        """Read and write."""
        try:
            with begin_rebuilding(self._file) as rebuilt:
                self._read()
                for statements in self.games:
                    transaction(rebuilt, statements)
            self.problem = None
        except ERRORS as problem:
            self.problem = problem
            self.in_vain = self.saved >= 0

    def read(self) -> list[Batch]:
        """What could be read; it is read now if it has not been yet."""
        if self.saved < 0:
            self._read()
        return self.games

    def _read(self) -> None:
        self.games, self.saved = salvage(self._file)


_SWITCH_S: Final = 0.0005
"""How long the thread may keep the interpreter: a frame asks for it some ten times."""

_Work = TypeVar("_Work", bound=Check | Rebuild)


class Job(Generic[_Work]):
    """A check or a rebuilding in a thread of its own, which starts when it is first asked after.

    So a job that is found while the window opens does not keep the first frame waiting.
    """

    def __init__(self, work: _Work) -> None:
        self.work = work
        self._thread = Thread(target=self._run, name="store", daemon=True)

    @property
    def done(self) -> bool:
        """Whether it is finished."""
        self._start()
        return not self._thread.is_alive()

    def wait(self) -> None:
        """Wait until it is finished."""
        self._start()
        self._thread.join()

    def _start(self) -> None:
        if self._thread.ident is None:
            self._thread.start()

    def _run(self) -> None:
        usual = sys.getswitchinterval()
        sys.setswitchinterval(_SWITCH_S)
        try:
            self.work()
        finally:
            sys.setswitchinterval(usual)
