"""Records: written, read back, and every lie in them found."""

from __future__ import annotations

import copy
import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.engine.deal import Stream
from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.record import to_record
from callbreak.engine.record_reader import Place, Problem, RecordError, parse_json, read_record
from callbreak.engine.replay import replay
from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.state import (
    Calling,
    GameOver,
    Player,
    Playing,
    RedealOffer,
    RoundOver,
    Setup,
    State,
)
from tests import oracle
from tests.engine.table import FOUR_BOTS, PERSON_AND_BOTS
from tests.strategies import house_rules

if TYPE_CHECKING:
    from collections.abc import Callable


def play(
    rules: Rules,
    *,
    steps: int = 10_000,
    luck: int = 0,
    seed: str = "record",
    players: tuple[Player, ...] = PERSON_AND_BOTS,
) -> State:
    """A random game of at most so many commands."""
    chance = random.Random(luck)
    state: State = new_game(Setup(seed, rules, players)).state
    for _ in range(steps):
        options = legal_commands(state)
        if not options:
            break
        state = apply(state, chance.choice(options)).state
    return state


def record_of(state: State) -> dict[str, Any]:
    record = parse_json(json.dumps(to_record(state, app="1.0")))
    assert isinstance(record, dict)
    return record


def verified(record: object) -> State:
    return replay(read_record(record))


FINISHED = record_of(play(Rules(rounds=3)))
CALLING = record_of(play(Rules(), steps=2))
HALFWAY = record_of(play(Rules(), steps=30))


def a_state(wanted: Callable[[State], bool], rules: Rules) -> State:
    """A position of the first of many games in which it comes up."""
    for n in range(3000):
        state = new_game(Setup(str(n), rules, PERSON_AND_BOTS)).state
        if wanted(state):
            return state
    raise AssertionError("no such deal")


@settings(max_examples=40, deadline=None)
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


@settings(max_examples=300, deadline=None)
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


def edit(record: dict[str, Any], path: str, value: object) -> dict[str, Any]:
    """A copy with one value changed; ``path`` is like ``rounds.0.calls``."""
    copied = copy.deepcopy(record)
    node: Any = copied
    *above, last = [int(part) if part.isdigit() else part for part in path.split(".")]
    for key in above:
        node = node[key]
    if value is DELETE:
        del node[last]
    else:
        node[last] = value
    return copied


DELETE = object()
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


def test_r3_a_number_that_would_favour_some_cards_is_thrown_away() -> None:
    """The fourth number of this stream lies above the last multiple of 52 below 2**32."""
    name = "rejected 10020545"
    raw = oracle.numbers(name)
    numbers = [next(raw) for _ in range(5)]
    assert numbers[3] >= 2**32 - 2**32 % 52
    stream = Stream(name)
    assert [stream.below(52) for _ in range(4)] == [n % 52 for n in (*numbers[:3], numbers[4])]
