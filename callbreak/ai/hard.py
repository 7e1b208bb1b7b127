"""The level ``hard``: it searches."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.budget import never
from callbreak.ai.evaluation import Evaluation
from callbreak.ai.search import evaluate
from callbreak.ai.styles import Style
from callbreak.engine.cards import Card
from callbreak.engine.commands import AskRedeal, Command, MakeCall, PlayCard
from callbreak.engine.view import Phase, SeatView

if TYPE_CHECKING:
    from collections.abc import Callable

AS_GOOD: Final = 0.05
"""Calls that are so few points behind the best are as good."""


class HardPlayer:
    """A player that searches; it knows nothing but the views that it is given."""

    def __init__(
        self,
        *,
        playouts: int | None = None,
        budget_ms: float | None = None,
        style: Style = Style.EVEN,
    ) -> None:
        """A player with a fixed number of playouts a decision, or a time; see `evaluate`."""
        self._playouts = playouts
        self._budget_ms = budget_ms
        self._style = style

    def answer(self, view: SeatView, *, stop: Callable[[], bool] = never) -> Command:
        """The command of the seat on turn. Once ``stop()`` says yes it answers at once.

        Raises:
            ValueError: the seat is not on turn.
        """
        if view.on_turn and view.phase is Phase.REDEAL:
            return AskRedeal(view.seat)
        found = evaluate(view, playouts=self._playouts, budget_ms=self._budget_ms, stop=stop)
        if view.phase is Phase.CALLING:
            return MakeCall(view.seat, self._call(found))
        assert isinstance(found.best, Card)
        return PlayCard(view.seat, found.best)

    def _call(self, found: Evaluation) -> int:
        calls = [
            option.option
            for option in found.options
            if isinstance(option.option, int) and option.behind <= AS_GOOD
        ]
        match self._style:
            case Style.BOLD:
                return max(calls)
            case Style.CAREFUL:
                return min(calls)
            case _:
                return calls[0]
