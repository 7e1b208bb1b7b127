"""Keys that mean the same in every scene: what they do is seen there."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from tests.scenes.at_table import AtTable
from tests.scenes.test_score_sheet_and_end import after_rounds

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from tests.scenes.person import Person


def press_m(person: Person) -> None:
    person.key(pygame.K_m, scancode=pygame.KSCAN_M)


def test_the_table_says_that_the_sound_is_off_and_on_again(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    press_m(table)
    assert services.audio.muted
    assert table.table.controls.form.saying == "The sound is off."
    press_m(table)
    assert table.table.controls.form.saying == "The sound is on."


def test_in_a_run_without_sound_the_mute_key_says_why_and_changes_nothing(person: Person) -> None:
    person.services.options = replace(person.services.options, mute=True)
    person.open("home")
    before = person.services.settings.sound.mute
    press_m(person)
    assert person.services.settings.sound.mute is before
    assert person.form.saying == "There is no sound this time: the game was started with --mute."
    person.open("settings", page="sound")
    assert person.sees("There is no sound this time")


@pytest.mark.parametrize("name", ["score_sheet", "game_end"])
def test_the_sheet_and_the_end_say_that_the_sound_is_off(person: Person, name: str) -> None:
    person.open(name, session=after_rounds(3))
    press_m(person)
    assert person.form.saying == "The sound is off."


@pytest.mark.parametrize("name", ["score_sheet", "game_end"])
def test_the_sheet_and_the_end_keep_the_focus_in_a_window_of_another_size(
    person: Person, name: str
) -> None:
    person.open(name, session=after_rounds(3))
    person.key(pygame.K_TAB)
    assert person.form.focused is not None
    before = person.form.focus_place
    person.stack.resize((1000, 700))
    assert person.form.focus_place == before
