"""What each step of a game reports: the table shows these and nothing else."""

from __future__ import annotations

import pytest

from callbreak.engine.cards import Card, parse_cards
from callbreak.engine.commands import EndGame, MakeCall, NextRound, PlayCard
from callbreak.engine.events import (
    AuctionVoid,
    CallMade,
    CardPlayed,
    CardsDealt,
    GameEnded,
    RoundScored,
    TrickWon,
)
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import HighCall, Rules
from callbreak.engine.state import Calling, GameOver, Playing, RoundOver, Setup, State
from callbreak.engine.trick import Trick
from callbreak.engine.view import observe
from tests.engine.table import PERSON_AND_BOTS, endgame, play_out


def opening(rules: Rules | None = None) -> Calling:
    state = new_game(Setup("events", rules or Rules(), PERSON_AND_BOTS)).state
    assert isinstance(state, Calling)
    return state


def called(state: State, *calls: int) -> State:
    for call in calls:
        assert isinstance(state, Calling)
        state = apply(state, MakeCall(state.turn, call)).state
    return state


def test_a_deal_and_a_call_are_told_with_their_seats() -> None:
    state = opening()
    step = new_game(state.setup)
    assert step.events == (CardsDealt(1, 0, state.deal.dealer),)
    assert apply(state, MakeCall(state.turn, 3)).events == (CallMade(state.turn, 3),)


@pytest.mark.parametrize(("last", "void"), [(1, True), (2, False), (3, False)])
def test_r5_an_auction_is_void_only_below_the_least_total(last: int, void: bool) -> None:
    before = called(opening(Rules(min_total_calls=10)), 2, 3, 3)
    assert isinstance(before, Calling)
    seat, dealer = before.turn, before.deal.dealer
    step = apply(before, MakeCall(seat, last))
    calls = tuple({seat: last, (dealer + 1) % 4: 2}.get(other, 3) for other in range(4))
    again = (AuctionVoid(calls), CardsDealt(1, 1, dealer)) if void else ()
    assert step.events == (CallMade(seat, last), *again)
    assert isinstance(step.state, Calling if void else Playing)


def test_a_card_and_the_trick_that_it_ends_are_told() -> None:
    state = endgame("AS 2H", "5H KS", "3C QS", "4H JS", trick="", leader=1)
    first = apply(state, PlayCard(1, Card.parse("5H")))
    assert first.events == (CardPlayed(1, Card.parse("5H")),)
    second = apply(first.state, PlayCard(2, Card.parse("QS")))
    third = apply(second.state, PlayCard(3, Card.parse("4H")))
    fourth = apply(third.state, PlayCard(0, Card.parse("2H")))
    trick = Trick(1, parse_cards("5H QS 4H 2H"))
    assert fourth.events == (CardPlayed(0, Card.parse("2H")), TrickWon(2, trick, 12))
    assert observe(fourth.state, 0).trick == Trick(2)


def test_the_last_card_tells_the_trick_the_round_and_the_end_of_the_game() -> None:
    rules = Rules(high_call=HighCall.WINS_GAME)
    state = endgame("AS", "KS", "QS", "", trick="JS", leader=3, rules=rules, calls=(1, 1, 1, 8))
    now: State = state
    for seat, card in ((0, "AS"), (1, "KS")):
        now = apply(now, PlayCard(seat, Card.parse(card))).state
    step = apply(now, PlayCard(2, Card.parse("QS")))
    over = step.state
    assert isinstance(over, GameOver)
    assert over.finished[0].won == (1, 0, 0, 12)
    assert step.events == (
        CardPlayed(2, Card.parse("QS")),
        TrickWon(0, Trick(3, parse_cards("JS AS KS QS")), 13),
        RoundScored(over.finished[0]),
        GameEnded((3,), over.totals),
    )


def test_the_next_round_is_dealt_by_the_next_seat_and_the_end_is_told() -> None:
    endless = Rules(rounds=None)
    first = new_game(Setup("endless", endless, PERSON_AND_BOTS)).state
    state = play_out(first)
    assert isinstance(first, Calling)
    assert isinstance(state, RoundOver)
    step = apply(state, NextRound())
    dealer = (first.deal.dealer + 1) % 4
    assert step.events == (CardsDealt(2, 0, dealer),)
    assert observe(step.state, 0).round_number == 2
    assert observe(step.state, 0).dealer == dealer
    ended = apply(state, EndGame())
    assert isinstance(ended.state, GameOver)
    assert ended.events == (GameEnded(ended.state.winners, ended.state.totals),)
