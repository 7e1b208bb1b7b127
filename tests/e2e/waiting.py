"""Waiting for something to come true: looked for often, with a generous deadline."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

T = TypeVar("T")

DEADLINE_S = 60.0
_LOOK_S = 0.02

_never = threading.Event()


def until(look: Callable[[], T | None], hoped: str, within_s: float = DEADLINE_S) -> T:
    """What `look` finds, as soon as it is neither None nor False.

    Raises:
        AssertionError: it did not come in time; `hoped` says what was hoped for.
    """
    found = if_within(look, within_s)
    assert found is not None, f"not within {within_s} s: {hoped}"
    return found


def if_within(look: Callable[[], T | None], within_s: float) -> T | None:
    """What `look` finds if it comes in time, else None."""
    end_s = time.monotonic() + within_s
    while True:
        found = look()
        if found is not None and found is not False:
            return found
        if time.monotonic() > end_s:
            return None
        _never.wait(_LOOK_S)
