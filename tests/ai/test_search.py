"""The strong bot: never illegal, never at a loss, quick to stop, and sensible."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ai.cards import different_cards
from callbreak.ai.evaluation import Trials
from callbreak.ai.hard import HardPlayer
from callbreak.ai.search import evaluate
from callbreak.ai.styles import Style
from callbreak.engine.cards import DECK, Card, format_cards, parse_cards
from callbreak.engine.commands import AskRedeal, MakeCall, NextRound, PlayCard
from callbreak.engine.game import apply, new_game, refusal
from callbreak.engine.rules import PRESETS, HighCall, RedealReason, Revoke, Rules
from callbreak.engine.state import Calling, GameOver, Playing, RedealOffer, Setup, State
from callbreak.engine.view import SeatView, observe
from tests.ai.rounds import A_PERSON_AND_PROGRAMS, FOUR_PROGRAMS, called, play, played, start
from tests.engine.table import endgame
from tests.strategies import house_rules

seeds = st.integers(0, 10**6).map(str)


@settings(max_examples=25)
@given(house_rules(), seeds)
def test_it_calls_and_plays_legally_under_all_house_rules(rules: Rules, seed: str) -> None:
    player = HardPlayer(playouts=12)
    state: State = new_game(Setup(seed, rules, FOUR_PROGRAMS)).state
    while not state.finished:
        assert state.turn is not None
        command = player.answer(observe(state, state.turn))
        assert refusal(state, command) is None
        state = apply(state, command).state


def test_it_plays_a_whole_game_to_its_end() -> None:
    player = HardPlayer(playouts=12)
    rules = replace(PRESETS["classic"], rounds=3)
    state: State = new_game(Setup("whole game", rules, FOUR_PROGRAMS)).state
    while not isinstance(state, GameOver):
        if state.turn is None:
            state = apply(state, NextRound()).state
        else:
            state = apply(state, player.answer(observe(state, state.turn))).state
    assert len(state.finished) == 3


@settings(max_examples=25)
@given(house_rules(), seeds)
def test_it_answers_legally_after_any_cards_that_a_person_throws(rules: Rules, seed: str) -> None:
    rules = replace(rules, revoke=Revoke.CALL_FAILS)
    rng = random.Random(seed)
    player = HardPlayer(playouts=12)
    state: State = called(rules, seed, players=A_PERSON_AND_PROGRAMS)
    while isinstance(state, Playing):
        if state.turn == 0:
            state = apply(state, PlayCard(0, rng.choice(state.hands[0]))).state
            continue
        command = player.answer(observe(state, state.turn))
        assert refusal(state, command) is None
        state = apply(state, command).state


def test_it_answers_when_no_deal_fits_what_was_played() -> None:
    rules = replace(PRESETS["classic"], revoke=Revoke.CALL_FAILS)
    # By its plays the person has neither hearts nor spades nor clubs, and holds nothing else.
    state = endgame(
        "2H 3H 4D 5S 6S 7S", "8H 9H 2C 3C 4C 5C", "TH JH 6C 7C 8C 9C", "QH KH TC JC QC KC",
        leader=3, rules=rules,
    )  # fmt: skip
    state_after = play(state, "QH", "4D", "8H", "TH", "TC", "2H")
    assert isinstance(state_after, Playing)
    seat = state_after.turn
    command = HardPlayer(playouts=40).answer(observe(state_after, seat))
    assert refusal(state_after, command) is None


def test_it_asks_for_a_new_deal_when_one_is_due() -> None:
    rules = replace(PRESETS["classic"], redeal=tuple(RedealReason))
    for number in range(400):
        state = new_game(Setup(f"redeal {number}", rules, A_PERSON_AND_PROGRAMS)).state
        if isinstance(state, RedealOffer):
            assert HardPlayer().answer(observe(state, state.turn)) == AskRedeal(state.turn)
            return
    pytest.fail("no deal gave a reason")


def test_a_seat_that_is_not_on_turn_has_nothing_to_answer() -> None:
    state = called(Rules(), "not on turn")
    with pytest.raises(ValueError, match="nothing to choose"):
        HardPlayer(playouts=10).answer(observe(state, (state.turn + 1) % 4))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("phase", ["call", "card"])
def test_it_stops_when_told_with_every_option_tried(preset: str, phase: str) -> None:
    rules = PRESETS[preset]
    state = start(rules, "stop") if phase == "call" else called(rules, "stop")
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return True

    assert state.turn is not None
    found = evaluate(observe(state, state.turn), playouts=10**9, stop=stop)
    assert asked == 1
    assert all(option.samples == 1 for option in found.options)


def test_it_asks_after_every_deal_whether_to_stop() -> None:
    state = called(PRESETS["classic"], "often")
    asked = 0

    def stop() -> bool:
        nonlocal asked
        asked += 1
        return asked == 7

    found = evaluate(observe(state, state.turn), playouts=10**9, stop=stop)
    assert found.options[0].samples == 7


def test_touching_cards_are_one_choice() -> None:
    state = endgame("4C 5C 7C AC", "2H 3H 4H 5H", "6C 2D 3D 4D", "KC 6H 7H 8H", leader=0)
    assert format_cards(different_cards(observe(state, 0))) == "4C 7C AC"
    free = PRESETS["beginner"]
    state = endgame(
        "4C 5C 7C 8C", "2H 3H 4H 5H", "6C 2D 3D 4D", "KC 6H 7H 8H",
        trick="6C KC", leader=2, rules=free,
    )  # fmt: skip
    view = observe(state, 0)
    assert format_cards(different_cards(view)) == "4C 7C", "a card in the trick stands between"


def best_card(state: Playing) -> Card:
    command = HardPlayer(playouts=2000).answer(observe(state, state.turn))
    assert isinstance(command, PlayCard)
    return command.card


def test_last_to_play_it_wins_as_cheaply_as_it_can() -> None:
    ruffs = endgame("3S QS KD", "TC 4D 5D", "JH TD", "6D 7D", trick="4H 9H", leader=2)
    ruffs = replace(ruffs, trick=replace(ruffs.trick, leader=1, cards=parse_cards("TC 4H 9H")))
    ruffs = replace(ruffs, hands=(ruffs.hands[0], parse_cards("4D 5D"), *ruffs.hands[2:]))
    assert ruffs.turn == 0
    assert str(best_card(replace(ruffs, calls=(8, 1, 1, 1)))) == "3S"


def test_it_makes_the_others_spend_the_last_trump_before_it_cashes_its_ace() -> None:
    state = endgame("AH 2C", "KH QH", "JH TH", "9H 2S", leader=0)
    need_one = replace(state, calls=(state.won[0] + 1, 1, 1, 1))
    assert str(best_card(need_one)) == "2C"


def test_where_too_many_tricks_fail_the_call_it_loses_the_lead_it_does_not_want() -> None:
    # Seat 0 has all that its call allows. The deuce loses both tricks, the ace wins one.
    state = endgame("2C AC", "3C 4C", "5C 6C", "7C 8C", leader=0, rules=PRESETS["master"])
    enough = replace(state, calls=(state.won[0], 2, 2, 2))
    found = evaluate(observe(enough, 0), playouts=500)
    assert {str(option.option) for option in found.options} == {"2C", "AC"}
    follows = endgame(
        "2C AD", "3C 4C", "5C 6C", "8C", trick="7C", leader=3, rules=PRESETS["master"]
    )
    assert str(best_card(replace(follows, calls=(follows.won[0], 2, 2, 2)))) == "2C"


def call_of(hand: str, rules: Rules, style: Style = Style.EVEN) -> int:
    cards = parse_cards(hand)
    state = start(rules, "hand")
    assert isinstance(state, Calling)
    view = replace(observe(state, state.turn), hand=cards)
    command = HardPlayer(playouts=1500, style=style).answer(view)
    assert isinstance(command, MakeCall)
    return command.call


def test_it_calls_by_its_hand() -> None:
    weak = "2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S"
    good = "AC 3C 4C AD KD 4D 5D AH 3H AS KS 5S 4S"
    great = "AC KC AD KD AH KH AS KS QS JS TS 9S 2S"
    assert call_of(weak, Rules()) == 1
    assert call_of(weak, PRESETS["master"]) == 2
    assert 4 <= call_of(good, Rules()) <= 6
    assert call_of(great, Rules()) == 8
    assert call_of(great, PRESETS["master"]) >= 10


def test_a_bold_caller_calls_no_less_than_a_careful_one() -> None:
    rng = random.Random(3)
    pairs = []
    for _ in range(6):
        hand = format_cards(rng.sample(DECK, 13))
        pairs.append([call_of(hand, Rules(), style) for style in (Style.CAREFUL, Style.BOLD)])
    assert all(careful <= bold for careful, bold in pairs)


def test_a_call_that_wins_the_game_is_worth_a_risk() -> None:
    hand = "AC KC 3C AD KD AH KH AS KS QS 9S 3S 2S"
    plain = replace(Rules(), high_call=HighCall.AS_CALLED)
    wins = replace(Rules(), high_call=HighCall.WINS_GAME)
    assert call_of(hand, wins) == 8 >= call_of(hand, plain)


def test_in_the_last_round_it_calls_what_wins_the_game() -> None:
    hand = "AC 3C 4C AD KD 4D 5D AH 3H QS 9S 5S 4S"
    last = replace(Rules(), rounds=3)
    state = start(last, "last round")
    assert isinstance(state, Calling)
    view = replace(observe(state, state.turn), hand=parse_cards(hand))
    needs_more = [130, 130, 130, 130]
    needs_more[view.seat] = 100
    late = replace(view, round_number=3, totals=tuple(needs_more))

    def one_trick_more(view: SeatView) -> float:
        found = evaluate(view, playouts=3000)
        return found.value_of(5).value - found.value_of(4).value

    assert one_trick_more(late) > one_trick_more(view) + 0.4
    assert evaluate(late, playouts=3000).best == 5


def test_values_are_told_with_their_uncertainty() -> None:
    state = played(called(Rules(), "values"), 8, "values")
    view = observe(state, state.turn)
    few, many = evaluate(view, playouts=100), evaluate(view, playouts=2000)
    assert few.options[0].behind == many.options[0].behind == 0.0
    assert many.options[0].error < few.options[0].error
    assert many.value_of(many.best) == many.options[0]
    with pytest.raises(KeyError):
        many.value_of(99)


def test_what_is_far_behind_is_tried_no_longer_and_cannot_be_chosen() -> None:
    trials = Trials([3, 4, 5], 2.0)
    for number in range(20):
        trials.add(0, 1.0 + number % 2)
        trials.add(1, 0.9 + number % 3)
        trials.add(2, -8.0)
    trials.drop_the_hopeless(3.0)
    assert trials.alive == [0, 1]
    found = trials.evaluation()
    assert found.options[-1].option == 5
    assert found.options[-1].behind == pytest.approx(9.85, abs=0.2)
