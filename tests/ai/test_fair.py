"""The strong bot sees no card that its seat has not seen, and plays for itself alone."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from callbreak.ai.hard import HardPlayer
from callbreak.ai.opponents import USUAL
from callbreak.ai.worlds import Worlds
from callbreak.engine.cards import DECK, Card
from callbreak.engine.game import apply, legal_commands
from callbreak.engine.rules import PRESETS
from callbreak.engine.seats import SEATS
from callbreak.engine.state import Calling, Playing, State
from callbreak.engine.view import observe
from tests.ai.rounds import called, played, start

if TYPE_CHECKING:
    from collections.abc import Iterator

PLAYOUTS = 150


def other_deals(state: Playing, count: int) -> Iterator[Playing]:
    """The game as it would be if the others held other cards, as far as the play allows it."""
    view = observe(state, state.turn)
    rng = random.Random(5)
    for world in Worlds(view, [USUAL] * 4).draw(count, rng):
        hands = tuple(held(world, seat) for seat in SEATS)
        gone = {
            seat: [card for card in dealt(state, seat) if card not in state.hands[seat]]
            for seat in SEATS
        }
        deal = replace(state.deal, hands=tuple((*hands[seat], *gone[seat]) for seat in SEATS))
        mine = state.turn
        kept = tuple(state.hands[s] if s == mine else hands[s] for s in SEATS)
        yield replace(state, hands=kept, deal=deal)


def held(world: list[int], seat: int) -> tuple[Card, ...]:
    return tuple(card for card in DECK if world[5 * card.suit + seat] >> card.rank - 2 & 1)


def dealt(state: Playing, seat: int) -> tuple[Card, ...]:
    return state.deal.hands[seat]


@pytest.mark.parametrize("preset", PRESETS)
def test_other_hidden_cards_change_no_card_that_is_played(preset: str) -> None:
    for plays in (0, 6, 17, 33, 42):
        state = played(called(PRESETS[preset], f"fair {plays}"), plays, "fair")
        player = HardPlayer(playouts=PLAYOUTS)
        answer = player.answer(observe(state, state.turn))
        changed = 0
        for other in other_deals(state, 4):
            changed += other.hands != state.hands
            assert HardPlayer(playouts=PLAYOUTS).answer(observe(other, state.turn)) == answer
        assert changed, "no hidden card was moved, the test says nothing"


@pytest.mark.parametrize("preset", PRESETS)
def test_other_hidden_cards_change_no_call(preset: str) -> None:
    state = start(PRESETS[preset], "fair calls")
    assert isinstance(state, Calling)
    state = only_calling(apply(state, legal_commands(state)[2]).state)
    me = state.turn
    answer = HardPlayer(playouts=PLAYOUTS).answer(observe(state, me))
    others = [seat for seat in SEATS if seat != me]
    for turn in (1, 2):
        hands = list(state.deal.hands)
        for place, seat in enumerate(others):
            hands[seat] = state.deal.hands[others[(place + turn) % 3]]
        other = replace(state, deal=replace(state.deal, hands=tuple(hands)))
        assert other.deal.hands != state.deal.hands
        assert HardPlayer(playouts=PLAYOUTS).answer(observe(other, me)) == answer


def only_calling(state: State) -> Calling:
    assert isinstance(state, Calling)
    return state


@pytest.mark.parametrize("preset", PRESETS)
def test_a_leader_and_a_trailer_are_treated_alike_before_the_last_round(preset: str) -> None:
    state = played(called(PRESETS[preset], "alike"), 9, "alike")
    view = observe(state, state.turn)
    assert view.round_number != view.rules.rounds
    answers = {
        HardPlayer(playouts=PLAYOUTS).answer(replace(view, totals=totals))
        for totals in ((0, 0, 0, 0), (200, -50, 0, 10), (-50, 200, 10, 0), (0, 10, 200, -50))
    }
    assert len(answers) == 1


def test_the_same_view_gets_the_same_answer_and_leaves_no_trace_in_the_player() -> None:
    state = played(called(PRESETS["master"], "same"), 13, "same")
    view = observe(state, state.turn)
    player = HardPlayer(playouts=PLAYOUTS)
    first = player.answer(view)
    player.answer(
        observe(called(PRESETS["classic"], "else"), called(PRESETS["classic"], "else").turn)
    )
    assert player.answer(view) == first == HardPlayer(playouts=PLAYOUTS).answer(view)
