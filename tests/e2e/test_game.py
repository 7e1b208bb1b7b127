"""Whole games in the real window: by mouse alone, by keyboard, closed and continued."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from callbreak.engine.state import Playing
from tests.e2e.game import SOURCE, kept_game, session_of
from tests.e2e.person import ByKeyboard, ByMouse, cards_on_table, over, rounds_done

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


def test_closed_in_the_middle_and_continued_to_the_end(
    program: tuple[str, ...], open_game: Callable[..., Game], folder: Path
) -> None:
    first = open_game(program)
    person = ByMouse(first)
    person.start()
    left = person.play(cards_on_table)
    assert first.close() == 0

    second = open_game(program, "--continue")
    taken_up = session_of(folder)
    assert taken_up is not None
    assert taken_up.commands[: len(left.commands)] == left.commands
    # The whole game is played from source by another test already.
    rounds = 1 if program == SOURCE else 3
    ended = ByMouse(second).play(rounds_done(rounds))
    assert len(ended.state.finished) == rounds
    assert second.close() == 0
    kept = kept_game(folder)
    assert kept is not None
    assert (kept.number, kept.over) == (1, rounds == 3)
    assert first.complaints() == second.complaints() == ""
