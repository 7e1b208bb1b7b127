"""A text field: typing in any script, editing, selecting, and what its owner is told."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from callbreak.ui.widgets.text_field import TextField
from tests.ui.driving import Driven

pytestmark = pytest.mark.usefixtures("window")


def field(**about: Any) -> tuple[TextField, list[str], Driven]:
    heard: list[str] = []
    made = TextField("", lambda _: None, on_done=heard.append, **about)
    form = Driven(made)
    form.click(made.rect.center)
    return made, heard, form


@pytest.mark.parametrize("words", ["Sita", "कलब्रेक", "Ђорђе", "简体中文", "Žluťoučký", "a b"])
def test_any_language_can_be_typed(words: str) -> None:
    made, heard, form = field()
    form.type(words)
    form.key(pygame.K_RETURN)
    assert made.words == words
    assert heard == [words]


def test_backspace_takes_a_whole_letter_with_its_marks() -> None:
    made, _, form = field()
    form.type("कि")
    form.key(pygame.K_BACKSPACE)
    assert made.words == ""


def test_what_is_composed_is_shown_but_not_yet_meant() -> None:
    made, _, form = field()
    form.send(pygame.TEXTEDITING, text="zhong", start=0, length=5)
    form.draw()
    assert made.words == ""
    form.key(pygame.K_BACKSPACE)
    form.send(pygame.TEXTINPUT, text="中")
    assert made.words == "中"


def test_keys_edit_in_the_middle() -> None:
    made, _, form = field()
    form.type("Sta")
    form.key(pygame.K_LEFT)
    form.key(pygame.K_LEFT)
    form.type("i")
    form.key(pygame.K_END)
    form.type("!")
    form.key(pygame.K_HOME)
    form.key(pygame.K_DELETE)
    assert made.words == "ita!"


def test_a_selection_is_replaced() -> None:
    made, _, form = field()
    form.type("Bikram")
    form.key(pygame.K_a, pygame.KMOD_LCTRL)
    form.type("R")
    assert made.words == "R"


def test_a_text_is_no_longer_than_allowed_and_one_line() -> None:
    made, _, form = field(most=5)
    form.send(pygame.TEXTINPUT, text="one\ntwo\x00\ud800three")
    assert made.words == "one t"


def test_a_limit_counts_letters_as_a_reader_does() -> None:
    made, _, form = field(most=3)
    form.type("किकिकिकि")
    assert made.words == "किकिकि"
    form.key(pygame.K_BACKSPACE)
    form.key(pygame.K_HOME)
    form.type("ab")
    assert made.words == "aकिकि"


@pytest.mark.parametrize("letter", ["क्ष", "क्ष्म्य", "कि", "q\u0301"], ids=ascii)
def test_the_last_letter_that_has_room_is_whole(letter: str) -> None:
    made, _, form = field(most=3)
    form.type("ab" + letter)
    assert made.words == "ab" + letter
    form.type("c")
    assert made.words == "ab" + letter


def test_what_follows_a_letter_without_room_does_not_join_the_one_before() -> None:
    made, _, form = field(most=2)
    form.type("कनक्ष्मिq\u0301")
    assert made.words == "कन"
    form.key(pygame.K_BACKSPACE)
    form.type("ि")
    assert made.words == "कि"


def test_a_mark_at_the_end_of_a_full_field_takes_no_letter_away() -> None:
    made, _, form = field(most=2)
    form.type("ab\u0301\u0301\u0301\u0301")
    assert made.words == "ab\u0301\u0301\u0301"


def test_letters_typed_are_no_hotkeys_and_esc_is_left_to_the_scene() -> None:
    made, _, form = field()
    assert form.form.wants_text
    assert form.key(pygame.K_m)
    assert form.key(pygame.K_SPACE)
    assert not form.key(pygame.K_ESCAPE)
    assert not form.key(pygame.K_F11)
    assert made.words == ""


def test_leaving_a_field_tells_what_it_has_become_once() -> None:
    _made, heard, form = field()
    form.type("Ram")
    form.key(pygame.K_TAB)
    form.form.focus(None)
    assert heard == ["Ram"]
    assert not form.form.wants_text


def test_a_long_text_scrolls_with_its_caret() -> None:
    made, _, form = field(most=200)
    form.type("w" * 120)
    form.draw()
    inside = form.target.subsurface(made.rect.inflate(-8, -8))
    marked = pygame.mask.from_threshold(inside, form.look.theme.turn, (8, 8, 8, 255))
    assert marked.count() > 0
