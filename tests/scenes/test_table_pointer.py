"""The pointer over the hand: one card comes up at a time, and every card is where it is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.commands import PlayCard
from tests.scenes.at_table import AtTable

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.scenes.services import Services


def heights(table: AtTable) -> dict[Card, float]:
    """How high each card of the hand stands once it has come to rest."""
    table.pass_time(0.3)
    cards = table.table._view.cards
    return {card: cards._sprites["card", int(card.suit), card.rank].pose.y for card in table.hand}


def test_never_do_two_cards_come_up(services: Services) -> None:
    table = AtTable(services, speed="instant")
    table.ask_for_a_card()
    table.point_at((5, 5))
    low = heights(table)
    (left, y), (right, _) = table.spot(table.hand[0]), table.spot(table.hand[-1])
    up = []
    for x in range(left - 20, right + 60, 6):
        table.point_at((x, y))
        raised = [card for card, height in heights(table).items() if height != low[card]]
        assert len(raised) <= 1
        up += raised
    assert set(up) == set(table.legal)


@pytest.mark.parametrize("size_px", [(800, 480), (1920, 1080), (800, 1280)])
def test_after_a_resize_a_click_finds_the_card_that_is_there_now(
    services: Services, size_px: tuple[int, int]
) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[0]
    before, old_fan = table.session.commands, table.table._layout.fan
    pygame.display.set_mode(size_px)
    services.window.resized()
    table.stack.resize(size_px)
    assert table.table._layout.fan != old_fan
    assert table.table._view.cards.places.card_at(table.spot(card)) == card
    table.click_at((size_px[0] // 2, 4))
    assert table.session.commands == before
    table.click_at(table.spot(card))
    assert table.session.commands[len(before)] == PlayCard(0, card)
