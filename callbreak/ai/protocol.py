"""The bot protocol, version 1: a seat's view as a request, and a program's answer as a command.

A request is one JSON object a line; so is an answer. Whatever does not hold together is a
`ProtocolError` that says what is wrong.
"""

from __future__ import annotations

import json

from callbreak.ai.protocol_fields import ProtocolError, integer, json_object
from callbreak.engine.cards import Card, CardError, format_cards
from callbreak.engine.commands import Command, MakeCall, PlayCard
from callbreak.engine.legality import call_refusal
from callbreak.engine.seats import next_seat
from callbreak.engine.view import Phase, SeatView


def to_request(view: SeatView) -> dict[str, object]:
    """What a program is asked when the seat of ``view`` is to call or to play.

    Raises:
        ProtocolError: the seat has neither a call nor a card to choose.
    """
    if not view.on_turn or view.phase not in (Phase.CALLING, Phase.PLAYING):
        raise ProtocolError(f"seat {view.seat} has nothing to answer in the phase {view.phase}")
    playing = view.phase is Phase.PLAYING
    request: dict[str, object] = {
        "type": "card" if playing else "call",
        "rules": view.rules.to_mapping(),
        "round": view.round_number,
        "rounds": view.rules.rounds,
        "seat": view.seat,
        "dealer": view.dealer,
        "totals": list(view.totals),
        "hand": format_cards(view.hand),
        "calls": list(view.calls),
    }
    if playing:
        plays = view.trick.plays if view.trick is not None else ()
        request |= {
            "won": list(view.won),
            "leader": next_seat(view.dealer),
            "trick": [{"seat": seat, "card": str(card)} for seat, card in plays],
            "plays": format_cards(view.played),
            "legal": format_cards(view.legal),
        }
    return request | {"random": view.random}


def write_request(view: SeatView) -> str:
    """The request for ``view`` as one line."""
    return json.dumps(to_request(view)) + "\n"


def write_answer(command: Command) -> str:
    """A call or a play as one line.

    Raises:
        ProtocolError: the protocol has no word for the command.
    """
    match command:
        case MakeCall(call=call):
            return json.dumps({"call": call}) + "\n"
        case PlayCard(card=card):
            return json.dumps({"card": str(card)}) + "\n"
        case _:
            raise ProtocolError(f"the protocol has no answer {command!r}")


def read_answer(view: SeatView, line: str) -> Command:
    """The command that a program's answer means.

    Raises:
        ProtocolError: the answer is malformed, out of bounds or illegal.
    """
    answer = json_object(line, "an answer")
    if view.phase is Phase.CALLING:
        call = integer(answer, "call")
        if call_refusal(call, view.rules) is not None:
            raise ProtocolError(
                f"call: {call} is not within {view.rules.min_call} to {view.rules.max_call}"
            )
        return MakeCall(view.seat, call)
    text = answer.get("card")
    try:
        card = Card.parse(text) if isinstance(text, str) else None
    except CardError as error:
        raise ProtocolError(f"card: {error}") from None
    if card is None:
        raise ProtocolError(f"card: {text!r:.80} is not a card")
    if card not in view.legal:
        raise ProtocolError(f"card: {card} is not one of {format_cards(view.legal)}")
    return PlayCard(view.seat, card)


def lowest_answer(view: SeatView) -> Command:
    """What stands in for a missing or wrong answer: the lowest legal card or call."""
    if view.phase is Phase.CALLING:
        return MakeCall(view.seat, view.rules.min_call)
    return PlayCard(view.seat, view.legal[0])
