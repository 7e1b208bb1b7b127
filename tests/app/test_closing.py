"""The window closed at any instant: the game is kept as it stood, and goes on from there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.engine.state import Calling, Playing
from callbreak.scenes.score_sheet import ScoreSheetScene
from callbreak.scenes.table import TableScene
from callbreak.session.store import Store

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.commands import Command
    from callbreak.scenes.stack import SceneStack
    from callbreak.session.session import Session

pytestmark = pytest.mark.usefixtures("no_bots")

LIVES = 10


class Hurried:
    """Paces the loop: after so many frames it plays what it can, and soon closes the window."""

    stack: SceneStack

    def __init__(self, frames_before: int, frames_after: int) -> None:
        self._play_at = frames_before
        self._close_at = frames_before + frames_after
        self._frame = 0
        self.began_with: tuple[Command, ...] = ()
        self.session: Session | None = None

    def step(self) -> float:
        return 1 / 30

    def pause(self, *, resting: bool) -> None:
        self._frame += 1
        assert self._frame < 3000, "the app does not end"
        top = self.stack.top
        if isinstance(top, TableScene):
            if self.session is None:
                self.began_with = top.session.commands
            self.session = top.session
        if self._frame == self._play_at:
            press_what_there_is(top)
        if self._frame >= self._close_at:
            pygame.event.post(pygame.event.Event(pygame.QUIT))


def press_what_there_is(top: object) -> None:
    """Call, play a card, or have the next round dealt."""
    if isinstance(top, TableScene):
        top.hurry()
        if top.calling:
            top.call(2)
        elif top.choosing:
            top.play(top.shown.legal[0])
    elif isinstance(top, ScoreSheetScene):
        top.enter_pressed()


def test_closing_the_window_at_any_frame_loses_nothing(tmp_path: Path) -> None:
    options = AppOptions(data_dir=tmp_path, size_px=(640, 400), resume=True, rounds="3")
    left: tuple[Command, ...] = ()
    seen = set()
    for life in range(LIVES):
        with opened(options) as services:
            hurried = Hurried(2 + 7 * life % 60, 1 + 5 * life % 23)
            app = App(services, hurried)
            hurried.stack = app.stack
            app.run()
        session = hurried.session
        assert session is not None
        assert hurried.began_with[: len(left)] == left
        left = session.commands
        seen.add(type(session.state))
        store = Store.open(tmp_path / "callbreak.db", read_only=True)
        game = store.unfinished()
        assert game is not None
        assert store.state_of(game) == session.state
        assert store.take_notices() == []
        store.close()
    assert {Calling, Playing} <= seen
