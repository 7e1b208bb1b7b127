"""Programs of their own that the tests of the store start, hinder and kill.

python -m tests.session.programs hold FILE           keeps the store locked until its input ends
python -m tests.session.programs play FILE LUCK      goes on with the game, says each command
python -m tests.session.programs full FILE BYTES     plays a game on a disk that fills up
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
from pathlib import Path

from callbreak.session.session import Session
from callbreak.session.store import Store
from callbreak.session.store.command_text import write_command
from tests.session.table import MUCH, go_on, move, setup

SOME = 10
"""Commands that must be kept before the game is sure that it can keep them again."""


def hold(file: Path) -> None:
    """Keep the store open; a line tells that it is."""
    store = Store.open(file)
    print("held" if store.keeping else "not held", flush=True)
    sys.stdin.read()
    store.close()


def say(number: int, what: str) -> None:
    """A line that is there whole or not at all, whenever the process dies."""
    os.write(1, f"{number} {what}\n".encode())


def chosen(luck: str, session: Session) -> random.Random:
    """The choice depends on the position alone, so that a killed game goes the same way."""
    return random.Random(f"{luck} {len(session.commands)}")


def play(file: Path, luck: str, *, moves: int = MUCH) -> None:
    """Begin a game, or go on with it, and say each command; die after so many.

    Every second time the process dies before it has said the last one.
    """
    store = Store.open(file)
    game = next(iter(store.games()), None)
    of = setup()
    session = store.resume(game) if game else Session(of, log=store.begin(of))
    say(len(session.commands), "resumed")
    assert game is None or store.unfinished() == (None if session.over else game)
    while not session.over and moves > 0:
        move(session, chosen(luck, session))
        moves -= 1
        if moves == 0 and len(session.commands) % 2 == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        say(len(session.commands), write_command(session.commands[-1]))
    if moves == 0:
        os.kill(os.getpid(), signal.SIGKILL)
    store.close()


def kill(child: int) -> None:
    """Kill a process that may have ended just now."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(child, signal.SIGKILL)


def killed(file: Path, luck: str, times: int) -> None:
    """Play a game to its end in a process that is killed again and again."""
    instants = random.Random(luck)
    kills = 0
    over = False
    while not over:
        child = os.fork()
        if child == 0:
            play(file, luck, moves=MUCH if times else 1)
            os._exit(0)
        if kills < times:
            signal.signal(signal.SIGALRM, lambda *_, child=child: kill(child))
            signal.setitimer(signal.ITIMER_REAL, instants.uniform(0.001, 0.02))
        _, status = os.waitpid(child, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        kills += os.WIFSIGNALED(status)
        over = not os.WIFSIGNALED(status)
    say(kills, "killed")


def full(file: Path, size: int) -> None:
    """Play while no file may grow beyond a size, and once more when there is room again."""
    import resource

    store = Store.open(file)
    of = setup()
    session = Session(of, log=store.begin(of))
    go_on(session, moves=10)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    go_on(session, moves=60)
    game = store.unfinished()
    assert game is not None
    assert store.state_of(game) == session.state
    print([notice.code.value for notice in store.take_notices()])
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    go_on(session, moves=SOME)
    print([notice.code.value for notice in store.take_notices()])
    print(" ".join(write_command(command).replace(" ", "_") for command in session.commands))
    store.close()


if __name__ == "__main__":
    what, file, *more = sys.argv[1:]
    match what:
        case "hold":
            hold(Path(file))
        case "killed":
            killed(Path(file), more[0], int(more[1]))
        case _:
            full(Path(file), int(more[0]))
