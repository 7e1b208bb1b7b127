"""A game is closed in the middle of a round and goes on at the next start, frozen too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.game import SOURCE, kept_game, session_of
from tests.e2e.person import ByMouse, cards_on_table, rounds_done

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.e2e.game import Game

pytestmark = pytest.mark.e2e


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
