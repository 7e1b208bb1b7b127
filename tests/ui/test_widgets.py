"""Controls, driven by mouse, finger and keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from callbreak.ui.tween import Motion
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.slider import Slider
from callbreak.ui.widgets.toggle import Toggle
from tests.ui.driving import Driven

if TYPE_CHECKING:
    from callbreak.ui.look import Look

pytestmark = pytest.mark.usefixtures("window")

OUTSIDE = (1270, 710)


def counting(presses: list[str], words: str = "Play", **about: Any) -> Button:
    return Button(words, lambda: presses.append(words), **about)


def choice(chosen: list[int], value: int = 2) -> Choice[int]:
    options = [Option(number, str(number)) for number in (1, 2, 3)]
    return Choice(options, value, chosen.append, motion=Motion())


# --- buttons


def test_a_click_presses_once() -> None:
    presses: list[str] = []
    button = counting(presses)
    Driven(button).click(button.rect.center)
    assert presses == ["Play"]


def test_a_press_counts_only_where_it_is_released() -> None:
    presses: list[str] = []
    button = counting(presses)
    form = Driven(button)
    form.down(button.rect.center)
    form.point(OUTSIDE)
    form.up(OUTSIDE)
    assert presses == []
    form.down(OUTSIDE)
    form.up(button.rect.center)
    assert presses == []


def test_a_button_shows_its_key_where_there_is_room_for_it() -> None:
    plain, keyed = counting([]), counting([], key="Enter")
    look = Driven(plain, keyed).look
    assert keyed.size_px(look)[0] > plain.size_px(look)[0]
    narrow = pygame.Rect((0, 0), plain.size_px(look))
    assert drawn(plain, look, narrow) == drawn(keyed, look, narrow)
    wide = pygame.Rect((0, 0), keyed.size_px(look))
    assert drawn(plain, look, wide) != drawn(keyed, look, wide)


def drawn(button: Button, look: Look, rect: pygame.Rect) -> bytes:
    button.place(rect)
    picture = pygame.Surface(rect.size)
    button.draw(picture, look)
    return pygame.image.tobytes(picture, "RGB")


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 7])
def test_only_the_left_button_presses(number: int) -> None:
    presses: list[str] = []
    button = counting(presses)
    form = Driven(button)
    form.down(button.rect.center, number)
    form.up(button.rect.center, number)
    assert presses == []


def test_left_and_right_together_press_once() -> None:
    presses: list[str] = []
    button = counting(presses)
    form = Driven(button)
    where = button.rect.center
    form.down(where)
    form.down(where, 3)
    form.up(where, 3)
    form.up(where)
    assert presses == ["Play"]


def test_leaving_the_window_while_pressing_lets_go() -> None:
    presses: list[str] = []
    button = counting(presses)
    form = Driven(button)
    form.down(button.rect.center)
    form.send(pygame.WINDOWFOCUSLOST)
    form.up(button.rect.center)
    assert presses == []


def test_a_disabled_button_does_nothing_but_tells_its_tooltip() -> None:
    presses: list[str] = []
    button = counting(presses)
    button.tooltip = "too low"
    button.set_enabled(False)
    form = Driven(button)
    form.click(button.rect.center)
    form.key(pygame.K_TAB)
    form.key(pygame.K_RETURN)
    assert presses == []
    form.point((0, 0))
    form.point(button.rect.center)
    form.wait(1)
    assert form.form.shown[-1].visible


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE])
def test_enter_and_space_press_what_has_the_focus(key: int) -> None:
    presses: list[str] = []
    form = Driven(counting(presses, "first"), counting(presses, "second"))
    form.key(pygame.K_TAB)
    form.key(pygame.K_TAB)
    form.key(key)
    assert presses == ["second"]


def test_keys_press_nothing_before_anything_has_the_focus() -> None:
    presses: list[str] = []
    form = Driven(counting(presses))
    assert not form.key(pygame.K_RETURN)
    assert presses == []


def test_alt_and_ctrl_with_enter_are_not_a_press() -> None:
    presses: list[str] = []
    form = Driven(counting(presses))
    form.key(pygame.K_TAB)
    form.key(pygame.K_RETURN, pygame.KMOD_LALT)
    form.key(pygame.K_RETURN, pygame.KMOD_LCTRL)
    assert presses == []


def test_tab_and_shift_tab_go_round_and_skip_what_cannot_be_used() -> None:
    presses: list[str] = []
    first, off, last = (counting(presses, words) for words in ("first", "off", "last"))
    off.set_enabled(False)
    form = Driven(first, off, last)
    visited = []
    for _ in range(3):
        form.key(pygame.K_TAB)
        visited.append(form.form.focused)
    form.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    visited.append(form.form.focused)
    assert visited == [first, last, first, last]


def test_arrows_go_to_the_control_in_that_direction() -> None:
    presses: list[str] = []
    left, right, below = (counting(presses, words) for words in ("left", "right", "below"))
    form = Driven(left, right, below)
    left.place(pygame.Rect(40, 40, 120, 48))
    right.place(pygame.Rect(300, 44, 120, 48))
    below.place(pygame.Rect(40, 200, 120, 48))
    form.form.focus(left)
    for arrow, expected in (
        (pygame.K_RIGHT, right),
        (pygame.K_LEFT, left),
        (pygame.K_DOWN, below),
        (pygame.K_DOWN, below),
        (pygame.K_UP, left),
    ):
        form.key(arrow)
        assert form.form.focused is expected


def test_an_arrow_rather_goes_straight_on_than_to_what_is_nearer_and_far_aside() -> None:
    presses: list[str] = []
    start, straight, aside = (counting(presses, words) for words in ("one", "two", "three"))
    form = Driven(start, straight, aside)
    start.place(pygame.Rect(40, 40, 120, 48))
    straight.place(pygame.Rect(40, 200, 120, 48))
    aside.place(pygame.Rect(600, 140, 120, 48))
    form.form.focus(start)
    form.key(pygame.K_DOWN)
    assert form.form.focused is straight


def test_the_ring_follows_the_keyboard_and_hides_from_the_mouse() -> None:
    presses: list[str] = []
    button, other = counting(presses, "one"), counting(presses, "two")
    form = Driven(button, other)
    form.key(pygame.K_TAB)
    assert button.focused
    form.click(other.rect.center)
    assert form.form.focused is other
    assert not other.focused
    form.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert button.focused


def test_a_touched_button_does_not_stay_lit() -> None:
    presses: list[str] = []
    button = counting(presses)
    form = Driven(button)
    form.down(button.rect.center, touch=True)
    form.up(button.rect.center, touch=True)
    assert presses == ["Play"]
    assert not button.hovered
    assert not button.pressed


def test_an_icon_button_can_be_shown_as_on() -> None:
    presses: list[str] = []
    button = IconButton("hint", "Hint", lambda: presses.append("hint"))
    form = Driven(button)
    before = form.target.get_at((*button.rect.midtop[:1], button.rect.y + 5))
    button.set_on(True)
    form.draw()
    assert form.target.get_at((*button.rect.midtop[:1], button.rect.y + 5)) != before


# --- toggles, choices, sliders


def test_a_toggle_switches_and_arrows_set_it() -> None:
    heard: list[bool] = []
    toggle = Toggle(heard.append, on=False, motion=Motion())
    form = Driven(toggle)
    form.click(toggle.ring_rect().center)
    form.key(pygame.K_RIGHT)
    form.key(pygame.K_LEFT)
    form.key(pygame.K_SPACE)
    assert heard == [True, False, True]
    assert form.form.wants_frames
    form.wait(1)
    assert not form.form.wants_frames


def test_a_choice_takes_the_segment_that_is_clicked() -> None:
    chosen: list[int] = []
    control = choice(chosen)
    form = Driven(control)
    form.click(control.segment(2).center)
    form.click(control.segment(2).center)
    assert chosen == [3]
    assert control.value == 3


def test_arrows_stop_at_the_ends_of_a_choice_and_enter_goes_round() -> None:
    chosen: list[int] = []
    form = Driven(choice(chosen))
    form.key(pygame.K_TAB)
    for key in (pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN, pygame.K_LEFT):
        form.key(key)
    assert chosen == [3, 1]


def test_a_choice_without_a_value_takes_the_first_by_key() -> None:
    chosen: list[int] = []
    control = choice(chosen, 77)
    form = Driven(control)
    form.key(pygame.K_TAB)
    form.key(pygame.K_RIGHT)
    assert chosen == [1]


def test_a_choice_without_room_takes_several_rows() -> None:
    control = choice([])
    form = Driven(control)
    narrow, high = control.size_px(form.look, 130)
    assert narrow <= 130
    control.arrange(form.look, pygame.Rect(0, 0, narrow, high))
    assert len({control.segment(place).y for place in range(3)}) > 1
    assert all(control.rect.contains(control.segment(place)) for place in range(3))


@pytest.mark.parametrize("longest", ["System", "As the system has it"])
def test_rows_of_a_choice_that_are_equally_long_stand_in_columns(longest: str) -> None:
    options = [Option(word, word) for word in ("ab", longest, "cd", "Polski")]
    control = Choice(options, "cd", lambda _: None, motion=Motion())
    form = Driven(control)
    control.arrange(form.look, pygame.Rect(0, 0, 290, 70))
    upper, lower = [control.segment(at) for at in (0, 1)], [control.segment(at) for at in (2, 3)]
    assert upper[0].y < lower[0].y
    assert [rect.x for rect in upper] == [rect.x for rect in lower]


def test_a_slider_follows_the_pointer_also_outside_and_tells_the_end_once() -> None:
    heard: list[int] = []
    done: list[int] = []
    slider = Slider(0, 100, 5, 50, heard.append, on_done=done.append)
    form = Driven(slider)
    form.down(slider.ring_rect().center)
    form.point((slider.rect.right + 400, 0))
    assert slider.value == 100
    form.point((-300, 700))
    form.up((-300, 700))
    assert heard[-1] == slider.value == 0
    assert done == [0]


def test_a_slider_obeys_keys_and_keeps_to_its_limits() -> None:
    done: list[int] = []
    slider = Slider(0, 100, 5, 90, lambda _: None, on_done=done.append)
    form = Driven(slider)
    form.key(pygame.K_TAB)
    keys = (pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_RIGHT, pygame.K_HOME, pygame.K_LEFT)
    for key in keys:
        form.key(key)
    assert done == [95, 100, 0]
