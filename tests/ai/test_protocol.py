"""The bot protocol: views become requests and back, and whatever is wrong is said."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.protocol import lowest_answer, read_answer, to_request, write_answer
from callbreak.ai.protocol_fields import ProtocolError
from callbreak.ai.protocol_reader import NO_RANDOM, read_request
from callbreak.engine.cards import Card, parse_cards
from callbreak.engine.commands import AskRedeal, MakeCall, NextRound, PlayCard
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.state import Kind, Player, RoundOver, Setup, State
from callbreak.engine.view import SeatView, observe
from tests.strategies import house_rules


def view_at(decisions: int, rules: Rules, seed: str = "protocol") -> SeatView:
    """What the seat on turn sees after so many decisions of a game."""
    state: State = new_game(Setup(seed, rules, (Player("bot", Kind.MEDIUM),) * 4)).state
    done = 0
    while True:
        if state.turn is None:
            assert isinstance(state, RoundOver)
            state = apply(state, NextRound()).state
            continue
        view = observe(state, state.turn)
        if done == decisions:
            return view
        state = apply(state, quick_answer(view, Level.EASY)).state
        done += 1


@given(rules=house_rules(), decisions=st.integers(0, 55), seed=st.text("xyz", max_size=4))
@settings(max_examples=60)
def test_a_view_survives_the_way_through_a_request(rules: Rules, decisions: int, seed: str) -> None:
    view = view_at(decisions, replace(rules, min_total_calls=0), seed)
    line = json.dumps(to_request(view))
    assert read_request(line) == replace(view, redeals=(), history=())


def test_a_request_for_a_call_looks_as_the_protocol_says() -> None:
    view = view_at(1, PRESETS["classic"])
    assert to_request(view) == {
        "type": "call",
        "rules": PRESETS["classic"].to_mapping(),
        "round": 1,
        "rounds": 5,
        "seat": view.seat,
        "dealer": view.dealer,
        "totals": [0, 0, 0, 0],
        "hand": " ".join(map(str, view.hand)),
        "calls": list(view.calls),
        "random": view.random,
    }


def test_a_request_for_a_card_looks_as_the_protocol_says() -> None:
    view = view_at(4 + 4 + 2, PRESETS["master"])
    request = to_request(view)
    assert list(request) == [
        *("type", "rules", "round", "rounds", "seat", "dealer", "totals", "hand", "calls"),
        *("won", "leader", "trick", "plays", "legal", "random"),
    ]
    assert request["rounds"] is None
    assert request["leader"] == (view.dealer + 1) % 4
    assert len(str(request["plays"]).split()) == 6
    assert view.trick is not None
    assert request["trick"] == [
        {"seat": view.trick.leader, "card": str(view.trick.cards[0])},
        {"seat": (view.trick.leader + 1) % 4, "card": str(view.trick.cards[1])},
    ]


def test_what_follows_from_the_plays_and_the_random_numbers_may_be_left_out() -> None:
    view = view_at(20, PRESETS["classic"])
    short = {
        key: value
        for key, value in to_request(view).items()
        if key not in ("won", "leader", "trick", "random")
    }
    assert read_request(json.dumps(short)) == replace(view, random=NO_RANDOM)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"type": "chat"}, "type"),
        ({"rules": []}, "rules"),
        ({"rules": {"void": "never"}}, "void"),
        ({"rounds": 4}, "rounds"),
        ({"round": 0}, "round"),
        ({"round": True}, "round"),
        ({"seat": 4}, "seat"),
        ({"seat": 2.0}, "seat"),
        ({"dealer": None}, "dealer"),
        ({"totals": [0, 0, 0]}, "totals"),
        ({"totals": [0, 0, 0, 0.5]}, "totals"),
        ({"hand": 7}, "hand"),
        ({"hand": "AS AS"}, "hand"),
        ({"hand": "2S"}, "hand"),
        ({"calls": [1, 2, 3, None]}, "calls"),
        ({"calls": [1, 2, 3, 99]}, "calls"),
        ({"calls": {}}, "calls"),
        ({"plays": "7H 7H"}, "plays"),
        ({"plays": ""}, "plays"),
        ({"won": [9, 0, 0, 0]}, "won"),
        ({"leader": "1"}, "leader"),
        ({"trick": []}, "trick"),
        ({"legal": ""}, "legal"),
        ({"legal": "1X"}, "legal"),
        ({"random": "abc"}, "random"),
    ],
)
def test_a_request_that_does_not_hold_together_is_refused_with_the_field_named(
    changes: dict[str, Any], said: str
) -> None:
    request = to_request(view_at(4 + 4 + 2, PRESETS["classic"]))
    read_request(json.dumps(request))
    with pytest.raises(ProtocolError, match=said):
        read_request(json.dumps(request | changes))


@pytest.mark.parametrize("line", ["", "null", "[]", "{", "[" * 100_000, "\x00", "1" * 10_000])
def test_a_line_that_is_no_object_is_refused(line: str) -> None:
    with pytest.raises(ProtocolError):
        read_request(line)
    with pytest.raises(ProtocolError):
        read_answer(view_at(0, PRESETS["classic"]), line)


def test_a_call_out_of_turn_is_refused() -> None:
    request = to_request(view_at(1, PRESETS["classic"]))
    with pytest.raises(ProtocolError, match="calls"):
        read_request(json.dumps(request | {"calls": [None] * 4}))


def test_answers_are_read_and_written_alike() -> None:
    calling, playing = view_at(0, PRESETS["classic"]), view_at(9, PRESETS["classic"])
    call, play = MakeCall(calling.seat, 4), PlayCard(playing.seat, playing.legal[0])
    assert write_answer(call) == '{"call": 4}\n'
    assert read_answer(calling, write_answer(call)) == call
    assert read_answer(playing, write_answer(play)) == play
    with pytest.raises(ProtocolError):
        write_answer(AskRedeal(0))


@pytest.mark.parametrize(
    "answer", ['{"call": 0}', '{"call": 9}', '{"call": "3"}', '{"call": true}']
)
def test_r5_a_call_that_is_none_is_refused(answer: str) -> None:
    with pytest.raises(ProtocolError, match="call"):
        read_answer(view_at(0, PRESETS["classic"]), answer)


def test_a_card_that_may_not_be_played_is_refused() -> None:
    view = view_at(9, PRESETS["classic"])
    elsewhere = next(card for card in parse_cards("2C 3C 4C 5C") if card not in view.legal)
    for card in (str(elsewhere), "2X", 7, None):
        with pytest.raises(ProtocolError, match="card"):
            read_answer(view, json.dumps({"card": card}))


def test_the_lowest_answer_goes_by_rank_then_suit() -> None:
    view = replace(view_at(4, PRESETS["classic"]), legal=tuple(sorted(parse_cards("AC 3S 3D"))))
    assert lowest_answer(view) == PlayCard(view.seat, Card.parse("3D"))
    calling = view_at(0, PRESETS["master"])
    assert lowest_answer(calling) == MakeCall(calling.seat, 2)


def test_between_turns_there_is_nothing_to_ask() -> None:
    view = view_at(0, PRESETS["classic"])
    with pytest.raises(ProtocolError):
        to_request(replace(view, turn=(view.seat + 1) % 4))
