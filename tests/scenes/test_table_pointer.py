"""The pointer over the hand: one card comes up at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.scenes.at_table import AtTable

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.scenes.services import Services


def heights(table: AtTable) -> dict[Card, float]:
    """How high each card of the hand stands once it has come to rest."""
    table.pass_time(0.3)
    cards = table.table.view.cards
    return {
        card: cards.piles.by_key["card", int(card.suit), card.rank].pose.y for card in table.hand
    }


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
