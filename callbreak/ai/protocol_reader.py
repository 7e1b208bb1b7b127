"""Reading a request of the bot protocol: the other side of `callbreak.ai.protocol`.

What a program is asked becomes the same `SeatView` that a bot of the game sees, except that the
protocol does not tell of new deals and earlier rounds.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from callbreak.ai.protocol import to_request
from callbreak.ai.protocol_fields import (
    ProtocolError,
    cards_of,
    four_of,
    integer,
    is_integer,
    json_object,
    seat_of,
)
from callbreak.engine.cards import HAND_SIZE, Card
from callbreak.engine.legality import call_refusal
from callbreak.engine.rules import Rules, RulesError
from callbreak.engine.seats import SEATS, Seat, next_seat
from callbreak.engine.trick import Trick
from callbreak.engine.view import Phase, SeatView

NO_RANDOM: Final = "0" * 64
"""What stands for a request's random numbers when it brings none."""

_RANDOM: Final = re.compile(r"[0-9a-f]{64}")


def read_request(line: str) -> SeatView:
    """The view that a request describes.

    Raises:
        ProtocolError: the line is no request, or does not hold together.
    """
    request = json_object(line, "a request")
    kind = request.get("type")
    if kind not in ("call", "card"):
        raise ProtocolError(f'type: {kind!r} is neither "call" nor "card"')
    return _call_view(request) if kind == "call" else _card_view(request)


def _call_view(request: Mapping[str, object]) -> SeatView:
    rules, seat, dealer = _rules(request), seat_of(request, "seat"), seat_of(request, "dealer")
    calls = _calls(request, rules)
    called = (seat - next_seat(dealer)) % 4
    expected = {(next_seat(dealer) + step) % 4 for step in range(called)}
    if {other for other in SEATS if calls[other] is not None} != expected:
        raise ProtocolError(f"calls: with dealer {dealer} it is not seat {seat} that calls now")
    return SeatView(
        seat=seat,
        rules=rules,
        phase=Phase.CALLING,
        round_number=_round(request),
        dealer=dealer,
        turn=seat,
        totals=_totals(request),
        hand=_hand(request, HAND_SIZE),
        calls=calls,
        tricks=(),
        trick=None,
        legal=(),
        redeals=(),
        redeal_reason=None,
        history=(),
        random=_random(request),
    )


def _card_view(request: Mapping[str, object]) -> SeatView:
    rules, seat, dealer = _rules(request), seat_of(request, "seat"), seat_of(request, "dealer")
    calls = _calls(request, rules)
    if None in calls:
        raise ProtocolError("calls: a card is asked for before all seats have called")
    tricks, trick = _tricks(request, dealer)
    if trick.turn != seat:
        raise ProtocolError(f"plays: after them it is the turn of seat {trick.turn}, not {seat}")
    hand = _hand(request, HAND_SIZE - len(tricks))
    view = SeatView(
        seat=seat,
        rules=rules,
        phase=Phase.PLAYING,
        round_number=_round(request),
        dealer=dealer,
        turn=seat,
        totals=_totals(request),
        hand=hand,
        calls=calls,
        tricks=tricks,
        trick=trick,
        legal=_legal(request, hand),
        redeals=(),
        redeal_reason=None,
        history=(),
        random=_random(request),
    )
    _check_the_rest(request, view)
    return view


def _check_the_rest(request: Mapping[str, object], view: SeatView) -> None:
    """What follows from the plays may be left out; told, it must be told alike."""
    plain = to_request(view)
    for key in ("won", "leader", "trick"):
        if request.get(key, plain[key]) != plain[key]:
            raise ProtocolError(f"{key}: {request.get(key)!r:.80} should be {plain[key]!r}")
    played = set(view.played)
    twice = [card for card in view.hand if card in played]
    if twice:
        raise ProtocolError(f"hand: {twice[0]} has been played")


def _tricks(request: Mapping[str, object], dealer: Seat) -> tuple[tuple[Trick, ...], Trick]:
    """The complete tricks, and the one on the table."""
    done: list[Trick] = []
    trick = Trick(next_seat(dealer))
    for card in cards_of(request, "plays"):
        trick = trick.with_card(card)
        if trick.complete:
            done.append(trick)
            trick = Trick(trick.winner)
    return tuple(done), trick


def _legal(request: Mapping[str, object], hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """The referee's word on what is legal: it is the referee who refuses cards."""
    legal = cards_of(request, "legal")
    if not legal or not set(legal) <= set(hand):
        raise ProtocolError("legal: must name cards of the hand, at least one")
    return tuple(sorted(legal))


def _hand(request: Mapping[str, object], size: int) -> tuple[Card, ...]:
    hand = cards_of(request, "hand")
    if len(hand) != size:
        raise ProtocolError(f"hand: has {len(hand)} cards where {size} are left")
    return hand


def _rules(request: Mapping[str, object]) -> Rules:
    plain = request.get("rules")
    if not isinstance(plain, dict):
        raise ProtocolError("rules: must be an object")
    try:
        return Rules.from_mapping({**plain, "rounds": request.get("rounds", plain.get("rounds"))})
    except RulesError as error:
        raise ProtocolError(f"rules: {error}") from None


def _calls(request: Mapping[str, object], rules: Rules) -> tuple[int | None, ...]:
    calls = four_of(request, "calls")
    for call in calls:
        if call is not None and (not is_integer(call) or call_refusal(call, rules) is not None):
            raise ProtocolError(f"calls: {call!r:.80} cannot be a call under these rules")
    return tuple(call if is_integer(call) else None for call in calls)


def _totals(request: Mapping[str, object]) -> tuple[int, ...]:
    totals = tuple(total for total in four_of(request, "totals") if is_integer(total))
    if len(totals) != len(SEATS):
        raise ProtocolError("totals: must be four whole numbers")
    return totals


def _round(request: Mapping[str, object]) -> int:
    number = integer(request, "round")
    if number < 1:
        raise ProtocolError(f"round: {number} is no round; rounds are counted from 1")
    return number


def _random(request: Mapping[str, object]) -> str:
    text = request.get("random", NO_RANDOM)
    if not isinstance(text, str) or not _RANDOM.fullmatch(text):
        raise ProtocolError("random: must be 64 lowercase hex digits")
    return text
