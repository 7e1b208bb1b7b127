"""Reading a game record: its shape, types and cards, and an exact place for what is wrong.

Nothing is proved here: that the cards follow from the seed and the scores from the play is shown
by `callbreak.engine.replay`.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from callbreak.engine.cards import HAND_SIZE, Card, CardError, parse_cards
from callbreak.engine.deal import Hand, is_unicode
from callbreak.engine.record import FORMAT, VERSION, VOID_AUCTION, JsonObject
from callbreak.engine.record_errors import Place, Problem, RecordError
from callbreak.engine.rules import ALLOWED, RedealReason, Rules, RulesError
from callbreak.engine.seats import SEATS
from callbreak.engine.state import Kind, Player, Redeal, RedealGiven, Setup, VoidAuction

if TYPE_CHECKING:
    from collections.abc import Mapping


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round as a record tells it; nothing of it is proved yet."""

    dealer: int
    attempt: int
    hands: tuple[Hand, ...]
    calls: tuple[int | None, ...]
    plays: tuple[Card, ...]
    won: tuple[int, ...] | None
    scores: tuple[int, ...] | None
    redeals: tuple[Redeal, ...]
    declined: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A record of the right shape. ``source`` is the JSON object, unknown keys and all."""

    setup: Setup
    rounds: tuple[RecordedRound, ...]
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
    source: Mapping[str, Any]


def parse_json(text: str) -> object:
    """Read JSON, strictly: no duplicate keys, no NaN.

    Raises:
        RecordError: the text is not such JSON.
    """
    try:
        return json.loads(text, object_pairs_hook=_unique, parse_constant=_no_constant)
    except RecursionError:
        raise RecordError(Problem.NOT_JSON, Place("record"), "nested too deeply") from None
    except RecordError:
        raise
    except ValueError as error:
        raise RecordError(Problem.NOT_JSON, Place("record"), str(error)) from None


def _unique(pairs: list[tuple[str, object]]) -> JsonObject:
    result: JsonObject = {}
    for key, value in pairs:
        if key in result:
            raise RecordError(Problem.DUPLICATE_KEY, Place(key), key)
        result[key] = value
    return result


def _no_constant(name: str) -> object:
    raise RecordError(Problem.NOT_JSON, Place("record"), name)


def read_record(data: object) -> Record:
    """Check the shape of a JSON object: keys, types, lengths, cards.

    Raises:
        RecordError: the first thing wrong.
    """
    if not isinstance(data, dict):
        raise RecordError(Problem.WRONG_TYPE, Place("record"), data, "object")
    _exactly(data, "format", str, FORMAT)
    _exactly(data, "version", int, VERSION)
    _get(data, Place("app"), str)
    for key in ("started", "ended"):
        if key in data:
            _get(data, Place(key), str)
    for key in ("assisted", "abandoned"):
        if key in data:
            _get(data, Place(key), bool)
    rounds = _get(data, Place("rounds"), list)
    if not rounds:
        raise RecordError(Problem.MISSING, Place("rounds"), rounds, "round 1")
    return Record(
        setup=Setup(_read_seed(data), _read_rules(data), _read_players(data)),
        rounds=tuple(_read_round(item, number) for number, item in enumerate(rounds, 1)),
        totals=_integers(data, Place("totals")),
        winners=_read_winners(data),
        source=data,
    )


def _exactly(data: JsonObject, key: str, kind: type, expected: object) -> None:
    found = _get(data, Place(key), kind)
    if found != expected:
        raise RecordError(Problem.NOT_ALLOWED, Place(key), found, expected)


def _get(data: JsonObject, place: Place, kind: type) -> Any:
    """The value of a key, of exactly this type: neither ``4.0`` nor ``true`` is an integer."""
    if place.key not in data:
        raise RecordError(Problem.MISSING, place, None, kind.__name__)
    value = data[place.key]
    if type(value) is not kind:
        raise RecordError(Problem.WRONG_TYPE, place, value, kind.__name__)
    return value


def _integers(data: JsonObject, place: Place, *, none_allowed: bool = False) -> tuple[Any, ...]:
    """A list of four integers, by seat."""
    values = _get(data, place, list)
    if len(values) != len(SEATS):
        raise RecordError(Problem.NOT_ALLOWED, place, values, "four entries")
    for value in values:
        if type(value) is not int and not (none_allowed and value is None):
            raise RecordError(Problem.WRONG_TYPE, place, value, "int")
    return tuple(values)


def _seat(value: object, place: Place) -> int:
    if type(value) is not int:
        raise RecordError(Problem.WRONG_TYPE, place, value, "int")
    if value not in SEATS:
        raise RecordError(Problem.NOT_ALLOWED, place, value, SEATS)
    return value


def _read_seed(data: JsonObject) -> str:
    seed: str = _get(data, Place("seed"), str)
    if not is_unicode(seed):
        raise RecordError(Problem.NOT_ALLOWED, Place("seed"), seed, "Unicode text")
    return seed


def _read_rules(data: JsonObject) -> Rules:
    given = _get(data, Place("rules"), dict)
    known = {key: value for key, value in given.items() if key in ALLOWED}
    rounds = known.get("rounds")
    if isinstance(rounds, str):
        raise RecordError(Problem.NOT_ALLOWED, Place("rules.rounds"), rounds, ALLOWED["rounds"])
    try:
        return Rules.from_mapping(known)
    except RulesError as error:
        place = Place(f"rules.{error.key}")
        raise RecordError(Problem.NOT_ALLOWED, place, error.found, error.allowed) from None


def _read_players(data: JsonObject) -> tuple[Player, ...]:
    players = _get(data, Place("players"), list)
    if len(players) != len(SEATS):
        raise RecordError(Problem.NOT_ALLOWED, Place("players"), players, "four entries")
    return tuple(_read_player(item, seat) for seat, item in enumerate(players))


def _read_player(item: object, seat: int) -> Player:
    if not isinstance(item, dict):
        raise RecordError(Problem.WRONG_TYPE, Place("players", seat=seat), item, "object")
    kind = _get(item, Place("kind", seat=seat), str)
    if kind not in list(Kind):
        raise RecordError(Problem.NOT_ALLOWED, Place("kind", seat=seat), kind, tuple(Kind))
    return Player(_get(item, Place("name", seat=seat), str), Kind(kind))


def _read_winners(data: JsonObject) -> tuple[int, ...] | None:
    if "winners" not in data:
        return None
    winners = _get(data, Place("winners"), list)
    return tuple(_seat(seat, Place("winners")) for seat in winners)


def _read_round(item: object, number: int) -> RecordedRound:
    if not isinstance(item, dict):
        raise RecordError(Problem.WRONG_TYPE, Place("rounds", number), item, "object")
    return RecordedRound(
        dealer=_seat(_get(item, Place("dealer", number), int), Place("dealer", number)),
        attempt=_get(item, Place("attempt", number), int),
        hands=_read_hands(item, number),
        calls=_integers(item, Place("calls", number), none_allowed=True),
        plays=_read_cards(_get(item, Place("plays", number), str), Place("plays", number)),
        won=_integers(item, Place("won", number)) if "won" in item else None,
        scores=_integers(item, Place("scores", number)) if "scores" in item else None,
        redeals=_read_redeals(item, number),
        declined=_read_declined(item, number),
    )


def _read_cards(text: str, place: Place) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except CardError as error:
        raise RecordError(Problem.NOT_ALLOWED, place, error.text, "card") from None


def _read_hands(item: JsonObject, number: int) -> tuple[Hand, ...]:
    hands = _get(item, Place("hands", number), list)
    if len(hands) != len(SEATS):
        raise RecordError(Problem.NOT_ALLOWED, Place("hands", number), hands, "four entries")
    return tuple(_read_hand(hand, Place("hands", number, seat=s)) for s, hand in enumerate(hands))


def _read_hand(hand: object, place: Place) -> Hand:
    if not isinstance(hand, str):
        raise RecordError(Problem.WRONG_TYPE, place, hand, "str")
    cards = _read_cards(hand, place)
    if len(cards) != HAND_SIZE:
        raise RecordError(Problem.NOT_ALLOWED, place, len(cards), HAND_SIZE)
    return cards


def _read_declined(item: JsonObject, number: int) -> tuple[int, ...]:
    if "declined" not in item:
        return ()
    place = Place("declined", number)
    return tuple(_seat(seat, place) for seat in _get(item, place, list))


def _read_redeals(item: JsonObject, number: int) -> tuple[Redeal, ...]:
    if "redeals" not in item:
        return ()
    place = Place("redeals", number)
    return tuple(_read_redeal(redeal, place) for redeal in _get(item, place, list))


def _read_redeal(item: object, place: Place) -> Redeal:
    if not isinstance(item, dict):
        raise RecordError(Problem.WRONG_TYPE, place, item, "object")
    number = place.round_number
    reason = _get(item, Place("reason", number), str)
    if reason == VOID_AUCTION:
        if "seat" not in item or item["seat"] is not None:
            raise RecordError(Problem.NOT_ALLOWED, Place("seat", number), item.get("seat"), None)
        return VoidAuction(_integers(item, Place("calls", number)))
    if reason not in list(RedealReason):
        allowed = (*RedealReason, VOID_AUCTION)
        raise RecordError(Problem.NOT_ALLOWED, Place("reason", number), reason, allowed)
    return RedealGiven(
        _seat(_get(item, Place("seat", number), int), Place("seat", number)), RedealReason(reason)
    )
