"""The window itself: its size, full screen, pictures, and where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.game import SOURCE
from tests.e2e.person import ByMouse, cards_on_table
from tests.e2e.screen import SIZE_PX
from tests.e2e.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.e2e.game import Game

pytestmark = pytest.mark.e2e

A_PAINTING = 200
"""A window that shows the table has more colours than this; an empty one has a few."""


def test_the_table_is_painted_and_played_at_every_size(open_game: Callable[..., Game]) -> None:
    game = open_game(SOURCE)
    screen, window = game.screen, game.window
    person = ByMouse(game)
    person.start()
    for size_px in ((1000, 640), (800, 960), (1280, 720)):
        screen.resize(window, size_px)
        until(lambda size_px=size_px: screen.size_px(window) == size_px, f"a window of {size_px}")
        person.size_px = size_px
        goal = _one_decision_more(person)
        person.play(goal)
        until(lambda: screen.colours(window) > A_PAINTING, "a painted table")
    assert game.close() == 0


def test_full_screen_and_back_ten_times(open_game: Callable[..., Game]) -> None:
    game = open_game(SOURCE)
    person = ByMouse(game)
    person.start()
    person.play(cards_on_table)
    for _ in range(5):
        game.type("F11")
        until(lambda: game.screen.size_px(game.window) == SIZE_PX, "the whole screen")
        game.type("F11")
        until(game.screen_is_small, "a window again")
    assert game.close() == 0


def _one_decision_more(person: ByMouse) -> Callable[..., bool]:
    done: list[int] = []

    def stop(session: object) -> bool:
        done.append(1)
        return len(done) > 3

    return stop
