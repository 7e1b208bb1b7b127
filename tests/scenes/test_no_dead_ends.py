"""From every scene Esc leads back, Tab reaches everything, and nothing is lost on the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.rules import Rules
from callbreak.engine.state import Setup
from callbreak.scenes.question import Answer
from callbreak.scenes.registry import SCENES
from callbreak.session.session import Session
from tests.scenes.at_table import PLAYERS, AtTable
from tests.scenes.kept_games import keep
from tests.scenes.test_score_sheet_and_end import after_rounds

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from tests.scenes.person import Person

_MOST_ESCAPES = 3
ANSWERS = (Answer("Keep"), Answer("Delete", kind="danger"))


def open_scene(person: Person, name: str) -> None:
    """Open a scene as the game does, above the first screen."""
    person.open("home")
    match name:
        case "home":
            pass
        case "score_sheet":
            person.open(name, session=after_rounds(1))
        case "game_end":
            person.open(name, session=after_rounds(3))
        case "review":
            person.open(name, session=after_rounds(1))
        case "lesson_end":
            person.open("lesson")
            person.open(name, result=after_rounds(1).state.finished[-1])
        case "question":
            person.open(name, title="Sure?", words="This is a question.", answers=ANSWERS)
        case _:
            person.open(name)
    person.wait(0.1)


@pytest.mark.parametrize("name", SCENES)
def test_esc_leads_back_from_every_scene(person: Person, name: str) -> None:
    open_scene(person, name)
    for _ in range(_MOST_ESCAPES):
        if person.at("HomeScene"):
            break
        if person.at("PauseScene") and name in {"table", "score_sheet"}:
            # Esc pauses and goes on; the way out of a game is in the pause.
            person.click("To the first screen")
            break
        person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")
    assert len(person.stack.scenes) == 1


def test_esc_on_the_first_screen_quits_only_by_a_second_key(person: Person) -> None:
    person.open("home")
    for _ in range(5):
        person.key(pygame.K_ESCAPE)
    assert person.at("HomeScene")
    person.key(pygame.K_RETURN)
    assert person.stack.top is None


@pytest.mark.parametrize("name", SCENES)
def test_tab_reaches_every_control_of_every_scene_and_shows_where_it_is(
    person: Person, name: str
) -> None:
    open_scene(person, name)
    form = person.form
    able = {widget for widget in form.widgets if widget.focusable and widget.usable}
    assert able
    reached = set()
    for _ in range(len(able) + 1):
        person.key(pygame.K_TAB)
        person.wait(0.02)
        assert form.focused is not None
        assert form.focused.focused
        reached.add(form.focused)
    able = {widget for widget in form.widgets if widget.focusable and widget.usable}
    assert reached >= able


def test_a_new_game_leaves_the_kept_one_to_be_continued_later(services: Services) -> None:
    assert services.store is not None
    keep(services.store, Setup("old", Rules(rounds=3), PLAYERS), moves=5)
    table = AtTable(services)
    table.open("home")
    table.click("New game")
    table.click("Deal the cards")
    newest = services.store.unfinished()
    assert newest is not None
    assert newest.setup.seed != "old"
    games = services.store.games()
    assert [game.over or game.abandoned for game in games] == [False, False]


def test_leaving_in_the_middle_of_anything_keeps_every_command(services: Services) -> None:
    assert services.store is not None
    setup = Setup("left", Rules(rounds=3), PLAYERS)
    session = Session(setup, log=services.store.begin(setup))
    table = AtTable(services, session=session)
    for number in range(40):
        if table.table.calling:
            table.table.call(2)
        elif table.table.choosing:
            table.table.play(table.legal[0])
        table.pass_time(0.05 * (number % 7))
        kept = services.store.unfinished()
        assert kept is not None
        assert services.store.resume(kept).commands == session.commands
