"""The own hand as a stop of the Tab key: the arrows choose a card, Enter plays it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.scenes.shortcuts import TABLE, Act, act_of
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from callbreak.engine.cards import Card
    from callbreak.scenes.table_hand import HandInput

_STEPS: Final[dict[Act | None, int]] = {Act.CARD_LEFT: -1, Act.CARD_RIGHT: 1}


class HandStop(Widget):
    """Draws nothing: the chosen card itself stands up and has the focus ring."""

    focusable = True
    pressable = True
    silent = True

    def __init__(
        self,
        hand: HandInput,
        able: Callable[[], tuple[Card, ...]],
        play: Callable[[Card], None],
    ) -> None:
        super().__init__()
        self._hand = hand
        self._able = able
        self._play = play

    def hit(self, pos: tuple[int, int]) -> bool:  # noqa: ARG002 (the cards take the pointer)
        """No pointer ever finds it."""
        return False

    def focus_came(self) -> None:
        """A card is chosen: the hinted one, else the first that may be played."""
        if self._hand.chosen is None:
            self._hand.begin(self._able())

    def focus_went(self) -> None:
        """Nothing is chosen any more."""
        if self._hand.chosen is not None:
            self._hand.let_go()

    def key(self, event: pygame.Event) -> bool:
        """Left and right choose among the cards."""
        step = _STEPS.get(act_of(event, TABLE))
        if step is None:
            return False
        self._hand.step(step, self._able())
        return True

    def press(self) -> None:
        """Play the chosen card."""
        if self._hand.chosen is not None:
            self._play(self._hand.chosen)
