"""Numbers and their words in each language, with the shipped catalogs."""

from __future__ import annotations

import json

import pytest

from callbreak.engine.record import to_record
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.session.session import Session
from callbreak.words import LANGUAGES, set_language
from callbreak.words.numbers import decimal_text, points_text, rounds_text, score_text, tricks_text

TRICKS = {
    "en": "1 trick, 2 tricks, 5 tricks, 12 tricks, 21 tricks, 22 tricks",
    "ne": "1 हात, 2 हात, 5 हात, 12 हात, 21 हात, 22 हात",
    "hi": "1 हाथ, 2 हाथ, 5 हाथ, 12 हाथ, 21 हाथ, 22 हाथ",
    "pl": "1 lewa, 2 lewy, 5 lew, 12 lew, 21 lew, 22 lewy",
    "sr": "1 штих, 2 штиха, 5 штихова, 12 штихова, 21 штих, 22 штиха",
    "cs": "1 zdvih, 2 zdvihy, 5 zdvihů, 12 zdvihů, 21 zdvihů, 22 zdvihů",
    "zh_CN": "1墩, 2墩, 5墩, 12墩, 21墩, 22墩",
}
POINTS = {
    "en": "1 point, −1 point, 2 points, 5 points, 4.1 points, −22 points",
    "ne": "1 अङ्क, −1 अङ्क, 2 अङ्क, 5 अङ्क, 4.1 अङ्क, −22 अङ्क",
    "hi": "1 अंक, −1 अंक, 2 अंक, 5 अंक, 4.1 अंक, −22 अंक",
    "pl": "1 punkt, −1 punkt, 2 punkty, 5 punktów, 4,1 punktu, −22 punkty",
    "sr": "1 поен, −1 поен, 2 поена, 5 поена, 4,1 поена, −22 поена",
    "cs": "1 bod, −1 bod, 2 body, 5 bodů, 4,1 bodu, −22 bodů",
    "zh_CN": "1分, −1分, 2分, 5分, 4.1分, −22分",
}
COMMA = {"pl", "sr", "cs"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_tricks_are_counted_as_the_language_does(language: str) -> None:
    assert set_language(language) == language
    assert ", ".join(map(tricks_text, (1, 2, 5, 12, 21, 22))) == TRICKS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_points_are_counted_as_the_language_does(language: str) -> None:
    set_language(language)
    assert ", ".join(map(points_text, (10, -10, 20, 50, 41, -220))) == POINTS[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_decimal_has_the_point_or_comma_of_the_language(language: str) -> None:
    set_language(language)
    mark = "," if language in COMMA else "."
    assert score_text(-123) == f"−12{mark}3"
    assert decimal_text(1.855, 2) == f"1{mark}85"
    assert rounds_text(5).startswith("5")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_the_same_in_every_language(language: str) -> None:
    players = (Player("Sita", Kind.HUMAN), *(Player(n, Kind.EASY) for n in ("Asha", "B", "C")))
    session = Session(Setup("files", Rules(), players))
    english = json.dumps(to_record(session.state, app="test"))
    set_language(language)
    assert json.dumps(to_record(session.state, app="test")) == english
