"""A person at a window that nobody sees, as a program: goes on with the kept game, or begins one.

    python -m tools.trial.kills.window FOLDER SEED

It says after each frame how many commands the game has, and ends when the game is over.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

import pygame

from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.scenes.game_end import GameEndScene
from callbreak.scenes.score_sheet import ScoreSheetScene
from callbreak.scenes.table import TableScene

if TYPE_CHECKING:
    from callbreak.scenes.scene import Scene

_STEP_S: Final = 0.1
_PAUSE_S: Final = 0.002


class Player:
    """Acts between two frames, and lets time run faster than on the wall."""

    app: App

    def __init__(self) -> None:
        self._said = -1

    def step(self) -> float:
        """Do what is to be done; then a tenth of a second is over."""
        scene = self.app.stack.top
        if scene is not None:
            self._act(scene)
        return _STEP_S

    def pause(self, *, resting: bool) -> None:  # noqa: ARG002 (the bots think meanwhile)
        """Let the bots think."""
        time.sleep(_PAUSE_S)

    def _act(self, scene: Scene) -> None:
        if isinstance(scene, TableScene):
            number = len(scene.session.commands)
            if number != self._said:
                self._said = number
                os.write(1, f"{number}\n".encode())
            if scene.calling:
                scene.call(1 + number % 3)
            elif scene.choosing:
                scene.play(scene.shown.legal[number % len(scene.shown.legal)])
        elif isinstance(scene, ScoreSheetScene):
            pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0))
            pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_RETURN, mod=0))
        elif isinstance(scene, GameEndScene):
            pygame.event.post(pygame.event.Event(pygame.QUIT))


def main(folder: Path, seed: str) -> None:
    """Play until the game is over."""
    options = AppOptions(data_dir=folder, size_px=(800, 480), seed=seed, resume=True, mute=True)
    player = Player()
    with opened(options) as services:
        player.app = App(services, player)
        player.app.run()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
