"""What the tests let the worker process do; it must be able to import this."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from callbreak.ai.messages import Desk


def counts(desk: Desk, upto: int) -> int:
    for number in range(upto):
        desk.progress(number + 1, upto)
    return upto


def fails(_desk: Desk) -> NoReturn:
    raise ValueError("on purpose")


def runs_until_stopped(desk: Desk) -> str:
    desk.progress(1, 2)
    while not desk.stop():
        pass
    return "stopped"


def what_it_is(_desk: Desk) -> tuple[bool, int]:
    window = any(name.split(".")[0] == "pygame" or name == "callbreak.ui" for name in sys.modules)
    return window, os.nice(0)


def dies(_desk: Desk) -> NoReturn:
    os._exit(1)


def dies_at_once(_pipe: Connection) -> NoReturn:
    os._exit(1)


def never_replies(pipe: Connection) -> None:
    while pipe.recv():
        pass
