"""The game that is reviewed, as steps, round by round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.ai.review import Decision, decisions
from callbreak.engine.cards import Card
from callbreak.engine.commands import Command, MakeCall, PlayCard
from callbreak.engine.game import apply, new_game
from callbreak.engine.seats import Seat
from callbreak.engine.state import Calling, Playing, RedealOffer, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.state import Setup
    from callbreak.engine.trick import Trick
    from callbreak.session.store import KeptGame

CALL_STEPS = 4
CARD_STEPS = 52
"""The steps of a whole round; step 0, before them, is the deal."""


@dataclass(frozen=True, slots=True)
class Step:
    """One call or card, or the deal.

    Attributes:
        state: the game before it.
        command: what was done; None at the deal.
        ply: the number of the command in the game, None at the deal.
    """

    state: Calling | Playing
    command: MakeCall | PlayCard | None = None
    ply: int | None = None

    @property
    def trick(self) -> Trick | None:
        """The trick with the card of this step; None during the calls."""
        if isinstance(self.state, Playing) and isinstance(self.command, PlayCard):
            return self.state.trick.with_card(self.command.card)
        return None

    @property
    def calls(self) -> tuple[int | None, ...]:
        """The calls with the one of this step."""
        made = self.command
        return tuple(
            made.call if isinstance(made, MakeCall) and made.seat == seat else call
            for seat, call in enumerate(self.state.calls)
        )

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won by seat, with the one that this step completes."""
        won = list(self.state.won) if isinstance(self.state, Playing) else [0] * 4
        trick = self.trick
        if trick is not None and trick.complete:
            won[trick.winner] += 1
        return tuple(won)

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        """The cards that a seat held when the trick began."""
        if not isinstance(self.state, Playing):
            return self.state.deal.hands[seat]
        trick = self.state.trick
        played = tuple(card for who, card in trick.plays if who == seat and not trick.complete)
        return self.state.hands[seat] + played


class ReviewedGame:
    """A game from its first deal as far as it was played.

    Attributes:
        kept: the game in the store, None if it is not kept.
        seat: whose decisions are judged: the person's, or seat 0 where bots played.
        rounds: the steps of each round, the deal first.
        decisions: what the seat has decided, by ply.
    """

    def __init__(
        self, setup: Setup, commands: Sequence[Command], kept: KeptGame | None = None
    ) -> None:
        """Take up a game.

        Raises:
            Refused: a command is not allowed by the rules.
        """
        self.setup = setup
        self.kept = kept
        self.seat: Seat = setup.person or 0
        self.rounds, self.end = _steps(setup, commands)
        found = decisions(setup, commands, self.seat)
        shown = {step.ply for steps in self.rounds for step in steps}
        self.decisions: dict[int, Decision] = {d.ply: d for d in found if d.ply in shown}

    @property
    def has_person(self) -> bool:
        """Whether the words speak to the person."""
        return self.setup.is_person(self.seat)

    def place_of(self, ply: int) -> tuple[int, int]:
        """Round and step of a command, both from 0."""
        for number, steps in enumerate(self.rounds):
            for place, step in enumerate(steps):
                if step.ply == ply:
                    return number, place
        raise KeyError(ply)


def _steps(setup: Setup, commands: Sequence[Command]) -> tuple[tuple[tuple[Step, ...], ...], State]:
    """Steps by round; of several deals of a round only the last, which was played."""
    rounds: list[list[Step]] = []
    state: State = new_game(setup).state
    attempt = (0, 0)
    for ply, command in enumerate(commands):
        if isinstance(state, Calling | Playing) and isinstance(command, MakeCall | PlayCard):
            deal = state.deal
            if deal.round_number > len(rounds):
                rounds.append([Step(state)])
            elif (deal.round_number, deal.attempt) != attempt:
                rounds[-1] = [Step(state)]
            attempt = (deal.round_number, deal.attempt)
            rounds[-1].append(Step(state, command, ply))
        state = apply(state, command).state
    dealt = _dealt(state)
    if dealt is not None and (dealt.deal.round_number, dealt.deal.attempt) != attempt:
        rounds[dealt.deal.round_number - 1 :] = [[Step(dealt)]]
    return tuple(map(tuple, rounds)), state


def _dealt(state: State) -> Calling | None:
    """A deal that was only looked at so far; one that is offered anew counts as before any call."""
    match state:
        case Calling():
            return state
        case RedealOffer(setup, finished, deal):
            return Calling(setup, finished, deal)
        case _:
            return None
