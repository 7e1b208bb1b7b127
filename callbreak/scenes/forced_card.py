"""The card that plays itself, because no other may be played: where settings want that."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import Revoke
from callbreak.engine.view import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.cards import Card
    from callbreak.session.session import Session
    from callbreak.ui.clock import Clock

_SEEN_S: Final = 0.35
"""So long the card is seen in the hand before it goes."""


class ForcedCard:
    """Looks at one session; each position gets its card played once."""

    def __init__(self, session: Session, clock: Clock, play: Callable[[Card], None]) -> None:
        self._session = session
        self._clock = clock
        self._play = play
        self._due_at: int | None = None

    @property
    def card(self) -> Card | None:
        """The only card that the person can play now; with revokes any card can be (R13)."""
        view = self._session.view
        if view.phase is not Phase.PLAYING or view.turn != self._session.person:
            return None
        able = view.legal if view.rules.revoke is Revoke.PREVENTED else view.hand
        return able[0] if len(able) == 1 else None

    def play_soon(self) -> None:
        """Play the card of this position in a moment, if there is one."""
        position = self._session.ticket
        if self._due_at != position and self.card is not None:
            self._due_at = position
            self._clock.after(_SEEN_S, lambda: self._play_at(position))

    def _play_at(self, position: int) -> None:
        card = self.card
        if card is not None and position == self._session.ticket:
            self._play(card)
