"""In a fan the card under the pointer is the card that is seen there, to the pixel."""

from __future__ import annotations

import math

import pygame
import pytest

from callbreak.ui.fan import CORNER, Fan, FanCard
from callbreak.ui.layout import Asked, table_layout


def painted(fan: Fan, cards: list[FanCard], area: pygame.Rect) -> dict[tuple[int, int], int]:
    """Which card is on top at each pixel, found by painting card after card, slowly."""
    top: dict[tuple[int, int], int] = {}
    width, height = fan.card_w, fan.card_h
    radius = CORNER * width
    for index, card in enumerate(cards):
        turn = math.radians(card.angle)
        for y in range(area.top, area.bottom):
            for x in range(area.left, area.right):
                dx, dy = x + 0.5 - card.x, y + 0.5 - card.y
                u = dx * math.cos(turn) + dy * math.sin(turn)
                v = dy * math.cos(turn) - dx * math.sin(turn)
                near_x = max(-width / 2 + radius, min(width / 2 - radius, u))
                near_y = max(-height / 2 + radius, min(height / 2 - radius, v))
                if math.hypot(u - near_x, v - near_y) <= radius:
                    top[x, y] = index
    return top


@pytest.mark.parametrize("count", range(1, 14))
def test_the_card_under_the_pointer_is_the_card_on_top_for_every_pixel(count: int) -> None:
    fan = Fan(120, 60, 220, 24, 33.6, 0.2)
    cards = [card.lifted((0, 4, 7)[index % 3]) for index, card in enumerate(fan.cards(count))]
    area = pygame.Rect(0, 20, 240, 100)
    top = painted(fan, cards, area)
    assert set(top.values()) == set(range(count))
    for x in range(area.left, area.right):
        for y in range(area.top, area.bottom):
            assert fan.at((x, y), cards) == top.get((x, y))


@pytest.mark.parametrize("size", [(1280, 720), (800, 1280), (3840, 2160)])
@pytest.mark.parametrize("count", range(1, 14))
def test_a_hand_is_as_wide_as_its_room_allows_and_symmetric(
    size: tuple[int, int], count: int
) -> None:
    fan = table_layout(size, Asked()).fan
    cards = fan.cards(count)
    assert len(cards) == count
    assert cards[-1].x - cards[0].x + fan.card_w <= fan.width
    assert cards[0].x + cards[-1].x == pytest.approx(2 * fan.x)
    assert cards[0].angle == pytest.approx(-cards[-1].angle)


@pytest.mark.parametrize("size", [(1024, 768), (800, 480)])
def test_a_hand_beside_the_own_seat_comes_to_the_middle_of_the_table_as_it_becomes_smaller(
    size: tuple[int, int],
) -> None:
    layout = table_layout(size, Asked())
    fan, middle = layout.fan, size[0] / 2
    assert fan.x > middle, "the own seat takes the room at the left"
    apart = []
    for count in range(13, 0, -1):
        cards = fan.cards(count)
        apart.append((cards[0].x + cards[-1].x) / 2 - middle)
        assert cards[0].x - fan.card_w / 2 > layout.seats[0].rect.right
    assert apart == sorted(apart, reverse=True)
    assert apart[-1] == pytest.approx(0, abs=1)


def test_a_card_stands_up_along_its_own_axis() -> None:
    card = FanCard(0, 0, 90).lifted(10)
    assert card.x == pytest.approx(10)
    assert card.y == pytest.approx(0)


def test_an_empty_hand_has_no_card_anywhere() -> None:
    fan = Fan(100, 100, 200, 20, 28, 0.2)
    assert fan.cards(0) == ()
    assert fan.at((100, 100), ()) is None
