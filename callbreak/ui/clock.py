"""Time: the one place that measures it, and the clock that scenes are ticked by."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

FRAME_S: Final = 1 / 60
"""How long a frame lasts."""

LONGEST_STEP_S: Final = 0.1
"""After a pause (sleep, a moved window) time goes on by no more than this."""

_REST_S: Final = 1 / 16
"""So long one rests between two looks for events, which is not felt."""


class FrameTimer(Protocol):
    """What paces the loop."""

    def step(self) -> float:
        """Seconds since the last step, clamped."""

    def pause(self, *, resting: bool) -> None:
        """Wait until the next frame is due, or at rest until it is time to look for events."""


class RealTimer:
    """Measures real time and sleeps between the frames."""

    def __init__(self) -> None:
        self._last_s = time.perf_counter()

    def step(self) -> float:
        """Seconds since the last step, clamped."""
        now_s = time.perf_counter()
        passed_s = now_s - self._last_s
        self._last_s = now_s
        return min(max(passed_s, 0.0), LONGEST_STEP_S)

    def pause(self, *, resting: bool) -> None:
        """Sleep what is left of this frame, or a rest."""
        if resting:
            time.sleep(_REST_S)
            return
        left_s = self._last_s + FRAME_S - time.perf_counter()
        if left_s > 0:
            time.sleep(left_s)


class SteadyTimer:
    """Every frame is 1/60 s, however long it took: the same pictures each time."""

    def step(self) -> float:
        """Always one frame."""
        return FRAME_S

    def pause(self, *, resting: bool) -> None:
        """No wait: nobody is watching."""


def stopwatch_ms() -> float:
    """A time for measuring, in milliseconds from some start."""
    return time.perf_counter() * 1000


class Clock:
    """A scene's time in seconds since it began, and what is to happen when.

    It runs only by `tick`, so a test decides how late it is.
    """

    def __init__(self) -> None:
        self.now_s = 0.0
        self._due: list[tuple[float, Callable[[], None]]] = []

    def tick(self, dt_s: float) -> bool:
        """Go on by `dt_s` and do what has become due, the earliest first; whether there was any."""
        self.now_s += dt_s
        acted = False
        while self._due and self._due[0][0] <= self.now_s:
            self._due.pop(0)[1]()
            acted = True
        return acted

    def after(self, delay_s: float, action: Callable[[], None]) -> None:
        """Do `action` once, `delay_s` from now."""
        self._due.append((self.now_s + delay_s, action))
        self._due.sort(key=lambda entry: entry[0])

    def forget(self) -> None:
        """Do nothing of what was to come."""
        self._due.clear()

    @property
    def waiting(self) -> bool:
        """Whether something is to come."""
        return bool(self._due)
