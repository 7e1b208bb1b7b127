"""What moves at the table, frame by frame: nothing comes before what it tells, nothing blinks."""

from __future__ import annotations

from concurrent.futures import Future
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.rules import RedealReason, Rules
from callbreak.engine.state import RedealOffer, Setup
from callbreak.session.session import Session
from callbreak.session.shown import snap
from callbreak.ui.corner_panel import HandFacts
from callbreak.ui.table_panels import TablePanels
from callbreak.ui.table_view import TableFacts, TableView
from callbreak.ui.winning_light import WinningLight
from callbreak.ui.workshop import Workshop
from tests.scenes.at_table import BOTS, PLAYERS, AtTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.services import Services
    from callbreak.ui.painter import Picture
    from callbreak.ui.seat_panel import SeatFacts

FRAME_S = 1 / 60


def frames(table: AtTable, count: int, look: Callable[[], object] = lambda: None) -> None:
    """Let so many frames pass, and look at each."""
    for _ in range(count):
        table.stack.tick(FRAME_S)
        table.stack.draw(table.services.window.surface)
        look()


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[TableFacts]:
    """What the table showed besides the cards, frame by frame."""
    facts: list[TableFacts] = []
    made = TableView.pictures

    def pictures(
        view: TableView,
        shown: TableFacts,
        looking: int,
        tools: list[Picture],
        numbers: list[Picture],
    ) -> list[Picture]:
        facts.append(shown)
        return made(view, shown, looking, tools, numbers)

    monkeypatch.setattr(TableView, "pictures", pictures)
    return facts


def test_the_first_card_is_dealt_when_the_scene_before_is_gone(services: Services) -> None:
    table = AtTable(services)
    piles = table.table.view.cards.piles
    frames(table, round(services.motion.fade_s / FRAME_S) - 1)
    assert not piles.by_key
    frames(table, 3)
    assert piles.by_key


def test_while_the_hand_sorts_itself_the_cards_lie_over_each_other_from_left_to_right(
    services: Services,
) -> None:
    table = AtTable(services)
    piles = table.table.view.cards.piles
    table.until(lambda: table.table.view.cards.order != () and table.table.shown.face_up)
    looked = 0
    while any(s.moving for s in piles.by_key.values()):
        middles = [picture.rect.centerx for picture in piles.own_hand()]
        assert all(right >= left - 1 for left, right in pairwise(middles))
        frames(table, 1)
        looked += 1
    assert looked > 10


def test_the_suits_are_counted_when_the_hand_has_been_seen(
    services: Services, told: list[TableFacts]
) -> None:
    table = AtTable(services)
    seen: list[int] = []

    def look() -> None:
        if table.table.shown.face_up and table.table.view.cards.moving:
            seen.append(counted(told[-1]))

    frames(table, 160, look)
    assert len(seen) > 10
    assert set(seen) == {0}
    assert counted(told[-1]) == 13


def counted(facts: TableFacts) -> int:
    """How many cards of the own hand the corner tells."""
    assert isinstance(facts.corner, HandFacts)
    return sum(number or 0 for _, number in facts.corner.suits)


def test_whoever_acts_is_lit_long_enough_to_be_seen(
    services: Services, told: list[TableFacts]
) -> None:
    table = AtTable(services, players=BOTS)
    table.until(lambda: table.table.shown.tricks != ())
    told.clear()
    frames(table, 240)
    runs: list[tuple[int | None, int]] = []
    for facts in told:
        lit = next((seat for seat, shows in enumerate(facts.seats) if shows.on_turn), None)
        assert lit == facts.turn
        if runs and runs[-1][0] == lit:
            runs[-1] = lit, runs[-1][1] + 1
        else:
            runs.append((lit, 1))
    lengths = [length for seat, length in runs[1:-1] if seat is not None]
    assert len(lengths) >= 4
    assert min(lengths) >= 12


@pytest.fixture
def shows(monkeypatch: pytest.MonkeyPatch) -> list[tuple[SeatFacts, ...]]:
    """What the seats show, frame after frame."""
    shown: list[tuple[SeatFacts, ...]] = []
    made = TablePanels.seats

    def seats(panels: TablePanels, facts: tuple[SeatFacts, ...], looking: int) -> list[Picture]:
        shown.append(facts)
        return made(panels, facts, looking)

    monkeypatch.setattr(TablePanels, "seats", seats)
    return shown


def test_a_call_stands_at_its_seat_when_its_number_has_arrived_there(
    services: Services, shows: list[tuple[SeatFacts, ...]]
) -> None:
    table = AtTable(services)
    table.until(lambda: any(call is not None for call in table.table.shown.calls))
    seat = next(i for i, call in enumerate(table.table.shown.calls) if call is not None)
    frames(table, 20)
    assert shows[-1][seat].call is None
    frames(table, 40)
    assert shows[-1][seat].call is not None


def test_a_card_in_the_air_has_no_light_of_the_winning_card_yet(services: Services) -> None:
    table = AtTable(services, players=BOTS)
    view = table.table.view
    table.until(lambda: len(table.table.shown.trick) == 1)
    card = table.table.shown.trick[0][1]
    sprite = view.cards.piles.of(card)
    assert sprite is not None
    light = WinningLight(view.layout, services.look, view.cards)
    light.pictures(None)
    assert sprite.flying
    assert light.pictures(card) == []
    while sprite.flying:
        frames(table, 1)
    coming = light.pictures(card)
    light.tick(1.0)
    there = light.pictures(card)
    assert len(coming) == len(there) == 1
    middle = there[0].surface.get_rect().center
    assert sum(coming[0].surface.get_at(middle)[:3]) < sum(there[0].surface.get_at(middle)[:3])


def test_the_seal_does_not_come_back_while_the_first_trick_is_swept(
    services: Services, told: list[TableFacts]
) -> None:
    table = AtTable(services, players=BOTS)
    table.until(lambda: table.table.shown.trick != ())
    told.clear()
    frames(table, 240)
    assert table.table.shown.tricks
    assert {facts.seal for facts in told} == {""}


def test_a_dragged_card_is_held_where_it_was_taken(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[0]
    x, y = spot = table.spot(card)
    table.send(pygame.MOUSEMOTION, pos=spot, rel=(1, 1), buttons=(0, 0, 0))
    frames(table, 20)
    before = table.table.view.cards.pose_of(card)
    table.send(pygame.MOUSEBUTTONDOWN, pos=spot, button=1)
    table.drag_to((x + 30, y - 60))
    after = table.table.view.cards.pose_of(card)
    assert before is not None
    assert after is not None
    assert (after.x - before.x, after.y - before.y) == (30, -60)
    assert after.angle == pytest.approx(before.angle)


def test_what_is_taken_back_glides_back_and_a_click_hurries_it(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    home = table.poses()
    card = table.legal[0]
    table.click_at(table.spot(card))
    table.until(lambda: table.table.choosing and not table.moving)
    lay = table.poses()
    table.table.undo()
    frames(table, 2)
    cards = table.table.view.cards
    assert cards.moving
    pose = cards.pose_of(card)
    assert pose is not None
    assert pose.y < dict(home)[("card", int(card.suit), card.rank)][1].y  # type: ignore[index]
    assert table.poses() != lay
    table.table.hurry()
    hurried = table.poses()
    cards.snap(snap(table.session.view))
    assert table.poses() == hurried


def test_between_two_deals_the_pack_is_to_be_seen(
    services: Services, told: list[TableFacts]
) -> None:
    rules = Rules(rounds=3, redeal=tuple(RedealReason))
    sessions = (Session(Setup(f"redeal {number}", rules, PLAYERS)) for number in range(2000))
    table = AtTable(services, session=next(s for s in sessions if isinstance(s.state, RedealOffer)))
    table.until(lambda: not table.moving)
    table.table.ask_redeal()
    piles = table.table.view.cards.piles
    frames(table, 2)
    looked = 0
    while told[-1].banner:
        assert piles.flying() or piles.trick()
        frames(table, 1)
        looked += 1
    assert looked > 60


def test_until_the_scene_before_has_gone_the_pack_lies_where_it_will_be_dealt_from(
    services: Services,
) -> None:
    table = AtTable(services)
    piles = table.table.view.cards.piles
    frames(table, 1)
    lying = [(picture.x, picture.y) for picture in piles.trick()]
    assert lying
    assert not piles.by_key
    while not piles.by_key:
        frames(table, 1)
    assert [(picture.x, picture.y) for picture in piles.flying()][: len(lying)] == lying


def test_where_no_scene_was_before_the_deal_begins_at_once(services: Services) -> None:
    services.first_frame_due = True
    table = AtTable(services)
    frames(table, 1)
    assert len(table.table.view.cards.piles.by_key) == 52


class Patient(Workshop):
    """A workshop that makes nothing before it is told to, once it is patient."""

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[tuple[Callable[[], pygame.Surface], Future[pygame.Surface]]] = []
        self.patient = False

    def order(self, make: Callable[[], pygame.Surface]) -> Future[pygame.Surface]:
        order: Future[pygame.Surface] = Future()
        self._waiting.append((make, order))
        if not self.patient:
            self.deliver()
        return order

    def deliver(self) -> None:
        """Make all that was ordered, but for what was needed earlier."""
        for make, order in self._waiting:
            if order.set_running_or_notify_cancel():
                order.set_result(make())
        self._waiting.clear()


def test_when_a_card_is_played_the_veil_goes_from_all_others_at_once(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop = Patient()
    monkeypatch.setattr(services, "workshop", workshop)
    table = AtTable(services)
    table.ask_for_a_card()
    while len(table.illegal) < 5:
        table.table.play(table.legal[0])
        table.until(lambda: table.table.choosing and not table.moving)
    piles, veiled = table.table.view.cards.piles, table.illegal

    def looks() -> list[pygame.Surface]:
        lying = piles.own_hand()
        return [lying[place].surface for place, card in enumerate(table.hand) if card in veiled]

    before = looks()
    workshop.patient = True
    table.table.play(table.legal[0])
    frames(table, 3)
    assert looks() == before
    workshop.patient = False
    workshop.deliver()
    frames(table, 1)
    assert not set(looks()) & set(before)


def test_the_badge_of_a_call_that_is_made_comes_up_and_then_stands_on_its_panel(
    services: Services, shows: list[tuple[SeatFacts, ...]]
) -> None:
    table = AtTable(services, players=BOTS, speed="fast", trick_rest=0.5)

    def reached() -> list[int]:
        shown = table.table.shown
        calls = enumerate(shown.calls)
        return [s for s, call in calls if call is not None and 0 < call <= shown.won[s]]

    frames(table, 1)
    table.until(lambda: bool(reached()), step_s=FRAME_S)
    seat = reached()[0]
    shows.clear()
    frames(table, 60)
    badges = [facts[seat].badge for facts in shows]
    assert badges[0] == ""
    assert badges[-1] == "made"
    assert 5 < badges.count("") < 20


def test_cards_that_are_gathered_come_out_from_under_the_panels(services: Services) -> None:
    rules = Rules(rounds=3, redeal=tuple(RedealReason))
    sessions = (Session(Setup(f"redeal {number}", rules, PLAYERS)) for number in range(2000))
    table = AtTable(services, session=next(s for s in sessions if isinstance(s.state, RedealOffer)))
    table.until(lambda: not table.moving)
    table.table.ask_redeal()
    view = table.table.view
    frames(table, 2)
    flying = view.cards.piles.flying()
    assert len(view.cards.piles.leaving) == 52
    assert len(flying) > 20
    panels = [seat.rect for seat in view.layout.seats[1:]]
    assert not any(picture.rect.collidelist(panels) >= 0 for picture in flying)
