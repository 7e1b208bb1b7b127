"""The models of the others move with what each of them has shown in finished rounds."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from callbreak.ai import opponents
from callbreak.ai.models import GREEDY, PLAIN, RUFFER, Model
from callbreak.ai.opponents import ENOUGH, MOST, USUAL, Opponents, usual_mix
from callbreak.ai.strength import strength_of
from callbreak.ai.twin import House, Table, bit_of, block_of, masks_of, pack
from callbreak.ai.values import wants_exactly
from callbreak.engine.cards import DECK
from callbreak.engine.commands import MakeCall, NextRound, PlayCard
from callbreak.engine.game import apply
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.seats import SEATS
from callbreak.engine.state import Calling, Playing, State
from callbreak.engine.view import SeatView, observe
from tests.ai.rounds import start


def after_a_round(rules: Rules, seed: str, players: tuple[Model, ...], bold: int = 0) -> SeatView:
    """What seat 0 sees of round 2, after one in which the seats have played as models."""
    state: State = start(rules, seed)
    table = Table(House(rules), [0] * 20, 0)
    while not state.finished:
        if isinstance(state, Calling):
            worth = strength_of(masks_of(state.deal.hands[state.turn]))
            call = max(rules.min_call, min(rules.max_call, round(worth - USUAL.reserve) + bold))
            state = apply(state, MakeCall(state.turn, call)).state
            continue
        assert isinstance(state, Playing)
        if not state.tricks and not state.trick.cards:
            table = Table(House(rules), pack(state.hands), state.turn)
        seat = state.turn
        need = [ENOUGH] * 4
        if wants_exactly(rules):
            need[seat] = state.calls[seat] - state.won[seat]
        block, bit = opponents.choice(table, need, players[seat])
        card = DECK[block // 5 * 13 + bit.bit_length() - 1]
        assert (block_of(card), bit_of(card)) == (block, bit)
        table.play(block, bit)
        state = apply(state, PlayCard(seat, card)).state
    return observe(apply(state, NextRound()).state, 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_who_plays_like_a_model_is_taken_for_it_more_than_before(preset: str) -> None:
    players = (PLAIN, GREEDY, RUFFER, PLAIN)
    views = [after_a_round(PRESETS[preset], f"grow {number}", players) for number in range(4)]
    history = tuple(past for view in views for past in view.history)
    found = Opponents(replace(views[0], history=history))
    usual = usual_mix(PRESETS[preset])
    for seat in (1, 2, 3):
        place = [model for model, _ in usual].index(players[seat])
        assert found.mix_of(seat)[place] > usual[place][1] + 0.05


def test_nobody_is_ever_taken_for_one_model_only() -> None:
    view = after_a_round(Rules(), "only", (PLAIN,) * 4)
    many = replace(view, history=view.history * 4)
    for seat in (1, 2, 3):
        mix = Opponents(many).mix_of(seat)
        assert sum(mix) == pytest.approx(1.0)
        assert max(mix) <= MOST + 1e-9
        assert min(mix) > 0


def test_strangers_are_taken_for_the_usual_mix() -> None:
    found = Opponents(observe(start(Rules(), "strangers"), 0))
    for seat in (1, 2, 3):
        assert found.mix_of(seat) == pytest.approx([weight for _, weight in usual_mix(Rules())])
    assert found.callers == [USUAL] * 4
    rng = random.Random(1)
    drawn = Counter(found.draw(rng)[2].name for _ in range(2000))
    for model, weight in usual_mix(Rules()):
        assert drawn[model.name] / 2000 == pytest.approx(weight, abs=0.05)


@pytest.mark.parametrize("rules", PRESETS.values(), ids=PRESETS)
def test_no_model_is_more_than_half_of_what_strangers_are_taken_for(rules: Rules) -> None:
    weights = [weight for _, weight in usual_mix(rules)]
    assert sum(weights) == pytest.approx(1.0)
    assert max(weights) <= 0.5


def test_a_bold_caller_is_known_by_the_hands_shown() -> None:
    sober = Opponents(after_a_round(Rules(), "bold", (PLAIN,) * 4))
    bold = Opponents(after_a_round(Rules(), "bold", (PLAIN,) * 4, bold=3))
    for seat in SEATS[1:]:
        assert bold.callers[seat].reserve < sober.callers[seat].reserve


def test_a_player_who_always_calls_alike_is_known_better_from_round_to_round() -> None:
    view = after_a_round(Rules(), "alike", (PLAIN,) * 4)
    once, often = Opponents(view), Opponents(replace(view, history=view.history * 4))
    for seat in SEATS[1:]:
        assert often.callers[seat].spread < once.callers[seat].spread < USUAL.spread
