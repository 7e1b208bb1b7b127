"""Mouse, touch and keys at the table: every strange click does what it must, and no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.commands import PlayCard
from callbreak.engine.rules import Rules
from callbreak.session.shown import snap
from tests.scenes.at_table import AtTable

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


def test_a_click_on_a_card_plays_it_at_once(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[-1]
    table.click_at(table.spot(card))
    assert table.session.commands[-1] == PlayCard(0, card)


@pytest.mark.parametrize("clicks", [2, 3, 5])
@pytest.mark.parametrize("speed", ["normal", "instant"])
def test_a_double_click_plays_one_card(services: Services, clicks: int, speed: str) -> None:
    table = AtTable(services, speed=speed, trick_rest=0.5)
    table.ask_for_a_card()
    spot = table.spot(table.legal[0])
    for _ in range(clicks):
        table.click_at(spot)
        table.stack.tick(1 / 60)
    played = [c for c in table.session.commands if isinstance(c, PlayCard) and c.seat == 0]
    assert len(played) == 1
    assert len(table.session.view.hand) == 12


def test_the_rest_of_a_double_click_plays_nothing_though_it_is_ones_turn_again(
    services: Services,
) -> None:
    tried = 0
    for number in range(12):
        table = AtTable(services, f"double {number}", speed="instant", trick_rest=0.5)
        table.ask_for_a_card()
        spot = table.spot(table.legal[-1])
        table.click_at(spot)
        table.stack.tick(1 / 60)
        for _ in range(12):
            table.table.hurry()
            table.stack.tick(1 / 60)
        on_turn = table.table.choosing and table.table.view.cards.places.card_at(spot)
        if on_turn not in table.legal:
            continue
        tried += 1
        table.click_at(spot)
        assert len(table.session.view.hand) == 12
        table.pass_time(0.5)
        table.click_at(spot)
        assert len(table.session.view.hand) == 11
    assert tried


def test_a_click_while_cards_fly_finishes_their_flight_and_is_then_handled(
    services: Services,
) -> None:
    table = AtTable(services, trick_rest=3.0)
    table.until(lambda: len(table.table.view.cards.piles.by_key) == 52)
    assert table.moving
    table.click_at((5, 5))
    assert not table.moving
    assert table.table.shown == snap(table.session.view)


def test_a_click_in_the_rest_of_a_trick_plays_the_card_that_then_lies_there(
    services: Services,
) -> None:
    table = AtTable(services, "lead", trick_rest="click")
    table.ask_for_a_card()
    for _ in range(13):
        table.click_at(table.spot(table.legal[-1]))
        table.wait(0.6)
        table.until(lambda: table.table.choosing or table.table.waits_for_click)
        if table.table.waits_for_click and table.session.state.turn == 0:
            break
        table.click_at((5, 5))
        table.until(lambda: table.table.choosing)
    assert table.table.waits_for_click
    table.press((640, 300))
    assert table.table.choosing
    table.release((640, 300))


def test_only_the_left_button_plays(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    before = table.session.commands
    for button in (2, 3, 4, 5, 6, 7):
        table.click_at(table.spot(table.legal[0]), button)
    table.send(pygame.MOUSEWHEEL, x=0, y=1)
    assert table.session.commands == before


def test_the_right_button_while_the_left_is_down_changes_nothing(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[0]
    spot = table.spot(card)
    table.press(spot)
    table.press(spot, 3)
    table.release(spot, 3)
    table.release(spot)
    assert table.session.commands[-1] == PlayCard(0, card)


def test_a_card_is_dragged_to_the_table(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[0]
    table.press(table.spot(card))
    table.drag_to((640, 400))
    table.drag_to((640, 300))
    table.release((640, 300))
    assert table.session.commands[-1] == PlayCard(0, card)


@pytest.mark.parametrize("end", [(640, 690), (-50, 300), (5000, 300), (640, -80)])
def test_a_card_that_is_let_go_elsewhere_goes_back(
    services: Services, end: tuple[int, int]
) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    before = table.session.commands
    table.press(table.spot(table.legal[0]))
    table.drag_to((640, 500))
    table.release(end)
    table.wait(0.5)
    assert table.session.commands == before
    seen = table.poses()
    table.table.screen.hand.let_go()
    table.table.view.snap(snap(table.session.view))
    assert table.poses() == seen


@pytest.mark.parametrize("kind", [pygame.WINDOWLEAVE, pygame.WINDOWFOCUSLOST])
def test_a_card_is_not_lost_when_the_pointer_leaves_the_window(
    services: Services, kind: int
) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.press(table.spot(table.legal[0]))
    table.drag_to((640, 300))
    table.send(kind)
    table.release((640, 300))
    assert len(table.session.view.hand) == 13


def test_a_button_that_was_released_unseen_ends_the_drag(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.press(table.spot(table.legal[0]))
    table.drag_to((640, 300))
    table.point_at((640, 300))
    table.release((640, 300))
    assert len(table.session.view.hand) == 13


def test_a_second_click_is_asked_for_where_the_setting_says_so(services: Services) -> None:
    table = AtTable(services, confirm_click=True)
    table.ask_for_a_card()
    before = table.session.commands
    card = table.legal[0]
    table.click_at(table.spot(card))
    assert table.session.commands == before
    table.wait(0.3)
    table.click_at(table.spot(card))
    assert table.session.commands[-1] == PlayCard(0, card)


def test_digits_call_by_their_place_on_any_keyboard(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    table.key(0x956, scancode=pygame.KSCAN_3)
    assert table.session.view.calls[0] == 3


def test_two_digits_are_chosen_and_enter_calls(services: Services) -> None:
    table = AtTable(services, rules=Rules(rounds=3, max_call=13))
    table.until_asked()
    table.key(pygame.K_1)
    table.key(pygame.K_2)
    assert table.session.view.calls[0] is None
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 12


def test_arrows_and_enter_call(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RIGHT)
    table.key(pygame.K_RETURN)
    assert table.session.view.calls[0] == 4


def test_a_number_below_the_least_call_is_refused_in_words(services: Services) -> None:
    table = AtTable(services, rules=Rules(rounds=3, min_call=2))
    table.until_asked()
    table.key(pygame.K_1)
    assert table.session.view.calls[0] is None
    assert table.table.refusal


def test_the_last_trick_is_looked_at_and_goes_with_the_next_click(services: Services) -> None:
    table = AtTable(services, speed="fast", trick_rest=0.5)
    table.ask_for_a_card()
    table.table.play(table.legal[0])
    table.wait(0.2)
    table.until(lambda: table.table.choosing)
    table.key(pygame.K_l, scancode=pygame.KSCAN_L)
    assert table.table.last_trick_open
    before = table.session.commands
    table.click_at(table.spot(table.legal[0]))
    assert not table.table.last_trick_open
    assert table.session.commands == before


def test_escape_pauses_and_does_not_leave(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    table.key(pygame.K_ESCAPE)
    assert table.at("PauseScene")
    table.key(pygame.K_ESCAPE)
    assert table.at("TableScene")
