"""When something about the store is told: each outage once, and its end when it is sure."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from callbreak.session.store.notices import Notice, NoticeCode

if TYPE_CHECKING:
    from pathlib import Path

_log = logging.getLogger(__name__)

SURE: Final = 8
"""After so many changes in a row have got into the file, an outage is over.

On a disk that is nearly full every second change may get there.
"""


class Announcements:
    """The notices of one file.

    Attributes:
        notices: what is to be told, oldest first; whoever tells it empties the list.
    """

    def __init__(self, file: Path) -> None:
        self.notices: list[Notice] = []
        self._file = str(file)
        self._outage = False
        self._successes = 0

    def tell(self, code: NoticeCode, *, file: Path | None = None, saved: int = 0) -> None:
        """Tell something that happens once."""
        self.notices.append(Notice(code, str(file or self._file), saved=saved))

    def failed(self, code: NoticeCode, error: Exception) -> None:
        """The file could not be used; told at the beginning of an outage."""
        self._successes = 0
        if not self._outage:
            self._outage = True
            _log.warning("%s cannot be used: %s", self._file, error)
            reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
            self.notices.append(Notice(code, self._file, reason))

    def succeeded(self) -> None:
        """A change has got into the file."""
        self._successes += 1
        if self._outage and self._successes >= SURE:
            self._outage = False
            self.tell(NoticeCode.KEPT_AGAIN)
