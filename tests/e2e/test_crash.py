"""A fault in the real program: a window tells it, and the game goes on at the next start."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.e2e.game import SOURCE, session_of
from tests.e2e.person import ByMouse, after_decisions
from tests.e2e.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.game import Game

pytestmark = pytest.mark.e2e

BROKEN_AT_THE_LAST_TRICK = """
import sys
from callbreak.__main__ import main
from callbreak.scenes.table import TableScene

def fail(*_):
    raise RuntimeError("a fault for the test")

TableScene.toggle_last_trick = fail
sys.exit(main())
"""


def test_a_fault_is_told_and_no_game_is_lost(open_game: Callable[..., Game], folder: Path) -> None:
    game = open_game((sys.executable, "-c", BROKEN_AT_THE_LAST_TRICK))
    person = ByMouse(game)
    person.start()
    left = person.play(after_decisions(3))
    game.type("l")
    until(lambda: "a fault for the test" in game.complaints(), "the fault is logged")
    (game.window,) = until(
        lambda: game.screen.windows_of(game.process.pid) or None, "the window that tells it"
    )
    until(lambda: game.screen.colours(game.window) > 20, "words in that window")
    game.type("Escape")
    assert game.process.wait(timeout=30) == 1
    assert "RuntimeError: a fault for the test" in game.complaints()

    again = open_game(SOURCE, "--continue")
    goes_on = ByMouse(again).play(after_decisions(1))
    assert goes_on.commands[: len(left.commands)] == left.commands
    assert len(goes_on.commands) > len(left.commands)
    assert again.close() == 0
    kept = session_of(folder)
    assert kept is not None
    assert kept.setup == left.setup
