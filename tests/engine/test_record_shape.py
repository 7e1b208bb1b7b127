"""Records of a wrong shape: the first thing wrong is named with its place."""

from __future__ import annotations

import pytest

from callbreak.engine.record_errors import Problem, RecordError
from callbreak.engine.record_reader import parse_json, read_record
from tests.engine.records import DELETE, FINISHED, edit

SHAPES: list[tuple[str, object, Problem, str]] = [
    ("format", "chess", Problem.NOT_ALLOWED, "format"),
    ("version", 2, Problem.NOT_ALLOWED, "version"),
    ("version", True, Problem.WRONG_TYPE, "version"),
    ("app", DELETE, Problem.MISSING, "app"),
    ("seed", "\ud800", Problem.NOT_ALLOWED, "seed"),
    ("seed", 5, Problem.WRONG_TYPE, "seed"),
    ("started", 5, Problem.WRONG_TYPE, "started"),
    ("assisted", 1, Problem.WRONG_TYPE, "assisted"),
    ("rounds", [], Problem.MISSING, "rounds"),
    ("rounds", {}, Problem.WRONG_TYPE, "rounds"),
    ("rounds.0", 3, Problem.WRONG_TYPE, "round 1, rounds"),
    ("rules", DELETE, Problem.MISSING, "rules"),
    ("rules.rounds", "endless", Problem.NOT_ALLOWED, "rules.rounds"),
    ("rules.min_call", 4.0, Problem.NOT_ALLOWED, "rules.min_call"),
    ("players", [], Problem.NOT_ALLOWED, "players"),
    ("players.1", "Asha", Problem.WRONG_TYPE, "seat 1, players"),
    ("players.1.kind", "god", Problem.NOT_ALLOWED, "seat 1, kind"),
    ("players.2.name", None, Problem.WRONG_TYPE, "seat 2, name"),
    ("totals", [0, 0, 0], Problem.NOT_ALLOWED, "totals"),
    ("totals", [0, 0, 0, 4.0], Problem.WRONG_TYPE, "totals"),
    ("winners", [4], Problem.NOT_ALLOWED, "winners"),
    ("winners", [True], Problem.WRONG_TYPE, "winners"),
    ("rounds.0.dealer", 4, Problem.NOT_ALLOWED, "round 1, dealer"),
    ("rounds.0.hands", ["2C"], Problem.NOT_ALLOWED, "round 1, hands"),
    ("rounds.0.hands.2", 7, Problem.WRONG_TYPE, "round 1, seat 2, hands"),
    ("rounds.0.hands.2", "2C 3C", Problem.NOT_ALLOWED, "round 1, seat 2, hands"),
    ("rounds.0.plays", "7H 7H", Problem.NOT_ALLOWED, "round 1, plays"),
    ("rounds.0.redeals", [3], Problem.WRONG_TYPE, "round 1, redeals"),
    ("rounds.0.redeals", [{"seat": 1, "reason": "x"}], Problem.NOT_ALLOWED, "round 1, reason"),
    (
        "rounds.0.redeals",
        [{"seat": 1, "reason": "min_total_calls", "calls": [1, 1, 1, 1]}],
        Problem.NOT_ALLOWED,
        "round 1, seat",
    ),
    (
        "rounds.0.redeals",
        [{"seat": None, "reason": "min_total_calls", "calls": [1, 1, 1, None]}],
        Problem.WRONG_TYPE,
        "round 1, calls",
    ),
]


@pytest.mark.parametrize(("path", "value", "problem", "place"), SHAPES)
def test_a_wrong_shape_is_named_with_its_place(
    path: str, value: object, problem: Problem, place: str
) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(edit(FINISHED, path, value))
    assert caught.value.problem is problem
    assert str(caught.value.place) == place


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", Problem.NOT_JSON),
        ("{", Problem.NOT_JSON),
        ("\x00", Problem.NOT_JSON),
        ("9" * 5000, Problem.NOT_JSON),
        ('{"seed": NaN}', Problem.NOT_JSON),
        ('{"seed": "a", "seed": "b"}', Problem.DUPLICATE_KEY),
        ("[" * 100_000, Problem.NOT_JSON),
    ],
)
def test_what_is_not_strict_json_is_refused(text: str, problem: Problem) -> None:
    with pytest.raises(RecordError) as caught:
        parse_json(text)
    assert caught.value.problem is problem


def test_json_that_is_no_object_is_no_record() -> None:
    with pytest.raises(RecordError) as caught:
        read_record(parse_json("[]"))
    assert caught.value.problem is Problem.WRONG_TYPE
