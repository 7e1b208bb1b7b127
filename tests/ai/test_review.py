"""The review: what each decision was worth, from what the seat could know then."""

from __future__ import annotations

import json
import random
from itertools import pairwise

import pytest

from callbreak.ai.review import Choice, Decision, Verdict, biggest_losses, decisions, judge
from callbreak.ai.review_summary import from_json, summary, to_json
from callbreak.engine.cards import Card
from callbreak.engine.commands import Command, MakeCall, PlayCard
from callbreak.engine.game import apply, legal_commands, new_game, refusal
from callbreak.engine.legality import SUIT_OR_HEIGHT
from callbreak.engine.rules import Revoke, Rules
from callbreak.engine.seats import SEATS
from callbreak.engine.state import Calling, GameOver, Kind, Player, Playing, Setup, State
from callbreak.engine.view import observe

YOU = Player("Sita", Kind.HUMAN)
OTHERS = tuple(Player(name, Kind.MEDIUM) for name in ("Asha", "Harka", "Maya"))
SETUP = Setup("abc", Rules(rounds=5), (YOU, *OTHERS))
FEW = 300


def played(setup: Setup = SETUP) -> tuple[list[Command], State]:
    """A whole game in which everybody plays by chance, which makes mistakes certain."""
    luck = random.Random(7)
    commands: list[Command] = []
    state: State = new_game(setup).state
    while not isinstance(state, GameOver):
        choices = legal_commands(state)
        if isinstance(state, Calling):
            choices = choices[:4]
        commands.append(luck.choice(choices))
        state = apply(state, commands[-1]).state
    return commands, state


@pytest.fixture(scope="module")
def found() -> tuple[Decision, ...]:
    return decisions(SETUP, played()[0], 0)


def at(found: tuple[Decision, ...], number: int, trick: int | None) -> Decision:
    return next(d for d in found if (d.round_number, d.trick_number) == (number, trick))


def test_every_call_and_card_of_the_seat_is_a_decision(found: tuple[Decision, ...]) -> None:
    commands, _ = played()
    assert len(found) == 5 * (1 + 13)
    for decision in found:
        command = commands[decision.ply]
        assert isinstance(command, MakeCall | PlayCard)
        assert command.seat == 0
        taken = command.call if isinstance(command, MakeCall) else command.card
        assert decision.taken == taken


def test_a_decision_is_seen_with_what_the_seat_knew_then(found: tuple[Decision, ...]) -> None:
    commands, _ = played()
    state: State = new_game(SETUP).state
    by_ply = {decision.ply: decision for decision in found}
    for ply, command in enumerate(commands):
        if ply in by_ply:
            assert by_ply[ply].view == observe(state, 0)
        state = apply(state, command).state


def test_every_legal_card_is_judged_and_the_best_comes_first(found: tuple[Decision, ...]) -> None:
    decision = next(d for d in found if d.trick_number and len(d.view.legal) >= 5)
    verdict = judge(decision, playouts=FEW)
    assert {choice.option for choice in verdict.choices} == set(decision.view.legal)
    assert verdict.choices[0].behind == 0
    behind = [choice.behind for choice in verdict.choices]
    assert behind == sorted(behind)


def test_cards_that_touch_are_worth_the_same(found: tuple[Decision, ...]) -> None:
    decision, low, high = next(
        (decision, low, high)
        for decision in found
        for low, high in pairwise(sorted(decision.view.legal, key=lambda card: card.number))
        if low.number + 1 == high.number and low.suit == high.suit
    )
    verdict = judge(decision, playouts=FEW)
    first, second = verdict.choice(low), verdict.choice(high)
    assert first is not None
    assert second is not None
    assert first.behind == second.behind


def test_who_plays_by_chance_loses_points(found: tuple[Decision, ...]) -> None:
    losses = biggest_losses([(d, judge(d, playouts=FEW)) for d in found])
    assert sum(verdict.loss for _, verdict in losses) > 3
    for _, verdict in losses:
        assert verdict.best != verdict.taken
        best = verdict.choice(verdict.best)
        assert best is not None
        assert best.behind == 0


def test_what_had_to_be_done_is_no_loss_and_is_not_searched(found: tuple[Decision, ...]) -> None:
    forced = next(d for d in found if d.trick_number and len(d.view.legal) == 1)
    verdict = judge(forced, playouts=10**9)
    assert verdict.choices == (Choice(forced.taken, 0.0),)
    assert verdict.loss == 0


def test_a_difference_that_may_be_chance_is_no_loss() -> None:
    unsure = Verdict(3, (Choice(2, 0.0), Choice(3, 0.4, error=0.3)))
    sure = Verdict(3, (Choice(2, 0.0), Choice(3, 0.4, error=0.1)))
    assert (unsure.loss, unsure.best) == (0.0, 3)
    assert (sure.loss, sure.best) == (0.4, 2)


@pytest.mark.parametrize(
    ("behind", "error", "good"),
    [
        (0.0, 0.0, True),
        (0.04, 0.0, True),
        (0.06, 0.0, False),
        (0.06, 0.03, True),
        (0.2, 0.3, False),
    ],
)
def test_a_choice_is_as_good_as_the_best_unless_something_that_shows_speaks_against_it(
    behind: float, error: float, good: bool
) -> None:
    verdict = Verdict(2, (Choice(2, 0.0), Choice(3, behind, error)))
    assert verdict.is_as_good(3) is good
    assert not verdict.is_as_good(4)


def test_a_call_out_of_all_proportion_is_judged_too() -> None:
    state = new_game(SETUP).state
    assert isinstance(state, Calling)
    state = next_to_call_is_the_person(state)
    verdict = judge(Decision(0, observe(state, 0), 8), playouts=FEW)
    assert verdict.loss > 3


def next_to_call_is_the_person(state: Calling) -> Calling:
    while state.turn != 0:
        after = apply(state, MakeCall(state.turn, 3)).state
        assert isinstance(after, Calling)
        state = after
    return state


def test_a_revoke_is_judged_by_the_call_that_fails() -> None:
    setup = Setup("abc", Rules(rounds=3, revoke=Revoke.CALL_FAILS), (YOU, *OTHERS))
    state: State = new_game(setup).state
    while True:
        assert isinstance(state, Calling | Playing)
        if state.turn == 0 and isinstance(state, Playing):
            refused = [(c, refusal(state, PlayCard(0, c))) for c in state.hands[0]]
            illegal = [card for card, why in refused if why and why.code in SUIT_OR_HEIGHT]
            if illegal:
                break
        state = apply(state, legal_commands(state)[0]).state
    verdict = judge(Decision(0, observe(state, 0), illegal[0]), playouts=FEW)
    assert verdict.loss > 1
    assert verdict.choices[-1].option == illegal[0]


def test_the_biggest_losses_come_first(found: tuple[Decision, ...]) -> None:
    def lost(points: float) -> Verdict:
        return Verdict(3, (Choice(2, 0.0), Choice(3, points)))

    pairs = list(zip(found, [lost(0.5), lost(0.0), lost(2.0)], strict=False))
    assert [verdict.loss for _, verdict in biggest_losses(pairs)] == [2.0, 0.5]


def test_verdicts_survive_being_kept(found: tuple[Decision, ...]) -> None:
    for decision in (at(found, 1, None), at(found, 1, 2)):
        verdict = judge(decision, playouts=FEW)
        read = from_json(json.loads(json.dumps(to_json(verdict))), decision)
        assert read is not None
        assert read.taken == verdict.taken
        assert [c.option for c in read.choices] == [c.option for c in verdict.choices]


@pytest.mark.parametrize(
    "data",
    [None, [], {}, {"format": 0}, {"format": 1}, {"format": 1, "taken": True, "choices": []}],
)
def test_kept_verdicts_that_make_no_sense_are_made_anew(
    data: object, found: tuple[Decision, ...]
) -> None:
    assert from_json(data, at(found, 1, 2)) is None


def test_a_kept_verdict_on_another_card_is_not_taken(found: tuple[Decision, ...]) -> None:
    verdict = judge(at(found, 1, 2), playouts=FEW)
    assert from_json(to_json(verdict), at(found, 1, 3)) is None


def test_a_summary_tells_calls_from_cards() -> None:
    high = Verdict(4, (Choice(3, 0.0), Choice(4, 1.5)))
    low = Verdict(1, (Choice(2, 0.0), Choice(1, 0.5)))
    king, ace = Card.parse("KH"), Card.parse("AH")
    trick = Verdict(king, (Choice(ace, 0.0), Choice(king, 1.0)))
    tenth = Verdict(king, (Choice(ace, 0.0), Choice(king, 0.2)))
    fine = Verdict(ace, (Choice(ace, 0.0), Choice(king, 1.0)))
    total = summary([high, low, trick, tenth, fine])
    assert (total.calls_too_high, total.calls_too_low, total.tricks_given_away) == (1, 1, 1)
    assert total.lost_by_calls == pytest.approx(2.0)
    assert total.lost_by_cards == pytest.approx(1.2)
    assert total.lost == pytest.approx(3.2)


def test_the_decisions_of_any_seat_can_be_judged() -> None:
    commands, _ = played()
    assert all(len(decisions(SETUP, commands, seat)) == 70 for seat in SEATS)
