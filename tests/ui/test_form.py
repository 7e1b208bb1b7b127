"""What a form paints, scrolls and tells."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from callbreak.ui.dirty import joined
from callbreak.ui.row_stack import RowStack
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.scroll_area import ScrollArea
from callbreak.ui.widgets.toggle import Toggle
from tests.ui.driving import SIZE_PX, Driven

GROUND = (10, 60, 60)


def nothing() -> None:
    """A press that does nothing."""


def on_ground(driven: Driven) -> Driven:
    driven.form.ground = pygame.Surface(SIZE_PX)
    driven.form.ground.fill(GROUND)
    driven.form.draw(driven.target, full=True)
    return driven


def long_list(count: int = 30) -> tuple[Driven, ScrollArea, list[Toggle]]:
    driven = Driven()
    area = ScrollArea(driven.look.motion)
    area.place(pygame.Rect(100, 100, 700, 400))
    stack = RowStack(driven.form, area)
    toggles = [Toggle(lambda _: None, on=False, motion=driven.look.motion) for _ in range(count)]
    for number, toggle in enumerate(toggles):
        stack.row(Row(f"Row {number}", "What it means."), toggle)
    stack.finish()
    return on_ground(driven), area, toggles


def test_rows_end_where_the_area_ends_if_nothing_is_scrolled() -> None:
    _, area, toggles = long_list(2)
    assert not area.most_px
    assert {toggle.rect.right for toggle in toggles} == {area.rect.right}


def test_rows_end_before_the_bar_if_there_is_one() -> None:
    driven, area, toggles = long_list()
    assert area.most_px
    ends = area.bar_rect().left - driven.look.px(16)
    assert {toggle.rect.right for toggle in toggles} == {ends}


# --- painting


def test_when_nothing_changes_nothing_is_painted() -> None:
    driven = on_ground(Driven(Button("Play", nothing)))
    assert driven.draw() == []
    driven.wait(1)
    assert driven.draw() == []


def test_a_change_paints_its_own_place_only() -> None:
    first, second = Button("one", nothing), Button("two", nothing)
    driven = on_ground(Driven(first, second))
    driven.point(first.rect.center)
    (rect,) = driven.draw()
    assert rect.contains(first.rect)
    assert not rect.colliderect(second.rect)


def test_painting_what_changed_gives_the_same_picture_as_painting_all() -> None:
    driven = on_ground(Driven(*(Button(str(number), nothing) for number in range(5))))
    for pos in ((60, 60), (60, 150), (60, 240), (900, 600)):
        driven.point(pos)
        driven.down(pos)
        driven.draw()
        driven.up(pos)
        driven.draw()
        driven.key(pygame.K_TAB)
        driven.draw()
    partly = pygame.image.tobytes(driven.target, "RGB")
    driven.form.draw(driven.target, full=True)
    assert pygame.image.tobytes(driven.target, "RGB") == partly


def test_what_is_hidden_or_moved_leaves_no_trace() -> None:
    button = Button("Play", nothing)
    driven = on_ground(Driven(button))
    before = button.rect.copy()
    button.place(before.move(400, 300))
    driven.draw()
    assert driven.target.get_at(before.center)[:3] == GROUND
    button.visible = False
    driven.draw()
    assert driven.target.get_at(before.move(400, 300).center)[:3] == GROUND


@given(
    st.lists(
        st.tuples(
            st.integers(-50, 350), st.integers(-50, 350), st.integers(0, 90), st.integers(0, 90)
        ),
        max_size=12,
    )
)
def test_joined_areas_cover_all_and_do_not_overlap(rects: list[tuple[int, int, int, int]]) -> None:
    whole = pygame.Rect(0, 0, 300, 300)
    wanted = [pygame.Rect(rect).clip(whole) for rect in rects]
    made = joined(map(pygame.Rect, rects), whole)
    for rect in wanted:
        parts = [one.clip(rect) for one in made]
        covered = sum(part.width * part.height for part in parts)
        assert covered == rect.width * rect.height
    for place, one in enumerate(made):
        assert one.collidelist(made[place + 1 :]) < 0


# --- scrolling


def test_the_wheel_scrolls_and_stops_at_the_ends() -> None:
    driven, area, _ = long_list()
    driven.point(area.rect.center)
    driven.send(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    driven.wait(1)
    once = area.offset_px
    assert once > 0
    for _ in range(100):
        driven.send(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    driven.wait(1)
    assert area.offset_px == area.most_px
    driven.send(pygame.MOUSEWHEEL, x=0, y=99, precise_y=99.0)
    driven.wait(1)
    assert area.offset_px == 0


def test_tab_brings_every_control_into_view() -> None:
    driven, area, toggles = long_list()
    for toggle in toggles:
        driven.key(pygame.K_TAB)
        driven.wait(0.5)
        assert driven.form.focused is toggle
        assert area.rect.contains(toggle.rect)


def test_what_is_scrolled_away_cannot_be_clicked() -> None:
    driven, area, toggles = long_list()
    hidden = toggles[-1]
    assert not area.rect.collidepoint(hidden.rect.center)
    driven.click(hidden.ring_rect().center)
    assert not hidden.on


def test_a_finger_scrolls_and_does_not_press() -> None:
    driven, area, toggles = long_list()
    x, y = toggles[3].ring_rect().center
    driven.down((x, y), touch=True)
    for step in range(1, 9):
        driven.point((x, y - 12 * step))
    driven.up((x, y - 96), touch=True)
    driven.wait(0.5)
    assert area.offset_px > 60
    assert not any(toggle.on for toggle in toggles)


def test_a_finger_that_hardly_moves_presses() -> None:
    driven, area, toggles = long_list()
    x, y = toggles[2].ring_rect().center
    driven.down((x, y), touch=True)
    driven.point((x + 2, y - 3))
    driven.up((x + 2, y - 3), touch=True)
    assert toggles[2].on
    assert area.offset_px == 0


def test_the_bar_can_be_dragged() -> None:
    driven, area, _ = long_list()
    driven.down(area.thumb_rect().center)
    driven.point((area.thumb_rect().centerx, 5000))
    driven.up((area.thumb_rect().centerx, 5000))
    assert area.offset_px == area.most_px


@pytest.mark.parametrize("count", [1, 30])
def test_page_keys_scroll_where_there_is_something_to_scroll(count: int) -> None:
    driven, area, _ = long_list(count)
    assert driven.key(pygame.K_END) == (count > 1)
    driven.wait(1)
    assert area.offset_px == area.most_px


def test_scrolled_rows_are_painted_inside_their_area_only() -> None:
    driven, area, _ = long_list()
    driven.point(area.rect.center)
    driven.send(pygame.MOUSEWHEEL, x=0, y=-3, precise_y=-3.0)
    driven.wait(1)
    driven.draw()
    above = driven.target.subsurface((0, 0, SIZE_PX[0], area.rect.top))
    below = driven.target.subsurface((0, area.rect.bottom, SIZE_PX[0], 100))
    for part in (above, below):
        assert pygame.mask.from_threshold(part, GROUND, (1, 1, 1, 255)).count() == (
            part.get_width() * part.get_height()
        )


# --- words beside controls


def test_a_tooltip_comes_after_a_moment_and_goes_with_the_pointer() -> None:
    button = IconButton("hint", "Hint", nothing)
    driven = Driven(button)
    driven.point(button.rect.center)
    driven.wait(0.3)
    assert not driven.form.shown[-1].visible
    driven.wait(0.5)
    tip = driven.form.shown[-1]
    assert tip.visible
    assert pygame.Rect((0, 0), SIZE_PX).contains(tip.rect)
    assert not driven.form.wants_frames
    driven.point((1200, 700))
    assert not tip.visible


def test_the_keyboard_gets_tooltips_too() -> None:
    button = IconButton("hint", "Hint", nothing)
    driven = Driven(button)
    driven.key(pygame.K_TAB)
    driven.wait(1)
    assert driven.form.shown[-1].visible


def test_a_sentence_is_shown_for_a_while_and_a_click_takes_it_away() -> None:
    driven = Driven(Label("words"))
    driven.form.say("Copied.", "good")
    toast = driven.form.shown[-2]
    driven.wait(1)
    assert toast.visible
    driven.wait(5)
    assert not toast.visible
    driven.form.say("Again.")
    driven.click(toast.rect.center)
    assert not toast.visible
    assert not driven.form.wants_frames


def test_what_is_scrolled_fades_only_at_the_edges_beyond_which_it_goes_on() -> None:
    driven, area, _ = long_list()
    look = driven.look

    def fading() -> list[bool]:
        return [upper for _, upper, _ in area.fades(look)]

    assert fading() == [False]
    area.scroll_to(area.most_px // 2, at_once=True)
    assert fading() == [True, False]
    area.scroll_to(area.most_px, at_once=True)
    assert fading() == [True]


def test_a_list_that_fits_fades_nowhere() -> None:
    driven, area, _ = long_list(2)
    assert area.most_px == 0
    assert area.fades(driven.look) == []
