"""A hint: what the strong bot would do in a seat's place, what each choice is worth, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.ai.evaluation import Evaluation, OptionValue
from callbreak.engine.commands import MakeCall, PlayCard

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.evaluation import Option
    from callbreak.ai.messages import Desk
    from callbreak.ai.reasons import Reason
    from callbreak.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Hint:
    """What to do and why, with the value of every choice."""

    evaluation: Evaluation
    reason: Reason

    @property
    def option(self) -> Option:
        """The card or call that is hinted at."""
        return self.evaluation.best

    @property
    def second(self) -> OptionValue | None:
        """The second best, which says how much the hint is worth; None where there is no choice."""
        options = self.evaluation.options
        return options[1] if len(options) > 1 else None


def hint_at_desk(desk: Desk, view: SeatView) -> Hint:
    """Work out a hint in the bots' process.

    Raises:
        ValueError: the seat is neither to call nor to play.
    """
    return hint_for(view, stop=desk.stop)


def hint_for(view: SeatView, *, stop: Callable[[], bool] | None = None) -> Hint:
    """Work out a hint, and only stop early when ``stop`` says so.

    Raises:
        ValueError: the seat is neither to call nor to play.
    """
    # Loaded here, in the bots' process: the window needs the type of a hint, not the search.
    from callbreak.ai.explain import explain
    from callbreak.ai.search import evaluate

    evaluation = evaluate(view) if stop is None else evaluate(view, stop=stop)
    return Hint(evaluation, explain(view, evaluation.best))


def quick_hint(view: SeatView) -> Hint:
    """What the quick bot would do, for when the strong one cannot be asked.

    Raises:
        ValueError: the seat is neither to call nor to play.
    """
    from callbreak.ai.explain import explain
    from callbreak.ai.levels import quick_answer

    option: Option
    match quick_answer(view):
        case MakeCall(call=call):
            option = call
        case PlayCard(card=card):
            option = card
        case other:
            raise ValueError(f"{other} is no decision that a hint is about")
    only = OptionValue(option, value=0.0, error=0.0, behind=0.0, behind_error=0.0, samples=0)
    return Hint(Evaluation((only,)), explain(view, option))
