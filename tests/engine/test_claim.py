"""R14: a claim is offered exactly when it cannot fail, and is played out as ordinary cards."""

from __future__ import annotations

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.engine.cards import DECK, Card, format_cards
from callbreak.engine.claim import claim_commands, claimant
from callbreak.engine.game import apply, legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Playing, State
from callbreak.engine.view import observe
from tests.engine.table import endgame
from tests.strategies import house_rules


@pytest.mark.parametrize(
    ("mine", "others", "sure"),
    [
        ("AS KS", ("QS 2H", "3H 4H", "5H 6H"), True),
        ("AS QS", ("KS 2H", "3H 4H", "5H 6H"), False),
        ("AH KH", ("QH 2H", "3H 4H", "5C 6C"), True),
        ("AH KH", ("QH 2S", "3H 4H", "5C 6C"), False),
        ("AH QH", ("KH 2H", "3H 4H", "5C 6C"), False),
        ("2C", ("AH", "AD", "KD"), True),
    ],
)
def test_r14_a_hand_without_a_possible_loser_is_claimed(
    mine: str, others: tuple[str, str, str], sure: bool
) -> None:
    state = endgame(mine, *others)
    assert claimant(observe(state, 0)) == (0 if sure else None)


def test_r14_nothing_is_claimed_off_lead_or_off_turn() -> None:
    assert claimant(observe(endgame("2S", "AS", "3S", "4S", leader=0), 1)) is None
    state = endgame("AS", "QS", "JS", "", trick="2S", leader=3)
    assert claimant(observe(state, 0)) is None
    assert claimant(observe(state, 1)) is None


@settings(max_examples=150)
@given(rules=house_rules(), luck=st.integers(0, 2**32), size=st.integers(1, 2))
def test_r14_a_claim_is_true_whatever_the_others_hold_and_whatever_is_played(
    rules: Rules, luck: int, size: int
) -> None:
    chance = random.Random(luck)
    cards = chance.sample(DECK[-20:], 4 * size)
    mine, hidden = cards[:size], cards[size:]
    seat = claimant(observe(endgame(format_cards(mine), *_split(hidden, size), rules=rules), 0))
    if seat is None:
        return
    for world in itertools.islice(itertools.permutations(hidden), 40):
        assert _always_wins(endgame(format_cards(mine), *_split(list(world), size), rules=rules))


def _split(cards: list[Card], size: int) -> list[str]:
    return [format_cards(cards[i * size : i * size + size]) for i in range(3)]


def _always_wins(state: State) -> bool:
    if not isinstance(state, Playing):
        return state.finished[-1].tricks[-1].winner == 0
    if not state.trick.cards and state.trick.leader != 0:
        return False
    return all(_always_wins(apply(state, command).state) for command in legal_commands(state))


def test_r14_the_rest_is_recorded_as_each_seats_lowest_legal_card() -> None:
    state = endgame("KS AS", "QS 2H", "3H 4H", "5H 6H")
    assert [str(command.card) for command in claim_commands(state)] == (
        ["KS", "QS", "3H", "5H", "AS", "2H", "4H", "6H"]
    )


def test_r14_where_spades_were_closed_the_claim_leads_them_once_they_are_broken() -> None:
    rules = Rules(spades_broken=True)
    state = endgame("3S AH", "5H 6H", "7H 8H", "9C TC", rules=rules)
    assert claimant(observe(state, 0)) == 0
    assert [str(command.card) for command in claim_commands(state)][::4] == ["3S", "AH"]
