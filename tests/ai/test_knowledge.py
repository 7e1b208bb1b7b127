"""What play proves: nothing true is excluded, and every deal drawn could have been played so."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.ai.knowledge import Knowledge, known
from callbreak.ai.opponents import USUAL
from callbreak.ai.sampling import sampler
from callbreak.ai.worlds import Worlds
from callbreak.engine.cards import DECK, Card, format_cards, parse_cards
from callbreak.engine.legality import card_refusal
from callbreak.engine.rules import PRESETS, Revoke, Rules, Void
from callbreak.engine.seats import SEATS
from callbreak.engine.trick import Trick
from callbreak.engine.view import SeatView, observe
from tests.ai.rounds import called, play, played
from tests.engine.table import endgame
from tests.strategies import house_rules

seeds = st.integers(0, 10**6).map(str)


def cards(mask: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if mask >> card.number & 1)


def mask(text: str) -> int:
    return sum(1 << card.number for card in parse_cards(text))


def after_trick(trick: str, rules: Rules) -> Knowledge:
    """What seat 0 knows of the others after one trick led by seat 1."""
    view = observe(called(rules, "any"), 0)
    on_table = Trick(1, parse_cards(trick))
    return known(replace(view, hand=(), tricks=(), trick=on_table))


CLASSIC, NEPAL, BEGINNER = PRESETS["classic"], PRESETS["nepal"], PRESETS["beginner"]


@pytest.mark.parametrize(
    ("rules", "trick", "proved"),
    [
        (CLASSIC, "9H 3H", "TH JH QH KH AH"),
        (CLASSIC, "9H TH", ""),
        (BEGINNER, "9H 3H", ""),
        (CLASSIC, "9H 3S", "hearts"),
        (CLASSIC, "9H 3D", "hearts spades"),
        (NEPAL, "9H 3D", "hearts spades"),
        (BEGINNER, "9H 3D", "hearts"),
    ],
)
def test_the_second_card_proves(rules: Rules, trick: str, proved: str) -> None:
    found = cards(after_trick(trick, rules).excluded[2])
    assert found == expected(proved)


@pytest.mark.parametrize(
    ("rules", "trick", "proved"),
    [
        (CLASSIC, "9H 5S 3S", "hearts 6S 7S 8S 9S TS JS QS KS AS"),
        (NEPAL, "9H 5S 3S", "hearts 6S 7S 8S 9S TS JS QS KS AS"),
        (NEPAL, "9H 5S 3C", "hearts 6S 7S 8S 9S TS JS QS KS AS"),
        (CLASSIC, "9H 5S 3C", "hearts spades"),
        (BEGINNER, "9H 5S 3C", "hearts"),
        (CLASSIC, "9H 5S 3H", ""),
    ],
)
def test_the_third_card_to_a_ruffed_trick_proves(rules: Rules, trick: str, proved: str) -> None:
    assert cards(after_trick(trick, rules).excluded[3]) == expected(proved)


def expected(words: str) -> tuple[Card, ...]:
    whole = {"hearts": "H", "spades": "S"}
    found = {
        card
        for word in words.split()
        for card in DECK
        if str(card) == word or str(card)[1] == whole.get(word)
    }
    return tuple(card for card in DECK if card in found)


def test_a_spade_led_unbroken_proves_a_hand_of_spades() -> None:
    rules = replace(CLASSIC, spades_broken=True)
    assert len(cards(after_trick("9S", rules).excluded[1])) == 39
    assert not after_trick("9S", CLASSIC).excluded[1]


@settings(max_examples=60)
@given(house_rules(), seeds, st.integers(0, 51))
def test_no_card_that_a_seat_holds_is_ever_excluded(rules: Rules, seed: str, plays: int) -> None:
    state = played(called(rules, seed), plays, seed)
    for seat in SEATS:
        knowledge = known(observe(state, seat))
        assert not any(knowledge.revoked)
        for other in SEATS:
            held = mask(format_cards(state.hands[other]))
            assert not held & (knowledge.excluded[other] | knowledge.doubtful[other])


def could_have_been_played(view: SeatView, hands: list[set[Card]]) -> bool:
    """Whether all plays so far were legal for these hands, the cards still held."""
    held = [set(hand) for hand in hands]
    tricks = [*view.tricks, *([view.trick] if view.trick else [])]
    for trick in tricks:
        for seat, card in trick.plays:
            held[seat].add(card)
    broken = False
    for trick in tricks:
        for place, (seat, card) in enumerate(trick.plays):
            before = Trick(trick.leader, trick.cards[:place])
            if card_refusal(held[seat], before, card, view.rules, spades_broken=broken):
                return False
            held[seat].discard(card)
            broken = broken or str(card)[1] == "S"
    return True


@settings(max_examples=40)
@given(house_rules(), seeds, st.integers(0, 51))
def test_every_deal_drawn_could_have_been_played_so(rules: Rules, seed: str, plays: int) -> None:
    rules = replace(rules, revoke=Revoke.PREVENTED)
    state = played(called(rules, seed), plays, seed)
    view = observe(state, state.turn)
    for world in Worlds(view, [USUAL] * 4).draw(5, random.Random(seed)):
        hands = [
            {card for card in DECK if world[5 * card.suit + seat] >> card.rank - 2 & 1}
            for seat in SEATS
        ]
        assert hands[view.seat] == set(view.hand)
        assert tuple(map(len, hands)) == view.cards_left
        assert set().union(*hands) == {*view.hand, *view.unseen}
        assert could_have_been_played(view, hands)


def test_each_deal_that_fits_is_equally_likely() -> None:
    state = endgame("2C 3C", "4C 5C", "6C 7C", "8D 9D", rules=Rules(void=Void.FREE))
    view = observe(state, 0)
    knowledge = replace(
        known(view), excluded=(0, 0, mask("8D 9D"), mask("4C")), doubtful=(0, 0, 0, 0)
    )
    draw = sampler(knowledge, 0)
    rng = random.Random(1)
    found = Counter(draw.draw(rng) for _ in range(6000))
    fitting = {
        hands for hands in found if not hands[1] & mask("8D 9D") and not hands[2] & mask("4C")
    }
    assert set(found) == fitting
    assert len(found) == draw.count
    assert max(found.values()) < 1.4 * min(found.values())


def test_a_card_that_comes_too_late_proves_a_revoke_and_sets_the_seat_free() -> None:
    rules = replace(CLASSIC, revoke=Revoke.CALL_FAILS)
    state = endgame("2H 9H 3D", "5H 6H 7H", "8H TC JC", "JH QC KC", leader=3, rules=rules)
    # The person has hearts and throws a diamond: so far no heart and no spade are to be expected.
    before = known(observe(play(state, "JH", "3D", "5H", "8H"), 1))
    assert mask("2H 9H") & before.doubtful[0] == mask("2H 9H")
    assert not before.revoked[0]
    assert not before.excluded[0], "a person's play is evidence, not proof"
    after = known(observe(play(state, "JH", "3D", "5H", "8H", "QC", "2H"), 1))
    assert after.revoked[0]
    assert not mask("9H") & after.doubtful[0]


def test_a_bots_play_is_proof_also_where_revokes_are_taken() -> None:
    rules = replace(CLASSIC, revoke=Revoke.CALL_FAILS)
    state = endgame("JH 9H 3D", "5C 6D 7D", "8H TC JC", "3H QC KC", leader=0, rules=rules)
    found = known(observe(play(state, "JH", "5C"), 0))
    assert mask("8H 3H") & found.excluded[1] == mask("8H 3H")
    assert not found.doubtful[1]
