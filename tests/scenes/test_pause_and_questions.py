"""Pause, questions and About: harmless by default, and every way leads back."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from callbreak.engine.deal import fingerprint
from callbreak.engine.state import Setup
from callbreak.scenes.question import Answer, QuestionScene
from callbreak.scenes.table import TableScene
from callbreak.session.session import Session
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.words import LANGUAGES
from tests.scenes.at_table import EVERY_RULE, PLAYERS
from tests.scenes.person import Person


def at_the_table(person: Person) -> None:
    person.open("home")
    person.open("table")
    person.open("pause", session=person.scene.session)  # type: ignore[attr-defined]


def ask(person: Person, done: list[str]) -> None:
    person.open("home")
    answers = [
        Answer("Keep it", kind="primary"),
        Answer("Delete it", lambda: done.append("deleted"), "danger"),
    ]
    person.push(QuestionScene("Delete this game?", "It cannot be brought back.", answers))


def test_the_pause_shows_the_rules_in_force(person: Person) -> None:
    at_the_table(person)
    assert person.sees("5 rounds; calls from 1 to 8.")


def test_the_pause_shows_the_fingerprint_that_was_promised(person: Person) -> None:
    at_the_table(person)
    table = person.stack.scenes[-2]
    assert isinstance(table, TableScene)
    seal = fingerprint(table.session.setup.seed)
    assert person.sees(f"{seal[:8]} {seal[8:16]} ")
    assert person.sees(seal[-8:])


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_small_window_too_the_pause_has_room_for_every_rule(
    person: Person, language: str
) -> None:
    person.services.options = replace(person.services.options, language=language)
    person.services.apply_settings()
    pygame.display.set_mode((800, 480))
    person.services.window.resized()
    person.stack.resize((800, 480))
    person.open("pause", session=Session(Setup("all rules", EVERY_RULE, PLAYERS)))
    (rules,) = [widget for widget in person.form.widgets if isinstance(widget, BulletList)]
    assert rules.words.count("\n") >= 10
    assert rules.height_px(person.form.look, rules.rect.width) <= rules.rect.height


def test_go_on_and_esc_lead_back_to_the_table(person: Person) -> None:
    at_the_table(person)
    person.click("Go on")
    assert person.at("TableScene")
    person.open("pause", session=person.scene.session)  # type: ignore[attr-defined]
    person.key(pygame.K_ESCAPE)
    assert person.at("TableScene")


def test_the_first_screen_offers_to_continue_the_paused_game(person: Person) -> None:
    at_the_table(person)
    person.click("To the first screen")
    assert person.at("HomeScene")
    assert len(person.stack.scenes) == 1
    assert person.sees("Continue")


def test_esc_leads_from_new_game_back_to_the_paused_table(person: Person) -> None:
    at_the_table(person)
    person.click("New game")
    assert person.at("NewGameScene")
    person.key(pygame.K_ESCAPE)
    assert person.at("TableScene")


def test_the_harmless_answer_has_the_focus(person: Person) -> None:
    done: list[str] = []
    ask(person, done)
    person.key(pygame.K_RETURN)
    assert person.at("HomeScene")
    assert done == []


def test_esc_is_the_harmless_answer(person: Person) -> None:
    done: list[str] = []
    ask(person, done)
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")
    assert done == []


def test_a_held_enter_does_not_run_into_a_fresh_question(person: Person) -> None:
    done: list[str] = []
    person.open("home")
    person.hold(pygame.K_RETURN)
    ask(person, done)
    person.hold(pygame.K_RETURN)
    assert person.at("QuestionScene")


def test_only_the_answer_that_says_so_does_it(person: Person) -> None:
    done: list[str] = []
    ask(person, done)
    person.click("Delete it")
    assert done == ["deleted"]
    assert person.at("HomeScene")


def test_a_touch_answers_once(person: Person) -> None:
    done: list[str] = []
    ask(person, done)
    person.tap("Delete it")
    assert done == ["deleted"]
    assert person.at("HomeScene")


def test_a_question_is_asked_over_what_is_below(person: Person) -> None:
    done: list[str] = []
    person.open("home")
    person.wait(0.5)
    surface = person.services.window.surface
    before = surface.get_at((40, 700))
    ask(person, done)
    person.wait(0.5)
    after = surface.get_at((40, 700))
    assert sum(after[:3]) < sum(before[:3])


def test_about_tells_versions_and_places(person: Person) -> None:
    person.open("home")
    person.open("about")
    assert person.sees(pygame.version.ver)
    assert person.services.places is not None
    assert person.sees(str(person.services.places.log))
    person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")


def test_keys_that_hold_everywhere(person: Person) -> None:
    person.open("home")
    person.key(pygame.K_m)
    assert person.services.settings.sound.mute
    person.key(0, scancode=pygame.KSCAN_M)
    assert not person.services.settings.sound.mute
    person.key(pygame.K_QUESTION, unicode="?")
    assert person.sees("Undo to your last decision")
    person.key(pygame.K_ESCAPE)
    person.key(pygame.K_n, pygame.KMOD_LCTRL)
    assert person.at("NewGameScene")
    person.key(pygame.K_n, pygame.KMOD_LCTRL)
    assert person.at("NewGameScene")


def test_a_serbian_keyboard_has_the_same_keys(person: Person) -> None:
    person.open("home")
    person.key(0x43C, scancode=pygame.KSCAN_M)
    assert person.services.settings.sound.mute
