"""The states that need the strong bot's word: a hint, and a review that has been judged."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ai.review import Verdict, decisions, judge
from callbreak.ai.review_summary import to_json
from callbreak.engine.commands import MakeCall
from callbreak.engine.rules import Rules
from callbreak.engine.state import GameOver
from tools.pictures.reading_states import press
from tools.pictures.states import at_rest, play_on, whole_game

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.commands import Command
    from callbreak.engine.state import Setup
    from callbreak.session.session import Session
    from tools.pictures.stage import Stage

_PLAYOUTS: Final = 1200
"""So many that the losses are clear, and few enough that nobody waits for the pictures."""

_CALLS_TO_THIRTEEN: Final = Rules(max_call=13, min_total_calls=10)


def hint(stage: Stage) -> None:
    """A card is hinted at, with the reason."""
    table = stage.sit_down("table 5")
    play_on(stage, table, tricks=3)
    table.ask_hint()
    stage.wait(1.0)


def calling_to_thirteen(stage: Stage) -> None:
    """The person is to call where thirteen may be called, with a hint."""
    table = stage.sit_down("Dashain", _CALLS_TO_THIRTEEN)
    stage.until(lambda: table.calling and at_rest(table))
    table.ask_hint()
    stage.wait(1.0)


def game_won(stage: Stage) -> None:
    """The person has won the game."""
    for number in range(60):
        table = whole_game(stage, seed=f"won {number}")
        state = table.session.state
        if isinstance(state, GameOver) and state.winners == (0,):
            stage.open("game_end", session=table.session)
            stage.wait(1.5)
            return
    raise LookupError("the person never wins")


def review_judged(stage: Stage) -> None:
    """Every decision is judged, and the worst is shown."""
    _judged(stage)


def review_asked(stage: Stage) -> None:
    """The person tries the worst decision again."""
    _judged(stage)
    press(stage, pygame.K_t, "t")
    stage.wait(0.5)


def review_tried(stage: Stage) -> None:
    """The person has tried again and chosen another card."""
    review_asked(stage)
    press(stage, pygame.K_RIGHT)
    press(stage, pygame.K_RETURN, "\r")
    stage.wait(0.5)


def review_call_judged(stage: Stage) -> None:
    """A call, judged."""
    session = _judged(stage)
    calls = [command for command in session.commands if isinstance(command, MakeCall)]
    own = next(place for place, call in enumerate(calls[-4:]) if call.seat == 0)
    press(stage, pygame.K_HOME)
    for _ in range(own + 1):
        press(stage, pygame.K_RIGHT)
    stage.wait(1.0)


def _judged(stage: Stage) -> Session:
    session = whole_game(stage, seed="review").session
    game = stage.store.games()[0]
    for ply, verdict in _verdicts(session.setup, session.commands).items():
        stage.store.keep_analysis(game, ply, to_json(verdict))
    stage.open("review", game=game)
    return session


@functools.cache
def _verdicts(setup: Setup, commands: tuple[Command, ...]) -> dict[int, Verdict]:
    return {
        decision.ply: judge(decision, playouts=_PLAYOUTS)
        for decision in decisions(setup, commands, 0)
        if not decision.forced
    }


JUDGED_STATES: Final[dict[str, Callable[[Stage], None]]] = {
    "hint": hint,
    "calling-to-thirteen": calling_to_thirteen,
    "game-won": game_won,
    "review-judged": review_judged,
    "review-asked": review_asked,
    "review-tried": review_tried,
    "review-call": review_call_judged,
}
