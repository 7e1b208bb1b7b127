"""The window itself: its size, full screen, pictures, and where there is none."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.e2e.game import SIZE_PX, SOURCE
from tests.e2e.person import ByMouse, after_decisions
from tests.e2e.screen import SIZE_PX as SCREEN_PX
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
        person.size_px = size_px
        until(lambda: screen.size_px(window) == person.size_px, f"a window of {size_px}")
        person.play(after_decisions(3))
        until(lambda: screen.colours(window) > A_PAINTING, "a painted table")
    assert game.close() == 0


def test_the_window_comes_back_where_it_was(open_game: Callable[..., Game]) -> None:
    first = open_game(SOURCE, size_px=None)
    first.screen.resize(first.window, (1000, 640))
    until(lambda: first.screen.size_px(first.window) == (1000, 640), "a window of that size")
    first.screen.move(first.window, (210, 120))
    place = until(
        lambda: found if (found := first.screen.place_px(first.window)) != (0, 0) else None,
        "a window that has moved",
    )
    assert first.close() == 0
    second = open_game(SOURCE, size_px=None)
    until(lambda: second.screen.size_px(second.window) == (1000, 640), "the size as it was")
    until(lambda: second.screen.place_px(second.window) == place, "the place as it was")
    assert second.close() == 0


def test_full_screen_and_back_ten_times(open_game: Callable[..., Game]) -> None:
    game = open_game(SOURCE)
    screen, window = game.screen, game.window
    person = ByMouse(game)
    person.start()
    person.play(after_decisions(2))
    for _ in range(5):
        game.type("F11")
        until(lambda: screen.size_px(window) == SCREEN_PX, "the whole screen")
        game.type("F11")
        if screen.managed:
            until(lambda: screen.size_px(window) == SIZE_PX, "the window as it was")
        else:
            # Nobody makes the window small again where there is no window manager.
            screen.resize(window, SIZE_PX)
    until(lambda: screen.colours(window) > A_PAINTING, "a painted table")
    person.play(after_decisions(1))
    assert game.close() == 0
