"""The fields of the bot protocol's messages, each read with a sentence for what is wrong."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import TypeGuard

from callbreak.engine.cards import Card, CardError, parse_cards
from callbreak.engine.seats import SEATS, Seat


class ProtocolError(ValueError):
    """A request or an answer that the protocol does not allow."""


def integer(mapping: Mapping[str, object], key: str) -> int:
    """A whole number."""
    number = mapping.get(key)
    if not is_integer(number):
        raise ProtocolError(f"{key}: {number!r:.80} is not a whole number")
    return number


def is_integer(value: object) -> TypeGuard[int]:
    """Whether a JSON value is a whole number; ``true`` is none."""
    return type(value) is int


def json_object(line: str, what: str) -> dict[str, object]:
    """A line that must be a JSON object; ``what`` names it in the error."""
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise ProtocolError(f"{line.strip()!r:.80} is not JSON") from None
    if not isinstance(found, dict):
        raise ProtocolError(f"{what} must be a JSON object, not {line.strip()!r:.80}")
    return found


def four_of(request: Mapping[str, object], key: str) -> list[object]:
    """A list with one entry a seat."""
    found = request.get(key)
    if not isinstance(found, list) or len(found) != len(SEATS):
        raise ProtocolError(f"{key}: must be a list of four")
    return found


def cards_of(request: Mapping[str, object], key: str) -> tuple[Card, ...]:
    """Cards in one text, each once."""
    text = request.get(key)
    if not isinstance(text, str):
        raise ProtocolError(f"{key}: must be a text of cards")
    try:
        return parse_cards(text)
    except CardError as error:
        raise ProtocolError(f"{key}: {error}") from None


def seat_of(request: Mapping[str, object], key: str) -> Seat:
    """A seat's number."""
    seat = integer(request, key)
    if seat not in SEATS:
        raise ProtocolError(f"{key}: {seat} is no seat; seats are 0 to 3")
    return seat
