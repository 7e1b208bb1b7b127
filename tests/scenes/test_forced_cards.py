"""Cards that play themselves (`table.play_forced`): no undo ends at one, and no hand keeps one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.engine.commands import PlayCard
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Playing, RoundOver, Setup
from callbreak.session.session import Session
from tests.scenes.at_table import PLAYERS, AtTable

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


def before_a_forced_card() -> Session:
    """The person follows with the only card that the rules leave, of several in hand."""
    for number in range(50):
        session = Session(Setup(f"forced {number}", Rules(rounds=3), PLAYERS))
        while not isinstance(session.state, RoundOver):
            view = session.view
            follows = view.on_turn and isinstance(session.state, Playing) and view.trick.cards  # type: ignore[union-attr]
            if follows and len(view.legal) == 1 and 4 <= len(view.hand) <= 11:
                return session
            session.submit(legal_commands(session.state)[0])
    raise AssertionError("no such position")


def test_an_undo_goes_back_beyond_a_card_that_played_itself(services: Services) -> None:
    table = AtTable(services, session=before_a_forced_card(), play_forced=True, speed="instant")
    forced = table.session.view.legal[0]
    table.until(lambda: PlayCard(0, forced) in table.session.commands)
    table.key(pygame.K_z, pygame.KMOD_LCTRL)
    table.pass_time(2)
    assert forced in table.session.view.hand
    assert len(table.session.view.legal) != 1


def test_without_the_setting_an_undo_gives_the_last_card_back(services: Services) -> None:
    table = AtTable(services, session=before_a_forced_card())
    table.until_asked()
    forced = table.legal[0]
    table.table.play(forced)
    table.key(pygame.K_z, pygame.KMOD_LCTRL)
    assert table.session.view.legal == (forced,)


def test_a_card_that_plays_itself_out_of_the_hand_that_holds_it_is_held_no_more(
    services: Services,
) -> None:
    table = AtTable(services, session=before_a_forced_card(), play_forced=True)
    table.until(lambda: table.table.choosing)
    forced = table.legal[0]
    table.press(table.spot(forced))
    table.until(lambda: PlayCard(0, forced) in table.session.commands)
    table.pass_time(6)
    table.drag_to((640, 450))
    table.drag_to((640, 300))
    table.wait(0.2)
    assert not table.table.view.cards.hand.dragged
    table.release((640, 300))
