"""What the store has to tell the person: codes with facts; `words` makes the sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class NoticeCode(StrEnum):
    """Why a game may not be kept, or what was done with a broken store.

    ``DAMAGED``: the file was damaged and set aside; a new one holds what could be read.
    ``REPAIRING``: the file is damaged, and what can be read is being put into a new one.
    ``PARTLY_READ``: the file is damaged and stays where it is; what could be read is shown.
    ``NEWER``: the file was written by a newer version and is left alone; nothing is kept.
    ``LOCKED``: another copy of the game has the file; nothing is kept.
    ``NOT_KEPT``: the file cannot be written now; the game goes on and writing is tried again.
    ``CANNOT_READ``: the file cannot be read, by somebody who only wants to read it.
    ``KEPT_AGAIN``: after ``NOT_KEPT``, everything is in the file.
    ``CUT``: an unfinished game goes on from the last of its commands that could be read.
    """

    DAMAGED = "damaged"
    REPAIRING = "repairing"
    PARTLY_READ = "partly_read"
    NEWER = "newer"
    LOCKED = "locked"
    NOT_KEPT = "not_kept"
    CANNOT_READ = "cannot_read"
    KEPT_AGAIN = "kept_again"
    CUT = "cut"


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice.

    Attributes:
        code: what happened.
        file: the store; for ``DAMAGED`` the name under which the old one was set aside.
        reason: what the system said, for ``NOT_KEPT`` and ``CANNOT_READ``.
        saved: how many games were taken over from a damaged store; for ``CUT`` the game's number.
    """

    code: NoticeCode
    file: str
    reason: str = ""
    saved: int = 0
