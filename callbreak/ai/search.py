"""The strong bot's thinking: try every card or call in many deals that may be the real one.

The same deals and the same models of the others serve all options, so that their differences are
known much better than their values. Everything random follows from the seat's own random text
and the position: with a fixed number of playouts the same view gets the same answer.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from callbreak.ai import calls, cards
from callbreak.ai.budget import Budget, never
from callbreak.engine.cards import format_cards
from callbreak.engine.view import Phase, SeatView

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.evaluation import Evaluation
    from callbreak.ai.worlds import Deals


def evaluate(
    view: SeatView,
    *,
    playouts: int | None = None,
    budget_ms: float | None = None,
    stop: Callable[[], bool] = never,
    deals: Deals | None = None,
) -> Evaluation:
    """What each card or call of the seat on turn is worth.

    Args:
        view: the game as the seat on turn sees it, when it is to call or to play.
        playouts: how many rounds are played out at most.
        budget_ms: how long it may take; may be combined with ``playouts``.
        stop: asked again and again; once it says yes, what is known so far is returned.
        deals: what to think in, instead of deals that may be the real one as far as the seat can
            know: to measure what it would be worth to know more.

    Raises:
        ValueError: the seat is neither to call nor to play.
    """
    budget = Budget(playouts, budget_ms, stop)
    if view.on_turn and view.phase is Phase.CALLING:
        return calls.evaluate_calls(view, budget, own_random(view), deals)
    if view.on_turn and view.phase is Phase.PLAYING:
        return cards.evaluate_cards(view, budget, own_random(view), deals)
    raise ValueError("there is nothing to choose for this seat now")


def own_random(view: SeatView) -> random.Random:
    """The seat's random numbers for this position."""
    position = (
        f"{view.random}/{view.round_number}/{view.seat}/{view.calls}"
        f"/{format_cards(sorted(view.hand))}/{format_cards(view.played)}"
    )
    return random.Random(position)
