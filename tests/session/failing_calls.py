"""A process in which calls of the system fail, for real: the kernel answers them with an error.

    python -m tests.session.failing_calls WHAT CALL ERROR FOLDER

The rest of the process's life is spoiled, so each is a program of its own; see `main` for what it
does. Works on Linux, by a filter of its system calls (seccomp); `AVAILABLE` says whether it can.
"""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
import sys
from pathlib import Path
from typing import Final

from callbreak.scenes.preferences import Preferences
from callbreak.scenes.replays_files import FileError, write_game
from callbreak.session.session import Session
from callbreak.session.store import Store
from tests.session.table import go_on, setup

_NUMBERS: Final[dict[str, dict[str, tuple[int, ...]]]] = {
    "x86_64": {"write": (1, 18, 20, 296), "fsync": (74, 75), "rename": (82, 264, 316)},
    "aarch64": {"write": (64, 66, 68, 70), "fsync": (82, 83), "rename": (38, 276)},
}
"""Every call of that kind: also ``pwrite``, ``writev``, ``fdatasync``, ``renameat`` …"""

AVAILABLE: Final = sys.platform == "linux" and platform.machine() in _NUMBERS
CALLS: Final = ("write", "fsync", "rename")

_LOAD, _IF_EQUAL, _IF_GREATER, _RETURN = 0x20, 0x15, 0x25, 0x06
_ALLOW, _FAIL = 0x7FFF0000, 0x00050000
_NUMBER_AT, _FIRST_ARGUMENT_AT = 0, 16
_NO_NEW_PRIVILEGES, _SET_SECCOMP, _FILTER = 38, 22, 2
_STANDARD_ERROR: Final = 2


def let_fail(call: str, error: int) -> None:
    """From now on the call fails with that error, but for standard output and error."""
    numbers = _NUMBERS[platform.machine()][call]
    steps = [(_LOAD, 0, 0, _NUMBER_AT)]
    steps += [(_IF_EQUAL, len(numbers) - at, 0, number) for at, number in enumerate(numbers)]
    steps += [
        (_RETURN, 0, 0, _ALLOW),
        (_LOAD, 0, 0, _FIRST_ARGUMENT_AT),
        (_IF_GREATER, 0, 1, _STANDARD_ERROR if call != "rename" else 0),
        (_RETURN, 0, 0, _FAIL | error),
        (_RETURN, 0, 0, _ALLOW),
    ]
    code = ctypes.create_string_buffer(b"".join(struct.pack("HBBI", *step) for step in steps))
    packed = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code))
    program = ctypes.create_string_buffer(packed)
    libc = ctypes.CDLL(None, use_errno=True)
    if libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) or libc.prctl(
        _SET_SECCOMP, _FILTER, ctypes.byref(program), 0, 0
    ):
        raise OSError(ctypes.get_errno(), "no filter of system calls")


def play(file: Path, call: str, error: int) -> None:
    """Go on with the kept game, the second half without the call; what was told, and the rest."""
    store = Store.open(file)
    game = store.unfinished()
    session = store.resume(game) if game else Session(setup(), log=store.begin(setup()))
    go_on(session, moves=20, luck=1)
    let_fail(call, error)
    go_on(session, moves=40, luck=2)
    kept = store.unfinished()
    assert kept is not None
    assert store.state_of(kept) == session.state
    store.check()
    store.close()
    print([notice.code.value for notice in store.take_notices()])


def open_damaged(file: Path, call: str, error: int) -> None:
    """Open a damaged store without the call; what was told, and how many games are seen."""
    let_fail(call, error)
    store = Store.open(file)
    games = len(store.games())
    session = Session(setup("now"), log=store.begin(setup("now")))
    go_on(session, moves=20)
    kept = store.unfinished()
    assert kept is not None
    assert store.state_of(kept) == session.state
    store.close()
    print([notice.code.value for notice in store.take_notices()], games)


def change_settings(file: Path, call: str, error: int) -> None:
    """Change a setting without the call; the sentence about it."""
    preferences = Preferences.read(file)
    let_fail(call, error)
    print(preferences.change("table.theme", "night"))
    assert preferences.settings.table.theme == "night"


def export(file: Path, call: str, error: int) -> None:
    """Write a game out without the call; the sentence about it."""
    store = Store.open(file)
    let_fail(call, error)
    try:
        write_game(store, store.games()[0], file.parent / "out")
    except FileError as problem:
        print(problem)


def main() -> None:
    """Do what the command line says."""
    what, call, error, file = sys.argv[1:]
    work = {
        "play": play,
        "damaged": open_damaged,
        "settings": change_settings,
        "export": export,
    }[what]
    work(Path(file), call, getattr(errno, error))
    sys.stdout.flush()
    os._exit(0)


if __name__ == "__main__":
    main()
