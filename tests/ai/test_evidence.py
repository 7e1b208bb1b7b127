"""Clues: what plays make likely, and how far each player's are trusted."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from callbreak.ai.evidence import Clue, Custom, clues, trust
from callbreak.ai.models import PLAIN
from callbreak.ai.opponents import USUAL
from callbreak.ai.worlds import Worlds
from callbreak.engine.cards import DECK, Card, Suit, format_cards, parse_cards
from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.seats import SEATS
from callbreak.engine.trick import Trick
from callbreak.engine.view import observe
from tests.ai.rounds import called
from tests.ai.test_opponents import after_a_round

CLASSIC, BEGINNER, MASTER = (PRESETS[name] for name in ("classic", "beginner", "master"))


def told(trick: str, rules: Rules = CLASSIC, calls: tuple[int, ...] = (3, 3, 3, 3)) -> list[Clue]:
    """The clues of a first trick that seat 0 has led."""
    return clues([Trick(0, parse_cards(trick))], calls, rules)


def of(found: list[Clue], seat: int, custom: Custom) -> str:
    cards = 0
    for clue in found:
        if clue.seat == seat and clue.custom is custom:
            cards |= clue.cards
    return format_cards(card for card in DECK if cards >> card.number & 1)


def test_who_cannot_win_throws_the_lowest_card() -> None:
    assert of(told("KH 4H"), 1, Custom.LOWEST) == "2H 3H"
    assert of(told("KH 4D"), 1, Custom.LOWEST) == "2D 3D"


def test_who_plays_last_wins_as_cheaply_as_can_be() -> None:
    assert of(told("6H 8H 2H JH"), 3, Custom.CHEAPEST) == "9H TH"
    assert of(told("6H 8H 2H 5S"), 3, Custom.CHEAPEST) == "2S 3S 4S"
    assert of(told("6H 4S 2H 7S"), 3, Custom.CHEAPEST) == "5S 6S"


def test_who_lets_a_sure_trick_go_does_not_hold_the_sure_winner() -> None:
    assert of(told("6H 4H", BEGINNER), 1, Custom.SURE) == "AH"
    assert of(told("6H 7H 2H 3H", BEGINNER), 3, Custom.SURE) == "8H 9H TH JH QH KH AH"
    assert of(told("6H 9H", CLASSIC), 1, Custom.SURE) == "AH"
    assert of(told("6H 9H", CLASSIC), 1, Custom.CHEAPEST) == "7H 8H"
    assert of(told("6H 3C", BEGINNER), 1, Custom.SURE).startswith("2S 3S")


def test_who_leads_low_has_no_ace_to_cash() -> None:
    assert of(told("6H"), 0, Custom.CASH) == "AC AD AH"
    assert of(told("AH"), 0, Custom.CASH) == ""


def test_who_has_enough_tells_nothing() -> None:
    assert of(told("KH 4H", MASTER), 1, Custom.LOWEST) == "2H 3H"
    assert not told("KH 4H", MASTER, (0, 0, 0, 0))
    assert told("KH 4H", CLASSIC, (0, 0, 0, 0)), "where one never has enough, one wants to win"


def test_a_card_that_is_out_is_no_clue() -> None:
    first, second = Trick(0, parse_cards("2H 3H 5H 9H")), Trick(3, parse_cards("KH 4H"))
    found = clues([first, second], (3, 3, 3, 3), CLASSIC)
    assert of(found, 0, Custom.LOWEST) == ""


def test_deals_against_the_clues_are_drawn_less_often() -> None:
    state = called(CLASSIC, "likely", (3, 3, 3, 3))
    view = observe(state, 2)
    ace, ten = Card.parse("AH"), Card.parse("TH")
    assert ace in view.unseen
    assert ten in view.unseen
    # Seat 0 has led the ace, seat 1 has thrown the ten: it will hardly hold a lower heart.
    view = replace(view, trick=Trick(0, (ace, ten)), turn=2)
    low = [card for card in view.unseen if card.suit == Suit.HEARTS and card < ten]
    assert len(low) > 3
    drawn = Worlds(view, [USUAL] * 4).draw(300, random.Random(1))
    thrower = sum(any(has(world, 1, card) for card in low) for world in drawn)
    leader = sum(any(has(world, 0, card) for card in low) for world in drawn)
    assert thrower < leader - 30


def has(world: list[int], seat: int, card: Card) -> bool:
    return bool(world[5 * card.suit + seat] >> card.rank - 2 & 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_who_keeps_to_custom_is_trusted_more_from_round_to_round(preset: str) -> None:
    view = after_a_round(PRESETS[preset], "custom", (PLAIN,) * 4)
    stranger, known = trust(replace(view, history=())), trust(view)
    for seat in SEATS:
        assert known[seat][Custom.LOWEST] > stranger[seat][Custom.LOWEST]


def test_who_was_found_with_the_cards_is_trusted_less() -> None:
    view = after_a_round(Rules(), "custom", (PLAIN,) * 4)
    past = view.history[0]
    # The same round, as if every follower had thrown the highest card first: tricks backwards.
    odd = replace(past, tricks=past.tricks[::-1])
    usual = trust(replace(view, history=()))
    against = trust(replace(view, history=(odd, odd)))
    assert sum(map(sum, against)) < sum(map(sum, trust(replace(view, history=(past, past)))))
    assert all(min(weights) >= 0 for weights in [*against, *usual])
