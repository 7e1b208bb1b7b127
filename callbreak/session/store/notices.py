"""What the store has to tell the person: codes with facts; `words` makes the sentences."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class NoticeCode(StrEnum):
    """Why a game may not be kept, or what was done with a broken store."""

    DAMAGED = "damaged"
    NEWER = "newer"
    LOCKED = "locked"
    NOT_KEPT = "not_kept"
    KEPT_AGAIN = "kept_again"


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice.

    Attributes:
        code: what happened.
        file: the store; for ``DAMAGED`` the name under which the old one was set aside.
        reason: what the system said, for ``NOT_KEPT``.
        saved: how many games were taken over from a damaged store.
    """

    code: NoticeCode
    file: str
    reason: str = ""
    saved: int = 0
