"""The table fits into every window: nothing overlaps, nothing is cut off, text stays readable."""

from __future__ import annotations

import math
from itertools import combinations

import pytest
from pygame import Rect

from callbreak.ui.layout import Asked, TableLayout, table_layout
from callbreak.ui.scale import Scale

SIZES = (
    (800, 480),
    (1024, 600),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1600, 1200),
    (1920, 1080),
    (2560, 1080),
    (3840, 2160),
    (800, 1280),
    (1080, 1920),
    (1000, 1000),
)
TEXT_SIZES = (80, 100, 150)
EVERY = [(size, text) for size in SIZES for text in TEXT_SIZES]


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_no_panel_overlaps_another_or_leaves_the_window(size: tuple[int, int], text: int) -> None:
    layout = table_layout(size, Asked(text))
    rects = (*layout.panels, layout.caption)
    assert [pair for pair in combinations(rects, 2) if pair[0].colliderect(pair[1])] == []
    assert [rect for rect in rects if not Rect(0, 0, *size).contains(rect)] == []


def fan_rects(layout: TableLayout, count: int, lift: float) -> list[Rect]:
    return [
        bounds(card.x, card.y, card.angle, layout.fan.card_w, layout.fan.card_h)
        for card in (at_rest.lifted(lift) for at_rest in layout.fan.cards(count))
    ]


def bounds(x: float, y: float, angle: float, width: float, height: float) -> Rect:
    turn = math.radians(angle)
    across = abs(width * math.cos(turn)) + abs(height * math.sin(turn))
    along = abs(width * math.sin(turn)) + abs(height * math.cos(turn))
    return Rect(round(x - across / 2), round(y - along / 2), round(across), round(along))


@pytest.mark.parametrize(("size", "text"), EVERY)
@pytest.mark.parametrize("count", [1, 7, 13])
def test_the_hand_is_inside_the_window_and_free_of_every_panel(
    size: tuple[int, int], text: int, count: int
) -> None:
    layout = table_layout(size, Asked(text))
    for lift in (0.0, 35 * layout.fan.unit):
        for rect in fan_rects(layout, count, lift):
            assert Rect(0, 0, *size).contains(rect)
            assert rect.collidelist(layout.panels) < 0


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_the_trick_is_free_of_the_panels_and_the_caption(size: tuple[int, int], text: int) -> None:
    layout = table_layout(size, Asked(text))
    blockers = (*(seat.rect for seat in layout.seats), layout.caption, layout.strip)
    for slot in layout.slots:
        width = layout.trick_card
        rect = bounds(slot.x, slot.y, slot.angle, width, 1.4 * width)
        assert rect.inflate(-8, -8).collidelist(blockers) < 0


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_the_cards_of_a_trick_are_not_much_smaller_than_those_of_the_hand(
    size: tuple[int, int], text: int
) -> None:
    layout = table_layout(size, Asked(text))
    assert layout.trick_card >= 0.65 * layout.fan.card_w


def test_where_a_trick_lies_flat_no_card_hides_the_index_of_another() -> None:
    layout = table_layout((1024, 600), Asked(150))
    width = layout.trick_card
    assert layout.slots[0].x != layout.trick[0]
    cards = [Rect(0, 0, width, round(1.4 * width)) for _ in layout.slots]
    for card, slot in zip(cards, layout.slots, strict=True):
        card.center = round(slot.x), round(slot.y)
    for card in cards:
        index = Rect(card.x + 1, card.y, round(0.18 * width), round(0.33 * card.height))
        assert [other for other in cards if other is not card and other.colliderect(index)] == []


@pytest.mark.parametrize(
    ("size", "text"), [(s, t) for s, t in EVERY if s[0] >= 1024 and t <= 150 and s[0] > s[1]]
)
def test_panels_grow_as_far_as_the_text_size_asks(size: tuple[int, int], text: int) -> None:
    layout = table_layout(size, Asked(text))
    scale = min(size[0] / 1280, size[1] / 720)
    assert Scale(layout.p).font_px(14) >= round(max(12, 14 * scale) * text / 100)


@pytest.mark.parametrize("size", SIZES)
def test_text_is_never_below_its_smallest_size(size: tuple[int, int]) -> None:
    layout = table_layout(size, Asked(100))
    assert Scale(layout.p).font_px(14) >= max(12, round(14 * min(size[0] / 1280, size[1] / 720)))


@pytest.mark.parametrize("size", SIZES)
def test_an_index_in_a_full_hand_is_never_covered(size: tuple[int, int]) -> None:
    fan = table_layout(size, Asked()).fan
    cards = fan.cards(13)
    step = math.hypot(cards[1].x - cards[0].x, cards[1].y - cards[0].y)
    assert step >= 0.25 * fan.card_w


def test_at_the_size_of_the_drawings_everything_is_where_they_have_it() -> None:
    layout = table_layout((1920, 1080), Asked())
    own, right, top, left = (seat.rect for seat in layout.seats)
    assert own.topleft == (84, 866)
    assert (right.right, left.left) == (1836, 84)
    assert top.centerx == 960
    assert layout.tools[-1].right == 1836
    assert layout.corner is not None
    assert layout.corner.right == 1836
    assert round(layout.fan.y) == 894
    assert layout.fan.cards(13)[-1].x - layout.fan.cards(13)[0].x == pytest.approx(818, abs=80)


def test_play_to_the_left_changes_the_sides() -> None:
    usual, mirrored = (
        table_layout((1280, 720), Asked()),
        table_layout((1280, 720), Asked(100, True)),
    )
    assert [usual.place_of(seat, 0) for seat in range(4)] == [0, 1, 2, 3]
    assert [mirrored.place_of(seat, 0) for seat in range(4)] == [0, 3, 2, 1]
    assert usual.place_of(0, 2) == 2


@pytest.mark.parametrize("size", [(480, 320), (1, 1), (5000, 200), (320, 4000)])
def test_a_window_of_any_shape_gets_some_layout(size: tuple[int, int]) -> None:
    assert table_layout(size, Asked()).fan.cards(13)


@pytest.mark.parametrize(("size", "text"), EVERY)
def test_the_button_that_claims_the_rest_stands_right_over_the_words_that_say_why(
    size: tuple[int, int], text: int
) -> None:
    layout = table_layout(size, Asked(text))
    assert 0 < layout.caption.top - layout.claim.bottom < layout.claim.height
    assert layout.claim.centerx == layout.trick[0]


@pytest.mark.parametrize("size", [(800, 1280), (1080, 1920), (480, 800)])
def test_in_an_upright_window_the_caption_keeps_off_the_dealers_coin(size: tuple[int, int]) -> None:
    layout = table_layout(size, Asked())
    coin_radius = 14 * layout.p
    assert layout.caption.bottom <= layout.seats[0].coin[1] - coin_radius
