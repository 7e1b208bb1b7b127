"""The window: start, a core's share at rest, memory."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Final

from callbreak.engine.commands import MakeCall
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.session.session import Session
from callbreak.session.store import Store
from tools.bench.figures import Figure
from tools.bench.frames import GAME, PEER

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

RUNS: Final = 7
SETTLE_S: Final = 6.0
REST_S: Final = 20.0
LOOP_S: Final = 5.0
PLAY_S: Final = 40.0
LOOK_S: Final = 0.25

# A player's Python keeps what it has compiled; so must it here, for the game and for its peers.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def _seconds(command: list[str]) -> float:
    began = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - began


def start() -> list[Figure]:
    """To the first frame and out again, against a bare window."""
    with tempfile.TemporaryDirectory() as folder:
        game = [*GAME, "--frames", "1", "--data-dir", folder]
        bare = [*PEER, "window"]
        for command in (game, bare):
            _seconds(command)  # what is read once is in memory now
        pairs = [(_seconds(game), _seconds(bare)) for _ in range(RUNS)]
    ratio = median([mine / theirs for mine, theirs in pairs])
    return [
        Figure("start to the first frame", ratio, limit=1.8, remark="a bare pygame-ce window"),
        Figure("the same in time", median([mine for mine, _ in pairs]), "s"),
    ]


def at_rest() -> list[Figure]:
    """A core's share while the table waits for the person, of game and worker."""
    with tempfile.TemporaryDirectory() as folder:
        _keep_a_game(Path(folder))
        options = ["--continue", "--size", "1920x1080", "--data-dir", folder]
        with _running([*GAME, *options]) as game:
            time.sleep(SETTLE_S)
            mine = _share(_family(game.pid), REST_S)
    with _running([*PEER, "sixty", str(2 * LOOP_S)]) as loop:
        time.sleep(LOOP_S / 2)
        theirs = _share([loop.pid], LOOP_S)
    return [
        Figure("a core's share at rest", 100 * mine, "%", 1.0),
        Figure("the same", mine / theirs, limit=0.05, remark="a loop of 60 frames a second"),
    ]


def memory() -> list[Figure]:
    """The most memory that game and worker take together while a round is played."""
    most = 0.0
    with tempfile.TemporaryDirectory() as folder:
        options = ["--watch", "--size", "1920x1080", "--seed", "bench", "--data-dir", folder]
        with _running([*GAME, *options]) as game:
            end_s = time.monotonic() + PLAY_S
            while time.monotonic() < end_s:
                most = max(most, _resident_mb(_family(game.pid)))
                time.sleep(LOOK_S)
    remark = f"{PLAY_S:.0f} s of a round at 1080p; what the processes share counts once"
    return [Figure("peak memory, game and worker", most, "MB", 150, remark=remark)]


@contextmanager
def _running(command: Sequence[str]) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        process.wait()


def _keep_a_game(folder: Path) -> None:
    """A game in which it is the person's turn."""
    players = [Player("You", Kind.HUMAN), *(Player(name, Kind.EASY) for name in "ABC")]
    store = Store.open(folder / "callbreak.db")
    setup = Setup("bench", Rules(), tuple(players))
    session = Session(setup, log=store.begin(setup))
    while session.bot_to_act is not None:
        session.submit(MakeCall(session.bot_to_act, 2))
    store.close()


def _share(pids: Sequence[int], seconds: float) -> float:
    """How much of a core these processes take, from now on for so long."""
    before, began_s = _cpu_s(pids), time.monotonic()
    time.sleep(seconds)
    return (_cpu_s(pids) - before) / (time.monotonic() - began_s)


def _cpu_s(pids: Sequence[int]) -> float:
    """Seconds on a core, of all threads; Linux counts them in nanoseconds."""
    return sum(
        int(file.read_text().split()[0]) / 1e9
        for pid in pids
        for file in Path(f"/proc/{pid}/task").glob("*/schedstat")
    )


def _resident_mb(pids: Sequence[int]) -> float:
    """Memory of the processes; the pages of files, which they share, are those of the largest."""
    own, shared = 0, [0]
    for pid in pids:
        lines = Path(f"/proc/{pid}/status").read_text().splitlines()
        kilobytes = {
            name: int(rest.split()[0])
            for name, _, rest in (line.partition(":") for line in lines)
            if name in {"RssAnon", "RssShmem", "RssFile"}
        }
        shared.append(kilobytes.pop("RssFile", 0))
        own += sum(kilobytes.values())
    return (own + max(shared)) / 1024


def _family(pid: int) -> list[int]:
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *map(int, children)]
