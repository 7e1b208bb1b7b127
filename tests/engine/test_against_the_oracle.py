"""Random games under random house rules, through the engine and through the second implementation.

The oracle plays; every choice it makes is given to the engine as a command; both must agree on
every refusal, deal, trick, score, total and winner.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from callbreak.engine.cards import DECK, Card
from callbreak.engine.deal import deal_hands, first_dealer
from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.legality import card_refusal, legal_cards
from callbreak.engine.record import to_record
from callbreak.engine.record_reader import read_record
from callbreak.engine.replay import replay
from callbreak.engine.scoring import score
from callbreak.engine.state import GameOver, Kind, Player, Playing, Setup, State
from callbreak.engine.view import observe
from tests import oracle
from tests.mirror import Mirror
from tests.strategies import hands_and_tricks, house_rules

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules
    from callbreak.engine.trick import Trick

KINDS = st.sampled_from([["human", "easy", "medium", "hard"], ["program"] * 4])


@settings(max_examples=60)
@given(rules=house_rules(), kinds=KINDS, seed=st.text(max_size=12), luck=st.integers(0, 2**32))
def test_a_random_game_goes_the_same_way_in_both_implementations(
    rules: Rules, kinds: list[str], seed: str, luck: int
) -> None:
    players = tuple(Player(f"P{seat}", Kind(kind)) for seat, kind in enumerate(kinds))
    mirror = Mirror(Setup(seed, rules, players), random.Random(luck))
    told = oracle.Game(seed, rules.to_mapping(), kinds, mirror.ask).play()

    assert isinstance(mirror.state, GameOver)
    record = to_record(mirror.state, app="test")
    assert record["rounds"] == told["rounds"]
    assert record["totals"] == told["totals"]
    assert record["winners"] == told["winners"]
    assert all(sum(result.won) == 13 for result in mirror.state.finished)
    assert replay(read_record(record)) == mirror.state


@given(held=hands_and_tricks(), rules=house_rules(), broken=st.booleans())
def test_legality_and_its_reasons_are_the_same_and_never_leave_no_card(
    held: tuple[tuple[Card, ...], Trick], rules: Rules, broken: bool
) -> None:
    hand, trick = held
    texts = [str(card) for card in hand]
    on_table = [str(card) for card in trick.cards]
    legal = legal_cards(hand, trick, rules, spades_broken=broken)
    assert legal
    assert list(legal) == sorted(legal)
    for card in DECK:
        refused = card_refusal(hand, trick, card, rules, spades_broken=broken)
        expected = oracle.refusal(
            str(card), texts, on_table, rules.to_mapping(), spades_broken=broken
        )
        assert (refused.code.value if refused else None) == expected
        assert (card in legal) == (refused is None)
        if refused:
            assert refused.would_do == legal


@given(rules=house_rules(), call=st.integers(1, 13), won=st.integers(0, 13), revoked=st.booleans())
def test_scores_are_whole_tenths_and_the_same(
    rules: Rules, call: int, won: int, revoked: bool
) -> None:
    points = score(call, won, revoked=revoked, rules=rules)
    assert type(points) is int
    assert points == oracle.tenths(call, won, rules.to_mapping(), revoked=revoked)


@given(seed=st.text(max_size=30), number=st.integers(1, 20), attempt=st.integers(0, 9))
def test_r3_the_shuffle_is_the_same_and_deals_every_card_once(
    seed: str, number: int, attempt: int
) -> None:
    dealer = first_dealer(seed)
    assert dealer == oracle.below(oracle.numbers(f"{seed}/dealer"), 4)
    hands = deal_hands(seed, number, attempt, dealer)
    assert [[str(card) for card in hand] for hand in hands] == oracle.deal(
        seed, number, attempt, dealer
    )
    assert sorted(card for hand in hands for card in hand) == sorted(DECK)


@settings(max_examples=30)
@given(rules=house_rules(), luck=st.integers(0, 2**32))
def test_a_view_tells_a_seat_nothing_that_depends_on_the_others_cards(
    rules: Rules, luck: int
) -> None:
    chance = random.Random(luck)
    players = tuple(Player(f"P{seat}", Kind.PROGRAM) for seat in range(4))
    state: State = new_game(Setup("views", rules, players)).state
    for _ in range(chance.randrange(4, 56)):
        options = legal_commands(state)
        if options:
            state = apply(state, chance.choice(options)).state
    assume(isinstance(state, Playing))
    assert isinstance(state, Playing)
    hidden = [card for seat in (1, 2, 3) for card in state.hands[seat]]
    chance.shuffle(hidden)
    sizes = [len(state.hands[seat]) for seat in (1, 2, 3)]
    starts = [0, sizes[0], sizes[0] + sizes[1]]
    others = [
        tuple(hidden[start : start + size]) for start, size in zip(starts, sizes, strict=True)
    ]

    swapped = replace(state, hands=(state.hands[0], *others))
    assert observe(swapped, 0) == observe(state, 0)
