"""Playing a deal from all four seats, and what it showed."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.ai.hard import HardPlayer
from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.program import BotProgram
from callbreak.ai.search import evaluate
from callbreak.ai.twin import pack
from callbreak.engine.cards import Card
from callbreak.engine.commands import Command, MakeCall, NextRound, PlayCard
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import Rules
from callbreak.engine.seats import SEATS
from callbreak.engine.state import Calling, GameOver, Kind, Player, Playing, Setup, State
from callbreak.engine.view import SeatView, observe
from tools.strength.kinds import KINDS

if TYPE_CHECKING:
    from collections.abc import Sequence

Answer = Callable[[SeatView], Command]


@dataclass(frozen=True, slots=True)
class Match:
    """What is measured.

    Attributes:
        title: the preset's name, or another for changed rules.
        rules: the house rules.
        opponent: a kind, a level, or the command of a program that speaks the bot protocol.
        playouts: how much ``hard`` thinks, None for a time or its default.
        budget_ms: how long it thinks instead.
        rounds: how many rounds of each game are played.
        hards: how many seats ``hard`` has, 1 or 3.
        open_cards: whether ``hard`` is shown all hands: how far knowing the cards would carry it.
    """

    title: str
    rules: Rules
    opponent: str
    playouts: int | None = None
    budget_ms: float | None = None
    rounds: int = 1
    hards: int = 1
    open_cards: bool = False

    @property
    def key(self) -> str:
        """A name for this measurement, the same from day to day."""
        thinks = "default"
        if self.playouts is not None:
            thinks = f"{self.playouts} playouts"
        elif self.budget_ms is not None:
            thinks = f"{self.budget_ms:g} ms"
        if self.open_cards:
            thinks += ", cards open"
        return " | ".join(
            (self.title, self.opponent, thinks, f"{self.rounds} rounds", f"{self.hards} hard")
        )


@dataclass(frozen=True, slots=True)
class DealResult:
    """One deal (or game) from all four seats, in points a round.

    Attributes:
        lead: how far ``hard`` was ahead of the others, on average over the seats.
        gain: how much more it won than the opponent in its seats, other things being equal.
        call: its average call.
        made: how many of its calls were made, as a part of 1.
    """

    lead: float
    gain: float
    call: float
    made: float


class Bench:
    """Plays deals of one match; keeps the opponent's programs running."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._programs: list[BotProgram] = []
        self._opponents = [self._opponent() for _ in SEATS]
        self._hard = HardPlayer(playouts=match.playouts, budget_ms=match.budget_ms).answer

    def close(self) -> None:
        """End the programs."""
        for program in self._programs:
            program.close()

    def play(self, number: int) -> DealResult:
        """Play deal ``number`` with ``hard`` in each seat in turn, and once without it."""
        alone = _points(self._game(number, []))
        leads, gains, calls, made = [], [], [], []
        for seat in SEATS:
            rest = [other for other in SEATS if other != seat]
            hards, others = ([seat], rest) if self.match.hards == 1 else (rest, [seat])
            state = self._game(number, hards)
            points = _points(state)
            leads.append(_mean([points[s] for s in hards]) - _mean([points[s] for s in others]))
            gains.append(_mean([points[s] - alone[s] for s in hards]))
            for result in state.finished:
                calls += [result.calls[s] for s in hards]
                made += [result.scores[s] > 0 for s in hards]
        return DealResult(_mean(leads), _mean(gains), _mean(calls), _mean(made))

    def _game(self, number: int, hards: list[int]) -> State:
        players = tuple(Player(f"seat {seat}", Kind.PROGRAM) for seat in SEATS)
        seed = f"strength {self.match.title}/{number}"
        state = new_game(Setup(seed, self.match.rules, players)).state
        while len(state.finished) < self.match.rounds and not isinstance(state, GameOver):
            if state.turn is None:
                state = apply(state, NextRound()).state
                continue
            state = apply(state, self._answer(state, state.turn, hard=state.turn in hards)).state
        return state

    def _answer(self, state: State, seat: int, *, hard: bool) -> Command:
        view = observe(state, seat)
        if not hard:
            return self._opponents[seat](view)
        if self.match.open_cards and isinstance(state, Calling | Playing):
            return self._with_open_cards(state, view)
        return self._hard(view)

    def _with_open_cards(self, state: Calling | Playing, view: SeatView) -> Command:
        """The answer of ``hard`` when the only deal it thinks in is the real one."""
        hands = pack(state.hands if isinstance(state, Playing) else state.deal.hands)
        match = self.match
        best = evaluate(
            view,
            playouts=match.playouts,
            budget_ms=match.budget_ms,
            deals=lambda _: itertools.repeat(hands),
        ).best
        return PlayCard(view.seat, best) if isinstance(best, Card) else MakeCall(view.seat, best)

    def _opponent(self) -> Answer:
        name = self.match.opponent
        if name in KINDS:
            return KINDS[name]
        if name in (Level.EASY.value, Level.MEDIUM.value):
            return lambda view: quick_answer(view, Level(name))
        program = BotProgram(name)
        program.start()
        self._programs.append(program)
        return program.answer


def _points(state: State) -> list[float]:
    """Points a round by seat."""
    return [total / 10 / len(state.finished) for total in state.totals]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
