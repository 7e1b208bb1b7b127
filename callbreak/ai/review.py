"""The review of a game: what each decision of a seat was worth, from what the seat could know.

`decisions` finds what there is to judge in a game, and `judge` judges one decision by looking at
it as the strong bot would: with the view that the seat had then, and nothing else.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.ai.budget import never
from callbreak.ai.search import evaluate
from callbreak.engine.cards import Card
from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.game import apply, new_game
from callbreak.engine.scoring import score
from callbreak.engine.state import Calling, Playing
from callbreak.engine.view import Phase, observe

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from callbreak.ai.evaluation import Evaluation, Option
    from callbreak.ai.messages import Desk
    from callbreak.engine.commands import Command
    from callbreak.engine.seats import Seat
    from callbreak.engine.state import Setup, State
    from callbreak.engine.view import SeatView

PLAYOUTS: Final = 6000
"""Playouts a decision: a game of five rounds takes some ten seconds."""

CLEAR: Final = 0.1
"""A loss of fewer points is as likely chance as a mistake."""

SURE: Final = 2.0
"""A loss counts when it is so many times as large as its standard error."""


UNSEEN: Final = 0.05
"""A loss of fewer points is written as 0.0."""


@dataclass(frozen=True, slots=True)
class Decision:
    """Something that a seat decided, with what it could know then.

    Attributes:
        ply: the number of the command in the game, from 0.
        view: the game as the seat saw it.
        taken: the card or the call.
    """

    ply: int
    view: SeatView
    taken: Option

    @property
    def round_number(self) -> int:
        """The round, from 1."""
        return self.view.round_number

    @property
    def trick_number(self) -> int | None:
        """The trick, from 1; None for a call."""
        return None if self.view.phase is Phase.CALLING else len(self.view.tricks) + 1

    @property
    def forced(self) -> bool:
        """Whether there was nothing to choose."""
        if self.view.phase is Phase.CALLING:
            return self.view.rules.min_call == self.view.rules.max_call
        return self.view.legal == (self.taken,)


@dataclass(frozen=True, slots=True)
class Choice:
    """A card or call that could be chosen.

    Attributes:
        option: the card or call.
        behind: how many points it is worth less than the best, 0 for the best.
        error: the standard error of ``behind``.
    """

    option: Option
    behind: float
    error: float = 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """What was found out about a decision.

    Attributes:
        taken: the card or the call that was chosen.
        choices: everything that could be chosen, the best first.
    """

    taken: Option
    choices: tuple[Choice, ...]

    @property
    def best(self) -> Option:
        """The best choice; the one taken if nothing is clearly better."""
        return self.choices[0].option if self.loss else self.taken

    @property
    def loss(self) -> float:
        """Points lost by the decision; 0 where the difference may be chance."""
        chosen = self.choice(self.taken)
        if chosen is None or chosen.behind < max(CLEAR, SURE * chosen.error):
            return 0.0
        return chosen.behind

    def is_as_good(self, option: Option) -> bool:
        """Whether an option may well be the best: nothing that shows speaks against it."""
        found = self.choice(option)
        if found is None:
            return False
        by_chance = found.behind < CLEAR and found.behind <= SURE * found.error
        return found.behind < UNSEEN or by_chance

    def choice(self, option: Option) -> Choice | None:
        """What is known of an option, None if it could not be chosen."""
        return next((found for found in self.choices if found.option == option), None)


def decisions(setup: Setup, commands: Iterable[Command], seat: Seat) -> tuple[Decision, ...]:
    """The calls and cards that a seat has chosen, in order.

    Raises:
        Refused: a command is not allowed by the rules.
    """
    state: State = new_game(setup).state
    found = []
    for ply, command in enumerate(commands):
        taken = _taken(command)
        if taken is not None and isinstance(state, Calling | Playing) and state.turn == seat:
            found.append(Decision(ply, observe(state, seat), taken))
        state = apply(state, command).state
    return tuple(found)


def _taken(command: Command) -> Option | None:
    match command:
        case MakeCall(call=call):
            return call
        case PlayCard(card=card):
            return card
        case _:
            return None


def judge(
    decision: Decision, *, playouts: int = PLAYOUTS, stop: Callable[[], bool] = never
) -> Verdict:
    """Judge a decision; what ``stop`` cuts short is rough."""
    view, taken = decision.view, decision.taken
    if decision.forced:
        return Verdict(taken, (Choice(taken, 0.0),))
    evaluation = evaluate(view, playouts=playouts, stop=stop)
    if view.phase is Phase.CALLING:
        found = [Choice(each.option, each.behind, each.behind_error) for each in evaluation.options]
    else:
        found = _card_choices(view, evaluation)
    if all(choice.option != taken for choice in found):
        found.append(_not_tried(view, taken, evaluation))
    found.sort(key=lambda choice: (choice.behind, choice.option != taken))
    return Verdict(taken, tuple(found))


def judge_at_desk(desk: Desk, decision: Decision, playouts: int = PLAYOUTS) -> Verdict:
    """`judge` as a job for the bots' process."""
    return judge(decision, playouts=playouts, stop=desk.stop)


def _card_choices(view: SeatView, evaluation: Evaluation) -> list[Choice]:
    """A choice for every legal card: the search tries only one of cards that are as good."""
    tried = {each.option: each for each in evaluation.options if isinstance(each.option, Card)}
    choices = []
    for card in view.legal:
        alike = [other for other in tried if other.suit == card.suit and other <= card]
        found = tried[max(alike)]
        choices.append(Choice(card, found.behind, found.behind_error))
    return choices


def _not_tried(view: SeatView, taken: Option, evaluation: Evaluation) -> Choice:
    """A choice that the search did not try: a far-fetched call, or a card that is a revoke."""
    best = evaluation.options[0].value
    if isinstance(taken, Card):
        call = view.calls[view.seat] or 0
        worth = score(call, 0, revoked=True, rules=view.rules) / 10
        return Choice(taken, max(0.0, best - worth))
    away, nearest = min(
        (
            (abs(each.option - taken), each)
            for each in evaluation.options
            if isinstance(each.option, int)
        ),
        key=lambda pair: pair[0],
    )
    return Choice(taken, nearest.behind + away, nearest.behind_error)


def biggest_losses(verdicts: Sequence[tuple[Decision, Verdict]]) -> list[tuple[Decision, Verdict]]:
    """The decisions that lost something, the most costly first."""
    lost = [pair for pair in verdicts if pair[1].loss > 0]
    return sorted(lost, key=lambda pair: (-pair[1].loss, pair[0].ply))
