"""What the table shows at one instant, which may lag behind the game while cards still fly.

A cue moves the table from one `Shown` to the next; `snap` says where it must end up.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from callbreak.engine.state import tricks_won
from callbreak.engine.view import Phase, SeatView

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.scoring import Tenths
    from callbreak.engine.seats import Seat
    from callbreak.engine.trick import Trick

Play = tuple["Seat", "Card"]

NO_CALLS: tuple[int | None, ...] = (None, None, None, None)


@dataclass(frozen=True, slots=True)
class Shown:
    """What lies on the table, seen from one seat.

    Attributes:
        seat: who looks.
        phase: what is going on.
        round_number: the round, from 1.
        dealer: who dealt it.
        turn: the seat whose turn is shown, None while something is on its way.
        totals: points of the finished rounds by seat, in whole tenths.
        hand: the looking seat's cards in the order of dealing; empty while unknown.
        face_up: whether the looking seat's cards are turned over.
        counts: how many cards each seat holds.
        calls: the calls by seat, None where not made yet.
        trick: the plays that lie in the middle, a complete trick that rests included.
        tricks: the tricks that have been swept away.
        legal: the cards that may be played now.
    """

    seat: Seat
    phase: Phase
    round_number: int
    dealer: Seat
    turn: Seat | None
    totals: tuple[Tenths, ...]
    hand: tuple[Card, ...]
    face_up: bool
    counts: tuple[int, ...]
    calls: tuple[int | None, ...]
    trick: tuple[Play, ...]
    tricks: tuple[Trick, ...]
    legal: tuple[Card, ...]

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won in this round so far, by seat."""
        return tricks_won(self.tricks)


def snap(view: SeatView) -> Shown:
    """The table when nothing is on its way any more."""
    return Shown(
        seat=view.seat,
        phase=view.phase,
        round_number=view.round_number,
        dealer=view.dealer,
        turn=view.turn,
        totals=view.totals,
        hand=view.hand,
        face_up=True,
        counts=view.cards_left,
        calls=view.calls,
        trick=view.trick.plays if view.trick else (),
        tricks=view.tricks,
        legal=view.legal,
    )
