"""Text fields take any language, and while one types no key means anything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.scenes import shortcuts
from callbreak.ui.chords import KEYS
from tests.scenes.kept_games import keep

if TYPE_CHECKING:
    from callbreak.ui.widgets.text_field import TextField
    from tests.scenes.person import Person

FIELDS = {"settings": "Your name", "new_game": "Seed"}
SIGNS = [
    one.key
    for place in (shortcuts.TABLE, shortcuts.EVERYWHERE, shortcuts.REVIEW, shortcuts.REPLAYS)
    for shortcut in place
    for one in shortcut.chords
    if not one.held and one.key not in KEYS and len(one.key) == 1
]


def field_of(person: Person, scene: str) -> TextField:
    person.open("home")
    person.open(scene, **({"page": "player"} if scene == "settings" else {}))
    field: TextField = person.control(FIELDS[scene])
    person.click_at(field.rect.center)
    return field


@pytest.mark.parametrize("scene", FIELDS)
def test_every_hotkey_sleeps_while_one_types(person: Person, scene: str) -> None:
    field = field_of(person, scene)
    top, settings = person.scene, person.services.settings
    letters = "".join(sorted(sign.lower() for sign in SIGNS)) + "123"
    assert {"m", "?", "h", "n", ","} <= set(letters)
    for letter in letters:
        person.type(letter)
    assert field.words == letters
    assert person.scene is top
    person.key(pygame.K_F1)
    person.key(pygame.K_n, pygame.KMOD_LCTRL)
    person.key(pygame.K_z, pygame.KMOD_LCTRL)
    person.key(pygame.K_DELETE)
    assert person.scene is top
    assert person.services.settings.sound == settings.sound
    assert person.stack.scenes[-1].wants_text


@pytest.mark.parametrize("words", ["Đorđe", "राम बहादुर", "श्रीमती", "李雷", "Żółć", "Ђорђе", "Zoë"])
def test_a_name_may_be_of_any_language(person: Person, words: str) -> None:
    field_of(person, "settings")
    person.send(pygame.TEXTINPUT, text=words)
    person.key(pygame.K_TAB)
    assert person.services.settings.player.name == words


def test_what_an_input_method_composes_is_not_yet_a_name(person: Person) -> None:
    field = field_of(person, "settings")
    top = person.scene
    person.send(pygame.TEXTEDITING, text="li", start=0, length=2)
    for key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_DOWN, pygame.K_TAB, pygame.K_BACKSPACE):
        person.key(key)
    assert person.scene is top
    assert person.form.focused is field
    assert field.words == ""
    person.send(pygame.TEXTINPUT, text="李")
    assert field.words == "李"
    person.key(pygame.K_TAB)
    assert person.services.settings.player.name == "李"


def test_an_input_method_that_is_given_up_leaves_nothing(person: Person) -> None:
    field = field_of(person, "settings")
    person.send(pygame.TEXTEDITING, text="li", start=0, length=2)
    person.send(pygame.TEXTEDITING, text="", start=0, length=0)
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")
    assert field.words == ""


def test_the_input_method_sleeps_outside_of_text_fields(
    person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    awake: list[bool] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: awake.append(True))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: awake.append(False))
    field_of(person, "settings")
    assert awake[-1]
    person.key(pygame.K_TAB)
    assert not awake[-1]
    person.key(pygame.K_TAB, pygame.KMOD_LSHIFT)
    assert awake[-1]
    person.key(pygame.K_ESCAPE)
    assert not awake[-1]


def test_delete_and_letters_in_the_search_field_touch_no_game(
    person: Person,
) -> None:
    assert person.services.store is not None
    keep(person.services.store)
    person.open("home")
    person.open("replays")
    field = next(widget for widget in person.form.widgets if widget.wants_text)
    person.click_at(field.rect.center)
    person.type("ea")
    person.key(pygame.K_DELETE)
    assert person.at("ReplaysScene")
    assert len(person.services.store.games()) == 1
