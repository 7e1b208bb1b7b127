"""The rule-based levels: legal under every house rule, sensible, and blind to hidden cards."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from callbreak.ai.calling import best_call, choose_call, expected_tricks
from callbreak.ai.levels import BOLDNESS, Level, quick_answer
from callbreak.ai.styles import Style, style_of
from callbreak.engine.cards import DECK, Card, parse_cards
from callbreak.engine.commands import Command, MakeCall, NextRound, PlayCard
from callbreak.engine.game import apply, new_game, refusal
from callbreak.engine.rules import PRESETS, FailedCall, HighCall, Rules, Void
from callbreak.engine.state import Calling, GameOver, Kind, Player, Playing, RoundOver, Setup, State
from callbreak.engine.trick import Trick
from callbreak.engine.view import Phase, SeatView, observe
from tests.strategies import house_rules

if TYPE_CHECKING:
    from collections.abc import Iterator

RULE_BASED = (Level.EASY, Level.MEDIUM)


def short_games() -> st.SearchStrategy[Rules]:
    """Any house rules, in short games."""
    return house_rules().map(lambda rules: replace(rules, rounds=3))


def game(rules: Rules, seed: str) -> State:
    players = tuple(Player(f"bot {seat}", Kind.MEDIUM) for seat in range(4))
    return new_game(Setup(seed, rules, players)).state


def decisions(
    rules: Rules, seed: str, level: Level, style: Style = Style.EVEN
) -> Iterator[tuple[State, Command]]:
    """Every state of a game in which a seat is on turn, with what the bot does there."""
    state = game(rules, seed)
    while not isinstance(state, GameOver):
        command: Command = NextRound()
        if state.turn is not None:
            command = quick_answer(observe(state, state.turn), level, style)
            yield state, command
        state = apply(state, command).state


def playing(
    hand: str, *, legal: str = "", trick: str = "", call: int = 3, won: int = 0, rules: Rules
) -> SeatView:
    """A view of seat 0 in mid-round; ``won`` tricks were all won by seat 0."""
    cards = parse_cards(trick)
    return SeatView(
        seat=0,
        rules=rules,
        phase=Phase.PLAYING,
        round_number=1,
        dealer=3,
        turn=0,
        totals=(0, 0, 0, 0),
        hand=parse_cards(hand),
        calls=(call, 2, 2, 2),
        tricks=tuple(_won_tricks(won, parse_cards(hand) + cards)),
        trick=Trick(-len(cards) % 4, cards),
        legal=tuple(sorted(parse_cards(legal or hand))),
        redeals=(),
        redeal_reason=None,
        history=(),
        random="0" * 64,
    )


def _won_tricks(count: int, elsewhere: tuple[object, ...]) -> Iterator[Trick]:
    """Tricks of low clubs that seat 0 wins."""
    clubs = parse_cards("2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC")
    free = [card for card in clubs if card not in elsewhere]
    for i in range(count):
        four = free[4 * i : 4 * i + 4]
        yield Trick(0, (four[3], four[0], four[1], four[2]))


@pytest.mark.parametrize("level", RULE_BASED)
@given(rules=short_games(), seed=st.text("abc", max_size=8), style=st.sampled_from(Style))
@settings(max_examples=10)
def test_r13_no_bot_ever_plays_or_calls_what_is_refused(
    level: Level, rules: Rules, seed: str, style: Style
) -> None:
    seen = 0
    for state, command in decisions(rules, seed, level, style):
        assert refusal(state, command) is None
        seen += 1
    assert seen >= 56


@pytest.mark.parametrize("level", RULE_BASED)
@given(rules=short_games(), seed=st.text("abc", max_size=8), at=st.integers(0, 55), data=st.data())
@settings(max_examples=40)
def test_a_bot_cannot_tell_which_of_the_others_holds_a_hidden_card(
    level: Level, rules: Rules, seed: str, at: int, data: st.DataObject
) -> None:
    state, command = next(islice(decisions(rules, seed, level), at, None))
    assert isinstance(state, Calling | Playing)
    seat = state.turn
    held = list(state.hands if isinstance(state, Playing) else state.deal.hands)
    others = [other for other in range(4) if other != seat]
    hidden = data.draw(st.permutations([card for other in others for card in held[other]]))
    hands = list(held)
    for other in others:
        hands[other], hidden = tuple(hidden[: len(held[other])]), hidden[len(held[other]) :]
    if isinstance(state, Playing):
        changed: State = replace(state, hands=tuple(hands))
    else:
        changed = replace(state, deal=replace(state.deal, hands=tuple(hands)))
    assert quick_answer(observe(changed, seat), level) == command


@pytest.mark.parametrize("level", RULE_BASED)
def test_the_same_view_gets_the_same_answer(level: Level) -> None:
    first = [command for _, command in decisions(PRESETS["classic"], "same", level)]
    assert first == [command for _, command in decisions(PRESETS["classic"], "same", level)]


@pytest.mark.parametrize("level", RULE_BASED)
@pytest.mark.parametrize("preset", PRESETS)
def test_the_last_to_play_ruffs_with_the_lowest_spade_that_wins(level: Level, preset: str) -> None:
    view = playing("AS 3S 4S", legal="AS 3S 4S", trick="9D 2D 3D", call=5, rules=PRESETS[preset])
    assert quick_answer(view, level) == PlayCard(0, parse_cards("3S")[0])


@pytest.mark.parametrize("preset", PRESETS)
def test_medium_takes_a_certain_trick_that_it_needs(preset: str) -> None:
    view = playing("AD 2D 3H", legal="AD 2D", trick="9D 5D KD", call=3, rules=PRESETS[preset])
    assert quick_answer(view) == PlayCard(0, parse_cards("AD")[0])


def test_r10_with_one_allowed_a_made_call_ducks_and_gets_rid_of_high_cards() -> None:
    rules = PRESETS["master"]
    duck = playing("AD TD 2D", trick="9D JD 3D", call=1, won=2, rules=rules)
    assert quick_answer(duck) == PlayCard(0, parse_cards("TD")[0])
    rid = playing("AH 2C 3D", trick="9S JS 3S", call=1, won=2, rules=rules)
    assert quick_answer(rid) == PlayCard(0, parse_cards("AH")[0])


@pytest.mark.parametrize("level", RULE_BASED)
def test_calls_follow_the_hand_and_are_never_absurd(level: Level) -> None:
    def call(hand: str) -> int:
        view = replace(
            playing(hand, rules=PRESETS["classic"]),
            phase=Phase.CALLING,
            calls=(None,) * 4,
            trick=None,
            legal=(),
        )
        command = quick_answer(view, level)
        assert isinstance(command, MakeCall)
        return command.call

    assert call("2C 3C 4C 5C 2D 3D 4D 5D 2H 3H 4H 5H 2S") == 1
    assert call("AC KC 2C AD KD 2D AH KH 2H AS KS QS 2S") >= 6
    assert 3 <= call("AC 3C 4C AD 3D 4D 5D 2H 3H 4H AS KS 2S") <= 5


def test_r5_four_bots_call_towards_the_minimum_so_that_few_auctions_are_void() -> None:
    voids = auctions = 0
    rng = random.Random(5)
    for wanted in (10, 11):
        rules = replace(PRESETS["classic"], rounds=10, min_total_calls=wanted)
        for _ in range(12):
            state = game(rules, str(rng.random()))
            while not isinstance(state, GameOver):
                before = state
                command: Command = NextRound()
                if state.turn is not None:
                    command = quick_answer(observe(state, state.turn))
                state = apply(state, command).state
                if isinstance(before, Calling) and before.calls.count(None) == 1:
                    auctions += 1
                    voids += isinstance(state, Calling)
                if isinstance(state, Playing):
                    state = _skip_to_the_end(state)
    assert auctions > 200
    assert voids / auctions < 0.25


def _skip_to_the_end(state: State) -> State:
    """Play the round out with the lowest legal cards."""
    while isinstance(state, Playing):
        state = apply(state, PlayCard(state.turn, observe(state, state.turn).legal[0])).state
    assert isinstance(state, RoundOver | GameOver)
    return state


def test_a_name_has_one_style() -> None:
    assert style_of("Asha") is Style.EVEN
    assert style_of("Bikram") is Style.BOLD
    assert style_of("Chandra") is Style.CAREFUL
    assert style_of("Dolma") is style_of("Dolma")


def test_r8_where_a_void_seat_is_free_the_ace_of_spades_is_not_spent_on_a_ruff() -> None:
    view = playing("AS 2C 3D", trick="9H 5H KH", call=2, rules=PRESETS["beginner"])
    assert quick_answer(view) == PlayCard(0, parse_cards("2C")[0])


def test_r10_where_a_void_seat_is_free_a_made_call_does_not_ruff() -> None:
    rules = replace(PRESETS["master"], void=Void.FREE)
    view = playing("AS 5S AH 2C", trick="9D JD 3D", call=1, won=2, rules=rules)
    assert quick_answer(view) == PlayCard(0, parse_cards("AH")[0])


@given(hand=st.permutations(DECK).map(lambda deck: tuple(deck[:13])), rules=short_games())
@settings(max_examples=60)
def test_a_bold_bot_never_calls_less_than_a_careful_one(
    hand: tuple[Card, ...], rules: Rules
) -> None:
    rules = replace(rules, min_total_calls=0)  # saving an auction comes before style
    view = replace(
        playing("2S", rules=rules),
        phase=Phase.CALLING,
        hand=hand,
        calls=(None,) * 4,
        trick=None,
        legal=(),
    )
    # A hand worth more tricks than any call allows fails whatever is called.
    # The lowest call then costs least.
    assume(expected_tricks(hand) <= rules.max_call + 1)
    careful, even, bold = (
        choose_call(view, BOLDNESS[style]) for style in (Style.CAREFUL, Style.EVEN, Style.BOLD)
    )
    assert careful <= even <= bold <= careful + 2


def test_r10_a_call_that_costs_nothing_when_it_fails_is_bolder() -> None:
    expected = 3.0
    prudent = best_call(expected, PRESETS["classic"])
    assert best_call(expected, replace(PRESETS["classic"], failed_call=FailedCall.ZERO)) > prudent


def test_r11_a_call_that_wins_the_game_is_worth_a_risk() -> None:
    rules = replace(PRESETS["classic"], high_call=HighCall.WINS_GAME)
    assert best_call(7.3, rules) == 8
    assert best_call(7.3, PRESETS["classic"]) < 8
    assert best_call(3.0, rules) == best_call(3.0, PRESETS["classic"])
