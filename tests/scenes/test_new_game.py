"""A new game is set up, sent to someone, and begun."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from callbreak.engine.deal import fingerprint
from callbreak.engine.rules import PRESETS
from callbreak.engine.state import Kind
from callbreak.scenes import new_game
from callbreak.session.setup_text import write_setup
from tests.scenes.person import Person


@pytest.fixture(autouse=True)
def clipboard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A clipboard with nothing on it."""
    held = [""]

    def put(words: str) -> bool:
        held[0] = words
        return True

    monkeypatch.setattr(new_game, "copy_text", put)
    monkeypatch.setattr(new_game, "pasted_text", lambda: held[0])
    return held


def open_it(person: Person) -> None:
    person.open("home")
    person.click("New game")
    assert person.at("NewGameScene")


def test_the_rules_are_told_in_plain_words_and_follow_the_preset(person: Person) -> None:
    open_it(person)
    assert person.sees("beat the winning card if you can")
    person.choose("Rules", "Beginner")
    assert person.sees("you need not beat the winning card")


def test_a_game_begins_with_what_was_chosen(person: Person) -> None:
    open_it(person)
    person.choose("Rules", "Nepal")
    person.choose("Rounds", "3")
    person.click_at(person.control("Seed").rect.center)
    person.type("Dashain 2083")
    person.click("Deal the cards")
    assert person.at("TableScene")
    setup = person.scene.session.setup  # type: ignore[attr-defined]
    assert setup.seed == "Dashain 2083"
    assert setup.rules.void == PRESETS["nepal"].void
    assert setup.rules.rounds == 3
    assert [player.kind for player in setup.players] == [Kind.HUMAN, *[Kind.MEDIUM] * 3]
    assert person.services.store is not None
    kept = person.services.store.unfinished()
    assert kept is not None
    assert kept.setup == setup


def test_below_the_table_is_the_first_screen(person: Person) -> None:
    open_it(person)
    person.click("Deal the cards")
    assert [type(scene).__name__ for scene in person.stack.scenes] == ["HomeScene", "TableScene"]


def test_the_fingerprint_is_that_of_the_seed_that_will_be_played(person: Person) -> None:
    open_it(person)
    drawn = person.scene.seed  # type: ignore[attr-defined]
    assert len(drawn) == 32
    assert person.sees(fingerprint(drawn)[:8])
    person.click_at(person.control("Seed").rect.center)
    person.type("a")
    assert person.sees(fingerprint("a")[:8])
    person.key(pygame.K_BACKSPACE)
    assert person.sees(fingerprint(drawn)[:8])


def test_two_games_have_two_seeds(person: Person) -> None:
    open_it(person)
    first = person.scene.seed  # type: ignore[attr-defined]
    person.key(pygame.K_ESCAPE)
    open_it(person)
    assert person.scene.seed != first  # type: ignore[attr-defined]


def test_a_game_is_copied_and_taken_again(person: Person, clipboard: list[str]) -> None:
    open_it(person)
    person.choose("Rules", "Master")
    person.click_at(person.control("Seed").rect.center)
    person.type("ours")
    person.click("Copy this game (rules and seed) as text")
    person.choose("Rules", "Beginner")
    clipboard[0] = f"Play this with me: {clipboard[0]} See you!"
    person.click("Take a game from the clipboard")
    assert person.scene.rules_in_play == PRESETS["master"]
    assert person.scene.seed == "ours"  # type: ignore[attr-defined]
    assert person.control("Seed").words == "ours"


def test_a_game_of_a_preset_is_taken_as_that_preset(person: Person, clipboard: list[str]) -> None:
    open_it(person)
    clipboard[0] = write_setup(replace(PRESETS["nepal"], rounds=3), "ours")
    person.click("Take a game from the clipboard")
    assert person.control("Rules").value == "nepal"
    assert person.control("Rounds").value == 3
    assert person.services.settings.game.own_rules == {}


def test_nonsense_on_the_clipboard_is_refused_with_a_sentence(
    person: Person, clipboard: list[str]
) -> None:
    open_it(person)
    clipboard[0] = '{"format": "callbreak-setup", "preset": "classic", "rules": {"void": 7}}'
    person.click("Take a game from the clipboard")
    assert person.sees("The clipboard holds no game")
    assert person.scene.rules_in_play == PRESETS["classic"]


def test_the_house_rules_are_a_click_away_and_come_back(person: Person) -> None:
    open_it(person)
    person.click("House rules …")
    person.choose("Highest call", "13")
    person.key(pygame.K_ESCAPE)
    assert person.at("NewGameScene")
    assert person.control("Rules").value == "custom"
    assert person.sees("calls from 1 to 13")


def test_levels_and_names_of_the_opponents_are_taken(person: Person) -> None:
    person.services.change("game.opponents.1.level", "hard")
    person.services.change("game.opponents.3.name", "Harka")
    open_it(person)
    person.click("Deal the cards")
    players = person.scene.session.setup.players  # type: ignore[attr-defined]
    assert (players[1].kind, players[3].name) == (Kind.HARD, "Harka")


def test_a_seed_of_the_command_line_is_there_already(person: Person) -> None:
    person.services.options = person.services.options.__class__(seed="given")
    open_it(person)
    assert person.control("Seed").words == "given"
