"""A dragged card, and all the strange ways in which a drag ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.commands import PlayCard
from callbreak.session.shown import snap
from tests.scenes.at_table import AtTable

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

MIDDLE = (640, 300)


def dragging(services: Services, card_index: int = 0) -> AtTable:
    """Someone has a card in the air, over the table."""
    table = AtTable(services)
    table.ask_for_a_card()
    table.press(table.spot(table.legal[card_index]))
    table.drag_to((640, 450))
    table.drag_to(MIDDLE)
    assert table.table.view.cards.hand.dragged == table.legal[card_index]
    return table


def lies_at_rest(table: AtTable) -> bool:
    """Whether all cards are where the position has them, with nothing held."""
    table.point_at((5, 5))
    table.wait(0.6)
    seen = table.poses()
    table.table.view.snap(snap(table.session.view))
    return table.poses() == seen and not table.table.screen.hand.busy


def finger(table: AtTable, kind: int, pos: tuple[int, int], **about: object) -> None:
    width, height = table.services.window.size_px
    spot = {"x": pos[0] / width, "y": pos[1] / height, "dx": 0.0, "dy": 0.0, "finger_id": 3}
    table.send(kind, **{**spot, **about})


def test_a_finger_drags_a_card_to_the_table(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[0]
    finger(table, pygame.FINGERDOWN, table.spot(card))
    finger(table, pygame.FINGERMOTION, (640, 450))
    finger(table, pygame.FINGERMOTION, MIDDLE)
    finger(table, pygame.FINGERUP, MIDDLE)
    assert table.session.commands[-1] == PlayCard(0, card)


def test_an_illegal_card_that_is_dragged_is_refused_and_goes_back(services: Services) -> None:
    table = AtTable(services, "lead")
    for _ in range(13):
        table.until_asked()
        if table.table.calling:
            table.table.call(2)
            table.until(lambda: table.table.choosing and not table.moving)
        if table.illegal:
            break
        table.table.play(table.legal[0])
    before = table.session.commands
    table.press(table.spot(table.illegal[0]))
    table.drag_to((640, 450))
    table.drag_to(MIDDLE)
    table.release(MIDDLE)
    assert table.session.commands == before
    assert table.table.refusal
    table.wait(3)
    assert lies_at_rest(table)


@pytest.mark.parametrize("button", [2, 3, 4, 5, 6, 7])
def test_another_button_ends_no_drag(services: Services, button: int) -> None:
    table = dragging(services)
    before = table.session.commands
    table.press(MIDDLE, button)
    table.release(MIDDLE, button)
    table.send(pygame.MOUSEWHEEL, x=0, y=-1)
    assert table.session.commands == before
    card = table.table.view.cards.hand.dragged
    table.release(MIDDLE)
    assert card is not None
    assert table.session.commands[-1] == PlayCard(0, card)


def test_a_release_over_a_button_presses_it_not(services: Services) -> None:
    table = dragging(services)
    pause = table.table.controls.pause
    table.drag_to(pause.rect.center)
    table.release(pause.rect.center)
    assert table.at("TableScene")


def test_a_pause_in_the_middle_of_a_drag_puts_the_card_back(services: Services) -> None:
    table = dragging(services)
    before = table.session.commands
    table.key(pygame.K_ESCAPE)
    assert table.at("PauseScene")
    table.release(MIDDLE)
    table.key(pygame.K_ESCAPE)
    assert table.at("TableScene")
    assert table.session.commands == before
    assert lies_at_rest(table)


def test_a_decision_taken_back_in_the_middle_of_a_drag_lets_the_card_go(
    services: Services,
) -> None:
    table = dragging(services)
    table.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert table.table.calling
    table.release(MIDDLE)
    assert table.session.view.calls[0] is None
    assert lies_at_rest(table)


def test_a_resize_in_the_middle_of_a_drag_loses_nothing(services: Services) -> None:
    table = dragging(services)
    before = table.session.commands
    table.stack.resize((900, 700))
    table.release((450, 300))
    assert table.session.commands == before
    assert lies_at_rest(table)


def test_a_second_press_without_a_release_holds_one_card(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    first, second = table.legal[0], table.legal[-1]
    assert first != second
    table.press(table.spot(first))
    table.drag_to((640, 450))
    table.press(table.spot(second))
    table.release(table.spot(second))
    played = [c for c in table.session.commands if isinstance(c, PlayCard) and c.seat == 0]
    assert len(played) <= 1
    assert len(table.session.view.hand) >= 12
    table.until(lambda: not table.moving)
    assert lies_at_rest(table)


def test_a_card_dragged_before_the_own_turn_is_refused_without_harm(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    table.table.call(2)
    assert not table.table.choosing
    table.press(table.spot(table.hand[0]))
    table.drag_to(MIDDLE)
    table.release(MIDDLE)
    assert not any(isinstance(c, PlayCard) and c.seat == 0 for c in table.session.commands)
    table.until(lambda: table.table.choosing and not table.moving)
    assert len(table.session.view.hand) == 13


def test_a_card_that_is_held_over_the_table_waits_there_for_the_own_turn(
    services: Services,
) -> None:
    table = AtTable(services)
    table.until_asked()
    table.table.call(2)
    table.wait(0.05)
    assert not table.table.choosing
    table.press(table.spot(table.hand[0]))
    table.drag_to((640, 450))
    table.drag_to(MIDDLE)
    held = table.table.view.cards.hand.dragged
    table.until(lambda: table.table.choosing and not table.moving)
    assert held is not None
    assert table.table.view.cards.hand.dragged == held
    legal = held in table.legal
    table.release(MIDDLE)
    assert (PlayCard(0, held) in table.session.commands) == legal
    assert bool(table.table.refusal) != legal


def test_who_drags_a_card_to_the_table_means_it_without_a_second_click(
    services: Services,
) -> None:
    table = AtTable(services, confirm_click=True)
    table.ask_for_a_card()
    card = table.legal[0]
    table.press(table.spot(card))
    table.drag_to((640, 450))
    table.drag_to(MIDDLE)
    table.release(MIDDLE)
    assert PlayCard(0, card) in table.session.commands
