"""Reasons are codes with facts that are true in the view."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ai.explain import explain
from callbreak.ai.reasons import Reason, ReasonCode
from callbreak.engine.cards import Card, Suit, parse_cards
from callbreak.engine.legality import legal_cards
from callbreak.engine.rules import PRESETS, HighCall, Rules
from callbreak.engine.state import Calling, Playing
from callbreak.engine.trick import Trick
from callbreak.engine.view import observe
from tests.ai.rounds import called, played, start
from tests.engine.table import endgame
from tests.strategies import house_rules

CLASSIC, BEGINNER, MASTER = (PRESETS[name] for name in ("classic", "beginner", "master"))


def why(state: Playing, card: str, need: int = 3) -> Reason:
    calls = [1, 1, 1, 1]
    calls[state.turn] = state.won[state.turn] + need
    state = replace(state, calls=tuple(calls))
    return explain(observe(state, state.turn), Card.parse(card))


def last_to_play(hand: str, trick: str, rules: Rules = CLASSIC) -> Playing:
    """Seat 0 plays last to a trick that seat 1 has led."""
    rest = [card for card in parse_cards("2D 3D 4D 5D 6D 7D 8D 9D TD") if str(card) not in hand]
    left = len(parse_cards(hand)) - 1
    others = (" ".join(map(str, rest[seat * left : (seat + 1) * left])) for seat in range(3))
    return endgame(hand, *others, trick=trick, leader=1, rules=rules)


@pytest.mark.parametrize(
    ("state", "card", "need", "expected"),
    [
        (last_to_play("QC 3C AH", "5H 6H 9H"), "AH", 2, ReasonCode.ONLY_CARD),
        (last_to_play("QC 3C AH", "5H 6H 9H", BEGINNER), "AH", 2, ReasonCode.ONLY_CARD),
        (last_to_play("QH AH 3C", "5H 6H 9H"), "QH", 2, ReasonCode.CHEAPEST_SURE_WINNER),
        (last_to_play("QH AH 3C", "5H 6H 9H"), "QH", 1, ReasonCode.MAKES_CALL),
        (last_to_play("4H AH 3C", "5H 6H 9H", BEGINNER), "4H", 2, ReasonCode.DUCKS_TO_SAVE),
        (last_to_play("QC 3C JC", "5H 6H 9H"), "3C", 2, ReasonCode.THROWS_LOSER),
        (last_to_play("4S 7C 2C", "5H 6S 9H", PRESETS["nepal"]), "7C", 2, ReasonCode.THROWS_LOSER),
        (last_to_play("4S 7C JD", "5H 6S 9H", PRESETS["nepal"]), "7C", 2, ReasonCode.MAKES_VOID),
        (last_to_play("2H QH 3C", "5H 6H 9H", MASTER), "2H", -1, ReasonCode.KEEPS_CALL_SAFE),
        (last_to_play("QC 3C JC", "5H 6H 9H", MASTER), "QC", -1, ReasonCode.SHEDS_DANGER),
    ],
)
def test_a_card_has_its_reason(state: Playing, card: str, need: int, expected: ReasonCode) -> None:
    assert why(state, card, need).code is expected


def test_the_facts_name_the_card_that_is_kept() -> None:
    cheap = why(last_to_play("QH AH 3C", "5H 6H 9H"), "QH")
    assert cheap == Reason(
        ReasonCode.CHEAPEST_SURE_WINNER,
        card=Card.parse("QH"),
        suit=Suit.HEARTS,
        saved=Card.parse("AH"),
    )
    ducks = why(last_to_play("4H AH 3C", "5H 6H 9H", BEGINNER), "4H")
    assert ducks.saved == Card.parse("AH")


def test_leads_have_their_reasons() -> None:
    state = endgame(
        "AH 2C 9C 8C AS", "KH 3C QH 2S 3S", "JH TH 4C 5C 3H", "9H 6C 7C TC 4S", leader=0
    )
    assert why(state, "AH").code is ReasonCode.CASHES_WINNER
    assert why(state, "AS").code is ReasonCode.DRAWS_TRUMPS
    assert why(state, "AS", 1).code is ReasonCode.MAKES_CALL
    assert why(state, "AH", 1).code is ReasonCode.CASHES_WINNER, "it may be ruffed"
    assert why(state, "2C").code is ReasonCode.LEADS_LOW
    short = endgame("KH 2C 2S", "QH 3C 3S", "JH 4C TH", "9H 5C 4S", leader=0)
    assert why(short, "2C").code is ReasonCode.LEADS_TO_VOID


def why_early(hand: str, trick: str, card: str) -> ReasonCode:
    """The reason in a first trick, when anybody may hold anything."""
    state = called(CLASSIC, "early")
    on_table = Trick(1, parse_cards(trick))
    view = observe(state, on_table.turn)
    legal = legal_cards(parse_cards(hand), on_table, CLASSIC, spades_broken=True)
    view = replace(view, trick=on_table, hand=parse_cards(hand), legal=legal, calls=(3, 3, 3, 3))
    return explain(view, Card.parse(card)).code


def test_ruffs_and_heads_have_their_reasons() -> None:
    assert why_early("5S 9S 2C", "5H", "5S") is ReasonCode.RUFFS
    assert why_early("5S 9S 2C", "5H 4S", "5S") is ReasonCode.OVERRUFFS
    assert why_early("JH QH 2C", "5H 6H", "JH") is ReasonCode.HEADS_CHEAPLY
    assert why_early("JH QH 2C", "5H 6H", "QH") is ReasonCode.TRIES_TO_WIN


def test_taking_a_trick_from_who_needs_it_is_said() -> None:
    state = last_to_play("QH AH 3C", "5H 6H 9H", MASTER)
    winner = state.trick.winner
    calls = [1, 1, 1, 1]
    calls[0] = state.won[0]
    calls[winner] = state.won[winner] + 1
    found = explain(observe(replace(state, calls=tuple(calls)), 0), Card.parse("AH"))
    assert found == Reason(
        ReasonCode.SPOILS_CALL, card=Card.parse("AH"), suit=Suit.HEARTS, seat=winner
    )


def why_call(hand: str, call: int, rules: Rules = CLASSIC) -> Reason:
    state = start(rules, "why")
    assert isinstance(state, Calling)
    return explain(replace(observe(state, state.turn), hand=parse_cards(hand)), call)


def test_calls_have_their_reasons() -> None:
    weak = "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S"
    good = "AC 3C 4C AD KD 4D 5D AH 3H AS KS 5S 4S"
    assert why_call(weak, 1).code is ReasonCode.LOWEST_CALL
    assert why_call(good, 6).code is ReasonCode.HAND_IS_WORTH
    safe = why_call(good, 4)
    assert safe.code is ReasonCode.PLAYS_SAFE
    assert safe.tenths is not None
    assert 45 <= safe.tenths <= 75
    pays = replace(CLASSIC, high_call=HighCall.THIRTEEN)
    assert why_call(good, 8, pays).code is ReasonCode.HIGH_CALL_PAYS


@settings(max_examples=60)
@given(house_rules(), st.integers(0, 10**6).map(str), st.integers(0, 51))
def test_every_legal_card_has_a_reason_about_itself(rules: Rules, seed: str, plays: int) -> None:
    state = played(called(rules, seed), plays, seed)
    view = observe(state, state.turn)
    card = random.Random(seed).choice(view.legal)
    reason = explain(view, card)
    assert reason.card == card
    if reason.saved is not None:
        assert reason.saved in view.hand
        assert reason.saved != card
