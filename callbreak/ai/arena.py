"""Whole games between bots: who sits where, one game from deal to end, and what it showed.

A game follows from its seed, its rules and its bots alone. Programs are started afresh for each
game, so that nothing they remember can make a game depend on the games before it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Final, Protocol

from callbreak import __version__
from callbreak.ai.levels import Level, answer
from callbreak.ai.program import ANSWER_LIMIT_S, BotProgram, ProgramError
from callbreak.engine.commands import Command, NextRound
from callbreak.engine.game import apply, new_game
from callbreak.engine.record import to_record
from callbreak.engine.seats import SEATS, Seat
from callbreak.engine.state import GameOver, Kind, Player, Setup, State
from callbreak.engine.view import SeatView, observe

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules

LEVELS: Final = tuple(level.value for level in Level)


@dataclass(frozen=True, slots=True)
class Seating:
    """What a run of games has in common.

    Attributes:
        bots: by seat a level's name, or the command of a program that speaks the bot protocol.
        rules: the house rules.
        seed: game k is played with the seed ``seed/k``.
        answer_limit_s: how long a program may think about an answer.
        records: whether each game's record is wanted.
    """

    bots: tuple[str, ...]
    rules: Rules
    seed: str
    answer_limit_s: float = ANSWER_LIMIT_S
    records: bool = False

    def setup(self, game: int) -> Setup:
        """What game number ``game`` starts from."""
        players = tuple(
            Player(" ".join(bot.split()), Kind(bot) if bot in LEVELS else Kind.PROGRAM)
            for bot in self.bots
        )
        return Setup(f"{self.seed}/{game}", self.rules, players)


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What one seat did in one game: sums over its rounds and its answers."""

    points: int
    calls: int
    made: int
    tricks: int
    answers: int
    thinking_s: float
    replaced: int
    winner: bool


@dataclass(frozen=True, slots=True)
class GameReport:
    """A game that has been played, and what was said about answers that were replaced."""

    game: int
    rounds: int
    seats: tuple[SeatReport, ...]
    record: str | None
    said: tuple[tuple[Seat, str], ...]


class Bot(Protocol):
    """Whoever answers for a seat."""

    replaced: int

    def answer(self, view: SeatView) -> Command:
        """The command of the seat on turn."""
        ...

    def close(self) -> None:
        """End what was started for the bot."""
        ...


class LevelBot:
    """A level of the game's own."""

    replaced = 0

    def __init__(self, level: Level) -> None:
        self._level = level

    def answer(self, view: SeatView) -> Command:
        """The level's command."""
        return answer(view, self._level)

    def close(self) -> None:
        """Nothing was started."""


def check_bots(seating: Seating) -> None:
    """Start every program once, so that a wrong command is known before the first game.

    Raises:
        ProgramError: a program cannot be started.
    """
    for command in dict.fromkeys(seating.bots):
        if command not in LEVELS:
            program = BotProgram(command)
            try:
                program.start()
            finally:
                program.close()


def play_game(seating: Seating, game: int) -> GameReport:
    """Play one game to its end."""
    said: list[tuple[Seat, str]] = []
    thinking_s, answers = [0.0] * 4, [0] * 4
    with _bots(seating, lambda seat, fault: said.append((seat, fault))) as bots:
        state: State = new_game(seating.setup(game)).state
        while not isinstance(state, GameOver):
            seat = state.turn
            if seat is None:
                state = apply(state, NextRound()).state
                continue
            view = observe(state, seat)
            start_s = perf_counter()
            command = bots[seat].answer(view)
            thinking_s[seat] += perf_counter() - start_s
            answers[seat] += 1
            state = apply(state, command).state
        replaced = [bot.replaced for bot in bots]
    reports = tuple(
        SeatReport(
            points=state.totals[seat],
            calls=sum(result.calls[seat] for result in state.finished),
            made=sum(result.made(seat, seating.rules) for result in state.finished),
            tricks=sum(result.won[seat] for result in state.finished),
            answers=answers[seat],
            thinking_s=thinking_s[seat],
            replaced=replaced[seat],
            winner=seat in state.winners,
        )
        for seat in SEATS
    )
    record = json.dumps(to_record(state, app=__version__)) if seating.records else None
    return GameReport(game, len(state.finished), reports, record, tuple(said))


@contextmanager
def _bots(seating: Seating, say: Callable[[Seat, str], None]) -> Iterator[list[Bot]]:
    """The bots of a game, ended with it."""
    with ExitStack() as stack:
        bots: list[Bot] = []
        for seat, bot in enumerate(seating.bots):
            if bot in LEVELS:
                bots.append(LevelBot(Level(bot)))
            else:
                program = BotProgram(
                    bot, answer_limit_s=seating.answer_limit_s, say=partial(say, seat)
                )
                with suppress(ProgramError):
                    program.start()
                bots.append(program)
            stack.callback(bots[-1].close)
        yield bots
