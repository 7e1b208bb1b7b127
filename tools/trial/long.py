"""Many games in a row in one process: what it holds must stay as it was after the first ten.

Four bots play in a window that nobody sees, in the real loop and with the real process of the bots;
only the time runs faster than on the wall.
"""

from __future__ import annotations

import ctypes
import gc
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import resource_tracker
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from callbreak import paths, settings
from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.scenes.game_end import GameEndScene

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.scenes.stack import SceneStack

WARM: Final = 10
"""After so many games everything has been needed once; from then on memory is to be flat."""

MOST_GROWTH: Final = 0.05
_LEAVE_S: Final = 2.0
"""The bots' process and Python's tracker end by themselves when the game has; so long they have."""

_STEP_S: Final = 0.5
_UNTIL_PRESSED: Final = 4
_SIZE_PX: Final = (640, 400)
SETTINGS: Final = {
    "table.speed": "instant", "table.trick_rest": 0.5, "game.rounds": 3,
    "game.opponents.1.level": "easy",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Held:
    """What the process holds.

    Attributes:
        rss_mb: resident memory, in MB (10⁶ bytes).
        children_mb: that of its children.
        files: open file handles, the one with which they are counted among them.
        children: processes that it has started and that are alive; one is Python's own tracker.
        objects: Python objects that the collector knows, after a collection.
    """

    rss_mb: float
    children_mb: float
    files: int
    children: int
    objects: int


def held() -> Held:
    """What this process holds now, without what the allocator only keeps in reserve."""
    gc.collect()
    with suppress(AttributeError):  # only where the C library is GNU's
        ctypes.CDLL(None).malloc_trim(0)
    own = children()
    children_mb = sum(_rss_mb(pid) for pid in own)
    files = len(list(Path("/proc/self/fd").iterdir()))
    return Held(_rss_mb(os.getpid()), children_mb, files, len(own), len(gc.get_objects()))


def children() -> list[int]:
    """The processes that this one has started."""
    found = []
    for task in Path("/proc/self/task").iterdir():
        found += [int(pid) for pid in (task / "children").read_text().split()]
    return found


def _rss_mb(pid: int) -> float:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def kinds() -> Counter[str]:
    """How many objects of each class of the game there are."""
    gc.collect()
    types = (type(each) for each in gc.get_objects())
    return Counter(t.__name__ for t in types if str(t.__module__).startswith("callbreak"))


class Watcher:
    """The app's timer: it lets time run, and asks for another game at the end of each.

    Attributes:
        games: what was held at the end of each game.
    """

    stack: SceneStack

    def __init__(self, games: int) -> None:
        self.games: list[Held] = []
        self._wanted = games
        self._seen = 0

    def step(self) -> float:
        """Every frame is half a second."""
        return _STEP_S

    def pause(self, *, resting: bool) -> None:  # noqa: ARG002 (it never rests)
        """Leave the bots some time; at the end of a game look, and play again or leave."""
        time.sleep(0.004)
        if not isinstance(self.stack.top, GameEndScene):
            self._seen = 0
            return
        self._seen += 1
        if self._seen != _UNTIL_PRESSED:
            return
        self.games.append(held())
        if sys.stderr.isatty():
            print(f"\r{len(self.games)} games", end="", file=sys.stderr)
        if len(self.games) == self._wanted:
            pygame.event.post(pygame.event.Event(pygame.QUIT))
            return
        about = {"key": pygame.K_RETURN, "mod": 0, "unicode": "\r", "scancode": 40}
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, about))


def play(games: int, services: Services) -> list[Held]:
    """Have four bots play so many games; what was held at the end of each."""
    watcher = Watcher(games)
    app = App(services, watcher)
    watcher.stack = app.stack
    app.run()
    return watcher.games


def play_from_start_to_end(games: int, folder: Path) -> tuple[Held, list[Held], Held]:
    """The same in a program that is started and ended: held before, during and after."""
    for key, value in SETTINGS.items():
        settings.change(paths.places(folder).settings, key, value)
    resource_tracker.ensure_running()
    options = AppOptions(data_dir=folder, watch=True, size_px=_SIZE_PX, language="en")
    before = held()
    with opened(options) as services:
        during = play(games, services)
    return before, during, held()


def run(games: int, *, inside: bool = False) -> int:
    """Play so many games in a process of its own; the exit code: 0 when nothing grew or was left.

    Args:
        games: how many.
        inside: this is that process.
    """
    if inside:
        return _play_and_tell(games)
    command = [sys.executable, "-m", "tools.trial", "long", "--games", str(games), "--inside"]
    with subprocess.Popen(command, start_new_session=True) as played:
        code = played.wait()
    end_s = time.monotonic() + _LEAVE_S
    while (left := _of_session(played.pid)) and time.monotonic() < end_s:
        time.sleep(0.05)
    print(f"processes left after the end: {len(left)}")
    return 1 if left else code


def _of_session(leader: int) -> list[int]:
    """The processes that were started by a process that led a session, or by those."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                if os.getsid(int(folder.name)) == leader:
                    found.append(int(folder.name))
            except ProcessLookupError:
                continue
    return found


def _play_and_tell(games: int) -> int:
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="long") as name:
        before, during, after = play_from_start_to_end(games, Path(name))
    for number in sorted({1, min(WARM, games), *range(50, games, 50), games}):
        print(f"after game {number}: {during[number - 1]}")
    print(f"before the start: {before}\nafter the end: {after}")
    warm, last = during[min(WARM, games) - 1], during[-1]
    growth = last.rss_mb / warm.rss_mb - 1
    print(
        f"{games} games in {time.monotonic() - began:.0f} s; memory after the last"
        f" {growth:+.1%} of that after game {min(WARM, games)}"
    )
    kept = (last.files, last.children) == (warm.files, warm.children)
    closed = (after.files, after.children) == (before.files, before.children)
    return 0 if growth <= MOST_GROWTH and kept and closed else 1
