"""Cards and tricks: how they are written, what is none, and who takes a trick."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, replace

import pytest

from callbreak.engine.cards import Card, CardError, Suit, parse_cards
from callbreak.engine.rules import Rules
from callbreak.engine.trick import Trick


@pytest.mark.parametrize("text", ["", "S", "10H", "as", "XS", "AS\n", "♠A"])
def test_what_is_no_card_is_refused_in_words(text: str) -> None:
    with pytest.raises(CardError, match="is not a card"):
        Card.parse(text)


def test_a_hand_names_no_card_twice() -> None:
    with pytest.raises(CardError, match="'AS'"):
        parse_cards("AS 2C AS")


def test_the_cards_are_numbered_from_the_two_of_clubs_to_the_ace_of_spades() -> None:
    assert [card.number for card in parse_cards("2C AC 2D AS")] == [0, 12, 13, 51]
    assert [suit.letter for suit in Suit] == list("CDHS")


def test_a_card_is_shown_to_programmers_as_it_is_read() -> None:
    assert repr(Card.parse("TH")) == "Card.parse('TH')"


def test_an_empty_trick_has_no_winner() -> None:
    with pytest.raises(ValueError, match="no winner"):
        _ = Trick(0).winner


def test_an_empty_trick_waits_for_its_leader() -> None:
    assert Trick(2).turn == 2


def test_a_trick_is_ruffed_by_a_spade_on_another_suit() -> None:
    assert not Trick(0).ruffed
    assert Trick(1, parse_cards("7H 2S")).ruffed
    assert not Trick(1, parse_cards("7S 9S")).ruffed
    assert not Trick(1, parse_cards("7H 9H")).ruffed


@pytest.mark.parametrize(("value", "field"), [(Rules(), "min_call"), (Trick(0), "leader")])
def test_what_a_game_is_made_of_cannot_be_changed(value: Rules | Trick, field: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(value, field, 2)
    assert len({value, replace(value)}) == 1


@pytest.mark.parametrize(("leader", "seats"), [(1, [1, 2, 3, 0]), (2, [2, 3, 0, 1])])
def test_each_card_of_a_trick_lies_before_its_seat(leader: int, seats: list[int]) -> None:
    cards = parse_cards("7H 9H 2S 3H")
    assert Trick(leader, cards).plays == tuple(zip(seats, cards, strict=True))
