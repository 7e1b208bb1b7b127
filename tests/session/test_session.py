"""A game in progress: turns, the log, taking back, and the claim."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from callbreak.engine.claim import claimant
from callbreak.engine.commands import MakeCall, NextRound, PlayCard
from callbreak.engine.game import Refused, legal_commands
from callbreak.engine.state import Playing, RoundOver
from callbreak.session.session import Session
from tests.session.table import FOUR_BOTS, go_on, move, setup

if TYPE_CHECKING:
    from callbreak.engine.commands import Command
    from callbreak.engine.state import State


class ListedLog:
    """A log that can be looked at."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        self.states: list[State] = []
        self.helped = 0

    def append(self, command: Command, state: State) -> None:
        self.commands.append(command)
        self.states.append(state)

    def rewind(self, length: int, state: State) -> None:
        del self.commands[length:]
        self.states.append(state)

    def assisted(self) -> None:
        self.helped += 1


def test_every_command_is_in_the_log_with_the_state_that_it_led_to() -> None:
    log = ListedLog()
    session = Session(setup(), log=log)
    chance = random.Random(1)
    while not session.over:
        move(session, chance)
        assert log.states[-1] == session.state
    assert tuple(log.commands) == session.commands


def test_a_refused_command_changes_nothing_and_is_not_in_the_log() -> None:
    log = ListedLog()
    session = Session(setup(), log=log)
    before, ticket = session.state, session.ticket
    assert before.turn is not None
    with pytest.raises(Refused):
        session.submit(MakeCall(before.turn, 13))
    with pytest.raises(Refused):
        session.submit(NextRound())
    assert (session.state, session.ticket, log.commands) == (before, ticket, [])


def test_each_change_of_the_position_has_a_ticket_of_its_own() -> None:
    session = Session(setup())
    chance = random.Random(1)
    tickets = [session.ticket]
    for _ in range(60):
        move(session, chance)
        tickets.append(session.ticket)
        if session.can_undo and chance.random() < 0.2:
            session.undo()
            tickets.append(session.ticket)
    assert len(set(tickets)) == len(tickets)


def test_an_undo_goes_back_to_the_persons_last_decision() -> None:
    log = ListedLog()
    session = Session(setup(), log=log)
    chance = random.Random(2)
    decisions = []
    for _ in range(90):
        if session.state.turn == session.person:
            decisions.append((session.state, session.commands))
        move(session, chance)
    assert len(decisions) > 10
    for state, commands in reversed(decisions):
        assert session.undo()
        assert session.state == state
        assert session.commands == commands == tuple(log.commands)
        assert log.states[-1] == state
    assert not session.can_undo
    assert not session.undo()
    assert session.assisted
    assert log.helped == 1


def test_a_finished_game_is_not_taken_back() -> None:
    session = Session(setup())
    go_on(session)
    assert session.over
    assert not session.can_undo
    assert not session.undo()


def test_a_hint_is_told_to_the_log_once() -> None:
    log = ListedLog()
    session = Session(setup(), log=log)
    session.mark_assisted()
    session.mark_assisted()
    assert session.assisted
    assert log.helped == 1


def test_a_bot_acts_where_no_person_does() -> None:
    session = Session(setup())
    chance = random.Random(3)
    for _ in range(70):
        turn = session.state.turn
        expected = None if turn is None or turn == session.person else turn
        assert session.bot_to_act == expected
        move(session, chance)
    watched = Session(setup(players=FOUR_BOTS))
    assert watched.person is None
    assert watched.onlooker == 0
    assert watched.bot_to_act == watched.state.turn


def test_r14_a_claim_plays_out_the_round_with_legal_cards_and_only_when_it_is_proved() -> None:
    claims = 0
    for luck in range(12):
        log = ListedLog()
        session = Session(setup(f"claim {luck}"), log=log)
        chance = random.Random(luck)
        while not session.over:
            proved = isinstance(session.state, Playing) and claimant(session.view) is not None
            before = len(session.commands)
            events = session.claim()
            assert bool(events) == proved
            if proved:
                claims += 1
                assert not isinstance(session.state, Playing)
                assert all(isinstance(each, PlayCard) for each in session.commands[before:])
                assert tuple(log.commands) == session.commands
            else:
                assert len(session.commands) == before
            if not session.over:
                session.submit(chance.choice(legal_commands(session.state)))
    assert claims >= 3


def test_a_game_goes_on_from_its_commands_as_if_it_had_never_stopped() -> None:
    first = Session(setup())
    go_on(first, moves=75)
    again = Session(setup(), commands=first.commands)
    assert again.state == first.state
    assert again.opening == first.opening
    assert any(isinstance(before, RoundOver) for before in states(first))
    go_on(first)
    go_on(again)
    assert again.state == first.state


def states(session: Session) -> list[State]:
    again = Session(session.setup)
    found: list[State] = [again.state]
    for command in session.commands:
        again.submit(command)
        found.append(again.state)
    return found
