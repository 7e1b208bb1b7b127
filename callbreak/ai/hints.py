"""A hint: what the strong bot would do in a seat's place, what each choice is worth, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Evaluation, Option
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


def hint_at_desk(desk: Desk, view: SeatView) -> Hint:
    """Work out a hint in the bots' process.

    Raises:
        ValueError: the seat is neither to call nor to play.
    """
    # Loaded here, in the bots' process: the window needs the type of a hint, not the search.
    from callbreak.ai.explain import explain
    from callbreak.ai.search import evaluate

    evaluation = evaluate(view, stop=desk.stop)
    return Hint(evaluation, explain(view, evaluation.best))
