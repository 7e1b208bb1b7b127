"""Cards become pictures when they are needed, look as they should, and are kept."""

from __future__ import annotations

import pygame
import pytest

from callbreak.engine.cards import DECK, Card, parse_cards
from callbreak.engine.view import Phase
from callbreak.session.shown import Shown
from callbreak.ui.card_images import BLEND, RATIO, CardImages, Finish
from callbreak.ui.card_places import CardPlaces
from callbreak.ui.layout import Asked, table_layout
from callbreak.ui.sprites import Pose, Sprite
from callbreak.ui.theme import theme_for

pytestmark = pytest.mark.usefixtures("display")

ACE, NINE = parse_cards("AS 9H")


@pytest.fixture
def images() -> CardImages:
    return CardImages(theme_for("dhaka"))


def test_a_face_has_the_size_that_was_asked_for(images: CardImages) -> None:
    assert images.face(ACE, 60).get_size() == (60, round(60 * RATIO))


def test_a_picture_is_made_once_and_kept(images: CardImages) -> None:
    assert not images.has_picture(ACE, 60, 3.0)
    first = images.picture(ACE, 60, 3.0)
    assert images.has_picture(ACE, 60, 3.0)
    assert images.picture(ACE, 60, 3.1) is first


def test_every_card_and_the_back_have_a_picture_in_both_decks() -> None:
    for four in (False, True):
        images = CardImages(theme_for("dhaka"), four_colours=four, back=2)
        for card in (*DECK, None):
            assert images.face(card, 24).get_width() == 24


def colour_in(images: CardImages, finish: Finish) -> tuple[int, ...]:
    ground = pygame.Surface((300, 400))
    picture = images.picture(NINE, 120, 0, finish)
    ground.blit(picture, picture.get_rect(center=(150, 200)), special_flags=BLEND)
    return tuple(ground.get_at((150, 128)))


def test_a_card_that_may_not_be_played_is_in_the_shade(images: CardImages) -> None:
    assert sum(colour_in(images, Finish.VEILED)[:3]) < 0.85 * sum(
        colour_in(images, Finish.PLAIN)[:3]
    )


def test_each_finish_looks_different(images: CardImages) -> None:
    pictures = {
        pygame.image.tobytes(images.picture(NINE, 120, 0, finish), "RGBA")
        for finish in Finish
        if finish is not Finish.FLAT
    }
    assert len(pictures) == len(Finish) - 1


def test_at_night_faces_are_darker_and_in_high_contrast_white() -> None:
    def face(name: str, *, high: bool) -> int:
        images = CardImages(theme_for(name, high_contrast=high))
        return sum(images.face(NINE, 120).get_at((60, 10))[:3])

    assert face("night", high=False) < face("dhaka", high=False) < face("dhaka", high=True)


def test_the_four_colour_deck_has_green_clubs() -> None:
    (club,) = parse_cards("KC")
    usual = CardImages(theme_for("dhaka")).face(club, 120)
    four = CardImages(theme_for("dhaka"), four_colours=True).face(club, 120)
    assert pygame.image.tobytes(usual, "RGBA") != pygame.image.tobytes(four, "RGBA")


HERE, THERE = Pose(50, 50, 0, 60, 0.0), Pose(200, 120, 8, 60, 1.0)


def test_a_sprite_starts_from_wherever_it_is() -> None:
    sprite = Sprite(ACE, HERE)
    sprite.to(THERE, 1.0)
    sprite.tick(0.3)
    halfway = sprite.pose
    sprite.to(HERE, 1.0)
    assert sprite.pose == halfway
    sprite.tick(2)
    assert sprite.pose == HERE
    assert not sprite.moving


def test_a_sprite_waits_for_its_turn() -> None:
    sprite = Sprite(ACE, HERE)
    sprite.to(THERE, 0.2, delay_s=0.5)
    sprite.tick(0.4)
    assert sprite.waiting
    assert sprite.pose == HERE
    sprite.tick(0.4)
    assert sprite.pose == THERE


def test_a_sprite_without_time_is_there_at_once() -> None:
    sprite = Sprite(ACE, HERE)
    sprite.to(THERE, 0.0)
    assert sprite.pose == THERE
    assert not sprite.moving


def test_a_card_shows_its_back_until_it_is_half_turned(images: CardImages) -> None:
    sprite = Sprite(ACE, HERE)
    sprite.to(THERE, 1.0, lambda part: part)
    sprite.tick(0.2)
    sprite.picture(images)
    assert not images.has_picture(ACE, 60, 8)
    sprite.tick(0.5)
    sprite.picture(images)
    assert images.has_picture(ACE, 60, 8)


def test_a_shaken_card_comes_back_to_its_place(images: CardImages) -> None:
    sprite = Sprite(ACE, THERE)
    before = sprite.picture(images)
    sprite.shake(0.3, 9)
    sprite.tick(0.03)
    assert sprite.picture(images).rect.center != before.rect.center
    sprite.tick(0.3)
    assert sprite.picture(images) == before


@pytest.mark.parametrize("count", [1, 6, 13])
def test_the_card_that_is_seen_at_a_pixel_is_the_card_that_a_click_finds(
    images: CardImages, count: int
) -> None:
    layout = table_layout((480, 320), Asked())
    places = CardPlaces(layout, "by_suit")
    hand = DECK[5 : 5 + count]
    legal = tuple(card for card in hand if card.rank % 3)
    places.take(shown_hand(hand, legal))
    seen = pygame.Surface(layout.size, depth=32)
    seen.fill((0, 0, 0))
    width = round(layout.fan.card_w)
    for number, at in enumerate(places.fan_cards(), 1):
        picture = images.picture(places.order[number - 1], width, at.angle, Finish.FLAT)
        body = pygame.mask.from_surface(picture, 200)
        stamp = body.to_surface(setcolor=(number, 0, 0, 255), unsetcolor=(0, 0, 0, 0))
        seen.blit(stamp, stamp.get_rect(center=(round(at.x), round(at.y))))
    wrong = []
    for y in range(layout.size[1] // 2, layout.size[1] - 1):
        for x in range(1 + y % 3, layout.size[0] - 1, 3):
            number = seen.get_at((x, y))[0]
            around = {seen.get_at((x + dx, y + dy))[0] for dx, dy in NEAR}
            if around != {number}:
                continue
            found = places.card_at((x, y))
            if found != (places.order[number - 1] if number else None):
                wrong.append((x, y))
    assert wrong == []


NEAR = [(dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]


def shown_hand(hand: tuple[Card, ...], legal: tuple[Card, ...]) -> Shown:
    return Shown(
        seat=0,
        phase=Phase.PLAYING,
        round_number=1,
        dealer=0,
        turn=0,
        totals=(0, 0, 0, 0),
        hand=hand,
        face_up=True,
        counts=(len(hand), 0, 0, 0),
        calls=(1, 1, 1, 1),
        trick=(),
        tricks=(),
        legal=legal,
    )
