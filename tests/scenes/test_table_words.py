"""What seats, strip and caption say about a position."""

from __future__ import annotations

from dataclasses import replace

import pytest

from callbreak.engine.cards import parse_cards
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.seats import Seat
from callbreak.engine.state import Kind, Setup
from callbreak.engine.trick import Trick
from callbreak.engine.view import Phase
from callbreak.scenes.table_words import call_facts, corner_facts, demand, seat_facts, strip_facts
from callbreak.session.shown import Shown
from callbreak.ui.corner_panel import HandFacts, LastTrickFacts, PlayedFacts
from callbreak.ui.portraits import portraits_for
from callbreak.ui.seat_marks import Pip, pips_for
from callbreak.ui.seat_panel import SeatFacts
from callbreak.words import set_language
from tests.scenes.at_table import PLAYERS

NAMES = ("You", "Asha", "Harka", "Maya")


@pytest.fixture(autouse=True)
def english() -> None:
    set_language("en")


def shown(
    hand: str = "", trick: str = "", legal: str | None = None, phase: Phase = Phase.PLAYING
) -> Shown:
    held = parse_cards(hand)
    plays = tuple((seat, card) for seat, card in zip((1, 2, 3), parse_cards(trick), strict=False))
    return Shown(
        seat=0,
        phase=phase,
        round_number=3,
        dealer=2,
        turn=0,
        totals=(71, 10, 52, -9),
        hand=held,
        face_up=True,
        counts=(len(held), 9, 9, 9),
        calls=(4, 3, 2, 3),
        trick=plays,
        tricks=(),
        legal=held if legal is None else parse_cards(legal),
    )


@pytest.mark.parametrize(
    ("hand", "trick", "legal", "words"),
    [
        ("2C 3H", "", None, "You lead: play any card"),
        ("2C 3S", "", "2C", "You lead: any card but a spade"),
        ("TH KH 2H AS", "9H", "TH KH", "Beat the 9♥ with the 10♥ or the K♥"),
        ("KH 2H AS", "9H 4S", "KH 2H", "Follow suit with the K♥ or the 2♥"),
        ("JS 5S KD", "9H 9S", "JS", "Overruff the 9♠ with the J♠"),
        ("5S 3S KD", "9H", "5S 3S", "You have no ♥: ruff with the 5♠ or the 3♠"),
        ("5C KD", "9H", None, "You have no ♥: play any card"),
    ],
)
def test_the_caption_says_what_must_be_done(
    hand: str, trick: str, legal: str | None, words: str
) -> None:
    assert demand(shown(hand, trick, legal)) == words


def seat(seat: Seat, at: Shown, rules: Rules | None = None) -> SeatFacts:
    setup = Setup("words", rules or Rules(), PLAYERS)
    return seat_facts(at, setup, seat, "asha", NAMES[seat], thinking=True)


def won(tricks: dict[Seat, int]) -> tuple[Trick, ...]:
    """So many tricks for each seat, whatever their cards."""
    return tuple(
        Trick(winner, parse_cards("AS 2C 3C 4C")) for winner, n in tricks.items() for _ in range(n)
    )


@pytest.mark.parametrize(
    ("tricks", "badge"),
    [({1: 3}, "made"), ({1: 2, 2: 5}, ""), ({0: 11}, "missed"), ({1: 5}, "made")],
)
def test_a_seat_shows_whether_its_call_is_made_or_can_no_longer_be(
    tricks: dict[Seat, int], badge: str
) -> None:
    assert seat(1, replace(shown(), tricks=won(tricks))).badge == badge


def test_where_one_overtrick_is_allowed_two_are_a_miss() -> None:
    at = replace(shown(), tricks=won({1: 5}))
    assert seat(1, at, PRESETS["master"]).badge == "missed"
    assert seat(1, replace(at, tricks=won({1: 4})), PRESETS["master"]).badge == "made"


def test_pips_tell_won_open_over_and_lost_tricks_apart() -> None:
    assert pips_for(3, 1, 9) == (Pip.WON, Pip.TO_WIN, Pip.TO_WIN)
    assert pips_for(3, 4, 2) == (Pip.WON, Pip.WON, Pip.WON, Pip.OVER)
    assert pips_for(3, 0, 2) == (Pip.LOST, Pip.LOST, Pip.LOST)
    assert pips_for(13, 13, 0) == (Pip.WON,) * 13


def test_before_the_calls_a_seat_says_when_it_calls() -> None:
    at = replace(shown(phase=Phase.CALLING), calls=(None, None, None, 3))
    assert seat(0, at).note == "Your call?"
    assert seat(1, at).note == "calls next"
    assert seat(2, at).note == "calls last"
    assert seat(3, at).call == 3
    assert not seat(3, at).fraction


def test_the_strip_has_the_own_seat_first_and_crowns_the_leaders() -> None:
    setup = Setup("words", Rules(), PLAYERS)
    facts = strip_facts(replace(shown(), seat=2, totals=(52, 10, 52, -9)), setup, NAMES, 2)
    assert facts.names == ("Harka", "Maya", "You", "Asha")
    assert facts.totals == ("5.2", "−0.9", "5.2", "1.0")
    assert facts.leaders == (0, 2)
    assert facts.round_words == "Round 3/5"
    assert facts.trick_words == "Trick 1/13"


def test_nobody_leads_before_the_first_round_is_over() -> None:
    setup = Setup("words", Rules(rounds=None), PLAYERS)
    facts = strip_facts(shown(), setup, NAMES, 0)
    assert facts.leaders == ()
    assert facts.round_words == "Round 3"


def test_the_corner_counts_the_suits_and_later_shows_the_last_trick() -> None:
    calling = corner_facts(shown("2C 3C AS", phase=Phase.CALLING), NAMES, show_played=False)
    assert isinstance(calling, HandFacts)
    assert [number for _, number in calling.suits] == [1, 0, 2, 0]
    last = corner_facts(replace(shown(), tricks=won({3: 1})), NAMES, show_played=False)
    assert isinstance(last, LastTrickFacts)
    assert last.winner == "to Maya"
    none = corner_facts(shown(), NAMES, show_played=False)
    assert isinstance(none, LastTrickFacts)
    assert none.trick is None


def test_the_cards_played_are_shown_if_wished() -> None:
    facts = corner_facts(shown("2C", "KH QH"), NAMES, show_played=True)
    assert isinstance(facts, PlayedFacts)
    assert facts.cards == frozenset(parse_cards("KH QH"))


def test_the_call_panel_lists_the_calls_in_turn_with_their_sum() -> None:
    at = replace(shown(phase=Phase.CALLING), calls=(None, None, None, 3))
    facts = call_facts(at, NAMES, Rules(min_total_calls=10), "", None)
    assert facts.chips == (("Maya", "3"), ("You", "?"), ("Asha", "–"), ("Harka", "–"))
    assert facts.turn == 1
    assert facts.sum_words == "Sum 3, at least 10"


def test_every_player_has_a_face_of_its_own() -> None:
    faces = portraits_for(("You", "Asha", "asha", "नीमा"), 0)
    assert len(set(faces)) == 4
    assert faces[:2] == ("you", "asha")
    assert portraits_for(("You", "Asha", "asha", "नीमा"), 0) == faces


def test_only_the_person_at_the_table_is_told_that_it_is_their_turn() -> None:
    two = Setup("words", Rules(), (PLAYERS[0], replace(PLAYERS[1], kind=Kind.HUMAN), *PLAYERS[2:]))
    notes = [
        seat_facts(replace(shown(), turn=turn), two, turn, "asha", NAMES[turn], thinking=True).note
        for turn in (0, 1)
    ]
    assert notes == ["your turn", "thinking …"]
