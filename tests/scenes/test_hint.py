"""A hint at the table: the card or call of the strong bot, what it is worth, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.ai.hints import Hint, hint_for
from callbreak.ai.messages import Done
from callbreak.engine.cards import Card
from tests.scenes.at_table import AtTable
from tests.scenes.test_questions_of_the_rules import Watched

if TYPE_CHECKING:
    from callbreak.ai.messages import Reply
    from callbreak.engine.view import SeatView
    from callbreak.scenes.services import Services


class StrongBot:
    """Answers hints at once, here in this process; there is nobody else to ask."""

    def __init__(self) -> None:
        self.given: list[Hint] = []
        self._replies: list[Reply] = []

    def hint(self, ticket: int, view: SeatView) -> None:
        self.given.append(hint_for(view))
        self._replies.append(Done(ticket, self.given[-1]))

    def poll(self) -> list[Reply]:
        replies, self._replies = self._replies, []
        return replies

    def cancel(self) -> None:
        """Nobody waits any more."""


def asked(services: Services, seed: str, *, playing: bool) -> tuple[AtTable, StrongBot, Watched]:
    table = AtTable(services, seed)
    if playing:
        table.ask_for_a_card()
    else:
        table.until_asked()
    bot = StrongBot()
    table.table._bots._client = bot  # type: ignore[assignment]
    watched = Watched(table)
    table.key(pygame.K_h)
    table.wait(0.2)
    return table, bot, watched


@pytest.mark.parametrize("playing", [False, True])
def test_what_is_hinted_at_stands_out_from_the_reason(services: Services, playing: bool) -> None:
    table, bot, watched = asked(services, "worth", playing=playing)
    facts = watched.now
    said = (facts.caption, facts.caption_lead)
    if not playing:
        assert facts.call is not None
        assert facts.caption_lead == ""
        said = (facts.call.hint, facts.call.hint_lead)
    words, lead = said
    assert lead
    assert words.startswith(lead)
    assert words != lead
    assert bot.given
    assert table.table.hint is not None


def test_a_call_is_hinted_at_with_its_worth_and_a_reason(services: Services) -> None:
    table, bot, watched = asked(services, "worth", playing=False)
    (hint,) = bot.given
    second = hint.second
    assert second is not None
    call = watched.now.call
    assert call is not None
    worth = f"{second.behind:.1f} points better than {second.option}"
    assert call.hint.startswith(f"Call {hint.option}")
    assert worth in call.hint or f"({second.option} is as good)" in call.hint
    assert call.hint.count(".") >= 2, "a reason follows"
    assert [tile.number for tile in table.table.controls.numbers if tile.chosen] == [hint.option]


@pytest.mark.parametrize("seed", ["worth", "table"])
def test_a_card_is_hinted_at_with_its_worth_and_a_reason(services: Services, seed: str) -> None:
    table, bot, watched = asked(services, seed, playing=True)
    (hint,) = bot.given
    assert isinstance(hint.option, Card)
    assert table.table.view.cards.hand.hinted == hint.option
    said = watched.now.caption
    second = hint.second
    if second is not None:
        worth = f"{second.behind:.1f} points better than the"
        assert worth in said or "is as good" in said
    assert said.startswith("Play the ")
    assert said.endswith(".")
    assert said.count(". ") >= 1, "a reason follows"


def test_a_hint_of_the_rules_own_making_is_never_illegal(services: Services) -> None:
    for number in range(2):
        table, bot, _ = asked(services, f"legal {number}", playing=True)
        assert bot.given[0].option in table.legal
