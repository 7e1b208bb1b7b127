"""No words on the screen are cut short, in none of the languages, nor where all are longer."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.ui import text, text_lines
from callbreak.words import LANGUAGES, PSEUDO
from tests.scenes.at_table import AtTable
from tests.scenes.person import Person

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.services import Services
    from callbreak.ui.text_style import TextStyle

SCENES = [
    "home", "new_game", "how_to_play", "statistics", "replays", "about", "keys", "pause", "welcome",
    "lesson",
]  # fmt: skip
PAGES = ["player", "house_rules", "table", "play", "sound", "ease", "keys"]
SIZE_PX = (1024, 600)


@pytest.fixture
def cuts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is shortened while this is in use."""
    found: list[str] = []

    def watched(words: str, style: TextStyle, width_px: int) -> str:
        shown = text_lines.ellipsize(words, style, width_px)
        if shown.endswith("…") and not words.endswith("…"):
            found.append(words)
        return shown

    monkeypatch.setattr(text, "ellipsize", watched)
    return found


def speak(services: Services, language: str) -> None:
    """Have the program speak a language in a small window."""
    services.options = replace(services.options, language=language)
    services.apply_settings()
    pygame.display.set_mode(SIZE_PX)
    services.window.resized()


def open_every_scene(services: Services) -> None:
    person = Person(services)
    for name in SCENES:
        person.open(name).wait(1 / 60)
    for page in PAGES:
        person.open("settings", page=page).wait(1 / 60)


def play_a_little(services: Services) -> None:
    table = AtTable(services, speed="instant", trick_rest=0.5)
    table.ask_for_a_card()
    table.table.play(table.illegal[0])
    table.wait(1 / 60)
    table.open("score_sheet", session=table.session).wait(1 / 60)


@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("do", [open_every_scene, play_a_little])
def test_no_words_are_cut(
    services: Services, cuts: list[str], language: str, do: Callable[[Services], None]
) -> None:
    speak(services, language)
    do(services)
    assert cuts == []


@pytest.mark.parametrize("language", ["zh_CN", PSEUDO])
@pytest.mark.parametrize("do", [open_every_scene, play_a_little])
def test_large_text_becomes_smaller_before_it_is_cut(
    services: Services, cuts: list[str], language: str, do: Callable[[Services], None]
) -> None:
    services.change("table.text_size", 150)
    speak(services, language)
    do(services)
    assert cuts == []
