"""What is wrong with a game record, in one sentence."""

from __future__ import annotations

import json
from typing import Final

from callbreak.engine.cards import Card
from callbreak.engine.record_errors import Place, Problem, RecordError
from callbreak.engine.rules import ALLOWED, Rules, RulesError
from callbreak.engine.state import RedealGiven, VoidAuction
from callbreak.words.cards import card_text, cards_text
from callbreak.words.catalogs import mark, tr
from callbreak.words.joining import listed, with_remark
from callbreak.words.refusals import refusal_reason

_MOST_SHOWN: Final = 60

_TYPES: Final = {
    "int": mark("a whole number"),
    "str": mark("a text"),
    "bool": mark("true or false"),
    "list": mark("a list"),
    "dict": mark("an object"),
    "object": mark("an object"),
    "four entries": mark("a list of four, one for each seat"),
    "card": mark("a card like TH, each once"),
    "Unicode text": mark("a text without half characters"),
}

_SENTENCES: Final = {
    Problem.NOT_JSON: mark("this is not JSON: {found}"),
    # Translators: {place} is like "round 2, play 14, seat 1, plays".
    Problem.DUPLICATE_KEY: mark("{place}: this key is there twice"),
    Problem.MISSING: mark("{place}: this is missing"),
    Problem.WRONG_TYPE: mark("{place}: {found} is there, but it must be {expected}"),
    Problem.NOT_ALLOWED: mark("{place}: {found} is not allowed; allowed: {expected}"),
    Problem.DIFFERS: mark("{place}: {found} is there, but it must be {expected}"),
    Problem.REFUSED: mark("{place}: {found} is not legal ({reason})"),
    Problem.UNEXPECTED: mark("{place}: {found} does not belong there"),
}


def record_sentence(error: RecordError) -> str:
    """One line: the place, what stands there, and what should."""
    reason = "" if error.refusal is None else refusal_reason(error.refusal)
    return tr(
        _SENTENCES[error.problem],
        place=_place(error.place),
        found=_found(error),
        expected=_expected(error),
        reason=reason,
    )


def rules_error_sentence(error: RulesError) -> str:
    """One line about a house rule with a value that it cannot have, or about an unknown key."""
    if error.key not in ALLOWED:
        return tr("{key}: there is no such house rule", key=error.key)
    allowed = listed(map(_shown, error.allowed))
    return tr(
        "{key}: {found} is not allowed; allowed: {allowed}",
        key=error.key,
        found=_short(_shown(error.found)),
        allowed=allowed,
    )


def _place(place: Place) -> str:
    parts = []
    if place.round_number:
        parts.append(tr("round {n}", n=place.round_number))
    if place.play:
        parts.append(tr("play {n}", n=place.play))
    if place.seat is not None:
        parts.append(tr("seat {n}", n=place.seat))
    return listed([*parts, place.key])


def _found(error: RecordError) -> str:
    if error.problem is Problem.NOT_JSON:
        return _short(str(error.found))
    return _short(_shown(error.found))


def _expected(error: RecordError) -> str:
    expected = error.expected
    if isinstance(expected, str) and expected in _TYPES and error.problem is not Problem.DIFFERS:
        return tr(_TYPES[expected])
    if error.problem is Problem.NOT_ALLOWED and isinstance(expected, tuple):
        return _short(listed(map(_shown, expected)))
    if isinstance(expected, Rules):
        return tr("a void auction, as the calls add up to too little")
    return _short(_shown(expected))


def _shown(value: object) -> str:
    match value:
        case None:
            return "null"
        case Card():
            return card_text(value)
        case RedealGiven(seat=seat, reason=reason):
            return with_remark(reason.value, tr("seat {n}", n=seat))
        case VoidAuction(calls=calls):
            return f"min_total_calls {list(calls)}"
        case tuple() | list() if value and all(isinstance(item, Card) for item in value):
            return cards_text(value)
        case tuple() | list():
            return "[" + ", ".join(map(_shown, value)) + "]"
        case _:
            try:
                return json.dumps(value, ensure_ascii=False)
            except (TypeError, ValueError, RecursionError):
                return type(value).__name__


def _short(text: str) -> str:
    return text if len(text) <= _MOST_SHOWN else text[: _MOST_SHOWN - 1] + "…"
