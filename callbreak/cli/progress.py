"""A progress bar on standard error, drawn only where that is a terminal."""

from __future__ import annotations

import sys
from time import monotonic
from typing import Final

_WIDTH: Final = 30
_EVERY_S: Final = 0.1


class Progress:
    """How far a long command has come."""

    def __init__(self, total: int, what: str) -> None:
        """A bar for ``total`` steps; ``what`` names them."""
        self._total = total
        self._what = what
        self._start_s = self._drawn_s = monotonic()
        self._shown = sys.stderr.isatty()
        self._drawn = False

    def show(self, done: int) -> None:
        """Draw the bar, not more often than an eye can follow."""
        now_s = monotonic()
        if not self._shown or (now_s - self._drawn_s < _EVERY_S and done < self._total):
            return
        self._drawn_s = now_s
        filled = _WIDTH * done // self._total
        left_s = round((now_s - self._start_s) / max(done, 1) * (self._total - done))
        line = (
            f"[{'#' * filled}{'.' * (_WIDTH - filled)}] {done}/{self._total} {self._what},"
            f" {left_s // 60}:{left_s % 60:02d}"
        )
        sys.stderr.write(f"\r{line}\x1b[K")
        sys.stderr.flush()
        self._drawn = True

    def clear(self) -> None:
        """Take the bar away, so that something else can be said."""
        if self._drawn:
            sys.stderr.write("\r\x1b[K")
            sys.stderr.flush()
            self._drawn = False
