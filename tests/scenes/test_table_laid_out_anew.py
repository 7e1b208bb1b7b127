"""What a person has before the eyes is still there when the window or the language changes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from callbreak.words.players import player_names
from tests.scenes.at_table import AtTable

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


def test_a_hinted_card_stands_out_in_a_window_of_another_size(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.key(pygame.K_h, scancode=pygame.KSCAN_H)
    table.until(lambda: table.table.view.cards.hand.hinted is not None)
    hinted = table.table.view.cards.hand.hinted
    table.stack.resize((1000, 700))
    assert table.table.view.cards.hand.hinted == hinted


def test_a_hinted_call_stands_out_in_a_window_of_another_size(services: Services) -> None:
    table = AtTable(services)
    table.until_asked()
    table.key(pygame.K_h, scancode=pygame.KSCAN_H)
    table.until(lambda: any(tile.chosen for tile in table.table.controls.numbers))
    table.stack.resize((1000, 700))
    assert any(tile.chosen for tile in table.table.controls.numbers)


def test_the_players_have_their_names_in_the_language_that_was_just_chosen(
    services: Services,
) -> None:
    services.options = replace(services.options, language=None)
    table = AtTable(services)
    table.until_asked()
    seen: list[tuple[str, ...]] = []
    services.change("language", "ne")
    table.stack.settle()
    paint = table.table.view.pictures

    def pictures(facts: object, *rest: object) -> object:
        seen.append(tuple(seat.name for seat in facts.seats))  # type: ignore[attr-defined]
        return paint(facts, *rest)  # type: ignore[arg-type]

    table.table.view.pictures = pictures  # type: ignore[method-assign, assignment]
    table.wait(0.1)
    assert seen[-1] == player_names(table.session.setup)
    assert "आशा" in seen[-1]


def test_a_button_keeps_the_focus_in_a_window_of_another_size(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    for _ in range(3):
        table.key(pygame.K_TAB)
    focused = table.table.controls.form.focused
    assert focused is not None
    assert focused.tooltip
    table.stack.resize((1000, 700))
    after = table.table.controls.form.focused
    assert after is not None
    assert after.tooltip == focused.tooltip
    assert after.focused


def test_the_card_that_the_arrows_have_chosen_stays_chosen(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    for _ in range(2):
        table.key(pygame.K_RIGHT)
    chosen = table.table.view.cards.hand.pointed
    assert chosen in table.legal
    table.stack.resize((1000, 700))
    table.wait(0.1)
    assert table.table.view.cards.hand.pointed == chosen
    table.key(pygame.K_RETURN)
    assert chosen not in table.session.view.hand
