"""The search's twin of the rules is equal to the engine under all house rules."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ai.habits import learned
from callbreak.ai.models import ALL_MODELS
from callbreak.ai.playout import play_out
from callbreak.ai.random_play import play_randomly
from callbreak.ai.twin import (
    BITS,
    BLOCKS,
    COUNT,
    House,
    Table,
    bit_of,
    block_of,
    pack,
)
from callbreak.ai.values import Worth, points_by_call
from callbreak.engine.cards import DECK, Card
from callbreak.engine.commands import PlayCard
from callbreak.engine.game import apply, legal_commands
from callbreak.engine.rules import PRESETS, HighCall, Rules
from callbreak.engine.scoring import score
from callbreak.engine.state import Playing, State
from tests.ai.rounds import called
from tests.strategies import house_rules
from tools.policy.watched import WatchedHands

MODELS = (*ALL_MODELS, *(learned(preset) for preset in PRESETS))
seeds = st.integers(0, 10**6).map(str)


def twin_of(state: Playing) -> Table:
    assert not state.trick.cards
    hands = pack(state.hands)
    table = Table(House(state.rules), hands, state.trick.leader, 13 - len(state.tricks))
    table.won = list(state.won)
    return table


def cards_of(masks: tuple[int, ...]) -> set[Card]:
    return {
        DECK[13 * suit + bit.bit_length() - 1] for suit in range(4) for bit in BITS[masks[suit]]
    }


def engine_legal(state: Playing) -> set[Card]:
    commands = legal_commands(state)
    return {command.card for command in commands if isinstance(command, PlayCard)}


@settings(max_examples=60)
@given(house_rules(), seeds)
def test_the_twin_allows_the_same_cards_and_gives_tricks_to_the_same_seats(
    rules: Rules, seed: str
) -> None:
    state: State = called(rules, seed)
    assert isinstance(state, Playing)
    table = twin_of(state)
    rng = random.Random(seed)
    for _ in range(52):
        assert isinstance(state, Playing)
        assert table.turn == state.turn
        assert table.won == list(state.won)
        legal = engine_legal(state)
        assert cards_of(table.legal()) == legal
        card = rng.choice(sorted(legal))
        table.play(block_of(card), bit_of(card))
        state = apply(state, PlayCard(state.turn, card)).state
    assert table.tricks == 0
    assert tuple(table.won) == state.finished[0].won
    result = state.finished[0]
    for seat in range(4):
        points = points_by_call(rules)[result.calls[seat]][table.won[seat]]
        if rules.high_call is not HighCall.WINS_GAME:
            assert round(10 * points) == result.scores[seat]


@settings(max_examples=150)
@given(
    house_rules(),
    seeds,
    st.integers(0, 51),
    st.lists(st.sampled_from(MODELS), min_size=4, max_size=4),
    st.lists(st.sampled_from([30, 3, 1, 0, -1, -2]), min_size=4, max_size=4),
)
def test_playouts_play_every_card_and_only_legal_ones(
    rules: Rules, seed: str, start: int, models: list[Any], need: list[int]
) -> None:
    rng = random.Random(seed)
    table = twin_of(called(rules, seed))
    for _ in range(start):
        block, bit = rng.choice(
            [(5 * suit, bit) for suit, mask in enumerate(table.legal()) for bit in BITS[mask]]
        )
        table.play(block, bit)
    judge = table.copy()
    recorder = WatchedHands(table.hands)
    table.hands = recorder
    left = need[:]
    play_out(table, left, models)
    assert len(recorder.plays) == 52 - start
    for seat, block, bit in recorder.plays:
        assert seat == judge.turn
        assert judge.legal()[block // 5] & bit, "the playout broke the rules"
        judge.play(block, bit)
    before = table.won
    assert [a - b for a, b in zip(need, left, strict=True)] == [
        a - b for a, b in zip(judge.won, before, strict=True)
    ]


@settings(max_examples=30)
@given(house_rules(), seeds)
def test_random_playouts_play_every_card_and_only_legal_ones(rules: Rules, seed: str) -> None:
    table = twin_of(called(rules, seed))
    judge = table.copy()
    recorder = WatchedHands(table.hands)
    table.hands = recorder
    play_randomly(table, random.Random(seed).random)
    assert len(recorder.plays) == 52
    for seat, block, bit in recorder.plays:
        assert seat == judge.turn
        assert judge.legal()[block // 5] & bit, "the playout broke the rules"
        judge.play(block, bit)
    assert table.won == judge.won


def test_random_playouts_reach_different_ends() -> None:
    rng = random.Random(1)
    ends = set()
    for _ in range(30):
        table = twin_of(called(Rules(), "one deal"))
        play_randomly(table, rng.random)
        ends.add(tuple(table.won))
    assert len(ends) > 5


@pytest.mark.parametrize("card", [DECK[0], DECK[12], DECK[13], DECK[51]])
def test_a_card_has_its_own_place_in_the_twin(card: Card) -> None:
    hands = pack([(card,), (), (), ()])
    assert hands[block_of(card)] == bit_of(card) == hands[block_of(card) + 4]
    assert sum(COUNT[mask] for mask in hands) == 2
    assert block_of(card) in BLOCKS


def test_a_round_is_worth_ones_own_points_less_a_share_of_the_others_average() -> None:
    calls, won = (3, 4, 2, 3), (4, 3, 3, 3)
    rules = Rules()
    points = [
        score(call, tricks, revoked=False, rules=rules) / 10
        for call, tricks in zip(calls, won, strict=True)
    ]
    worth = Worth(rules, 1, calls, share=0.6)
    assert worth.of(won) == pytest.approx(points[1] - 0.2 * (points[0] + points[2] + points[3]))


def test_a_proved_revoke_counts_as_a_failed_call_whatever_is_won() -> None:
    worth = Worth(Rules(), 1, (3, 4, 2, 3), share=3.0, revoked=(True, False, False, False))
    alone = Worth(Rules(), 1, (3, 4, 2, 3), share=3.0)
    assert worth.of((3, 4, 3, 3)) - alone.of((3, 4, 3, 3)) == pytest.approx(6.0)


def test_in_the_last_round_winning_the_game_counts() -> None:
    calls = (3, 3, 3, 3)
    leader = Worth(Rules(), 0, calls, share=0.0, deciding_totals=(50, 40, 0, 0))
    plain = Worth(Rules(), 0, calls, share=0.0)
    ahead, overtaken = (3, 3, 3, 4), (2, 5, 3, 3)
    assert leader.of(ahead) > plain.of(ahead)
    assert leader.of(overtaken) == pytest.approx(plain.of(overtaken))
    tie = Worth(Rules(), 0, calls, share=0.0, deciding_totals=(40, 40, 0, 0))
    assert tie.of((3, 3, 3, 4)) == pytest.approx(leader.of(ahead)), "who shares the win has won"
