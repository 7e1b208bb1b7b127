"""Who the others may be: a mix of models, drawn anew for each deal that is thought through."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.models import CAREFUL, GREEDY, PLAIN, RUFFER, SHREWD, Model

if TYPE_CHECKING:
    from random import Random

    from callbreak.engine.view import SeatView

MIX: Final[tuple[tuple[Model, float], ...]] = (
    (PLAIN, 0.4),
    (SHREWD, 0.2),
    (CAREFUL, 0.15),
    (GREEDY, 0.15),
    (RUFFER, 0.1),
)
"""What strangers are taken for."""


OWN: Final = SHREWD
"""What one plays oneself in playouts."""


class Opponents:
    """Draws a model for each seat."""

    def __init__(self, view: SeatView) -> None:
        self._me = view.seat
        self._models = [model for model, _ in MIX]
        self._weights = [weight for _, weight in MIX]

    def draw(self, random: Random) -> list[Model]:
        """Models by seat, one's own among them."""
        models = random.choices(self._models, self._weights, k=4)
        models[self._me] = OWN
        return models
