"""A window that nobody sees, scenes in it, a clock that is turned by hand, and a camera."""

from __future__ import annotations

import os
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from callbreak import words
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.scenes.registry import make_scene
from callbreak.scenes.requests import Push
from callbreak.scenes.stack import SceneStack
from callbreak.scenes.table import TableScene
from callbreak.session.session import Session
from callbreak.words import set_language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from callbreak.engine.commands import Command
    from callbreak.scenes.services import Services

FRAME_S = 1 / 30
_PLAYERS = (
    Player("You", Kind.HUMAN),
    Player("Asha", Kind.MEDIUM),
    Player("Harka", Kind.HARD),
    Player("Maya", Kind.EASY),
)
_WRITTEN_IN_ANY_LANGUAGE = ("Asha", "Bikram", "Chandra")
"""These call as the others do, so the games are the same."""


def players() -> tuple[Player, ...]:
    """Who sits at the table, with names in the letters of the language."""
    if words.language() == "en":
        return _PLAYERS
    names = (words.tr("You"), *_WRITTEN_IN_ANY_LANGUAGE)
    return tuple(Player(name, player.kind) for name, player in zip(names, _PLAYERS, strict=True))


class Stage:
    """Opens scenes and lets time pass."""

    def __init__(self, services: Services) -> None:
        assert services.store is not None
        self.services = services
        self.store = services.store
        self.stack = SceneStack(services, services.window.size_px)

    def open(self, name: str, **about: Any) -> None:
        """Put a scene on top, and wait until it is at rest."""
        self.services.requests.append(Push(make_scene(name, **about)))
        self.stack.settle()
        self.wait(1.5)

    def sit_down(
        self,
        seed: str = "Dashain",
        rules: Rules | None = None,
        commands: Sequence[Command] = (),
    ) -> TableScene:
        """Begin a game, kept like any other, or go on with one that has come so far."""
        setup = Setup(seed, rules or Rules(), players())
        log = None if commands else self.store.begin(setup)
        table = TableScene(Session(setup, log=log, commands=commands))
        self.services.requests.append(Push(table))
        self.stack.settle()
        return table

    def send(self, kind: int, **about: Any) -> None:
        """Let an event happen."""
        self.stack.handle(pygame.event.Event(kind, about))

    def wait(self, seconds: float) -> None:
        """Let time pass."""
        for _ in range(round(seconds / FRAME_S)):
            self.stack.tick(FRAME_S)
            self.stack.draw(self.services.window.surface)

    def until(self, condition: Callable[[], bool], most_s: float = 600.0) -> None:
        """Let time pass until something holds.

        Raises:
            TimeoutError: it never comes to that.
        """
        for _ in range(round(most_s / FRAME_S)):
            if condition():
                return
            self.stack.tick(FRAME_S)
            self.stack.draw(self.services.window.surface)
        raise TimeoutError("it never comes to that")

    def picture(self) -> pygame.Surface:
        """What the window shows."""
        self.stack.redraw()
        self.stack.draw(self.services.window.surface)
        return self.services.window.surface.copy()


@contextmanager
def stage(
    size_px: tuple[int, int], *, language: str = "en", settings: dict[str, object] | None = None
) -> Iterator[Stage]:
    """A stage in an empty folder, with bots that answer at once."""
    with tempfile.TemporaryDirectory() as folder:
        options = AppOptions(data_dir=Path(folder), size_px=size_px, language=language)
        with opened(options) as services:
            services.bots = None
            for key, value in (settings or {}).items():
                services.change(key, value)
            made = Stage(services)
            made.store.remember("welcomed", value=True)
            yield made
        set_language("en")
