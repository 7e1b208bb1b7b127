"""From events to cues: what the table shows one after the other. Knows no pygame and no time.

`plan` turns the events of a step into cues; `after` is the table when a cue has been shown. When
the last cue is through, the table equals `snap(view)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias, assert_never

from callbreak.engine.events import (
    AuctionVoid,
    CallMade,
    CardPlayed,
    CardsDealt,
    Event,
    GameEnded,
    RedealDeclined,
    RedealGranted,
    RoundScored,
    TrickWon,
)
from callbreak.engine.view import Phase, SeatView
from callbreak.session.shown import NO_CALLS, Shown, snap

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.seats import Seat
    from callbreak.engine.state import RoundResult
    from callbreak.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Deal:
    """The cards go round, one at a time. ``hand`` is empty when nobody gets to see this deal."""

    round_number: int
    dealer: Seat
    hand: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnUp:
    """The looking seat's cards turn over and sort themselves."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call goes to its seat."""

    seat: Seat
    call: int


@dataclass(frozen=True, slots=True)
class Play:
    """A card flies from its seat to the middle."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Rest:
    """A full trick lies there long enough to be read."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class Sweep:
    """A trick goes to the seat that has won it."""

    seat: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class Count:
    """A trick that has been swept is counted at its seat."""

    seat: Seat
    trick: Trick


@dataclass(frozen=True, slots=True)
class Announce:
    """A sentence about a new deal stands in the middle for a while, and the cards come together."""

    event: RedealGranted | AuctionVoid


@dataclass(frozen=True, slots=True)
class Score:
    """A round's result is written down."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class End:
    """The game is over."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Settle:
    """All is through: the seat on turn is shown, and what it may play."""

    shown: Shown


Cue: TypeAlias = (
    Deal | TurnUp | Call | Play | Rest | Sweep | Count | Announce | Score | End | Settle
)


def plan(events: Iterable[Event], view: SeatView) -> tuple[Cue, ...]:
    """The cues for events that led to ``view``; empty when there are no events."""
    cues: list[Cue] = []
    events = tuple(events)
    last_deal = max((i for i, e in enumerate(events) if isinstance(e, CardsDealt)), default=-1)
    for index, event in enumerate(events):
        match event:
            case CardsDealt(round_number=number, dealer=dealer):
                kept = index == last_deal
                cues.append(Deal(number, dealer, view.hand if kept else ()))
                if kept:
                    cues.append(TurnUp())
            case CallMade(seat=seat, call=call):
                cues.append(Call(seat, call))
            case CardPlayed(seat=seat, card=card):
                cues.append(Play(seat, card))
            case TrickWon(seat=seat, trick=trick):
                cues += (Rest(trick), Sweep(seat, trick), Count(seat, trick))
            case RedealGranted() | AuctionVoid():
                cues.append(Announce(event))
            case RoundScored(result=result):
                cues.append(Score(result))
            case GameEnded(winners=winners):
                cues.append(End(winners))
            case RedealDeclined():
                pass
            case _:  # pragma: no cover
                assert_never(event)
    if cues or events:
        cues.append(Settle(snap(view)))
    return tuple(cues)


def after(shown: Shown, cue: Cue) -> Shown:
    """The table once ``cue`` has been shown."""
    match cue:
        case Deal():
            return replace(
                shown,
                phase=Phase.CALLING,
                round_number=cue.round_number,
                dealer=cue.dealer,
                turn=None,
                hand=cue.hand,
                face_up=False,
                counts=(13, 13, 13, 13),
                calls=NO_CALLS,
                trick=(),
                tricks=(),
                legal=(),
            )
        case TurnUp():
            return replace(shown, face_up=True)
        case Call(seat=seat, call=call):
            calls = tuple(call if i == seat else old for i, old in enumerate(shown.calls))
            return replace(shown, calls=calls, turn=None)
        case Play(seat=seat, card=card):
            return replace(
                shown,
                phase=Phase.PLAYING,
                turn=None,
                legal=(),
                hand=tuple(held for held in shown.hand if held != card),
                counts=tuple(n - (i == seat) for i, n in enumerate(shown.counts)),
                trick=(*shown.trick, (seat, card)),
            )
        case Rest() | Score() | End():
            return shown
        case Sweep():
            return replace(shown, trick=())
        case Count(trick=trick):
            return replace(shown, tricks=(*shown.tricks, trick))
        case Announce():
            return replace(shown, turn=None, hand=(), counts=(0, 0, 0, 0), calls=NO_CALLS)
        case Settle(shown=settled):
            return settled
        case _:  # pragma: no cover
            assert_never(cue)
