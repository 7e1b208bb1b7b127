"""What is made ahead, in a thread of its own, is what would have been made when it was needed."""

from __future__ import annotations

import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.cards import parse_cards
from callbreak.ui.card_images import CardImages, Finish
from callbreak.ui.sprites import Pose, Sprite
from callbreak.ui.theme import theme_for
from callbreak.ui.workshop import Workshop

if TYPE_CHECKING:
    from collections.abc import Iterator

    from callbreak.engine.cards import Card
    from callbreak.ui.workshop import Order

DEADLINE_S = 30

pytestmark = pytest.mark.usefixtures("display")

KING, NINE = parse_cards("KD 9H")
HERE, THERE = Pose(50, 50, 4, 60), Pose(60, 50, 5, 60)


@pytest.fixture
def workshop() -> Iterator[Workshop]:
    made = Workshop()
    yield made
    made.close()


@pytest.fixture
def busy(workshop: Workshop) -> Iterator[threading.Event]:
    """The workshop is held up by another order until the event is set."""
    go_on = threading.Event()

    def wait() -> pygame.Surface:
        go_on.wait()
        return pygame.Surface((1, 1))

    workshop.order(wait)
    yield go_on
    go_on.set()


def images(workshop: Workshop | None) -> CardImages:
    return CardImages(theme_for("night"), workshop=workshop)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


@pytest.mark.parametrize("finish", list(Finish))
def test_a_picture_made_ahead_is_the_same_picture(workshop: Workshop, finish: Finish) -> None:
    ahead, here = images(workshop), images(None)
    assert ahead.order(KING, 62, 7.0, finish)
    made = ahead.picture(KING, 62, 7.0, finish)
    assert pixels(made) == pixels(here.picture(KING, 62, 7.0, finish))


def test_a_flying_back_made_ahead_is_the_same_picture(workshop: Workshop) -> None:
    ahead, here = images(workshop), images(None)
    ahead.order_flying_back(40, 60, 44)
    assert pixels(ahead.flying_back(40, 60, 44)) == pixels(here.flying_back(40, 60, 44))


def test_what_the_workshop_has_made_is_there(workshop: Workshop) -> None:
    ahead = images(workshop)
    ahead.order(NINE, 62)
    workshop.order(lambda: pygame.Surface((1, 1))).result()
    assert ahead.has_picture(NINE, 62, 0.0)


def test_what_nobody_has_begun_is_made_here(workshop: Workshop, busy: threading.Event) -> None:
    ahead = images(workshop)
    ahead.order(NINE, 62)
    assert ahead.picture(NINE, 62).get_width() > 62
    assert not busy.is_set()


def test_what_the_workshop_could_not_make_is_made_here(workshop: Workshop) -> None:
    def fails() -> pygame.Surface:
        raise pygame.error("Surfaces must not be locked during blit")

    order = workshop.order(fails)
    assert order.exception() is not None
    assert workshop.collected(order, lambda: pygame.Surface((3, 3))).get_size() == (3, 3)


def wait_until_taken_up(order: Order) -> None:
    """Wait until the thread has come to that order."""
    end_s = time.monotonic() + DEADLINE_S
    while not order.running() and not order.done():
        assert time.monotonic() < end_s, "the workshop does not work"


def test_while_a_frame_is_made_the_workshop_begins_nothing(workshop: Workshop) -> None:
    in_frame, seen = True, []

    def make() -> pygame.Surface:
        seen.append(in_frame)
        return pygame.Surface((1, 1))

    with workshop.held():
        order = workshop.order(make)
        wait_until_taken_up(order)
        in_frame = False
    order.result(DEADLINE_S)
    assert seen == [False]


def test_what_the_frame_needs_at_once_is_made_in_it(workshop: Workshop) -> None:
    with workshop.held(), ThreadPoolExecutor(1) as window:
        order = workshop.order(lambda: pygame.Surface((2, 2)))
        wait_until_taken_up(order)
        needed = window.submit(workshop.collected, order, lambda: pygame.Surface((3, 3)))
        assert needed.result(DEADLINE_S).get_size() == (2, 2)


def test_after_a_change_of_the_look_nothing_is_made_for_the_old_one(
    workshop: Workshop, busy: threading.Event
) -> None:
    made = []

    def make() -> pygame.Surface:
        made.append(1)
        return pygame.Surface((1, 1))

    old = workshop.order(make)
    workshop.clear()
    busy.set()
    workshop.order(lambda: pygame.Surface((1, 1))).result()
    assert old.cancelled()
    assert made == []


def test_a_closed_workshop_has_no_thread_left(workshop: Workshop) -> None:
    workshop.order(lambda: pygame.Surface((1, 1))).result()
    workshop.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("pictures")]


def test_without_a_workshop_nothing_is_promised() -> None:
    alone = images(None)
    assert not alone.order(NINE, 62)
    assert not alone.has_picture(NINE, 62, 0.0)


def test_a_sliding_card_does_not_wait_for_its_new_turn_but_lies_in_it(
    workshop: Workshop, busy: threading.Event
) -> None:
    ahead, here = images(workshop), images(None)
    sprite = Sprite(NINE, HERE)
    before = sprite.picture(ahead).surface
    sprite.to(THERE, 1.0)
    sprite.tick(0.5)
    assert sprite.picture(ahead).surface is before
    sprite.tick(1.0)
    assert not busy.is_set()
    assert pixels(sprite.picture(ahead).surface) == pixels(here.picture(NINE, 60, 5))


def test_when_the_cards_are_dealt_the_backs_on_their_way_are_forgotten(workshop: Workshop) -> None:
    ahead = images(workshop)
    flying = ahead.flying_back(40, 60, 44)
    lying = ahead.picture(None, 60, 4)
    before = pixels(flying)
    ahead.order_flying_back(30, 60, 44)
    ahead.drop_flying_backs()
    assert ahead.picture(None, 60, 4) is lying
    assert pixels(ahead.flying_back(40, 60, 44)) == before
    assert ahead._kept.held_bytes < 3 * 60 * 84 * 4 * 4


class Noted(CardImages):
    """Notes what is ordered, and makes nothing."""

    def __init__(self) -> None:
        super().__init__(theme_for("night"))
        self.orders: list[tuple[Card | None, float]] = []

    def order(
        self, card: Card | None, width: int, angle: float = 0.0, finish: Finish = Finish.PLAIN
    ) -> bool:
        self.orders.append((card, width))
        return True

    def order_flying_back(self, width: float, base_width: int, angle: float) -> None:
        self.orders.append((None, width))


def test_of_a_card_on_its_way_the_pictures_are_ordered_in_which_it_flies() -> None:
    noted, sprite = Noted(), Sprite(NINE, HERE)
    sprite.to(Pose(90, 10, 0, 92), 0.3)
    sprite.order_flight(noted)
    assert noted.orders == [(NINE, 92), (NINE, 92)]


@pytest.mark.parametrize("card", [None, NINE])
def test_where_cards_jump_no_pictures_of_a_flight_are_ordered(card: Card | None) -> None:
    noted, sprite = Noted(), Sprite(card, HERE)
    sprite.to(Pose(90, 10, 0, 40), 0.0)
    sprite.order_flight(noted)
    assert noted.orders == [(card, 40)]
