"""Records: written and read back, and every change to one found."""

from __future__ import annotations

import copy
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.engine.game import apply, legal_commands
from callbreak.engine.record import to_record
from callbreak.engine.record_errors import Place, Problem, RecordError
from callbreak.engine.record_reader import read_record
from callbreak.engine.replay import replay
from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.state import GameOver, RedealOffer, RoundOver, State
from tests.engine.records import FINISHED, a_state, play, record_of, verified
from tests.engine.table import FOUR_BOTS
from tests.strategies import house_rules


@settings(max_examples=40)
@given(rules=house_rules(), luck=st.integers(0, 2**32), steps=st.integers(0, 300))
def test_a_record_of_any_position_leads_back_to_it(rules: Rules, luck: int, steps: int) -> None:
    state = play(rules, steps=steps, luck=luck)
    assert verified(record_of(state)) == state


def test_extra_keys_are_written_and_unknown_ones_are_kept() -> None:
    state = play(Rules(), steps=9)
    extra = {"started": "2026-10-20T18:00:00Z", "assisted": True, "mood": "festive"}
    record = to_record(state, app="1.0", extra=extra)
    read = read_record(record)
    assert read.source["mood"] == "festive"
    assert replay(read) == state


def test_hands_may_stand_in_any_order_of_cards() -> None:
    record = copy.deepcopy(FINISHED)
    for told in record["rounds"]:
        told["hands"] = [" ".join(sorted(hand.split())) for hand in told["hands"]]
    assert isinstance(verified(record), GameOver)


def _leaves(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(node, dict):
        return [leaf for key, item in node.items() for leaf in _leaves(item, (*path, key))]
    if isinstance(node, list):
        return [leaf for i, item in enumerate(node) for leaf in _leaves(item, (*path, i))]
    return [path]


def _changed(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice([value + 1, value - 1, float(value), str(value), None, True])
    if isinstance(value, str) and len(value.split()) > 1:
        cards = value.split()
        i, k = sorted(chance.sample(range(len(cards)), 2))
        cards[i], cards[k] = cards[k], cards[i]
        other = " ".join(cards)
        return chance.choice([other, " ".join(cards[:-1]), value + " 2C", value.lower()])
    return chance.choice([7, None, "something else", []])


PROVABLE = [path for path in _leaves(FINISHED) if path[0] not in ("app", "players")]
HAND_PATHS = [path for path in PROVABLE if "hands" in path]


@settings(max_examples=300)
@given(path=st.sampled_from(PROVABLE), luck=st.integers(0, 2**32))
def test_any_change_to_a_finished_record_is_found(path: tuple[Any, ...], luck: int) -> None:
    record = copy.deepcopy(FINISHED)
    node = record
    for key in path[:-1]:
        node = node[key]
    before = node[path[-1]]
    node[path[-1]] = after = _changed(before, random.Random(luck))
    harmless = (
        path in HAND_PATHS
        and isinstance(after, str)
        and sorted(after.split()) == sorted(before.split())
    )
    if harmless:
        assert isinstance(verified(record), GameOver)
        return
    if path[0] == "rules":
        _assert_other_rules_or_an_error(record)
        return
    with pytest.raises(RecordError):
        verified(record)


def _assert_other_rules_or_an_error(record: dict[str, Any]) -> None:
    """A record with other rules is either refuted, or a true game under those rules as well."""
    try:
        state = verified(record)
    except RecordError:
        return
    again = record_of(state)
    assert again["rounds"] == FINISHED["rounds"]
    assert again["winners"] == FINISHED["winners"]


def test_an_endless_game_says_by_its_winners_whether_it_has_ended() -> None:
    endless = Rules(rounds=None)
    over = play(endless, luck=3)
    assert isinstance(over, GameOver)
    record = record_of(over)
    assert verified(record) == over
    del record["winners"]
    assert isinstance(verified(record), RoundOver)
    bots = record_of(play(endless, players=FOUR_BOTS))
    assert isinstance(verified(bots), GameOver)
    assert len(bots["rounds"]) == 5


def test_r4_questions_and_answers_about_a_new_deal_are_in_the_record() -> None:
    rules = Rules(redeal=tuple(RedealReason))
    offer = a_state(lambda s: isinstance(s, RedealOffer), rules)
    record = record_of(offer)
    assert verified(record) == offer
    asked, declined = (apply(offer, command).state for command in legal_commands(offer))
    again = record_of(asked)
    assert verified(again) == asked
    assert again["rounds"][0]["redeals"][0]["seat"] == 0
    kept = record_of(declined)
    assert kept["rounds"][0]["declined"] == [0]
    assert verified(kept) == declined
    with pytest.raises(RecordError) as caught:
        verified(kept | {"rounds": [_called(kept)]})
    assert caught.value.problem is Problem.MISSING
    assert caught.value.place == Place("declined", 1, seat=0)


def _called(record: dict[str, Any]) -> dict[str, Any]:
    told = copy.deepcopy(record["rounds"][0])
    told.pop("declined")
    told["calls"] = [1, 1, 1, 1]
    return dict(told)


def test_r4_a_seat_that_declined_before_another_was_given_a_new_deal_is_not_listed() -> None:
    rules = Rules(redeal=tuple(RedealReason))

    def granted_after_a_decline(state: State) -> bool:
        if not isinstance(state, RedealOffer):
            return False
        after = apply(state, legal_commands(state)[1]).state
        return not isinstance(after, RedealOffer) and after.deal.attempt > state.deal.attempt  # type: ignore[union-attr]

    offer = a_state(granted_after_a_decline, rules)
    after = apply(offer, legal_commands(offer)[1]).state
    record = record_of(after)
    assert "declined" not in record["rounds"][0]
    assert verified(record) == after


def test_r5_void_auctions_are_in_the_record() -> None:
    for luck in range(50):
        state = play(Rules(min_total_calls=11), luck=luck, steps=6)
        told = record_of(state)["rounds"][0]
        if told.get("redeals"):
            assert told["redeals"][0]["reason"] == "min_total_calls"
            assert told["redeals"][0]["seat"] is None
            assert verified(record_of(state)) == state
            return
    raise AssertionError("no auction was void")
