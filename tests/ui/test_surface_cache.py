"""Pictures are kept for the next time, but never more than a window of that size may need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final
from weakref import ref

import pygame
import pytest

from callbreak.ui.box import Box, Line, box_picture
from callbreak.ui.card_ring import dashed_ring, turned_ring
from callbreak.ui.finish_art import garland, winner_rays
from callbreak.ui.icons import icon
from callbreak.ui.portraits import portrait
from callbreak.ui.surface_cache import SurfaceCache, keeps_pictures

if TYPE_CHECKING:
    from collections.abc import Callable

WINDOW_BYTES = 100 * 100 * 4


@pytest.fixture(autouse=True)
def tiny_window(display: None) -> None:
    """As large as `WINDOW_BYTES` says."""
    pygame.display.set_mode((100, 100))


def picture(side: int = 50) -> pygame.Surface:
    return pygame.Surface((side, side), pygame.SRCALPHA, 32)


def test_what_is_kept_is_bounded_and_the_newest_stay() -> None:
    cache = SurfaceCache(2)
    for number in range(30):
        cache.put(number, picture())
    assert cache.held_bytes == 2 * WINDOW_BYTES
    assert [number for number in range(30) if number in cache] == list(range(22, 30))


def test_what_is_used_is_not_forgotten() -> None:
    cache = SurfaceCache(1)
    first = cache.put("first", picture())
    for number in range(30):
        cache.put(number, picture())
        assert cache.get("first") is first


def test_what_somebody_still_shows_is_found_again() -> None:
    cache = SurfaceCache(1)
    shown = cache.put("shown", picture())
    for number in range(30):
        cache.put(number, picture())
    assert cache.get("shown") is shown
    assert cache.held_bytes == WINDOW_BYTES


def test_a_picture_larger_than_all_that_may_be_kept_is_kept_alone() -> None:
    cache = SurfaceCache(1)
    cache.put("small", picture())
    cache.put("large", picture(300))
    assert "large" in cache
    assert "small" not in cache


def test_a_picture_put_twice_counts_once() -> None:
    cache = SurfaceCache(1)
    cache.put("one", picture())
    again = cache.put("one", picture())
    assert cache.get("one") is again
    assert cache.held_bytes == WINDOW_BYTES // 4


def test_a_larger_window_keeps_more() -> None:
    pygame.display.set_mode((200, 200))
    cache = SurfaceCache(1)
    for number in range(30):
        cache.put(number, picture())
    assert cache.held_bytes == 4 * WINDOW_BYTES


def test_nothing_is_left_after_clearing() -> None:
    cache = SurfaceCache(1)
    cache.put("one", picture())
    cache.clear()
    assert cache.get("one") is None
    assert cache.held_bytes == 0


def test_a_function_that_keeps_its_pictures_makes_each_of_them_once() -> None:
    made = []

    @keeps_pictures(1)
    def plain(side: int, colour: str = "red") -> pygame.Surface:
        made.append((side, colour))
        return picture(side)

    assert plain(10) is plain(10)
    assert plain(10) is not plain(10, colour="blue")
    assert plain(10, colour="blue") is plain(10, colour="blue")
    assert made == [(10, "red"), (10, "blue")]


RED: Final = (200, 0, 0)
DRAWINGS: Final[dict[str, Callable[[int], pygame.Surface]]] = {
    "boxes": lambda side: box_picture((side, side), Box(RED)),
    "faces": lambda side: portrait("asha", side),
    "icons": lambda side: icon("check", side, RED),
    "rings of dashes": lambda side: dashed_ring((side, side), 3, RED, 1.0),
    "focus rings": lambda side: turned_ring((side, side), 3, Line(RED), 8),
    "garlands": lambda side: garland(side // 3),
    "rays": lambda side: winner_rays((side, side), (9, 9)),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_pictures_for_windows_of_a_size_that_is_gone_are_let_go(name: str) -> None:
    """As while the window's edge is dragged: each step has its own boxes, faces and icons."""
    drawn = [ref(DRAWINGS[name](20 + side)) for side in range(40)]
    alive = {surface for each in drawn if (surface := each()) is not None}
    assert sum(each.get_pitch() * each.get_height() for each in alive) <= WINDOW_BYTES
