"""What a seat, or the table, may ask of a game. Each command is one small frozen value."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from callbreak.engine.cards import Card
from callbreak.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class AskRedeal:
    """The seat wants a new deal (R4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeclineRedeal:
    """The seat keeps its hand although it could ask for a new deal (R4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MakeCall:
    """The seat undertakes to win ``call`` tricks (R5)."""

    seat: Seat
    call: int


@dataclass(frozen=True, slots=True)
class PlayCard:
    """The seat plays a card (R6 to R8)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class NextRound:
    """Deal the next round."""


@dataclass(frozen=True, slots=True)
class EndGame:
    """End an endless game after the round that has just been scored."""


Command: TypeAlias = AskRedeal | DeclineRedeal | MakeCall | PlayCard | NextRound | EndGame
