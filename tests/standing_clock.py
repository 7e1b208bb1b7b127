"""A clock for tests: nothing waits for time to pass."""

from __future__ import annotations


class StandingClock:
    """Gives seconds; stands until `now_s` is moved."""

    def __init__(self) -> None:
        self.now_s = 100.0

    def __call__(self) -> float:
        return self.now_s
