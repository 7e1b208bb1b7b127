"""Programs of their own that the tests of the store start, hinder and kill.

python -m tests.session.programs hold FILE           keeps the store locked until its input ends
python -m tests.session.programs play FILE LUCK      goes on with the game, says each command
python -m tests.session.programs full FILE BYTES     plays a game on a disk that fills up
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from callbreak.session.session import Session
from callbreak.session.store import Store
from callbreak.session.store.command_text import write_command
from tests.session.table import go_on, move, setup

SOME = 10
"""Commands that must be kept before the game is sure that it can keep them again."""


def hold(file: Path) -> None:
    """Keep the store open; a line tells that it is."""
    store = Store.open(file)
    print("held" if store.keeping else "not held", flush=True)
    sys.stdin.read()
    store.close()


def play(file: Path, luck: str) -> None:
    """Go on with the kept game, or begin one, with a choice that depends on the position alone."""
    store = Store.open(file)
    game = store.unfinished()
    of = setup()
    session = store.resume(game) if game else Session(of, log=store.begin(of))
    print(len(session.commands), "resumed", flush=True)
    while not session.over:
        move(session, random.Random(f"{luck} {len(session.commands)}"))
        print(len(session.commands), write_command(session.commands[-1]), flush=True)
    store.close()


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
        case "play":
            play(Path(file), more[0])
        case _:
            full(Path(file), int(more[0]))
