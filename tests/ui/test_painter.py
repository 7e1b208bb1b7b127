"""What is painted in parts is what would be painted whole, and nothing is painted twice."""

from __future__ import annotations

import random

import pygame
import pytest

from callbreak.ui.painter import Painter, Picture, centred

SIZE = (120, 90)


def surface(colour: tuple[int, int, int], side: int = 20) -> pygame.Surface:
    made = pygame.Surface((side, side), pygame.SRCALPHA)
    made.fill((*colour, 160))
    return made


def ground() -> pygame.Surface:
    made = pygame.Surface(SIZE)
    made.fill((10, 60, 50))
    return made


def whole(pictures: list[Picture]) -> bytes:
    target = pygame.Surface(SIZE)
    Painter().paint(target, ground(), pictures, full=True)
    return pygame.image.tobytes(target, "RGB")


@pytest.mark.parametrize("seed", range(12))
def test_any_change_gives_the_picture_that_painting_all_would_give(seed: int) -> None:
    dice = random.Random(seed)
    surfaces = [surface((dice.randrange(256), 40 * i, 200 - 30 * i)) for i in range(5)]
    painter, target = Painter(), pygame.Surface(SIZE)
    for frame in range(15):
        pictures = [
            Picture(
                dice.choice(surfaces),
                dice.randrange(-10, 115),
                dice.randrange(-10, 85),
                moving=seed % 2 == 1 and dice.random() < 0.2,
            )
            for _ in range(dice.randrange(7))
        ]
        if frame % 3 == 1:
            pictures.reverse()
        painter.paint(target, ground(), pictures, full=frame in {0, 9})
        assert pygame.image.tobytes(target, "RGB") == whole(pictures)


def test_the_same_pictures_are_not_painted_again() -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    pictures = [Picture(surface((9, 9, 9)), 5, 5)]
    painter.paint(target, ground(), pictures, full=True)
    assert painter.paint(target, ground(), list(pictures), full=False) == []


def test_a_picture_that_moves_is_painted_where_it_was_and_where_it_is() -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    moving = surface((200, 0, 0))
    painter.paint(target, ground(), [Picture(moving, 0, 0)], full=True)
    dirty = painter.paint(target, ground(), [Picture(moving, 80, 60)], full=False)
    assert sorted(map(tuple, dirty)) == [(0, 0, 20, 20), (80, 60, 20, 20)]


def test_a_changed_pile_is_painted_anew() -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    low, high = Picture(surface((200, 0, 0)), 5, 5), Picture(surface((0, 0, 200)), 10, 10)
    painter.paint(target, ground(), [low, high], full=True)
    painter.paint(target, ground(), [high, low], full=False)
    assert pygame.image.tobytes(target, "RGB") == whole([high, low])


def test_a_card_that_goes_to_the_bottom_of_the_pile_is_the_only_change() -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    pile = [Picture(surface((200, 0, 0)), 22 * place, 5) for place in range(4)]
    painter.paint(target, ground(), pile, full=True)
    dirty = painter.paint(target, ground(), [pile[3], *pile[:3]], full=False)
    assert list(map(tuple, dirty)) == [(66, 5, 20, 20)]


def test_of_two_equal_pictures_one_may_go() -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    twice = Picture(surface((200, 0, 0)), 5, 5)
    painter.paint(target, ground(), [twice, twice], full=True)
    painter.paint(target, ground(), [twice], full=False)
    assert pygame.image.tobytes(target, "RGB") == whole([twice])


def test_a_picture_moves_over_others_without_their_being_painted() -> None:
    """The painter may not ask for a surface again that lies below what moves."""
    painter, target = Painter(), pygame.Surface(SIZE)
    low, high = surface((200, 0, 0), 60), surface((0, 0, 200))
    painter.paint(target, ground(), [Picture(low, 5, 5), Picture(high, 8, 8, 0, True)], full=True)
    low.fill((1, 2, 3))
    pile = [Picture(low, 5, 5), Picture(high, 28, 30, 0, True)]
    painter.paint(target, ground(), pile, full=False)
    assert target.get_at((10, 10))[:3] != (1, 2, 3)
    assert target.get_at((30, 32))[2] > 100


def test_what_hangs_over_the_edge_is_clipped() -> None:
    painter, target = Painter(), pygame.Surface(SIZE)
    painter.paint(target, ground(), [], full=True)
    dirty = painter.paint(target, ground(), [Picture(surface((1, 1, 1)), -10, 80)], full=False)
    assert list(map(tuple, dirty)) == [(0, 80, 10, 10)]


def test_a_centred_picture_has_its_middle_there() -> None:
    assert centred(surface((0, 0, 0)), 50, 40).rect.center == (50, 40)
