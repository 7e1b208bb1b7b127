"""The game's frames: work while cards are dealt, and the intervals while the bots think."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak.session import pace
from callbreak.ui.clock import LONGEST_STEP_S
from tools.bench.figures import Figure, percentile

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

GAME: Final = (sys.executable, "-m", "callbreak", "--mute")
PEER: Final = (sys.executable, "-m", "tools.bench.plain_loop")

_DEALS: Final = 5
"""So many deals, and as many runs of each peer between them: what disturbs one disturbs all."""

_DEAL_MS: Final = (
    51 * pace.DEAL_STEP_MS + pace.DEAL_FLIGHT_MS + pace.TURN_UP_MS + 13 * pace.TURN_UP_STEP_MS
)
_DEAL_FRAMES: Final = 170
_GAMES: Final = 3
_GAME_FRAMES: Final = 1500
_NOT_COUNTED: Final = 2
"""The first frames belong to the start."""


def dealing(width: int, height: int) -> list[Figure]:
    """Work a frame while cards are dealt, p99, against a loop that draws everything anew."""
    mine, hinted, plain = [], [], []
    for number in range(_DEALS):
        mine += _deal(width, height, f"bench {number}")
        hinted += _peer(width, height, {"PLAIN_HINTS": "1"})
        plain += _peer(width, height, {})
    p99 = percentile(mine, 0.99)
    name = f"work a frame while dealing at {height}p, p99"
    ratio = p99 / percentile(hinted, 0.99)
    part = p99 / percentile(plain, 0.99)
    return [
        Figure(name, p99, "ms", remark=f"{len(mine)} frames of {_DEALS} deals"),
        Figure(name, ratio, limit=1.0, remark="full redraw with the same driver hints"),
        Figure(name, part, limit=0.25, remark="full redraw without hints"),
    ]


def _deal(width: int, height: int, seed: str) -> list[float]:
    """Work of the frames until every card lies and is turned up, by the game's own clock."""
    work, clock_ms = [], 0.0
    for frame in _watched(width, height, _DEAL_FRAMES, "medium", seed):
        clock_ms += min(frame["interval_ms"], 1000 * LONGEST_STEP_S)
        if clock_ms >= _DEAL_MS:
            break
        work.append(frame["work_ms"])
    return work[_NOT_COUNTED:]


def _peer(width: int, height: int, environment: Mapping[str, str]) -> list[float]:
    with tempfile.TemporaryDirectory() as folder:
        times = Path(folder, "times")
        command = [*PEER, "redraw", str(width), str(height), str(times)]
        subprocess.run(command, check=True, capture_output=True, env={**os.environ, **environment})
        return [float(line) for line in times.read_text().splitlines()][_NOT_COUNTED:]


def intervals() -> list[Figure]:
    """From frame to frame while three bots think hard, against a game in which none need think."""
    idle, thinking, frames = [], [], 0
    for number in range(_GAMES):
        seed = f"bench {number}"
        idle += [frame["interval_ms"] for frame in _counted("easy", seed)]
        hard = _counted("hard", seed)
        frames += len(hard)
        thinking += [frame["interval_ms"] for frame in hard if frame["thinking"]]
    name = "from frame to frame while bots think, p99"
    theirs = percentile(idle, 0.99)
    mine = percentile(thinking, 0.99)
    share = f"{len(thinking)} of {frames} frames: in those bots think"
    return [
        Figure(name, mine, "ms", remark=share),
        Figure(name, mine / theirs, limit=1.1, remark=f"easy bots, {theirs:.1f} ms"),
    ]


def _counted(level: str, seed: str) -> list[dict[str, float]]:
    return list(_watched(1920, 1080, _GAME_FRAMES, level, seed))[_NOT_COUNTED:]


def _watched(
    width: int, height: int, frames: int, level: str, seed: str
) -> Iterator[dict[str, float]]:
    """The frame times of a game that four bots play; three of them are of that level."""
    with tempfile.TemporaryDirectory() as folder:
        opponents = [{"name": name, "level": level} for name in ("Asha", "Bikram", "Chandra")]
        settings = {"game": {"opponents": opponents}}
        Path(folder, "settings.yaml").write_text(json.dumps(settings), encoding="utf-8")
        times = Path(folder, "times")
        options = ["--watch", "--size", f"{width}x{height}", "--seed", seed, "--frames"]
        command = [*GAME, *options, str(frames), "--data-dir", folder, "--frame-times", str(times)]
        subprocess.run(command, check=True, capture_output=True)
        yield from map(json.loads, times.read_text().splitlines())
