"""The computer players are written in the language's letters, and kept as they are."""

from __future__ import annotations

import unicodedata

import pytest

from callbreak import words
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.settings.model import GameSettings
from callbreak.words.players import (
    bot_name,
    kept_bot_name,
    kept_names_like,
    player_name,
    player_names,
)

USUAL = tuple(opponent.name for opponent in GameSettings().opponents)
SCRIPTS = {"ne": "DEVANAGARI", "hi": "DEVANAGARI", "sr": "CYRILLIC", "zh_CN": "CJK"}


@pytest.mark.parametrize(("language", "script"), SCRIPTS.items())
def test_the_usual_opponents_have_names_in_the_letters_of_the_language(
    language: str, script: str
) -> None:
    words.set_language(language)
    shown = [bot_name(name) for name in USUAL]
    assert len(set(shown)) == 3
    for name in shown:
        assert all(unicodedata.name(letter).startswith(script) for letter in name), name


@pytest.mark.parametrize("language", ["en", "ne", "hi", "pl", "sr", "cs", "zh_CN"])
def test_what_is_shown_is_kept_as_what_it_was(language: str) -> None:
    words.set_language(language)
    assert [kept_bot_name(bot_name(name)) for name in USUAL] == list(USUAL)


@pytest.mark.parametrize("name", ["Maya", "Ашок", "", "{0}", "\0", "\ud800", "Asha "])
def test_other_names_are_shown_and_kept_as_they_were_written(name: str) -> None:
    words.set_language("ne")
    assert bot_name(name) == name
    assert kept_bot_name(name) == name


def test_a_person_of_that_name_keeps_the_letters_it_was_written_in() -> None:
    words.set_language("ne")
    assert player_name(Player("Asha", Kind.HUMAN)) == "Asha"
    assert player_name(Player("Asha", Kind.HARD)) == "आशा"


def test_a_setup_gives_its_names_by_seat_and_stays_as_it_is() -> None:
    words.set_language("hi")
    players = (Player("Asha", Kind.HUMAN), *(Player(name, Kind.EASY) for name in USUAL))
    setup = Setup("seed", Rules(), players)
    assert player_names(setup) == ("Asha", "आशा", "विक्रम", "चंद्रा")
    assert [player.name for player in setup.players] == ["Asha", *USUAL]


def test_a_part_of_a_shown_name_finds_the_kept_one() -> None:
    words.set_language("sr")
    assert kept_names_like(" биКр ") == {"Bikram"}
    assert kept_names_like("") == kept_names_like("zzz") == frozenset()
