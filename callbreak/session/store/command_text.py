"""Commands as short texts, one a row of the store: ``call 2 4``, ``play 0 AS``, ``next`` ..."""

from __future__ import annotations

from typing import assert_never

from callbreak.engine.cards import Card
from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.seats import SEATS, Seat


def write_command(command: Command) -> str:
    """The text of a command."""
    match command:
        case AskRedeal(seat=seat):
            return f"ask {seat}"
        case DeclineRedeal(seat=seat):
            return f"decline {seat}"
        case MakeCall(seat=seat, call=call):
            return f"call {seat} {call}"
        case PlayCard(seat=seat, card=card):
            return f"play {seat} {card}"
        case NextRound():
            return "next"
        case EndGame():
            return "end"
        case _:  # pragma: no cover
            assert_never(command)


def read_command(text: str) -> Command:
    """The command of a text.

    Raises:
        ValueError: the text is no command.
    """
    match text.split(" "):
        case ["ask", seat]:
            return AskRedeal(_seat(seat))
        case ["decline", seat]:
            return DeclineRedeal(_seat(seat))
        case ["call", seat, call]:
            return MakeCall(_seat(seat), int(call))
        case ["play", seat, card]:
            return PlayCard(_seat(seat), Card.parse(card))
        case ["next"]:
            return NextRound()
        case ["end"]:
            return EndGame()
        case _:
            raise ValueError(f"{text!r} is no command")


def _seat(text: str) -> Seat:
    seat = int(text)
    if seat not in SEATS:
        raise ValueError(f"{text!r} is no seat")
    return seat
