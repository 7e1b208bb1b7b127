"""Sentences in a box too low for them become smaller, and are all there."""

from __future__ import annotations

import pygame
import pytest

from callbreak.ui import text
from callbreak.ui.look import Look
from callbreak.ui.scale import Scale
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.ui.widgets.note_box import NoteBox
from callbreak.words import PSEUDO, set_language
from callbreak.words.rules_lines import rules_lines
from tests.scenes.at_table import EVERY_RULE

SMALL = Look(scale=Scale.of((1024, 600), 150))
LONG = "Each call and card of yours is weighed against all the others that you had then. " * 2


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, int]]:
    """What is drawn: the words, their size, and the height of their picture."""
    found: list[tuple[str, int, int]] = []
    render = text.render

    def watched(words: str, style: text.TextStyle, **how: object) -> pygame.Surface:
        picture = render(words, style, **how)  # type: ignore[arg-type]
        found.append((words, style.size_px, picture.get_height()))
        return picture

    monkeypatch.setattr(text, "render", watched)
    return found


@pytest.mark.parametrize("language", ["en", "pl", "sr", "ne", PSEUDO])
def test_every_rule_of_the_strangest_house_stands_in_the_pause(
    drawn: list[tuple[str, int, int]], language: str
) -> None:
    set_language(language)
    lines = rules_lines(EVERY_RULE)
    set_language("en")
    box = BulletList(lines, "second")
    box.place(pygame.Rect(0, 0, 480, 440))
    box.draw(pygame.Surface((500, 460)), SMALL)
    assert [words for words, _, _ in drawn[-len(lines) :]] == lines
    assert len({size for _, size, _ in drawn[-len(lines) :]}) == 1


def test_a_list_with_room_keeps_its_size(drawn: list[tuple[str, int, int]]) -> None:
    box = BulletList(["One.", "Two."])
    box.place(pygame.Rect(0, 0, 400, 200))
    box.draw(pygame.Surface((400, 200)), SMALL)
    assert {size for _, size, _ in drawn} == {SMALL.text("body").size_px}


def test_a_long_note_in_a_low_box_is_there_to_its_last_line(
    drawn: list[tuple[str, int, int]],
) -> None:
    note = NoteBox("Why", LONG)
    note.place(pygame.Rect(0, 0, 360, 150))
    note.draw(pygame.Surface((360, 150)), SMALL)
    words, size, height = drawn[-1]
    assert words == LONG
    assert size < SMALL.text("second").size_px
    assert height <= 150 - 2 * SMALL.control(7) - drawn[0][2]


@pytest.mark.parametrize("per_cent", [80, 100, 125, 150])
def test_no_text_is_smaller_than_at_the_usual_text_size(per_cent: int) -> None:
    scale = Scale.of((1280, 720), per_cent)
    usual = Scale.of((1280, 720)).font_px(1)
    assert scale.smallest_font_px == min(usual, scale.font_px(1))
