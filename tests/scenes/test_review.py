"""The review: a person looks through a game, and tries again where points were lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame
import pytest

from callbreak.scenes.review_analysis import Analysis
from callbreak.scenes.review_source import from_kept
from callbreak.ui import review_hand
from callbreak.ui.review_bars import draw_chips
from callbreak.ui.review_own_places import card_places
from callbreak.ui.window import Window, unit_of
from tests.scenes.kept_games import keep
from tests.scenes.person import Person
from tests.scenes.reviewing import Judges, opinion, place, scene, until_judged
from tests.session.table import setup

if TYPE_CHECKING:
    from callbreak.session.store import KeptGame


@pytest.fixture
def reviewer(person: Person, kept: KeptGame, judges: Judges) -> Person:
    """A person before a game that has been judged from end to end."""
    person.open("review", game=kept)
    until_judged(person)
    return person


def test_the_biggest_loss_is_shown_as_soon_as_all_is_judged(reviewer: Person) -> None:
    decision = scene(reviewer).decision
    assert decision is not None
    assert decision.trick_number == 3
    assert reviewer.sees("worth 2.0 points more")


def test_next_loss_goes_down_the_list(reviewer: Person) -> None:
    losses = scene(reviewer).analysis.losses()
    assert len(losses) >= 2
    reviewer.click("Next loss")
    assert scene(reviewer).walk.now.ply == losses[1][0].ply
    for _ in losses[1:]:
        reviewer.click("Next loss")
    assert scene(reviewer).walk.now.ply == losses[0][0].ply


def test_try_again_hides_the_answer_until_something_is_chosen(reviewer: Person) -> None:
    decision = scene(reviewer).decision
    assert decision is not None
    reviewer.click("Try again")
    assert not reviewer.sees("worth 2.0 points more")
    own = scene(reviewer).screen.own
    assert own._facts is not None
    assert own._facts.choosing
    assert all(choice.behind is None and not choice.chip for choice in own._facts.choices)
    board = scene(reviewer).screen.board._facts
    assert board is not None
    assert decision.taken not in [card for _, card in board.trick]
    reviewer.key(pygame.K_LEFT)
    reviewer.key(pygame.K_RETURN)
    assert scene(reviewer).trying.choice in decision.view.legal
    assert any(choice.behind for choice in own._facts.choices)


def test_a_card_is_chosen_again_by_a_click_on_it(reviewer: Person) -> None:
    decision = scene(reviewer).decision
    assert decision is not None
    best = opinion(decision).choices[0].option
    reviewer.click("Try again")
    reviewer.wait(0.1)
    own = scene(reviewer).screen.own
    assert own._facts is not None
    index = [choice.option for choice in own._facts.choices].index(best)
    columns = card_places(own.rect, len(own._facts.choices), reviewer.form.look).columns
    reviewer.click_at(columns[index].midleft)
    assert scene(reviewer).trying.choice == best
    assert scene(reviewer).screen.side.note.heading == "That is the best!"


def test_an_illegal_card_cannot_be_chosen_again(reviewer: Person) -> None:
    analysis, shown = scene(reviewer).analysis, scene(reviewer)
    decision = next(
        decision
        for decision, _ in analysis.losses()
        if len(decision.view.legal) < len(decision.view.hand)
    )
    shown.go_to_ply(decision.ply)
    reviewer.click("Try again")
    own = shown.screen.own
    assert own._facts is not None
    index = [choice.legal for choice in own._facts.choices].index(False)
    columns = card_places(own.rect, len(own._facts.choices), reviewer.form.look).columns
    reviewer.click_at(columns[index].midleft)
    assert shown.trying.choice is None
    assert shown.trying.asking


def test_escape_leaves_the_question_first_and_then_the_review(reviewer: Person) -> None:
    reviewer.open("home")
    reviewer.open("review", game=scene_game(reviewer))
    reviewer.wait(1)
    reviewer.click("Try again")
    reviewer.key(pygame.K_ESCAPE)
    assert reviewer.at("ReviewScene")
    assert not scene(reviewer).trying.asking
    reviewer.key(pygame.K_ESCAPE)
    assert reviewer.at("HomeScene")


def scene_game(person: Person) -> KeptGame:
    assert person.services.store is not None
    return person.services.store.games()[0]


def test_arrows_step_and_page_keys_go_from_round_to_round(reviewer: Person) -> None:
    scene(reviewer).go(0, 0)
    reviewer.form.focus(scene(reviewer).screen.foot.track)
    reviewer.key(pygame.K_RIGHT)
    assert place(reviewer) == (0, 1)
    reviewer.key(pygame.K_DOWN)
    assert place(reviewer) == (0, 5)
    reviewer.key(pygame.K_LEFT)
    assert place(reviewer) == (0, 4)
    reviewer.key(pygame.K_PAGEDOWN)
    assert place(reviewer) == (1, 0)
    reviewer.key(pygame.K_END)
    assert place(reviewer) == (1, 56)
    reviewer.key(pygame.K_PAGEUP)
    assert place(reviewer) == (1, 0)
    reviewer.key(pygame.K_PAGEUP)
    assert place(reviewer) == (0, 0)


def test_a_click_on_the_track_jumps_to_the_trick(reviewer: Person) -> None:
    scene(reviewer).go(0, 0)
    reviewer.wait(0.1)
    track = scene(reviewer).screen.foot.track
    groove = track._groove(reviewer.form.look)
    reviewer.click_at((groove.x + groove.width * 30 // 56, groove.centery))
    assert place(reviewer) == (0, 30)
    assert reviewer.sees("plays the") or reviewer.sees("You play the")


def test_it_plays_by_itself_to_the_end_and_stops_there(reviewer: Person) -> None:
    scene(reviewer).go(50, 2)
    reviewer.key(pygame.K_p, unicode="p", scancode=0)
    assert scene(reviewer).walk.playing
    reviewer.wait(9)
    assert place(reviewer) == (2, 56)
    assert not scene(reviewer).walk.playing
    assert not reviewer.stack.wants_frames


def test_the_others_cards_can_be_hidden(reviewer: Person) -> None:
    scene(reviewer).go(20, 1)
    board = scene(reviewer).screen.board
    assert board._facts is not None
    assert all(card is not None for hand in board._facts.hands.values() for card in hand.cards)
    reviewer.key(pygame.K_o, unicode="o", scancode=0)
    assert all(card is None for hand in board._facts.hands.values() for card in hand.cards)


def test_rounds_are_listed_with_what_they_lost(reviewer: Person) -> None:
    scene(reviewer).turn_page("rounds")
    rows = scene(reviewer).screen.side.list.rows
    assert len(rows) == 3
    assert [row.title for row in rows] == ["Round 1", "Round 2", "Round 3"]  # type: ignore[attr-defined]
    scene(reviewer).open_row(2)
    assert place(reviewer) == (2, 0)


def test_what_was_found_is_kept_and_not_searched_again(
    reviewer: Person, judges: Judges, kept: KeptGame
) -> None:
    store = reviewer.services.store
    assert store is not None
    asked = len(judges.asked)
    assert asked == len(set(judges.asked)) == len(store.analysis(kept))
    reviewer.open("review", game=kept)
    reviewer.wait(0.2)
    assert len(judges.asked) == asked
    assert not scene(reviewer).analysis.running


def test_what_is_looked_at_is_judged_next(person: Person, kept: KeptGame, judges: Judges) -> None:
    person.open("review", game=kept)
    person.wait(0.05)
    shown = scene(person)
    ply = [ply for ply in shown.game.decisions if ply not in shown.analysis.verdicts][-1]  # type: ignore[union-attr]
    shown.go_to_ply(ply)
    person.wait(0.1)
    assert ply in shown.analysis.verdicts
    assert shown.analysis.running


def test_a_decision_that_cannot_be_judged_is_tried_twice_and_then_left(
    person: Person, kept: KeptGame, judges: Judges
) -> None:
    store = person.services.store
    assert store is not None
    game = from_kept(store, kept)
    analysis = Analysis(game, None)
    bad = next(ply for ply in game.decisions if ply not in analysis.verdicts)
    judges.failing = {bad}
    while analysis.running:
        analysis.tick()
    assert judges.asked.count(bad) == 2
    assert bad not in analysis.verdicts
    assert set(game.decisions) - set(analysis.verdicts) == {bad}


def test_the_process_ends_when_all_is_judged(
    person: Person, kept: KeptGame, judges: Judges
) -> None:
    person.open("review", game=kept)
    until_judged(person)
    assert judges.closed >= 1
    assert not person.stack.wants_frames


@pytest.mark.parametrize("size_px", [(800, 480), (1024, 600), (800, 1280), (1920, 1080)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_nothing_leaves_the_window(
    person: Person,
    kept: KeptGame,
    judges: Judges,
    size_px: tuple[int, int],
    text_size: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Window, "unit", property(lambda _: unit_of(size_px)))
    person.services.change("table.text_size", text_size)
    person.open("review", game=kept)
    person.stack.resize(size_px)
    window = pygame.Rect((0, 0), size_px)
    for widget in person.form.widgets:
        if widget.visible and widget.area is None:
            assert window.contains(widget.rect), (type(widget).__name__, widget.rect)


def test_the_very_first_decision_is_waited_for_like_any_other(
    person: Person, kept: KeptGame
) -> None:
    """Where every run must be the same, no verdict depends on how quick the process was."""

    class Slow(Judges):
        waited = 0

        def wait(self, _: float) -> list[Any]:
            self.waited += 1
            return Judges.poll(self)

        def poll(self) -> list[Any]:
            return []

    store = person.services.store
    assert store is not None
    game = next(
        reviewed
        for number in range(40)
        if 0 in (reviewed := from_kept(store, keep(store, setup(f"first {number}"))[1])).decisions
    )
    slow = Slow()
    analysis = Analysis(game, None, wait=True, make_client=lambda: slow)  # type: ignore[arg-type, return-value]
    analysis.tick()
    assert slow.asked == [0]
    analysis.tick()
    assert slow.waited == 1
    assert 0 in analysis.verdicts


@pytest.mark.parametrize(("size", "names_the_round"), [((1280, 720), True), ((560, 400), False)])
def test_where_the_header_is_narrow_it_says_what_was_done_and_not_the_round(
    reviewer: Person, size: tuple[int, int], names_the_round: bool
) -> None:
    reviewer.services.change("table.text_size", 150)
    reviewer.stack.resize(size)
    sentence = next(words for words in reviewer.words() if "You play" in words)
    assert sentence.startswith("Round") == names_the_round


@pytest.mark.parametrize("size", [(800, 480), (1280, 720), (800, 1280)])
@pytest.mark.parametrize("text_size", [100, 150])
def test_the_words_on_the_cards_keep_off_the_edge_of_the_panel(
    person: Person,
    kept: KeptGame,
    judges: Judges,
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    text_size: int,
) -> None:
    seen: list[pygame.Rect] = []

    def watched(*about: Any) -> list[pygame.Rect]:
        seen[:] = draw_chips(*about)
        return seen

    monkeypatch.setattr(review_hand, "draw_chips", watched)
    monkeypatch.setattr(Window, "unit", property(lambda _: unit_of(size)))
    person.services.change("table.text_size", text_size)
    person.open("review", game=kept)
    until_judged(person)
    person.stack.resize(size)
    person.stack.draw(pygame.Surface(size))
    assert seen, "played, and best"
    panel = scene(person).screen.own.rect.inflate(-4, -4)
    assert all(panel.contains(rect) for rect in seen)
