"""What is drawn as SVG is what was asked for, dashes too, and nothing besides."""

from __future__ import annotations

import math

import pygame

from callbreak.ui.card_ring import dashed_ring
from callbreak.ui.fan import CORNER
from callbreak.ui.svg import dashed_path, drawn_shapes, hex_of

IVORY = (0xFF, 0xF3, 0xCF)


def lines(path: str) -> list[list[tuple[float, float]]]:
    """The pieces of a path of straight lines."""
    return [
        [
            (float(x), float(y))
            for x, _, y in (corner.partition(",") for corner in piece.split(" L"))
        ]
        for piece in path.removeprefix("M").split(" M")
    ]


def test_a_colour_is_written_with_six_figures() -> None:
    assert hex_of((0, 10, 255)) == "#000aff"


def test_shapes_lie_where_they_were_put_and_nothing_is_around_them() -> None:
    picture = drawn_shapes(
        [f'<rect x="2" y="3" width="5" height="4" fill="{hex_of(IVORY)}"/>'], (9, 9)
    )
    assert tuple(picture.get_bounding_rect()) == (2, 3, 5, 4)
    assert tuple(picture.get_at((4, 4))) == (*IVORY, 255)


def test_a_line_without_a_pattern_is_whole() -> None:
    assert lines(dashed_path([(0, 0), (10, 0), (10, 5)], ())) == [[(0, 0), (10, 0), (10, 5)]]


def test_dashes_and_gaps_follow_each_other_around_a_corner() -> None:
    pieces = lines(dashed_path([(0, 0), (10, 0), (10, 10)], (4, 3)))
    assert pieces == [[(0, 0), (4, 0)], [(7, 0), (10, 0), (10, 1)], [(10, 4), (10, 8)]]


def test_the_last_dash_ends_with_the_line() -> None:
    assert lines(dashed_path([(0, 0), (9, 0)], (4, 3)))[-1] == [(7, 0), (9, 0)]


def test_dashes_may_be_of_two_lengths() -> None:
    pieces = lines(dashed_path([(0, 0), (30, 0)], (14, 5, 3, 5)))
    assert [round(math.dist(*piece)) for piece in pieces] == [14, 3, 3]


def test_dashed_rings_are_clear_inside() -> None:
    """As around the card that a hint points at, at the widths that cards have in large windows."""
    barred = []
    for width in range(190, 226):
        unit = width / 124
        grow = round(8 * unit)
        size = (width + grow, round(1.4 * width) + grow)
        ring = dashed_ring(size, round(CORNER * width) + 4 * unit, IVORY, 2.4 * unit)
        assert pygame.mask.from_surface(ring, 8).count() > width
        inside = ring.get_rect().inflate(-0.2 * width, -0.2 * width)
        if pygame.mask.from_surface(ring.subsurface(inside), 8).count():
            barred.append(width)
    assert barred == []
