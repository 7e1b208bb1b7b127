"""Why a card or call was refused: told for a moment, and then gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.clock import Clock

_TOLD_S: Final = 2.6


class ToldRefusal:
    """The sentence about the last refusal, as long as it is told.

    Attributes:
        words: the sentence; empty when nothing is told.
    """

    def __init__(self, clock: Clock, on_end: Callable[[], None]) -> None:
        self.words = ""
        self._on_end = on_end
        self._clock = clock
        self._until_s = 0.0

    def tell(self, words: str) -> None:
        """Tell it from now on, in place of another one."""
        self.words = words
        self._until_s = self._clock.now_s + _TOLD_S
        self._clock.after(_TOLD_S, self._end)

    def forget(self) -> None:
        """Tell nothing: there is another position."""
        self.words = ""

    def _end(self) -> None:
        """The time of one is over, but a later one is told to its own end."""
        if self._clock.now_s >= self._until_s:
            self.forget()
            self._on_end()
