"""How much a search may think."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

DEFAULT_PLAYOUTS: Final = 24_000
"""Playouts a decision when neither a number nor a time is given."""


def never() -> bool:
    """Do not stop early."""
    return False


class Budget:
    """How much may be thought: a number of playouts, or a time; and whether to stop at once."""

    def __init__(
        self, playouts: int | None, budget_ms: float | None, stop: Callable[[], bool]
    ) -> None:
        if playouts is None and budget_ms is None:
            playouts = DEFAULT_PLAYOUTS
        self._left = playouts
        self._end_s = None if budget_ms is None else perf_counter() + budget_ms / 1000
        self._stop = stop

    def spend(self, playouts: int) -> bool:
        """Count playouts that have been done; whether more may be."""
        if self._left is not None:
            self._left -= playouts
            if self._left <= 0:
                return False
        if self._end_s is not None and perf_counter() >= self._end_s:
            return False
        return not self._stop()
