"""The program as a process with a window, and what its files tell about the game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from callbreak.session.store import KeptGame, Store
from tests.e2e.waiting import if_within, until

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.session.session import Session
    from tests.e2e.screen import Screen

ROOT = Path(__file__).resolve().parents[2]
SOURCE = (sys.executable, "-m", "callbreak")
FROZEN = ROOT / "dist" / "callbreak" / "callbreak"
ONE_FILE = ROOT / "dist" / "callbreak-one-file"
SIZE_PX = (1280, 720)

EXCUSED = "the bots' process is late"
"""What may be in the log: a busy machine is no fault, and another player answers meanwhile."""

SETTINGS = """\
game:
  rounds: 3
  opponents:
    - {name: Asha, level: easy}
    - {name: Bikram, level: easy}
    - {name: Chandra, level: easy}
table:
  speed: instant
  trick_rest: 0.5
  offer_claim: false
"""


def environment(**changes: str) -> dict[str, str]:
    """A usual environment, without what would hide the window or make a noise."""
    unwanted = ("WAYLAND_DISPLAY", "SDL_VIDEODRIVER")
    kept = {key: value for key, value in os.environ.items() if key not in unwanted}
    return {**kept, "SDL_AUDIODRIVER": "dummy", "PYTHONPATH": str(ROOT), **changes}


class Game:
    """One run of the program, which keeps everything in one folder."""

    def __init__(
        self,
        program: Sequence[str],
        screen: Screen,
        folder: Path,
        *options: str,
        size_px: tuple[int, int] | None = SIZE_PX,
    ) -> None:
        """Start it; without a size the window is where it was the last time."""
        self.screen = screen
        self.folder = folder
        self._errors = (folder / "stderr.txt").open("w+b")
        size = () if size_px is None else ("--size", "{}x{}".format(*size_px))
        self.process = subprocess.Popen(
            [*program, "--data-dir", str(folder), *size, "--language", "en", *options],
            env=environment(DISPLAY=screen.name),
            stderr=self._errors,
            stdin=subprocess.DEVNULL,
        )
        self.window = until(self._find_window, "a window")

    def _find_window(self) -> int | None:
        self.must_run()
        return next(iter(self.screen.windows_of(self.process.pid)), None)

    def must_run(self) -> None:
        """Complain if the program has ended."""
        code = self.process.poll()
        assert code is None, f"the program has ended with {code}: {self.complaints()}"

    def complaints(self) -> str:
        """What the program has written to standard error and into its log."""
        self._errors.seek(0)
        log = self.folder / "callbreak.log"
        told = log.read_text(encoding="utf-8").splitlines(keepends=True) if log.exists() else []
        logged = "".join(line for line in told if EXCUSED not in line)
        return self._errors.read().decode(errors="replace") + logged

    def click(self, point: tuple[float, float]) -> None:
        """Click there."""
        self.must_run()
        try:
            self.screen.click(self.window, point)
        except AssertionError:
            # A window that is gone is mostly that of a program that has just ended: then say why.
            if_within(lambda: self.process.poll() is not None, 2.0)
            self.must_run()
            raise

    def type(self, *keys: str) -> None:
        """Press keys, with the pointer where it disturbs nothing: it gives the focus here."""
        self.must_run()
        self.screen.point(self.window, (4, 4))
        self.screen.type(*keys)

    def close(self) -> int:
        """Close the window as a window manager does; the exit code."""
        self.must_run()
        self.screen.ask_to_close(self.window)
        return self.process.wait(timeout=30)

    def kill(self) -> None:
        """End it, if it still runs."""
        self.process.kill()
        self.process.wait()
        self._errors.close()


def prepare(folder: Path) -> Path:
    """A folder with settings for a quick game, of someone who has been welcomed."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "settings.yaml").write_text(SETTINGS, encoding="utf-8")
    store = Store.open(folder / "callbreak.db")
    store.remember("welcomed", value=True)
    store.close()
    return folder


def kept_game(folder: Path) -> KeptGame | None:
    """The newest game that the program has kept, over or not."""
    store = Store.open(folder / "callbreak.db", read_only=True)
    try:
        return next(iter(store.games()), None)
    finally:
        store.close()


def session_of(folder: Path, number: int | None = None) -> Session | None:
    """A game as it has been kept so far, the newest if no number is given."""
    store = Store.open(folder / "callbreak.db", read_only=True)
    try:
        game = next(iter(store.games()), None) if number is None else store.game(number)
        return None if game is None else store.resume(game)
    finally:
        store.close()
