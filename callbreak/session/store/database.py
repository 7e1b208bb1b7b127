"""The store's tables, wherever they can be had just now: in the file, or else in memory.

Writing and reading never raise. A write that fails is put on a waiting list, the tables are copied
into memory, and every later write first tries to carry the list out in the file. So a full disk, a
lost folder or a second copy of the game cost nothing but a notice as long as the program runs.
"""

from __future__ import annotations

import logging
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from callbreak.session.store.announcements import Announcements
from callbreak.session.store.file_lock import FileLock
from callbreak.session.store.notices import NoticeCode
from callbreak.session.store.opening import (
    ERRORS,
    copied,
    in_memory,
    is_busy,
    is_damage,
    is_there,
    open_to_read,
    open_to_write,
)
from callbreak.session.store.rebuilding import Check, Job, Rebuild
from callbreak.session.store.repair import adopt_rebuilt, set_aside
from callbreak.session.store.schema import DamagedError, NewerError, Statement, transaction

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from callbreak.session.store.notices import Notice

_log = logging.getLogger(__name__)
_ONLY_FINISHED = "DELETE FROM games WHERE winners IS NULL"
_WRITES_BEFORE_ANOTHER_REBUILD: Final = 50
_WORTH_A_WORD: Final = 10
"""A repair is told about when the window has asked after it so often: it will take a while."""


class Database:
    """The tables of one file."""

    def __init__(self, file: Path, *, read_only: bool = False, in_background: bool = False) -> None:
        """Open ``file``; whatever goes wrong becomes a notice.

        Args:
            file: where the tables are.
            read_only: leave the file as it is.
            in_background: do what takes long in a thread of its own; see `settle`.
        """
        self.file = file
        self._news = Announcements(file)
        self._read_only = read_only
        self._in_background = in_background
        self._checking: Job[Check] | None = None
        self._rebuilding: Job[Rebuild] | None = None
        self._asked_in_vain = 0
        self._writes_to_wait = 0
        self._changed = False
        self._waiting: list[list[Statement]] = []
        self._in_file: sqlite3.Connection | None = None
        self._in_memory: sqlite3.Connection | None = None
        self._lock = FileLock(file.with_name(file.name + ".lock"))
        self._for_good = False
        self._repaired = False
        self._open()

    @property
    def notices(self) -> list[Notice]:
        """What is to be told, oldest first; whoever tells it empties the list."""
        return self._news.notices

    @property
    def keeping(self) -> bool:
        """Whether everything so far is safely in the file."""
        return self._in_file is not None and not self._waiting and not self._read_only

    def write(self, *statements: Statement) -> None:
        """Carry out statements in one transaction, now or as soon as it can be done."""
        if self._in_file is not None and not is_there(self.file):
            self._leave_file()
        if self._in_memory is not None:
            self._write_to_memory(list(statements))
        if self._for_good or self._read_only:
            return
        self._waiting.append(list(statements))
        self._writes_to_wait -= 1
        self._write_waiting()

    def rows(self, query: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """The rows that answer a query; none when nothing can be read."""
        for _ in range(2):
            source = self._in_memory or self._in_file
            if source is None:
                break
            try:
                return source.execute(query, tuple(values)).fetchall()
            except ERRORS as error:
                self._meet(error)
        return []

    def sure_rows(self, query: str, values: Sequence[Any] = ()) -> list[sqlite3.Row]:
        """The same, but what a repair keeps from being read is waited for."""
        self.finish()
        rows = self.rows(query, values)
        if self.repairing:
            self.finish()
            rows = self.rows(query, values)
        return rows

    def check(self) -> None:
        """Look through the whole file, and set it aside if it is damaged."""
        if self._in_file is None or self._in_memory is not None or self._checking is not None:
            return
        check = Check(self.file)
        if self._in_background:
            self._checking = Job(check)
        else:
            check()
            self._take_up(check)

    def settle(self) -> bool:
        """Take up what has been done in the background; whether what is kept now reads otherwise.

        That is so when a repair begins, with nothing to be read until it ends, and when it ends.
        """
        if self._checking is not None and self._checking.done:
            check, self._checking = self._checking.work, None
            self._take_up(check)
        if self._rebuilding is not None:
            self._follow_repair(self._rebuilding)
        changed, self._changed = self._changed, False
        return changed

    def _follow_repair(self, rebuilding: Job[Rebuild]) -> None:
        if rebuilding.done:
            self.finish()
            return
        self._asked_in_vain += 1
        if self._asked_in_vain == _WORTH_A_WORD:
            self._news.tell(NoticeCode.REPAIRING)

    def finish(self) -> None:
        """Wait for a repair that goes on in the background, so that all can be read again."""
        if self._rebuilding is None:
            return
        self._rebuilding.wait()
        rebuild, self._rebuilding = self._rebuilding.work, None
        self._put_in_place(rebuild, bare=True)

    @property
    def repairing(self) -> bool:
        """Whether a repair goes on in the background, and little can be read."""
        return self._rebuilding is not None

    def _take_up(self, check: Check) -> None:
        if check.problem is not None and is_damage(check.problem) and self._in_file is not None:
            self._meet(check.problem)

    def _end_check(self) -> None:
        """Have the file to oneself again."""
        if self._checking is not None:
            self._checking.wait()
            self._checking = None

    def report_damage(self, error: Exception) -> None:
        """What was read makes no sense, though the database took it for sound."""
        _log.warning("the store holds something that cannot be read: %s", error)
        self._meet(DamagedError(str(error)))

    def close(self) -> None:
        """Let go of the file."""
        self.finish()
        self._end_check()
        self._close_file()
        self._forget_memory()
        self._lock.release()

    # The file, and how it is left for memory.

    def _open(self) -> None:
        if self._in_file is not None or self._for_good or self._rebuilding is not None:
            return
        try:
            if self._read_only:
                self._open_to_read()
            else:
                self._open_to_write()
        except NewerError:
            self._give_up(NoticeCode.NEWER)
        except ERRORS as error:
            self._meet(error)

    def _open_to_write(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        if not self._lock.acquire():
            self._give_up(NoticeCode.LOCKED)
            return
        adopt_rebuilt(self.file)
        fresh = not self.file.exists() or self.file.stat().st_size == 0
        self._in_file = open_to_write(self.file, self._in_memory if fresh else None)
        if fresh and self._in_memory is not None:
            self._waiting.clear()
            self._leave_memory()

    def _open_to_read(self) -> None:
        source = open_to_read(self.file)
        if source is None:
            return
        try:
            self._in_memory = in_memory(source)
        finally:
            source.close()

    def _write_waiting(self) -> None:
        """Write what waits. A file that has been opened anew may have room again: try twice."""
        for last_try in (False, True):
            self._open()
            if self._in_file is None:
                return
            try:
                self._drain(self._in_file)
            except ERRORS as error:
                if last_try or is_damage(error) or is_busy(error):
                    self._meet(error)
                    return
                self._leave_file()
            else:
                self._leave_memory()
                return

    def _drain(self, connection: sqlite3.Connection) -> None:
        while self._waiting:
            try:
                transaction(connection, self._waiting[0])
            except sqlite3.IntegrityError:
                _log.exception("a change contradicts the store and is dropped")
            self._waiting.pop(0)

    def _write_to_memory(self, statements: list[Statement]) -> None:
        assert self._in_memory is not None
        try:
            transaction(self._in_memory, statements)
        except sqlite3.Error:
            _log.exception("a change could not be made in memory")

    def _leave_memory(self) -> None:
        """Everything is in the file."""
        self._forget_memory()
        self._news.succeeded()

    def _leave_file(self, start: list[list[Statement]] | None = None) -> None:
        """Go on in memory, with what can be read or with ``start``, and what waits."""
        if self._in_memory is None:
            self._in_memory = copied(self._in_file, self.file) if start is None else in_memory(None)
            for statements in [*(start or []), *self._waiting]:
                self._write_to_memory(statements)
        self._close_file()

    def _close_file(self) -> None:
        if self._in_file is not None:
            self._in_file.close()
            self._in_file = None

    # What goes wrong.

    def _give_up(self, code: NoticeCode) -> None:
        """Play without keeping for as long as this program runs."""
        self._for_good = True
        self._news.tell(code)
        self._leave_file([] if code is NoticeCode.NEWER else None)
        if code is NoticeCode.LOCKED:
            self._write_to_memory([(_ONLY_FINISHED, ())])
        self._lock.release()

    def _meet(self, error: Exception) -> None:
        if self._for_good:
            _log.warning("what was read of the store cannot be used: %s", error)
        elif is_damage(error) and not self._repaired and not self.repairing:
            self._repair(error)
        else:
            self._fail(error)
            self._leave_file()

    def _fail(self, error: Exception) -> None:
        code = NoticeCode.CANNOT_READ if self._read_only else NoticeCode.NOT_KEPT
        self._news.failed(code, error)

    def _repair(self, error: Exception) -> None:
        """Put a new file in the damaged one's place, with all that can be read."""
        _log.warning("%s is damaged: %s", self.file, error)
        self._close_file()
        if self._read_only:
            self._show_what_can_be_read()
        elif self._writes_to_wait > 0:
            self._fail(error)
            self._leave_file()
        elif not self._in_background:
            rebuild = Rebuild(self.file)
            rebuild()
            self._put_in_place(rebuild, bare=self._in_memory is None)
        else:
            self._leave_file([])
            self._rebuilding = Job(Rebuild(self.file))
            self._changed = True

    def _show_what_can_be_read(self) -> None:
        self._repaired = True
        rebuild = Rebuild(self.file)
        games = rebuild.read()
        self._news.tell(NoticeCode.PARTLY_READ, saved=rebuild.saved)
        self._forget_memory()
        self._leave_file(games)

    def _put_in_place(self, rebuild: Rebuild, *, bare: bool) -> None:
        """End a repair. ``bare``: what is in memory, if anything, knows nothing of the file."""
        self._changed = True
        self._end_check()
        try:
            if rebuild.problem is not None:
                raise rebuild.problem
            aside = set_aside(self.file)
        except ERRORS as problem:
            self._writes_to_wait = _WRITES_BEFORE_ANOTHER_REBUILD if rebuild.in_vain else 0
            self._fail(problem)
            if bare:
                self._forget_memory()
                self._leave_file(rebuild.read())
            return
        self._repaired = True
        self._news.tell(NoticeCode.DAMAGED, file=aside, saved=rebuild.saved)
        self._write_waiting()

    def _forget_memory(self) -> None:
        if self._in_memory is not None:
            self._in_memory.close()
            self._in_memory = None
