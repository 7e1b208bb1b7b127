"""The pills at the choices of the review stand in one line and do not lie on one another."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest

from callbreak.ui.look import Look
from callbreak.ui.review_bars import Chip, draw_chips

pytestmark = pytest.mark.usefixtures("window")

ROOM = pygame.Rect(40, 0, 300, 120)


def drawn(*chips: tuple[int, str]) -> list[pygame.Rect]:
    target = pygame.Surface((400, 120))
    wanted = [Chip((x, 90), words, "best", 140) for x, words in chips]
    return draw_chips(target, Look(), ROOM, wanted)


def test_a_pill_that_has_room_stands_at_its_choice() -> None:
    left, right = drawn((100, "played"), (280, "best"))
    assert (left.centerx, right.centerx) == (100, 280)


def test_neighbours_move_apart_to_both_sides_and_stay_in_line() -> None:
    left, right = drawn((180, "played"), (210, "najlepsze"))
    assert left.right < right.left
    assert left.centerx < 180 < 210 < right.centerx
    assert left.centery == right.centery == 90


@pytest.mark.parametrize("x", [50, 330])
def test_at_the_edge_all_stay_in_the_room(x: int) -> None:
    rects = drawn((x - 8, "played"), (x, "tried"), (x + 8, "best"))
    assert all(ROOM.contains(rect) for rect in rects)
    assert all(a.right < b.left for a, b in pairwise(rects))
