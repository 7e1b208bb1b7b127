"""From the first screen through a whole game to its end, by mouse, touch or keyboard alone."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.state import GameOver
from callbreak.scenes.score_sheet import ScoreSheetScene
from tests.scenes.at_table import AtTable
from tests.scenes.person import Person

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

_MOST_STEPS = 400


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_a_whole_game_by_one_means_alone(services: Services, means: str) -> None:
    table = _sit_down(services, means)
    called = 0
    for _ in range(_MOST_STEPS):
        if table.at("GameEndScene"):
            break
        if not table.at("TableScene"):
            _go_on(table, means)
        elif table.table.calling:
            called += 1
            _call_three(table, means)
        elif table.table.choosing:
            _play_a_card(table, means)
        table.pass_time(0.25)
    assert table.at("GameEndScene")
    assert isinstance(table.session.state, GameOver)
    assert called == len(table.session.state.finished) == 3


def _sit_down(services: Services, means: str) -> AtTable:
    """From the first screen to the table of a new game."""
    for key, value in {"speed": "instant", "trick_rest": 0.5}.items():
        services.change(f"table.{key}", value)
    services.change("game.rounds", 3)
    services.options = replace(services.options, seed="a whole game")
    person = Person(services).open("home")
    for words in ("New game", "Deal the cards"):
        person.wait(0.1)
        if means == "keyboard":
            while getattr(person.form.focused, "words", "") != words:
                person.key(pygame.K_TAB)
            person.key(pygame.K_RETURN)
        elif means == "touch":
            person.tap(words)
        else:
            person.click(words)
    return AtTable.of(person)


def _call_three(table: AtTable, means: str) -> None:
    if means == "keyboard":
        table.key(pygame.K_3)
    else:
        _press(table, means, table.number_spot(3))


def _play_a_card(table: AtTable, means: str) -> None:
    if means == "keyboard":
        table.key(pygame.K_RIGHT)
        table.key(pygame.K_RETURN)
    else:
        _press(table, means, table.spot(table.legal[0]))


def _go_on(table: AtTable, means: str) -> None:
    assert isinstance(table.scene, ScoreSheetScene)
    if means == "keyboard":
        table.key(pygame.K_RETURN)
    else:
        _press(table, means, table.form.shown[0].rect.center)


def _press(table: AtTable, means: str, pos: tuple[int, int]) -> None:
    if means == "touch":
        table.tap_at(pos)
    else:
        table.click_at(pos)
