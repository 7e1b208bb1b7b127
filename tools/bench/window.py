"""The window: start, work a frame, a core at rest, memory."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from callbreak.engine.commands import MakeCall
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.session import pace
from callbreak.session.session import Session
from callbreak.session.store import Store
from callbreak.ui.clock import LONGEST_STEP_S
from tools.bench.figures import Figure, median, percentile

RUNS = 7
FRAMES = 150
DEAL_MS = 51 * pace.DEAL_STEP_MS + pace.DEAL_FLIGHT_MS
TURN_UP_MS = pace.TURN_UP_MS + 13 * pace.TURN_UP_STEP_MS
SETTLE_S = 6.0
REST_S = 10.0
GAME = [sys.executable, "-m", "callbreak", "--mute"]
PEER = [sys.executable, "-m", "tools.bench.plain_loop"]
TICKS = os.sysconf("SC_CLK_TCK")

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
        _seconds(game), _seconds(bare)
        pairs = [(_seconds(game), _seconds(bare)) for _ in range(RUNS)]
    ratio = median([mine / theirs for mine, theirs in pairs])
    return [
        Figure("start to the first frame", ratio, limit=1.8, remark="a bare pygame-ce window"),
        Figure("the same in time", median([mine for mine, _ in pairs]), "s"),
    ]


def frames(width: int, height: int) -> list[Figure]:
    """Work a frame while cards are dealt, p99, against a loop that draws everything anew."""
    with tempfile.TemporaryDirectory() as folder:
        times = Path(folder, "times")
        size = f"{width}x{height}"
        options = ["--watch", "--size", size, "--frames", str(FRAMES), "--data-dir", folder]
        subprocess.run([*GAME, *options, "--frame-times", times], check=True, capture_output=True)
        mine = percentile(_while_dealing(times), 0.99)
        hinted = _peer_p99(width, height, times, {"PLAIN_HINTS": "1"})
        plain = _peer_p99(width, height, times, {})
    name = f"work a frame while dealing at {height}p, p99"
    return [
        Figure(name, mine, "ms"),
        Figure(name, mine / hinted, limit=1.0, remark="full redraw with the same driver hints"),
        Figure(name, mine / plain, limit=0.25, remark="full redraw without hints"),
    ]


def _while_dealing(times: Path) -> list[float]:
    """Work of the frames until every card lies and is turned up, by the game's own clock.

    As with the peers, the first two frames are left out: they belong to the start.
    """
    work, clock_ms = [], 0.0
    for line in map(json.loads, times.read_text().splitlines()):
        clock_ms += min(line["interval_ms"], 1000 * LONGEST_STEP_S)
        if clock_ms >= DEAL_MS + TURN_UP_MS:
            break
        work.append(line["work_ms"])
    return work[2:]


def _peer_p99(width: int, height: int, times: Path, environment: dict[str, str]) -> float:
    command = [*PEER, "redraw", str(width), str(height), str(times)]
    subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})
    return percentile([float(line) for line in times.read_text().splitlines()][2:], 0.99)


def at_rest() -> list[Figure]:
    """A core's share while the table waits for the person, and memory of game and worker."""
    with tempfile.TemporaryDirectory() as folder:
        _keep_a_game(Path(folder))
        game = subprocess.Popen(
            [*GAME, "--continue", "--size", "1920x1080", "--data-dir", folder],
            stderr=subprocess.DEVNULL,
        )
        time.sleep(SETTLE_S)
        before = _cpu_s(game.pid)
        time.sleep(REST_S)
        mine = (_cpu_s(game.pid) - before) / REST_S
        memory = sum(_peak_mb(pid) for pid in [game.pid, *_children(game.pid)])
        game.terminate()
        game.wait()
    loop = subprocess.Popen([*PEER, "sixty", str(SETTLE_S)], stderr=subprocess.DEVNULL)
    time.sleep(2)
    before = _cpu_s(loop.pid)
    time.sleep(3)
    theirs = (_cpu_s(loop.pid) - before) / 3
    loop.wait()
    return [
        Figure("a core's share at rest", 100 * mine, "%", 1.0),
        Figure("the same", mine / theirs, limit=0.05, remark="a loop of 60 frames a second"),
        Figure("peak memory, game and worker", memory, "MB", 150),
    ]


def _keep_a_game(folder: Path) -> None:
    """A game in which it is the person's turn."""
    players = [Player("You", Kind.HUMAN), *(Player(name, Kind.EASY) for name in "ABC")]
    store = Store.open(folder / "callbreak.db")
    setup = Setup("bench", Rules(), tuple(players))
    session = Session(setup, log=store.begin(setup))
    while session.bot_to_act is not None:
        session.submit(MakeCall(session.bot_to_act, 2))
    store.close()


def _cpu_s(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _peak_mb(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmHWM:"):
            return int(line.split()[1]) / 1024
    return 0.0


def _children(pid: int) -> list[int]:
    return list(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))
