"""What has happened, in the past tense: the events that a step of the game reports."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from callbreak.engine.cards import Card
from callbreak.engine.rules import RedealReason
from callbreak.engine.scoring import Tenths
from callbreak.engine.seats import Seat
from callbreak.engine.state import RoundResult
from callbreak.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A deal. ``attempt`` is 0, or counts the new deals of the round."""

    round_number: int
    attempt: int
    dealer: Seat


@dataclass(frozen=True, slots=True)
class RedealGranted:
    """A seat asked for a new deal; its hand is not shown (R4)."""

    seat: Seat
    reason: RedealReason


@dataclass(frozen=True, slots=True)
class RedealDeclined:
    """A seat kept its hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CallMade:
    """A seat called."""

    seat: Seat
    call: int


@dataclass(frozen=True, slots=True)
class AuctionVoid:
    """The four calls added up to too little; the same dealer deals again (R5)."""

    calls: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A seat played a card."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class TrickWon:
    """A trick is complete. ``number`` counts from 1 to 13."""

    seat: Seat
    trick: Trick
    number: int


@dataclass(frozen=True, slots=True)
class RoundScored:
    """A round is over; revokes are announced now (R13)."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over (R12)."""

    winners: tuple[Seat, ...]
    totals: tuple[Tenths, ...]


Event: TypeAlias = (
    CardsDealt
    | RedealGranted
    | RedealDeclined
    | CallMade
    | AuctionVoid
    | CardPlayed
    | TrickWon
    | RoundScored
    | GameEnded
)
