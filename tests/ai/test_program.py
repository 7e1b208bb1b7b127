"""Programs as bots: whatever they do costs them an answer, never the run."""

from __future__ import annotations

import pytest

from callbreak.ai.program import BotProgram, ProgramError
from callbreak.ai.protocol import lowest_answer
from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.view import SeatView, observe
from tests.ai import bot_programs

AMPLE_S = 60.0


def views() -> tuple[SeatView, SeatView]:
    """A seat that is to call, and one that is to lead."""
    state = new_game(Setup("views", Rules(), (Player("bot", Kind.PROGRAM),) * 4)).state
    assert state.turn is not None
    calling = observe(state, state.turn)
    while observe(state, state.turn).legal == ():
        state = apply(state, MakeCall(state.turn, 2)).state
        assert state.turn is not None
    return calling, observe(state, state.turn)


def test_a_program_calls_and_plays() -> None:
    calling, playing = views()
    bot = BotProgram(bot_programs.HIGHEST, answer_limit_s=AMPLE_S)
    try:
        assert bot.answer(calling) == MakeCall(calling.seat, 2)
        assert bot.answer(playing) == PlayCard(playing.seat, playing.legal[-1])
    finally:
        bot.close()
    assert bot.replaced == 0


@pytest.mark.parametrize("kind", ["NONSENSE", "HUGE_LINE", "NOT_UTF8", "ILLEGAL"])
def test_a_wrong_answer_is_replaced_counted_and_said(kind: str) -> None:
    said: list[str] = []
    bot = BotProgram(getattr(bot_programs, kind), answer_limit_s=AMPLE_S, say=said.append)
    try:
        for view in views():
            assert bot.answer(view) == lowest_answer(view)
    finally:
        bot.close()
    assert bot.replaced == len(said) == 2
    assert all("round 1" in sentence and len(sentence) < 3000 for sentence in said)


@pytest.mark.parametrize("kind", ["HANGS", "NEVER_READS"])
def test_a_late_program_is_replaced_and_started_again(kind: str) -> None:
    said: list[str] = []
    bot = BotProgram(getattr(bot_programs, kind), answer_limit_s=0.05, say=said.append)
    try:
        for view in views():
            assert bot.answer(view) == lowest_answer(view)
    finally:
        bot.close()
    assert bot.replaced == 2
    assert all("no answer within 0.05 s" in sentence for sentence in said)


def test_a_program_that_died_is_started_again() -> None:
    calling, playing = views()
    bot = BotProgram(bot_programs.DIES, answer_limit_s=AMPLE_S)
    try:
        assert bot.answer(calling) == MakeCall(calling.seat, 2)
        assert bot.answer(playing) == lowest_answer(playing)
        assert bot.answer(calling) == MakeCall(calling.seat, 2)
    finally:
        bot.close()
    assert bot.replaced == 1


def test_a_program_that_writes_without_end_holds_nothing_up() -> None:
    calling, _ = views()
    bot = BotProgram(bot_programs.FLOODS, answer_limit_s=AMPLE_S)
    try:
        for _ in range(50):
            assert bot.answer(calling) == MakeCall(calling.seat, 1)
    finally:
        bot.close()


def test_a_command_that_cannot_be_started_is_said_at_once() -> None:
    with pytest.raises(ProgramError, match="no-such-bot"):
        BotProgram("no-such-bot --fast").start()
    with pytest.raises(ProgramError):
        BotProgram("'unclosed")
    with pytest.raises(ProgramError):
        BotProgram("  ")
