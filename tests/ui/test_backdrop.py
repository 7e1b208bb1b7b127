"""The table's and the home scene's still pictures, and the ornament they are made with."""

from __future__ import annotations

import pygame
import pytest

from callbreak.ui.backdrop import table_backdrop, table_frame
from callbreak.ui.finish_art import CONFETTI_FALL_S, confetti_spots, garland, winner_rays
from callbreak.ui.home_art import draw_flags, draw_lamps, home_backdrop, home_view, moving_areas
from callbreak.ui.home_view import CARD_WIDTH
from callbreak.ui.weave import BAND_CELLS, stepped_diamond, weave_band, weave_cell_px, weave_corner

SIZES = [
    (800, 480), (1024, 600), (1280, 720), (1024, 768), (1920, 1080), (2560, 1080), (800, 1280),
    (3840, 2160), (801, 481),
]  # fmt: skip


def unit_of(size_px: tuple[int, int]) -> float:
    return min(max(size_px) / 1280, min(size_px) / 720)


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def mirrored(surface: pygame.Surface) -> pygame.Surface:
    return pygame.transform.flip(surface, flip_x=True, flip_y=False)


def brightness(surface: pygame.Surface, area: tuple[int, int, int, int]) -> int:
    red, green, blue = pygame.transform.average_color(surface, pygame.Rect(area))[:3]
    return red + green + blue


def middle_and_corner(surface: pygame.Surface) -> tuple[int, int]:
    width, height = surface.get_size()
    at = (width // 2 - 30, round(height * 0.436) - 30, 60, 60)
    return brightness(surface, at), brightness(surface, (width // 16, height - height // 6, 40, 40))


@pytest.mark.parametrize("size_px", SIZES, ids=str)
def test_the_table_fills_every_window_exactly_and_lets_nothing_through(
    size_px: tuple[int, int],
) -> None:
    table = table_backdrop(size_px, "dhaka", "normal", unit_of(size_px))
    assert table.get_size() == size_px
    assert table.get_masks()[3] == 0
    assert brightness(table, (0, 0, *size_px)) > 60


@pytest.mark.parametrize("size_px", [(1280, 720), (800, 1280), (1023, 599)], ids=str)
@pytest.mark.parametrize("theme", ["dhaka", "classic", "night"])
def test_the_frame_is_the_same_on_the_left_and_on_the_right(
    size_px: tuple[int, int], theme: str
) -> None:
    width, height = size_px
    table = table_backdrop(size_px, theme, "normal", 0.8)
    thick = table_frame(0.8).cloth
    left = table.subsurface((0, thick, thick, height - 2 * thick))
    right = table.subsurface((width - thick, thick, thick, height - 2 * thick))
    assert pixels(left) == pixels(mirrored(right))


@pytest.mark.parametrize("unit", [0.625, 0.8, 1.0, 1.5, 3.0])
def test_the_cloth_begins_after_rim_band_and_brass(unit: float) -> None:
    frame = table_frame(unit)
    assert frame.band == BAND_CELLS * weave_cell_px(unit)
    assert frame.cloth == frame.rim + frame.band + frame.brass
    assert frame.cloth == pytest.approx(36 * unit, rel=0.15)


@pytest.mark.parametrize("theme", ["dhaka", "classic", "night"])
@pytest.mark.parametrize("contrast", ["normal", "high"])
def test_the_light_falls_on_the_middle_of_the_cloth(theme: str, contrast: str) -> None:
    middle, corner = middle_and_corner(table_backdrop((960, 540), theme, contrast, 0.75))
    assert middle > corner * 1.3


def test_the_light_goes_where_the_trick_is() -> None:
    low = table_backdrop((600, 900), "night", "normal", 0.7, focus=(0.5, 0.7))
    assert brightness(low, (280, 610, 40, 40)) > brightness(low, (280, 250, 40, 40))


def test_high_contrast_darkens_the_cloth_of_every_theme() -> None:
    for theme in ("dhaka", "classic", "night"):
        normal, _ = middle_and_corner(table_backdrop((640, 360), theme, "normal", 0.5))
        high, _ = middle_and_corner(table_backdrop((640, 360), theme, "high", 0.5))
        assert high < normal * 0.8


def test_only_the_classic_table_has_no_woven_band() -> None:
    reds = {}
    for theme in ("dhaka", "classic", "night"):
        table = table_backdrop((1280, 720), theme, "normal", 1.0)
        band = table.subsurface((36, 17, 1208, 16))
        colours = {tuple(band.get_at((x, 8))[:3]) for x in range(1208)}
        reds[theme] = any(red > 2.5 * max(green, blue) for red, green, blue in colours)
    assert reds == {"dhaka": True, "classic": False, "night": True}


def test_an_unknown_theme_gives_the_dhaka_table() -> None:
    strange = table_backdrop((320, 180), "plaid", "normal", 0.3)
    assert pixels(strange) == pixels(table_backdrop((320, 180), "dhaka", "normal", 0.3))


def test_the_same_table_is_drawn_each_time() -> None:
    first, second = (table_backdrop((480, 300), "dhaka", "normal", 0.4) for _ in range(2))
    assert pixels(first) == pixels(second)


@pytest.mark.parametrize("width", [7, 54, 100, 481, 999, 1812])
@pytest.mark.parametrize("cell_px", [1, 2, 3, 6])
def test_a_band_is_the_same_from_both_ends(width: int, cell_px: int) -> None:
    band = weave_band(width, cell_px)
    assert band.get_size() == (width, BAND_CELLS * cell_px)
    assert pixels(band) == pixels(mirrored(band))


def test_a_corner_block_is_the_same_turned_about() -> None:
    block = weave_corner(3)
    assert pixels(block) == pixels(pygame.transform.rotate(block, 90))


def test_a_stepped_diamond_has_its_steps_and_is_whole() -> None:
    diamond = pygame.mask.from_surface(stepped_diamond(4, 3, "#f0a31e"))
    widths = [sum(diamond.get_at((x, y)) for x in range(24)) for y in range(0, 24, 3)]
    assert widths == [6, 12, 18, 24, 24, 18, 12, 6]


def test_an_outlined_diamond_is_hollow_and_as_large_as_the_filled_one() -> None:
    filled = pygame.mask.from_surface(stepped_diamond(4, 3, "#f0a31e"))
    hollow = pygame.mask.from_surface(stepped_diamond(4, 3, "#f0a31e", line_px=1))
    assert hollow.get_bounding_rects()[0].size == filled.get_bounding_rects()[0].size
    assert not hollow.get_at((12, 12))
    assert len(hollow.connected_components()) == 1
    assert hollow.overlap_area(filled, (0, 0)) == hollow.count() < filled.count() / 2


@pytest.mark.parametrize("size_px", SIZES[:7], ids=str)
def test_the_evening_fills_every_window_exactly(size_px: tuple[int, int]) -> None:
    evening = home_backdrop(size_px)
    assert evening.get_size() == size_px
    assert evening.get_masks()[3] == 0


@pytest.mark.parametrize("size_px", SIZES, ids=str)
def test_stupa_temple_and_lamps_stay_in_sight_whatever_the_window(
    size_px: tuple[int, int],
) -> None:
    view = home_view(size_px)
    window = pygame.Rect((0, 0), size_px)
    for x in (705, 812, 1718, 1915):
        assert 0 <= view.point(x, 800)[0] <= size_px[0]
    assert all(window.collidepoint(lamp.x, lamp.y) for lamp in view.lamps)
    assert 0.6 * size_px[1] < view.table_y < 0.9 * size_px[1]


@pytest.mark.parametrize(
    ("size_px", "menu_px"), [((1280, 720), 463), ((1024, 768), 370), ((1024, 600), 524)], ids=str
)
def test_cards_and_lamps_lie_beside_the_menu(size_px: tuple[int, int], menu_px: int) -> None:
    view = home_view(size_px, menu_px)
    half = 1.7 * CARD_WIDTH * view.scale
    assert menu_px <= view.cards[0] - half
    assert view.cards[0] + half <= size_px[0]
    assert view.lamps
    assert all(lamp.x >= menu_px for lamp in view.lamps)


@pytest.mark.parametrize("size_px", [(960, 540), (600, 900)], ids=str)
def test_flags_and_flames_move_and_touch_only_their_areas(size_px: tuple[int, int]) -> None:
    still, view = home_backdrop(size_px), home_view(size_px)
    frames = []
    for t_s in (0.0, 0.9):
        frame = still.copy()
        draw_flags(frame, t_s, view)
        draw_lamps(frame, t_s, view)
        frames.append(pixels(frame))
        for area in moving_areas(view):
            frame.blit(still, area, area)
        assert pixels(frame) == pixels(still)
    assert frames[0] != frames[1]


def test_flags_and_flames_that_are_drawn_in_parts_are_those_drawn_at_once() -> None:
    view = home_view((480, 270))
    whole, parts = (pygame.Surface(view.size_px, 0, 32) for _ in range(2))
    draw_flags(whole, 3.1, view)
    draw_lamps(whole, 3.1, view)
    for x in range(0, 480, 37):
        for y in range(0, 270, 41):
            parts.set_clip((x, y, 37, 41))
            draw_flags(parts, 3.1, view)
            draw_lamps(parts, 3.1, view)
    assert pixels(parts) == pixels(whole)


def test_winners_rays_add_most_light_around_the_winner() -> None:
    rays = winner_rays((600, 400), (200, 160))
    near, far = brightness(rays, (190, 150, 20, 20)), brightness(rays, (580, 380, 20, 20))
    assert near > 60 > far


def test_a_garland_leaves_the_face_free() -> None:
    picture = garland(100)
    middle = picture.get_rect().center
    assert picture.get_at(middle).a == 0
    assert picture.get_at((middle[0], middle[1] + 112)).a == 255
    assert picture.get_at((middle[0], middle[1] - 112)).a == 0
    edge = picture.get_rect().bottom - 2
    assert all(picture.get_at((x, edge)).a == 0 for x in range(picture.get_width()))


def test_confetti_falls_once_and_is_gone() -> None:
    size_px = (1280, 720)
    assert confetti_spots(-0.1, size_px, 1.0) == []
    middle = confetti_spots(CONFETTI_FALL_S / 2, size_px, 1.0)
    assert len(middle) > 40
    assert confetti_spots(CONFETTI_FALL_S, size_px, 1.0) == []
