"""Bots that think for long at the table: nothing waits for them, and no late answer does harm."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.ai.levels import quick_answer
from callbreak.ai.messages import Answer, Done
from callbreak.engine.commands import MakeCall
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.scenes.table_bots import TableBots
from callbreak.session.session import Session
from tests.scenes.at_table import PLAYERS, AtTable

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


class SlowBots:
    """A bots' process that answers only when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[object, ...]] = []
        self.replies: list[object] = []
        self.cancelled = 0

    def ask(self, *request: object) -> None:
        self.asked.append(request)

    def hint(self, *request: object) -> None:
        self.asked.append(request)

    def poll(self) -> list[object]:
        replies, self.replies = self.replies, []
        return replies

    def cancel(self) -> None:
        self.cancelled += 1


def test_an_answer_to_a_position_that_was_taken_back_is_not_played(services: Services) -> None:
    bots = SlowBots()
    table = AtTable(services, "late")
    table.ask_for_a_card()
    table.table._bots._client = bots  # type: ignore[assignment]
    table.click_at(table.spot(table.legal[0]))
    table.wait(0.5)
    number, view = bots.asked[-1][:2]
    table.table.undo()
    before = table.session.commands
    bots.replies = [Answer(number, quick_answer(view))]  # type: ignore[arg-type]
    table.wait(1)
    assert table.session.commands == before


@pytest.mark.parametrize("opened", ["new", "kept"])
def test_an_answer_to_the_game_that_was_left_is_not_played_in_the_next(
    services: Services, opened: str
) -> None:
    kept = services.store
    assert kept is not None
    services.bots = bots = SlowBots()  # type: ignore[assignment]
    setup = Setup("next", Rules(rounds=3), PLAYERS)
    other = Session(setup, log=kept.begin(setup))
    first = AtTable(services, "left")
    first.until(lambda: bool(bots.asked))
    number, view = bots.asked[-1][:2]
    first.stack.leave_all()
    if opened == "kept":
        game = kept.unfinished()
        assert game is not None
        other = kept.resume(game)
    second = AtTable(services, session=other)
    second.until(lambda: len(bots.asked) == 2 and second.table._queue.idle)
    bots.replies = [Answer(number, quick_answer(view))]  # type: ignore[arg-type]
    second.wait(1)
    assert second.session.commands == ()
    asked_now, view = bots.asked[-1][:2]
    bots.replies = [Answer(asked_now, quick_answer(view))]  # type: ignore[arg-type]
    second.wait(1)
    assert len(second.session.commands) == 1


def test_the_table_lives_on_while_a_bot_thinks(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    bots = SlowBots()
    table.table._bots._client = bots  # type: ignore[assignment]
    table.click_at(table.spot(table.legal[0]))
    table.wait(2)
    assert len(bots.asked) == 1
    table.key(pygame.K_s, scancode=pygame.KSCAN_S)
    assert table.at("ScoreSheetScene")
    table.key(pygame.K_ESCAPE)
    assert table.at("TableScene")


def test_leaving_the_table_cancels_what_was_asked(services: Services) -> None:
    table = AtTable(services)
    bots = SlowBots()
    table.table._bots._client = bots  # type: ignore[assignment]
    table.table.leave()
    assert bots.cancelled == 1


def test_a_second_person_of_another_programs_record_is_stood_in_for(services: Services) -> None:
    two = (PLAYERS[0], Player("Ram", Kind.HUMAN), *PLAYERS[2:])
    table = AtTable(services, players=two, speed="instant")
    table.ask_for_a_card()
    table.table.play(table.legal[0])
    table.until_asked()
    assert len(table.session.view.hand) == 12


def test_an_answer_that_the_rules_refuse_is_replaced_by_one_that_they_allow(
    services: Services,
) -> None:
    services.bots = bots = SlowBots()  # type: ignore[assignment]
    table = AtTable(services, "left")
    table.until(lambda: bool(bots.asked))
    number, view = bots.asked[-1][:2]
    bots.replies = [Answer(number, MakeCall(view.seat, 13))]  # type: ignore[arg-type, attr-defined]
    table.until(lambda: bool(table.session.commands))
    (command,) = table.session.commands
    assert isinstance(command, MakeCall)
    assert command.call <= table.session.setup.rules.max_call


def test_nobody_waits_any_more_for_a_hint_to_a_position_that_is_gone() -> None:
    session = Session(Setup("hint", Rules(rounds=3), PLAYERS))
    while session.bot_to_act is not None:
        session.submit(legal_commands(session.state)[0])
    bots = SlowBots()
    at_table = TableBots(session, bots, wait=False)  # type: ignore[arg-type]
    at_table.ask_hint()
    assert at_table.thinking
    number = bots.asked[-1][0]
    session.submit(legal_commands(session.state)[0])
    while session.bot_to_act is not None:
        session.submit(legal_commands(session.state)[0])
    at_table.tick()
    assert not at_table.thinking
    bots.replies = [Done(number, "a late hint")]
    at_table.tick()
    assert at_table.hint() is None
