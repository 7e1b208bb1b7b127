"""The cues that are still to be shown, and the one that is on."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import NamedTuple

from callbreak.session.cues import Cue, Rest, after
from callbreak.session.pace import UNTIL_CLICK, Pace
from callbreak.session.shown import Shown


class Begun(NamedTuple):
    """A cue that has begun, the table once it is through, and how fast it goes."""

    cue: Cue
    shown: Shown
    pace: Pace


class CueQueue:
    """Shows cues one after the other as time passes; can be hurried and is never in the way.

    Attributes:
        shown: the table with every cue that has begun.
    """

    def __init__(self, shown: Shown) -> None:
        self.shown = shown
        self._waiting: deque[tuple[Cue, Pace]] = deque()
        self._current: Cue | None = None
        self._left_ms = 0.0

    @property
    def idle(self) -> bool:
        """Whether nothing is on and nothing waits."""
        return self._current is None and not self._waiting

    @property
    def current(self) -> Cue | None:
        """The cue that is on."""
        return self._current

    @property
    def next(self) -> Cue | None:
        """The cue that will begin first of those that wait."""
        return self._waiting[0][0] if self._waiting else None

    @property
    def waits_for_click(self) -> bool:
        """Whether a trick lies there until someone clicks."""
        return isinstance(self._current, Rest) and self._left_ms == UNTIL_CLICK

    def add(self, cues: Iterable[Cue], pace: Pace) -> None:
        """Show these cues after those that wait already."""
        self._waiting.extend((cue, pace) for cue in cues)

    def hold(self, length_ms: float) -> None:
        """Begin nothing for so long, if nothing is on."""
        if self._current is None:
            self._left_ms = length_ms

    def advance(self, elapsed_ms: float) -> list[Begun]:
        """Let time pass; the cues that have begun meanwhile, in order."""
        begun: list[Begun] = []
        self._left_ms -= elapsed_ms
        while self._left_ms <= 0:
            self._current = None
            if not self._waiting:
                self._left_ms = 0.0
                break
            begun.append(self._begin())
        return begun

    def _begin(self) -> Begun:
        cue, pace = self._waiting.popleft()
        self._current = cue
        self._left_ms += pace.lasts_ms(cue)
        self.shown = after(self.shown, cue)
        return Begun(cue, self.shown, pace)

    def finish(self) -> list[Cue]:
        """Show everything that waits at once; the cues that had not begun, in order."""
        skipped = [cue for cue, _ in self._waiting]
        for cue in skipped:
            self.shown = after(self.shown, cue)
        self._waiting.clear()
        self._current, self._left_ms = None, 0.0
        return skipped

    def jump(self, shown: Shown) -> None:
        """Forget all cues and show this."""
        self._waiting.clear()
        self._current, self._left_ms = None, 0.0
        self.shown = shown
