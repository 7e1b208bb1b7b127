"""The review's board: every hand and the trick find their place in a room of any shape."""

from __future__ import annotations

import pygame
import pytest

from callbreak.ui.look import Look
from callbreak.ui.review_places import LEFT, OWN, RIGHT, TOP, board_places

WIDE = pygame.Rect(52, 107, 786, 284)
HIGH = pygame.Rect(46, 95, 708, 520)


@pytest.mark.parametrize("room", [WIDE, HIGH], ids=["wide", "high"])
def test_hands_are_inside_the_room_and_apart(room: pygame.Rect) -> None:
    places = board_places(room, Look())
    hands = list(places.hands.values())
    assert all(room.contains(hand) for hand in hands)
    assert [hand for hand in hands if hand.collidelistall(hands) != [hands.index(hand)]] == []


@pytest.mark.parametrize("room", [WIDE, HIGH], ids=["wide", "high"])
def test_the_trick_is_free_of_the_hands(room: pygame.Rect) -> None:
    places = board_places(room, Look())
    for place in (OWN, RIGHT, TOP, LEFT):
        x, y, _ = places.slot(place)
        card = pygame.Rect((0, 0), places.card)
        card.center = round(x), round(y)
        assert card.inflate(-8, -8).collidelist(list(places.hands.values())) < 0
        assert room.inflate(0, 16).contains(card)


def test_in_a_high_room_the_side_hands_have_room_for_every_index() -> None:
    places = board_places(HIGH, Look())
    width = places.card[0]
    assert places.hands[LEFT].y == places.hands[RIGHT].y > places.hands[TOP].bottom
    assert (places.hands[LEFT].width - width) / 12 >= 0.2 * width
    assert width > board_places(pygame.Rect(0, 0, 708, 284), Look()).card[0]
