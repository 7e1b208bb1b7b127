"""Events become cues, and when all cues are through the table is what the view says."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from callbreak.engine.cards import parse_cards
from callbreak.engine.commands import EndGame, MakeCall, NextRound, PlayCard
from callbreak.engine.events import AuctionVoid, CardPlayed
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.trick import Trick
from callbreak.session.cue_queue import CueQueue
from callbreak.session.cues import (
    Announce,
    Call,
    Cue,
    Deal,
    Play,
    Rest,
    Settle,
    Sweep,
    TurnUp,
    after,
    plan,
)
from callbreak.session.hand_order import in_order
from callbreak.session.pace import UNTIL_CLICK, Pace, pace_of
from callbreak.session.session import Session
from callbreak.session.shown import snap

PLAYERS = (
    Player("You", Kind.HUMAN),
    Player("Asha", Kind.MEDIUM),
    Player("Harka", Kind.HARD),
    Player("Maya", Kind.EASY),
)
HOUSE_RULES = (
    Rules(rounds=3),
    Rules(rounds=3, redeal=tuple(RedealReason), min_total_calls=11),
    Rules(rounds=None, min_call=2, max_call=12),
)


def begun(seed: str, rules: Rules = HOUSE_RULES[0]) -> Session:
    return Session(Setup(seed, rules, PLAYERS))


@pytest.mark.parametrize("rules", HOUSE_RULES)
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_when_no_cue_is_left_the_table_is_what_the_view_says(seed: str, rules: Rules) -> None:
    session = begun(seed, rules)
    chooser = random.Random(seed)
    shown = snap(session.view)
    events = session.opening
    steps = 0
    while True:
        for cue in plan(events, session.view):
            shown = after(shown, cue)
        assert shown == snap(session.view)
        commands = legal_commands(session.state)
        if not commands:
            break
        endable = EndGame() in commands and len(session.state.finished) == 3
        events = session.submit(EndGame() if endable else chooser.choice(commands[:4]))
        steps += 1
    assert steps > 52


def test_a_deal_is_dealt_before_it_is_turned_up() -> None:
    session = begun("a")
    kinds = [type(cue) for cue in plan(session.opening, session.view)]
    assert kinds[:2] == [Deal, TurnUp]


def test_the_hand_is_face_down_until_it_is_turned_up() -> None:
    session = begun("a")
    cues = plan(session.opening, session.view)
    dealt = after(snap(session.view), cues[0])
    assert not dealt.face_up
    assert after(dealt, cues[1]).face_up


def test_a_void_auction_is_announced_between_the_last_call_and_the_new_deal() -> None:
    session = begun("a", HOUSE_RULES[1])
    events = session.opening
    while not any(isinstance(event, AuctionVoid) for event in events):
        events = session.submit(legal_commands(session.state)[0])
    kinds = [type(cue) for cue in plan(events, session.view)]
    assert kinds.index(Call) < kinds.index(Announce) < kinds.index(Deal)


def play_to_a_full_trick(session: Session) -> tuple[Cue, ...]:
    while True:
        events = session.submit(legal_commands(session.state)[0])
        cues = plan(events, session.view)
        if any(isinstance(cue, Sweep) for cue in cues):
            return cues


def test_a_full_trick_is_played_rests_and_is_swept() -> None:
    kinds = [type(cue) for cue in play_to_a_full_trick(begun("a"))]
    assert kinds[:3] == [Play, Rest, Sweep]


def test_a_resting_trick_still_lies_there_and_a_swept_one_is_counted() -> None:
    session = begun("a")
    cues = play_to_a_full_trick(session)
    played = after(replace(snap(session.view), trick=(), tricks=()), cues[0])
    resting = after(played, cues[1])
    swept = after(resting, cues[2])
    counted = after(swept, cues[3])
    assert resting.trick
    assert swept.trick == ()
    assert sum(swept.won) == sum(resting.won)
    assert sum(counted.won) == sum(resting.won) + 1


def queue_of(session: Session) -> CueQueue:
    queue = CueQueue(snap(session.view))
    queue.add(plan(session.opening, session.view), Pace())
    return queue


def test_cues_begin_one_after_the_other_as_time_passes() -> None:
    queue = queue_of(begun("a"))
    assert [type(begun.cue) for begun in queue.advance(0)] == [Deal]
    assert queue.advance(1000) == []
    assert [type(begun.cue) for begun in queue.advance(1000)] == [TurnUp]
    assert not queue.idle


def test_a_whole_deal_takes_no_more_than_two_seconds_at_normal_speed() -> None:
    session = begun("a")
    assert Pace().lasts_ms(plan(session.opening, session.view)[0]) <= 2000


def test_a_hurried_queue_is_at_once_where_it_would_have_come_to() -> None:
    session = begun("a")
    queue = queue_of(session)
    queue.advance(16)
    queue.finish()
    assert queue.idle
    assert queue.shown == snap(session.view)


def test_at_instant_speed_everything_but_a_resting_trick_is_at_once() -> None:
    session = begun("a")
    queue = CueQueue(snap(session.view))
    queue.add(plan(session.opening, session.view), Pace(0))
    queue.advance(0)
    assert queue.idle
    queue.add(play_to_a_full_trick(session), Pace(0))
    queue.advance(0)
    assert isinstance(queue.current, Rest)


def test_a_trick_that_rests_until_a_click_waits_for_ever() -> None:
    session = begun("a")
    queue = CueQueue(snap(session.view))
    queue.add(play_to_a_full_trick(session), Pace(rest_ms=UNTIL_CLICK))
    queue.advance(10_000)
    queue.advance(10_000)
    assert queue.waits_for_click
    queue.finish()
    assert queue.shown == snap(session.view)


def test_a_game_that_is_watched_never_waits_for_a_click() -> None:
    assert pace_of("normal", "click", reduced=False, watched=True).rest_ms < UNTIL_CLICK
    assert pace_of("normal", "click", reduced=False, watched=False).rest_ms == UNTIL_CLICK


def test_a_claim_runs_off_faster_than_ordinary_play() -> None:
    pace, card = Pace(), Play(0, parse_cards("AS")[0])
    assert pace.for_claim().lasts_ms(card) < pace.lasts_ms(card)


def test_no_trick_of_a_claim_waits_for_a_click() -> None:
    trick = Trick(0, tuple(parse_cards("AS 2S 3S 4S")))
    assert Pace(rest_ms=UNTIL_CLICK).for_claim().lasts_ms(Rest(trick)) < 500


def test_taking_back_forgets_what_was_on_its_way() -> None:
    session = begun("a")
    queue = queue_of(session)
    queue.advance(16)
    queue.jump(snap(session.view))
    assert queue.idle
    assert queue.shown == snap(session.view)


@pytest.mark.parametrize(
    ("order", "sorted_hand"),
    [
        ("alternating", "AS 4S KH 2H QC 9D 3D"),
        ("by_suit", "AS 4S KH 2H 9D 3D QC"),
        ("by_rank", "AS KH QC 9D 4S 3D 2H"),
        ("none", "3D QC AS 2H 9D KH 4S"),
    ],
)
def test_a_hand_is_sorted_as_the_setting_says(order: str, sorted_hand: str) -> None:
    assert in_order(parse_cards("3D QC AS 2H 9D KH 4S"), order) == parse_cards(sorted_hand)


def test_suits_alternate_in_colour_when_one_is_missing() -> None:
    assert in_order(parse_cards("3D QC 2H KD"), "alternating") == parse_cards("2H QC KD 3D")


def test_spades_stay_at_an_end() -> None:
    assert in_order(parse_cards("3D AS QC"), "alternating")[0].suit == parse_cards("AS")[0].suit


def test_a_card_that_was_played_has_left_the_hand() -> None:
    session = begun("a")
    while not isinstance(next(iter(legal_commands(session.state))), PlayCard):
        session.submit(MakeCall(session.state.turn or 0, 1))
    shown = snap(session.view)
    turn = session.state.turn
    events = session.submit(legal_commands(session.state)[0])
    assert isinstance(events[0], CardPlayed)
    shown = after(shown, plan(events, session.view)[0])
    assert turn is not None
    assert shown.counts[turn] == 12
    assert shown.trick == ((turn, events[0].card),)


def test_the_next_round_begins_with_a_deal() -> None:
    session = begun("a")
    while NextRound() not in legal_commands(session.state):
        session.submit(legal_commands(session.state)[0])
    assert isinstance(plan(session.submit(NextRound()), session.view)[0], Deal)


def test_it_is_seen_whose_turn_it_is_before_another_acts_but_nobody_waits_for_oneself() -> None:
    shown = snap(begun("a").view)
    assert Pace().lasts_ms(Settle(replace(shown, turn=(shown.seat + 1) % 4))) > 50
    assert Pace().lasts_ms(Settle(replace(shown, turn=shown.seat))) == 0
    assert Pace().lasts_ms(Settle(replace(shown, turn=None))) == 0


def test_calls_and_cards_keep_their_beat_where_motion_is_reduced() -> None:
    for cue in (Play(0, parse_cards("AS")[0]), Call(0, 3)):
        assert Pace(reduced=True).lasts_ms(cue) == Pace().lasts_ms(cue)


def test_a_queue_that_is_held_begins_when_the_time_is_over() -> None:
    queue = queue_of(begun("a"))
    queue.hold(200)
    assert queue.advance(190) == []
    assert not queue.idle
    assert [type(begun.cue) for begun in queue.advance(20)] == [Deal]
    queue.hold(5000)
    assert queue.advance(2500)
