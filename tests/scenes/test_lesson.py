"""The lesson is a real round: a seed deals it, the engine referees, and it teaches what it says."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.cards import Card, format_cards, parse_cards
from callbreak.engine.commands import MakeCall, PlayCard
from callbreak.engine.game import Refused
from callbreak.engine.legality import RefusalCode
from callbreak.engine.state import RoundOver
from callbreak.scenes.lesson import LessonScene
from callbreak.scenes.lesson_script import (
    CALL,
    CALLS,
    TRICKS,
    lesson_session,
    scripted_answer,
    step_of,
)
from callbreak.words import PSEUDO
from tests.scenes.at_table import AtTable
from tests.scenes.person import Person

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.session.session import Session

OWN_CARDS = parse_cards("KD JC 4S AD QS")


def let_the_others_play(session: Session) -> None:
    while session.bot_to_act is not None:
        session.submit(scripted_answer(session.state))


def played_to(trick: int) -> Session:
    """The lesson at the person's turn in that trick, counted from 0."""
    session = lesson_session("Maya")
    let_the_others_play(session)
    session.submit(MakeCall(0, CALL))
    let_the_others_play(session)
    for card in OWN_CARDS[:trick]:
        session.submit(PlayCard(0, card))
        let_the_others_play(session)
    return session


def refused(session: Session, card: str) -> RefusalCode:
    with pytest.raises(Refused) as caught:
        session.submit(PlayCard(0, Card.parse(card)))
    return caught.value.refusal.code


# --- the script


def test_the_seed_deals_the_hand_that_the_teacher_speaks_of() -> None:
    hand = lesson_session("Maya").view.hand
    assert set(parse_cards("AS KS QS AD KD JC")) < set(hand)


def test_all_go_as_in_the_script() -> None:
    session = played_to(len(TRICKS))
    assert session.view.calls == (CALL, *(CALLS[seat] for seat in (1, 2, 3)))
    assert tuple(trick.cards for trick in session.view.tricks) == TRICKS


def test_heading_is_taught_where_only_higher_diamonds_may_be_played() -> None:
    session = played_to(0)
    assert refused(session, "4D") is RefusalCode.MUST_HEAD
    assert refused(session, "AS") is RefusalCode.FOLLOW_SUIT
    assert format_cards(session.view.legal) == "KD AD"


def test_ruffing_is_taught_where_only_spades_may_be_played() -> None:
    session = played_to(2)
    assert refused(session, "6H") is RefusalCode.MUST_TRUMP
    assert format_cards(session.view.legal) == "4S 7S QS KS AS"


def test_an_ace_is_lost_to_a_spade_before_overruffing_is_taught() -> None:
    session = played_to(4)
    assert session.view.tricks[-1].winner != 0
    assert session.view.tricks[-1].cards[0] == Card.parse("AD")
    assert refused(session, "7S") is RefusalCode.MUST_OVERTRUMP
    assert format_cards(session.view.legal) == "QS KS AS"


def test_the_teacher_says_something_new_at_each_turn_and_names_real_cards() -> None:
    said = []
    for trick in range(len(TRICKS) + 1):
        session = played_to(trick)
        step = step_of(session.view)
        assert step is not None
        assert set(step.wanted) <= set(session.view.legal)
        assert step.point is None or step.point in session.view.legal
        said.append(step.said.title)
    assert len(set(said)) == len(said)


def test_another_call_and_higher_spades_do_not_lead_out_of_the_script() -> None:
    session = lesson_session("Maya")
    let_the_others_play(session)
    session.submit(MakeCall(0, 7))
    for card in ("AD", "JC", "AS", "KD", "KS"):
        let_the_others_play(session)
        session.submit(PlayCard(0, Card.parse(card)))
    others = [trick.cards[:3] for trick in session.view.tricks[2::2]]
    assert others == [trick[:3] for trick in TRICKS[2::2]]


# --- at the table


class Pupil(AtTable):
    """Someone who takes the lesson."""

    def __init__(self, services: Services) -> None:
        Person.__init__(self, services)
        services.change("table.speed", "instant")
        services.change("table.trick_rest", 0.5)
        self.open("home")
        self.lesson = self.table = LessonScene()
        self.push(self.lesson)
        self.session = self.lesson.session

    @property
    def title(self) -> str:
        return self.lesson.coach.title

    def rest(self) -> None:
        """Let time go on until nothing happens any more by itself."""
        still = passed = 0
        while still < 4:
            self.stack.tick(0.2)
            lesson = self.lesson
            asked = lesson.session.bot_to_act is None or lesson.begin_button.visible
            waits = lesson._queue.idle and asked
            passed += 1
            assert passed < 1000, "it never comes to rest"
            still = still + 1 if waits else 0
        self.stack.draw(self.services.window.surface)

    def enter(self) -> None:
        self.key(pygame.K_RETURN, scancode=0)

    def call_and_wait(self, call: int = CALL) -> None:
        self.rest()
        self.enter()
        self.rest()
        self.key(pygame.K_0 + call, scancode=0, unicode=str(call))
        self.rest()

    def play(self, card: Card) -> None:
        self.lesson.play(card)
        self.rest()


@pytest.fixture
def pupil(services: Services) -> Pupil:
    return Pupil(services)


def test_the_lesson_is_played_through_to_its_end(pupil: Pupil) -> None:
    pupil.call_and_wait()
    for card in OWN_CARDS:
        pupil.play(card)
    assert pupil.title == "Now you"
    while pupil.scene is pupil.lesson:
        pupil.play(pupil.lesson.shown.legal[0])
    assert isinstance(pupil.lesson.session.state, RoundOver)
    assert pupil.at("LessonEndScene")
    assert pupil.sees("You called 4 and won")
    pupil.click("Play a game")
    assert pupil.at("NewGameScene")
    pupil.key(pygame.K_ESCAPE, scancode=0)
    assert pupil.at("HomeScene")


def test_once_more_deals_the_lesson_again(pupil: Pupil) -> None:
    pupil.call_and_wait()
    for card in OWN_CARDS:
        pupil.play(card)
    while pupil.scene is pupil.lesson:
        pupil.play(pupil.lesson.shown.legal[0])
    pupil.click("Once more")
    assert pupil.at("LessonScene")
    assert pupil.scene is not pupil.lesson
    pupil.key(pygame.K_ESCAPE, scancode=0)
    assert pupil.at("HomeScene")


def test_an_illegal_card_is_explained_by_the_rule_it_breaks(pupil: Pupil) -> None:
    pupil.call_and_wait()
    pupil.lesson.play(Card.parse("4D"))
    assert pupil.lesson.refusal == "You must beat the Q♦: play the K♦ or the A♦."
    assert pupil.title == "Head the trick"


def test_a_legal_card_that_leads_elsewhere_is_not_played_and_not_called_illegal(
    pupil: Pupil,
) -> None:
    pupil.call_and_wait()
    pupil.play(Card.parse("KD"))
    pupil.play(Card.parse("AS"))
    assert Card.parse("AS") in pupil.lesson.session.view.hand
    assert pupil.lesson.refusal == ""
    assert "play the J♣" in pupil.lesson.coach.words
    pupil.play(Card.parse("JC"))
    assert pupil.title == "Ruff"


def test_a_card_that_is_dragged_leads_out_of_the_script_no_more_than_a_click(pupil: Pupil) -> None:
    pupil.call_and_wait()
    pupil.play(Card.parse("KD"))
    pupil.rest()
    pupil.press(pupil.spot(Card.parse("AS")))
    pupil.drag_to((640, 450))
    pupil.drag_to((640, 300))
    pupil.release((640, 300))
    assert Card.parse("AS") in pupil.lesson.session.view.hand
    assert "play the J♣" in pupil.lesson.coach.words


def test_who_plays_before_the_teacher_has_spoken_does_not_lead_out_of_the_script(
    pupil: Pupil,
) -> None:
    pupil.services.change("table.speed", "normal")
    pupil.call_and_wait()
    pupil.lesson.play(Card.parse("KD"))
    asked = False
    while not asked:
        pupil.stack.tick(1 / 60)
        asked = pupil.lesson.session.bot_to_act is None and not pupil.lesson._queue.idle
    assert pupil.lesson.hurry()
    pupil.lesson.play(Card.parse("AS"))
    assert Card.parse("AS") in pupil.lesson.session.view.hand
    assert "play the J♣" in pupil.lesson.coach.words


def test_no_key_of_a_game_leads_out_of_the_lesson(pupil: Pupil) -> None:
    pupil.call_and_wait()
    pupil.play(Card.parse("KD"))
    before = pupil.lesson.session.commands
    for key, mod in ((pygame.K_z, pygame.KMOD_LCTRL), (pygame.K_h, 0), (pygame.K_s, 0)):
        pupil.key(key, mod, scancode=0, unicode=chr(key))
        pupil.rest()
        assert pupil.scene is pupil.lesson
        assert pupil.lesson.session.commands == before
        assert pupil.lesson.session.assisted is False


@pytest.mark.parametrize("steps", range(7))
def test_esc_leaves_at_any_time_and_nothing_is_kept(pupil: Pupil, steps: int) -> None:
    if steps > 0:
        pupil.call_and_wait()
    for card in OWN_CARDS[: max(0, steps - 1)]:
        pupil.play(card)
    pupil.key(pygame.K_ESCAPE, scancode=0)
    assert pupil.at("HomeScene")
    assert pupil.services.store is not None
    assert pupil.services.store.unfinished() is None
    assert list(pupil.services.store.games()) == []


@pytest.mark.parametrize("size", [(800, 480), (1024, 600), (1280, 720), (800, 1280)])
@pytest.mark.parametrize(("text_size", "language"), [(100, "en"), (150, "en"), (100, PSEUDO)])
def test_the_teacher_covers_neither_hand_nor_trick_nor_any_player(
    pupil: Pupil, size: tuple[int, int], text_size: int, language: str
) -> None:
    pupil.services.change("table.text_size", text_size)
    pupil.services.options = replace(pupil.services.options, language=language)
    pupil.services.apply_settings()
    pupil.stack.resize(size)
    pupil.call_and_wait()
    for card in OWN_CARDS:
        lesson = pupil.lesson
        panel = lesson.coach.rect
        assert lesson.coach.visible
        assert pygame.Rect((0, 0), size).contains(panel)
        layout = lesson.layout
        width = layout.trick_card
        for slot in layout.slots:
            at = pygame.Rect(0, 0, width * 0.8, width * 1.1)
            at.center = (round(slot.x), round(slot.y))
            assert not panel.colliderect(at)
        assert panel.bottom < layout.fan.y - layout.fan.card_h / 2
        if language == "en" or size != (800, 480):
            assert panel.collidelist([seat.rect for seat in layout.seats]) < 0
        pupil.play(card)


def test_the_lesson_goes_by_keyboard_alone(pupil: Pupil) -> None:
    pupil.call_and_wait()
    for card in OWN_CARDS:
        while pupil.lesson.screen.hand.chosen != card:
            pupil.key(pygame.K_RIGHT, scancode=0)
        pupil.enter()
        pupil.rest()
    assert pupil.title == "Now you"


def test_the_lesson_goes_by_mouse_alone(pupil: Pupil) -> None:
    pupil.rest()
    pupil.click_at(pupil.lesson.begin_button.rect.center)
    pupil.rest()
    pupil.click_at(pupil.number_spot(CALL))
    pupil.rest()
    for card in OWN_CARDS:
        pupil.click_at(pupil.spot(card))
        pupil.rest()
    assert pupil.title == "Now you"
