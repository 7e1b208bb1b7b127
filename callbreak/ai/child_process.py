"""Manners of a process that another one started: it ends with it, and leaves Ctrl-C to it."""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import parent_process
from multiprocessing.connection import wait
from threading import Thread, main_thread
from typing import Final, NoReturn

_CLEARING_UP_S: Final = 5.0
"""How long a process may take to end what it has started, once its parent is gone."""


def leave_interrupts_to_the_parent() -> None:
    """Ctrl-C in a terminal reaches every process; only the first one decides what it means."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def end_tidily_when_told() -> None:
    """Let SIGTERM raise `SystemExit`, so that programs which were started are ended too."""
    signal.signal(signal.SIGTERM, _leave)


def end_with_the_parent() -> None:
    """End when the parent is gone, even if it was killed and this process is busy."""
    Thread(target=_watch_the_parent, daemon=True).start()


def _watch_the_parent() -> None:
    parent = parent_process()
    if parent is None:
        return
    wait([parent.sentinel])
    if sys.platform != "win32" and signal.getsignal(signal.SIGTERM) is _leave:
        main = main_thread()
        signal.pthread_kill(main.ident or 0, signal.SIGTERM)
        main.join(_CLEARING_UP_S)
    os._exit(0)


def _leave(_signal: int, _frame: object) -> NoReturn:
    sys.exit()
