"""Boxes, shadows and the parts of a large panel."""

from __future__ import annotations

from itertools import pairwise

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ui.box import Box, Line, box_picture, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.look import Look
from callbreak.ui.marks import band_height_px, bullet, draw_title_band
from callbreak.ui.scale import Scale
from callbreak.ui.screen_panel import ScreenPanel, screen_panel
from callbreak.ui.shadow import Shadow, draw_shadow
from callbreak.ui.theme import theme_for

TEAL, GOLD, WHITE = (18, 69, 73), (240, 163, 30), (255, 255, 255)


@settings(max_examples=40)
@given(st.integers(1, 700), st.integers(1, 300), st.integers(0, 60))
def test_a_box_is_exactly_as_large_as_asked(width: int, height: int, radius: int) -> None:
    box = Box(TEAL, GOLD, radius, line=Line(WHITE))
    assert box_picture((width, height), box).get_size() == (width, height)


def test_a_box_runs_from_its_top_colour_to_its_bottom_colour() -> None:
    picture = box_picture((400, 200), Box(TEAL, GOLD, 12))
    top, bottom = picture.get_at((200, 1)), picture.get_at((200, 198))
    assert max(abs(a - b) for a, b in zip(top[:3], TEAL, strict=True)) < 6
    assert max(abs(a - b) for a, b in zip(bottom[:3], GOLD, strict=True)) < 6


def test_a_box_has_round_corners_on_all_four_sides() -> None:
    picture = box_picture((400, 200), Box(TEAL, None, 30))
    for corner in ((0, 0), (399, 0), (0, 199), (399, 199)):
        assert picture.get_at(corner).a == 0
    assert picture.get_at((200, 100)).a == 255


def test_a_wide_box_looks_like_a_narrow_one_pulled_apart() -> None:
    box = Box(TEAL, GOLD, 14, line=Line(WHITE, 2), light=0.07)
    narrow, wide = box_picture((120, 80), box), box_picture((900, 80), box)
    for part in (slice(0, 20), slice(-20, None)):
        columns = range(120)[part], range(900)[part]
        for left, right in zip(*columns, strict=True):
            assert narrow.get_at((left, 40)) == wide.get_at((right, 40))


def test_a_box_without_a_fill_is_only_its_line() -> None:
    picture = box_picture((100, 60), Box(TEAL, None, 10, 0.0, Line(WHITE, 2)))
    assert picture.get_at((50, 30)).a == 0
    assert picture.get_at((50, 1)).a > 200


def test_a_box_of_no_size_is_not_drawn() -> None:
    target = pygame.Surface((20, 20))
    draw_box(target, pygame.Rect(5, 5, 0, 10), Box(WHITE))
    assert pygame.mask.from_threshold(target, (0, 0, 0), (1, 1, 1, 255)).count() == 400


@pytest.mark.parametrize("size", [(8, 8), (40, 300), (900, 500)])
@pytest.mark.parametrize("sigma", [0, 3, 21])
def test_a_shadow_is_darkest_below_the_thing_and_ends(size: tuple[int, int], sigma: float) -> None:
    shadow = Shadow(5, sigma, 0.7)
    target = pygame.Surface((1200, 800))
    target.fill(WHITE)
    rect = pygame.Rect((0, 0), size)
    rect.center = (600, 400)
    draw_shadow(target, rect, 12, shadow)
    beyond = (600, rect.bottom + 5 + shadow.reach_px + 2)
    assert target.get_at(rect.move(0, 5).center).r < 255
    assert target.get_at(beyond)[:3] == WHITE
    assert target.get_at((3, 3))[:3] == WHITE


def test_the_band_under_a_title_is_as_high_as_it_says() -> None:
    for name in ("dhaka", "classic", "night"):
        look = Look(theme_for(name), Scale(1.5))
        target = pygame.Surface((600, 80))
        draw_title_band(target, 0, 10, 600, look)
        height = band_height_px(look)
        assert target.get_at((300, 9))[:3] == (0, 0, 0)
        assert target.get_at((300, 10))[:3] == look.theme.brass
        assert target.get_at((300, 10 + height - 1))[:3] == look.theme.brass
        assert target.get_at((300, 10 + height))[:3] == (0, 0, 0)


def test_icons_are_tinted_and_told_apart() -> None:
    tinted = icon("play", 40, GOLD)
    assert tinted.get_size() == (40, 40)
    inked = tinted.get_bounding_rect().center
    assert tinted.get_at(inked)[:3] == GOLD
    with pytest.raises(FileNotFoundError):
        icon("no such icon", 10, GOLD)


def test_a_bullet_grows_with_the_text() -> None:
    small, large = (bullet(Look(scale=Scale(1.0, text)), GOLD) for text in (1.0, 1.5))
    assert small.get_width() < large.get_width()


@pytest.mark.parametrize("unit", [0.667, 0.8, 0.889, 1.0, 1.25, 1.5, 2.0, 3.0])
def test_the_steps_of_a_bullet_are_all_alike(unit: float) -> None:
    picture = bullet(Look(scale=Scale(unit)), GOLD)
    solid = pygame.mask.from_surface(picture)
    half = picture.get_width() // 2
    rows = [sum(solid.get_at((x, y)) for x in range(2 * half)) // 2 for y in range(half)]
    widths = sorted(set(rows))
    assert {wide - before for before, wide in pairwise([0, *widths])} == {widths[0]}
    assert {rows.count(wide) for wide in widths} == {widths[0]}
    assert abs(half - 6 * unit) <= 1 + unit / 2


def parts(layout: ScreenPanel) -> list[pygame.Rect]:
    places = [layout.title, layout.body, layout.footer]
    if not layout.narrow:
        places.append(layout.nav)
    return [rect for rect in places if rect.width and rect.height]


@settings(max_examples=120)
@given(
    st.integers(480, 3840),
    st.integers(320, 2160),
    st.sampled_from([80, 100, 150]),
    st.booleans(),
    st.booleans(),
)
def test_the_parts_of_a_panel_lie_in_it_and_apart(
    width: int,
    height: int,
    text: int,
    nav: bool,
    footer: bool,
) -> None:
    look = Look(scale=Scale.of((width, height), text))
    layout = screen_panel((width, height), look, nav=nav, footer=footer)
    assert pygame.Rect(0, 0, width, height).contains(layout.panel)
    assert layout.title.contains(layout.close)
    placed = parts(layout)
    assert layout.body in placed
    for index, rect in enumerate(placed):
        assert layout.panel.contains(rect)
        assert rect.collidelist(placed[index + 1 :]) < 0


@pytest.mark.parametrize("size", [(800, 1280), (1080, 1920), (1440, 2560)])
def test_in_an_upright_window_a_panel_is_in_the_middle_and_no_tower(size: tuple[int, int]) -> None:
    panel = screen_panel(size, Look(scale=Scale.of(size)), nav=True, footer=True).panel
    assert panel.height < 1.5 * panel.width
    assert abs(panel.centery - size[1] // 2) <= 1


def test_a_panel_with_large_text_has_the_whole_height_of_an_upright_window() -> None:
    size = (800, 1280)
    small, large = (screen_panel(size, Look(scale=Scale.of(size, text))) for text in (100, 150))
    assert large.panel.height > small.panel.height
