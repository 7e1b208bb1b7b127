"""Records that lie: the first word that seed, rules or play refute is named with its place."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from callbreak.engine.record_errors import Place, Problem, RecordError
from callbreak.engine.rules import Rules
from callbreak.engine.state import Calling, Playing
from tests.engine.records import (
    CALLING,
    DELETE,
    FINISHED,
    HALFWAY,
    edit,
    play,
    record_of,
    verified,
)

LAST_PLAY = " ".join(FINISHED["rounds"][0]["plays"].split()[:-1])
LIES: list[tuple[dict[str, Any], str, object, Problem, str]] = [
    (
        FINISHED,
        "rounds.0.dealer",
        (FINISHED["rounds"][0]["dealer"] + 1) % 4,
        Problem.DIFFERS,
        "dealer",
    ),
    (FINISHED, "seed", "another", Problem.DIFFERS, ""),
    (FINISHED, "rounds.1.attempt", 1, Problem.DIFFERS, "round 2, attempt"),
    (FINISHED, "rounds.1.won", [13, 0, 0, 0], Problem.DIFFERS, "round 2, won"),
    (FINISHED, "rounds.1.scores.3", 1000, Problem.DIFFERS, "round 2, scores"),
    (FINISHED, "rounds.1.scores", DELETE, Problem.DIFFERS, "round 2, scores"),
    (FINISHED, "rounds.1.declined", [2], Problem.DIFFERS, "round 2, declined"),
    (FINISHED, "totals.0", 999, Problem.DIFFERS, "totals"),
    (FINISHED, "winners", [0, 1, 2, 3], Problem.DIFFERS, "winners"),
    (FINISHED, "winners", DELETE, Problem.DIFFERS, "winners"),
    (FINISHED, "rounds.0.calls.1", 9, Problem.REFUSED, "round 1, seat 1, calls"),
    (FINISHED, "rounds.0.calls", [None] * 4, Problem.UNEXPECTED, "round 1, play 1, plays"),
    (FINISHED, "rounds.0.plays", LAST_PLAY, Problem.DIFFERS, "round 1, won"),
    (FINISHED, "rules.rounds", 5, Problem.DIFFERS, "winners"),
    (HALFWAY, "winners", [0], Problem.DIFFERS, "winners"),
    (HALFWAY, "rounds.0.won", [0, 0, 0, 0], Problem.DIFFERS, "round 1, won"),
    (
        FINISHED,
        "rounds.0.redeals",
        [{"seat": 1, "reason": "no_spade"}],
        Problem.UNEXPECTED,
        "round 1, redeals",
    ),
    (
        FINISHED,
        "rounds.0.redeals",
        [{"seat": None, "reason": "min_total_calls", "calls": [1, 1, 1, 9]}],
        Problem.REFUSED,
        "round 1, seat 3, redeals",
    ),
    (
        FINISHED,
        "rounds.0.redeals",
        [{"seat": None, "reason": "min_total_calls", "calls": [1, 1, 1, 1]}],
        Problem.UNEXPECTED,
        "round 1, redeals",
    ),
]


@pytest.mark.parametrize(("record", "path", "value", "problem", "place"), LIES)
def test_the_first_lie_is_named_with_its_place(
    record: dict[str, Any], path: str, value: object, problem: Problem, place: str
) -> None:
    with pytest.raises(RecordError) as caught:
        verified(edit(record, path, value))
    assert caught.value.problem is problem
    assert str(caught.value.place).endswith(place)


def test_a_round_after_an_unfinished_one_is_unexpected() -> None:
    record = copy.deepcopy(HALFWAY)
    record["rounds"].append(copy.deepcopy(record["rounds"][0]))
    with pytest.raises(RecordError) as caught:
        verified(record)
    assert (caught.value.problem, str(caught.value.place)) == (
        Problem.UNEXPECTED,
        "round 2, rounds",
    )


def test_calls_must_come_in_turn() -> None:
    state = verified(CALLING)
    assert isinstance(state, Calling)
    calls = list(CALLING["rounds"][0]["calls"])
    later = (state.turn + 1) % 4
    with pytest.raises(RecordError) as caught:
        verified(edit(CALLING, f"rounds.0.calls.{later}", 2))
    assert caught.value.problem is Problem.UNEXPECTED
    assert caught.value.place == Place("calls", 1, seat=later)
    assert calls[later] is None


def test_four_calls_of_a_void_auction_do_not_stand() -> None:
    record = record_of(play(Rules(min_total_calls=11), steps=0))
    with pytest.raises(RecordError) as caught:
        verified(edit(record, "rounds.0.calls", [1, 1, 1, 1]))
    assert (caught.value.problem, str(caught.value.place)) == (Problem.DIFFERS, "round 1, calls")


def test_an_illegal_card_is_named_with_the_refusal() -> None:
    state = play(Rules(), steps=4)
    assert isinstance(state, Playing)
    foreign = str(state.hands[(state.turn + 1) % 4][0])
    with pytest.raises(RecordError) as caught:
        verified(edit(record_of(state), "rounds.0.plays", foreign))
    assert caught.value.refusal is not None
    assert caught.value.refusal.code.value == "not_in_hand"
    assert str(caught.value.place) == f"round 1, play 1, seat {state.turn}, plays"


def test_a_hand_of_other_cards_is_named() -> None:
    record = copy.deepcopy(FINISHED)
    hands = record["rounds"][0]["hands"]
    hands[1], hands[2] = hands[2], hands[1]
    with pytest.raises(RecordError) as caught:
        verified(record)
    assert caught.value.place == Place("hands", 1, seat=1)
