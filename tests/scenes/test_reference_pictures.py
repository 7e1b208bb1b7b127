"""A few key states look as they are known to look; `tools.pictures.reference` renews them."""

from __future__ import annotations

import pygame
import pytest

from tools.pictures.reference import (
    FOLDER,
    MOST_DIFFERENCE,
    REFERENCES,
    SIZE,
    difference,
    picture_of,
    small,
)

PANEL = pygame.Rect(360, 180, 500, 260)
TEAL, CLOTH, INK = (14, 56, 60), (30, 116, 107), (247, 240, 223)


@pytest.mark.parametrize("name", REFERENCES)
def test_a_key_state_looks_as_its_reference(name: str) -> None:
    known = pygame.image.load(FOLDER / f"{name}.png").convert(24)
    assert difference(picture_of(name), known) <= MOST_DIFFERENCE


def test_every_reference_belongs_to_a_state_and_is_small() -> None:
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(REFERENCES)
    assert sum(file.stat().st_size for file in files) < 700_000


def drawn(panel: pygame.Rect = PANEL, colour: tuple[int, int, int] = TEAL) -> pygame.Surface:
    """A panel on cloth, with lines that stand for text."""
    picture = pygame.Surface(SIZE)
    picture.fill(CLOTH)
    picture.fill(colour, panel)
    for line in range(5):
        for word in range(7):
            place = (panel.x + 20 + 62 * word, panel.y + 24 + 42 * line)
            picture.fill(INK, (*place, 40, 3))
    return picture


def test_a_picture_is_no_way_from_itself() -> None:
    assert difference(small(drawn()), small(drawn())) == 0


def test_letters_that_are_drawn_a_little_differently_pass() -> None:
    other = drawn()
    lines = other.subsurface(PANEL.inflate(-8, -8)).copy()
    lines.set_alpha(128)
    other.blit(lines, PANEL.inflate(-8, -8).move(1, 0))
    assert difference(small(drawn()), small(other)) <= MOST_DIFFERENCE


@pytest.mark.parametrize("way", [(8, 0), (0, 8), (-8, 0)])
def test_a_panel_that_has_moved_does_not_pass(way: tuple[int, int]) -> None:
    moved = drawn(PANEL.move(way))
    assert difference(small(drawn()), small(moved)) > MOST_DIFFERENCE


@pytest.mark.parametrize("channel", range(3))
def test_a_panel_of_another_colour_does_not_pass(channel: int) -> None:
    colour = list(TEAL)
    colour[channel] += MOST_DIFFERENCE + 3
    other = drawn(colour=(colour[0], colour[1], colour[2]))
    assert difference(small(drawn()), small(other)) > MOST_DIFFERENCE
