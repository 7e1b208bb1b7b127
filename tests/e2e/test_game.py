"""Games in the real window: a whole one by mouse alone, a round by keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from callbreak.engine.state import Playing
from tests.e2e.game import SOURCE, session_of
from tests.e2e.person import ByKeyboard, ByMouse, over, rounds_done

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.game import Game

pytestmark = pytest.mark.e2e


def test_a_whole_game_by_mouse_alone_and_then_another(
    open_game: Callable[..., Game], folder: Path
) -> None:
    game = open_game(SOURCE)
    person = ByMouse(game)
    person.start()
    ended = person.play(over)
    assert len(ended.state.finished) == 3
    person.play_again(ended)
    games = [session_of(folder, number) for number in (1, 2)]
    assert [game.over for game in games if game is not None] == [True, False]
    assert game.close() == 0
    assert game.complaints() == ""


def test_a_round_by_keyboard_alone(open_game: Callable[..., Game]) -> None:
    game = open_game(SOURCE)
    person = ByKeyboard(game)
    person.start()
    ended = person.play(rounds_done(1))
    assert len(ended.state.finished) == 1
    person.play(lambda session: isinstance(session.state, Playing))
    game.type("ctrl+q")
    assert game.process.wait(timeout=30) == 0
