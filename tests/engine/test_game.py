"""The one door: what is refused, and what the table does by itself."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from callbreak.engine.cards import Card, Suit, parse_cards
from callbreak.engine.commands import (
    AskRedeal,
    Command,
    DeclineRedeal,
    EndGame,
    MakeCall,
    NextRound,
    PlayCard,
)
from callbreak.engine.events import AuctionVoid, CardsDealt, RedealDeclined, RedealGranted
from callbreak.engine.game import Refused, apply, legal_commands, new_game, redeal_reason, refusal
from callbreak.engine.legality import Refusal, RefusalCode
from callbreak.engine.rules import FailedCall, RedealReason, Revoke, Rules
from callbreak.engine.seats import next_seat
from callbreak.engine.state import (
    Calling,
    GameOver,
    Kind,
    Player,
    Playing,
    RedealGiven,
    RedealOffer,
    RoundOver,
    Setup,
    State,
    VoidAuction,
)
from callbreak.engine.view import Phase, observe
from tests.engine.table import FOUR_BOTS, PERSON_AND_BOTS, endgame, play_out

if TYPE_CHECKING:
    from collections.abc import Callable

NO_SPADE = Rules(redeal=(RedealReason.NO_SPADE,))
BOTH_REASONS = Rules(redeal=tuple(RedealReason))


def why_not(state: State, command: Command) -> RefusalCode | None:
    refused = refusal(state, command)
    return refused.code if refused else None


def a_deal(wanted: Callable[[State], bool], rules: Rules, players: tuple[Player, ...]) -> State:
    """The first of many seeds whose opening position is wanted."""
    states = (new_game(Setup(str(n), rules, players)).state for n in range(5000))
    return next(state for state in states if wanted(state))


def calling(rules: Rules | None = None) -> Calling:
    state = new_game(Setup("seed", rules or Rules(), PERSON_AND_BOTS)).state
    assert isinstance(state, Calling)
    return state


def test_calls_pass_from_the_seat_after_the_dealer_and_stay_within_bounds() -> None:
    state = calling(Rules(min_call=2))
    seat = state.turn
    assert seat == next_seat(state.deal.dealer)
    assert why_not(state, MakeCall(next_seat(seat), 3)) is RefusalCode.NOT_YOUR_TURN
    assert refusal(state, MakeCall(seat, 1)) == Refusal(RefusalCode.CALL_TOO_LOW, limit=2)
    assert refusal(state, MakeCall(seat, 9)) == Refusal(RefusalCode.CALL_TOO_HIGH, limit=8)
    assert why_not(state, MakeCall(seat, 8)) is None


def test_a_command_of_another_phase_is_refused_and_changes_nothing() -> None:
    state = calling()
    wrong: list[Command] = [PlayCard(state.turn, Card.parse("AS")), NextRound(), EndGame()]
    for command in wrong:
        with pytest.raises(Refused, match="wrong_phase") as caught:
            apply(state, command)
        assert caught.value.refusal.code is RefusalCode.WRONG_PHASE
    playing = endgame("AS", "KS", "QS", "JS")
    assert why_not(playing, MakeCall(0, 3)) is RefusalCode.WRONG_PHASE
    assert why_not(playing, AskRedeal(0)) is RefusalCode.WRONG_PHASE
    assert why_not(playing, PlayCard(1, Card.parse("KS"))) is RefusalCode.NOT_YOUR_TURN
    assert why_not(playing, PlayCard(0, Card.parse("2C"))) is RefusalCode.NOT_IN_HAND


def test_r12_a_game_of_three_rounds_ends_with_the_third() -> None:
    state: State = new_game(Setup("three", Rules(rounds=3), FOUR_BOTS)).state
    dealers = []
    for _ in range(3):
        assert isinstance(state, Calling)
        dealers.append(state.deal.dealer)
        state = play_out(state)
        if isinstance(state, RoundOver):
            assert state.turn is None
            assert legal_commands(state) == (NextRound(),)
            assert why_not(state, EndGame()) is RefusalCode.WRONG_PHASE
            state = apply(state, NextRound()).state
    assert dealers == [dealers[0], (dealers[0] + 1) % 4, (dealers[0] + 2) % 4]
    assert isinstance(state, GameOver)
    assert state.turn is None
    assert legal_commands(state) == ()
    assert observe(state, 2).phase is Phase.GAME_OVER


def test_an_endless_game_is_ended_by_the_person_or_after_five_rounds_of_bots() -> None:
    endless = Rules(rounds=None)
    state = play_out(new_game(Setup("e", endless, PERSON_AND_BOTS)).state)
    assert legal_commands(state) == (NextRound(), EndGame())
    assert observe(state, 0).phase is Phase.ROUND_OVER
    assert isinstance(apply(state, EndGame()).state, GameOver)

    bots: State = new_game(Setup("e", endless, FOUR_BOTS)).state
    for _ in range(4):
        bots = apply(play_out(bots), NextRound()).state
    assert isinstance(play_out(bots), GameOver)


def test_r4_a_person_is_asked_and_may_keep_the_hand() -> None:
    offer = a_deal(lambda s: isinstance(s, RedealOffer), NO_SPADE, PERSON_AND_BOTS)
    assert isinstance(offer, RedealOffer)
    assert offer.turn == 0
    assert not any(card.suit == Suit.SPADES for card in offer.deal.hands[0])
    assert observe(offer, 0).redeal_reason is RedealReason.NO_SPADE
    assert observe(offer, 1).redeal_reason is None
    assert legal_commands(offer) == (AskRedeal(0), DeclineRedeal(0))
    assert why_not(offer, DeclineRedeal(1)) is RefusalCode.NO_REDEAL_DUE
    kept = apply(offer, DeclineRedeal(0))
    assert RedealDeclined(0) in kept.events
    assert isinstance(kept.state, Calling)
    assert kept.state.deal.declined == (0,)
    assert kept.state.deal.hands == offer.deal.hands
    assert why_not(kept.state, AskRedeal(0)) is RefusalCode.WRONG_PHASE
    assert why_not(kept.state, AskRedeal(1)) is RefusalCode.NO_REDEAL_DUE


def test_r4_a_person_who_asks_gets_new_cards_from_the_same_dealer() -> None:
    offer = a_deal(lambda s: isinstance(s, RedealOffer), NO_SPADE, PERSON_AND_BOTS)
    assert isinstance(offer, RedealOffer)
    step = apply(offer, AskRedeal(0))
    given = RedealGiven(0, RedealReason.NO_SPADE)
    assert isinstance(step.state, Calling)
    assert step.state.deal.redeals[0] == given
    assert step.state.deal.dealer == offer.deal.dealer
    assert step.events[:2] == (
        RedealGranted(0, RedealReason.NO_SPADE),
        CardsDealt(1, 1, offer.deal.dealer),
    )


def test_r4_a_second_person_with_a_reason_waits_for_the_first() -> None:
    people = tuple(Player(name, Kind.HUMAN) for name in "ABCD")

    def two_are_due(state: State) -> bool:
        if not isinstance(state, RedealOffer):
            return False
        later = apply(state, DeclineRedeal(state.turn)).state
        return isinstance(later, RedealOffer)

    offer = a_deal(two_are_due, BOTH_REASONS, people)
    assert isinstance(offer, RedealOffer)
    second = apply(offer, DeclineRedeal(offer.turn)).state
    assert isinstance(second, RedealOffer)
    assert why_not(offer, AskRedeal(second.turn)) is RefusalCode.NOT_YOUR_TURN


def test_r4_bots_always_ask_and_the_hand_is_not_announced() -> None:
    dealt_again = a_deal(
        lambda s: isinstance(s, Calling) and s.deal.attempt == 1, BOTH_REASONS, FOUR_BOTS
    )
    assert isinstance(dealt_again, Calling)
    (given,) = dealt_again.deal.redeals
    assert isinstance(given, RedealGiven)
    assert observe(dealt_again, 0).redeals == (given,)


def test_r4_only_the_reason_that_the_house_plays_counts() -> None:
    low = parse_cards("2C 3C 4C 5D 6D 7D 8H 9H TH JH 2S 3S 4S")
    queen = parse_cards("2C 3C 4C 5D 6D 7D 8H 9H TH QH 2S 3S 4S")
    plain = parse_cards("2C 3C 4C 5D 6D 7D 8H 9H TH JH 2H 3H 4H")
    no_high_card = Rules(redeal=(RedealReason.NO_HIGH_CARD,))
    assert redeal_reason(low, NO_SPADE) is None
    assert redeal_reason(low, no_high_card) is RedealReason.NO_HIGH_CARD
    assert redeal_reason(queen, no_high_card) is None
    assert redeal_reason(plain, no_high_card) is RedealReason.NO_HIGH_CARD
    assert redeal_reason(plain, BOTH_REASONS) is RedealReason.NO_SPADE


def test_r5_after_three_void_auctions_the_fourth_stands() -> None:
    state: State = calling(Rules(min_total_calls=10))
    seen = []
    for _ in range(4):
        for _ in range(4):
            assert isinstance(state, Calling)
            step = apply(state, MakeCall(state.turn, 1))
            state = step.state
            seen += [event for event in step.events if isinstance(event, AuctionVoid)]
    assert seen == [AuctionVoid((1, 1, 1, 1))] * 3
    assert isinstance(state, Playing)
    assert state.deal.redeals == (VoidAuction((1, 1, 1, 1)),) * 3
    assert state.deal.void_auctions == state.deal.attempt == 3


def test_r13_a_revoke_is_taken_from_a_person_only_and_fails_the_call() -> None:
    rules = Rules(revoke=Revoke.CALL_FAILS, failed_call=FailedCall.MINUS_SHORTFALL)
    state = endgame(
        "AS 2H",
        "5H KS",
        "3H QS",
        "4H JS",
        trick="",
        leader=3,
        rules=replace(rules, spades_broken=False),
        calls=(1, 1, 1, 1),
    )
    led = apply(state, PlayCard(3, Card.parse("4H"))).state
    revoke = PlayCard(0, Card.parse("AS"))
    assert why_not(led, revoke) is RefusalCode.FOLLOW_SUIT
    after = apply(led, revoke).state
    assert isinstance(after, Playing)
    assert after.revoked == (True, False, False, False)
    with pytest.raises(Refused):
        apply(after, PlayCard(1, Card.parse("KS")))
    over = play_out(after)
    assert isinstance(over, RoundOver)
    assert over.finished[0].revoked[0]
    assert over.finished[0].scores[0] == -10, "with minus_shortfall a revoke costs the whole call"


def test_r13_a_card_that_is_not_held_is_never_taken() -> None:
    state = endgame("AS", "KS", "QS", "JS", rules=Rules(revoke=Revoke.CALL_FAILS))
    with pytest.raises(Refused):
        apply(state, PlayCard(0, Card.parse("KS")))


def test_r6_a_closed_spade_may_not_be_led_unless_the_hand_is_all_spades() -> None:
    rules = Rules(spades_broken=True)
    opening: State = calling(rules)
    while isinstance(opening, Calling):
        opening = apply(opening, MakeCall(opening.turn, 1)).state
    assert isinstance(opening, Playing)
    hand = opening.hands[opening.turn]
    spade = next(card for card in hand if card.suit == Suit.SPADES)
    refused = refusal(opening, PlayCard(opening.turn, spade))
    assert refused is not None
    assert refused.code is RefusalCode.SPADES_NOT_BROKEN
    assert refused.would_do == tuple(sorted(c for c in hand if c.suit != Suit.SPADES))
