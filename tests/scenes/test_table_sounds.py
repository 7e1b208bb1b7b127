"""What is heard at the table, and what is not heard any more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from callbreak.ai.levels import quick_answer
from callbreak.engine.commands import PlayCard
from tests.scenes.at_table import BOTS, PLAYERS, AtTable

if TYPE_CHECKING:
    from callbreak.engine.state import Player
    from callbreak.scenes.services import Services


@pytest.fixture
def heard(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all sounds."""
    names: list[str] = []
    monkeypatch.setattr(services.audio, "play", names.append)
    return names


def test_a_deal_is_heard_card_by_card(services: Services, heard: list[str]) -> None:
    AtTable(services).until_asked()
    assert heard.count("shuffle") == 1
    assert heard.count("deal") == 12


def test_a_deal_that_is_hurried_is_heard_no_more(services: Services, heard: list[str]) -> None:
    table = AtTable(services)
    table.wait(0.1)
    table.click_at((5, 5))
    heard.clear()
    table.wait(1.5)
    assert "deal" not in heard


@pytest.mark.parametrize(("players", "calls"), [(PLAYERS, True), (BOTS, False)])
def test_the_call_to_play_is_for_a_person_alone(
    services: Services, heard: list[str], players: tuple[Player, ...], calls: bool
) -> None:
    table = AtTable(services, players=players, speed="instant")
    table.until(lambda: table.session.state.turn == 0 or len(table.session.commands) > 8)
    table.wait(0.5)
    assert ("turn" in heard) == calls


def test_every_trick_is_heard_and_ones_own_as_won(services: Services, heard: list[str]) -> None:
    table = AtTable(services, speed="instant", trick_rest=0.5)
    table.ask_for_a_card()
    for _ in range(8):
        command = quick_answer(table.session.view)
        assert isinstance(command, PlayCard)
        table.table.play(command.card)
        table.until(lambda: table.session.view.on_turn and table.table.choosing)
    won, tricks = table.session.view.won[0], len(table.session.view.tricks)
    assert 0 < won < tricks
    assert heard.count("trick_won") == won
    assert heard.count("sweep") == tricks
