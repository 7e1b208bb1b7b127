"""What the rules ask or announce has its place on the table and its words (R4, R5, R13, R14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.commands import DeclineRedeal, MakeCall, PlayCard
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Revoke, Rules
from callbreak.engine.state import Calling, Playing, RedealGiven, RoundOver, Setup
from callbreak.engine.view import Phase
from callbreak.scenes.score_sheet_words import own_result
from callbreak.session.session import Session
from tests.scenes.at_table import PLAYERS, AtTable
from tests.scenes.test_table import redeal_table, session_before_a_claim

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.ui.table_view import TableFacts


class Watched:
    """Keeps what the table was told to show, frame by frame."""

    def __init__(self, table: AtTable) -> None:
        self.facts: list[TableFacts] = []
        view = table.table.view
        paint = view.pictures

        def pictures(facts: TableFacts, *rest: object) -> object:
            self.facts.append(facts)
            return paint(facts, *rest)  # type: ignore[arg-type]

        view.pictures = pictures  # type: ignore[method-assign, assignment]

    @property
    def now(self) -> TableFacts:
        """What is shown now."""
        return self.facts[-1]


@pytest.mark.parametrize("means", ["mouse", "touch", "keyboard"])
def test_r4_a_redeal_is_offered_in_words_and_declined_in_words(
    services: Services, means: str
) -> None:
    table = redeal_table(services)
    watched = Watched(table)
    table.wait(1)
    assert watched.now.question.endswith("Do you want new cards?")
    keep = table.table.controls.keep
    assert keep.visible
    if means == "keyboard":
        table.key(pygame.K_TAB)
        table.key(pygame.K_TAB)
        table.key(pygame.K_RETURN)
    elif means == "touch":
        table.tap_at(keep.rect.center)
    else:
        table.click_at(keep.rect.center)
    assert isinstance(table.session.commands[-1], DeclineRedeal)
    assert table.table.controls.form.saying == "You keep your cards."
    table.wait(0.1)
    assert watched.now.question == ""


def test_r4_a_redeal_that_is_taken_is_announced_and_dealt(services: Services) -> None:
    table = redeal_table(services)
    watched = Watched(table)
    table.wait(1)
    first = table.hand
    table.click_at(table.table.controls.redeal.rect.center)
    assert isinstance(table.session.view.redeals[0], RedealGiven)
    table.wait(2)
    banners = {facts.banner for facts in watched.facts} - {""}
    assert len(banners) >= 1
    assert all("new cards are dealt." in words or "new deal" in words for words in banners)
    assert any(words.startswith("You have no ") for words in banners)
    assert table.hand != first


def test_r5_a_void_auction_is_announced_and_dealt_anew(services: Services) -> None:
    rules = Rules(rounds=3, min_total_calls=11)
    for number in range(300):
        session = Session(Setup(f"void {number}", rules, PLAYERS))
        while isinstance(session.state, Calling) and session.state.turn != 0:
            session.submit(MakeCall(session.state.turn, 1))
        if [call for call in session.view.calls if call is not None] == [1, 1, 1]:
            break
    table = AtTable(services, session=session, speed="instant")
    watched = Watched(table)
    table.wait(0.5)
    before = table.hand
    table.key(pygame.K_2)
    table.wait(2)
    banners = {facts.banner for facts in watched.facts} - {""}
    assert banners == {"The calls add up to only 5: new cards are dealt."}
    assert watched.now.banner == ""
    assert len(table.session.view.redeals) == 1
    assert table.hand != before


def test_r13_a_revoke_is_announced_when_the_round_is_scored(services: Services) -> None:
    session = Session(Setup("revoke", Rules(rounds=3, revoke=Revoke.CALL_FAILS), PLAYERS))
    revoked = False
    while not isinstance(session.state, RoundOver):
        view = session.view
        if isinstance(session.state, Playing) and view.on_turn and not revoked:
            illegal = [card for card in view.hand if card not in view.legal]
            if illegal:
                revoked = True
                session.submit(PlayCard(0, illegal[0]))
                continue
        session.submit(legal_commands(session.state)[0])
    assert revoked
    headline, detail, _, made = own_result(session)
    assert headline == "An illegal card"
    assert detail.startswith("The call fails: ")
    assert not made
    table = AtTable(services, session=session, speed="instant")
    table.wait(1)
    assert table.at("ScoreSheetScene")


def before_a_revoke() -> Session:
    """The person is to play, may revoke, and holds more cards that are illegal than legal ones."""
    for number in range(50):
        rules = Rules(rounds=3, revoke=Revoke.CALL_FAILS)
        session = Session(Setup(f"may revoke {number}", rules, PLAYERS))
        while not isinstance(session.state, RoundOver):
            view = session.view
            if isinstance(session.state, Playing) and 0 < 2 * len(view.legal) < len(view.hand):
                return session
            session.submit(legal_commands(session.state)[0])
    raise AssertionError("no such position")


def with_a_revoke_at_hand(services: Services, *, confirm_click: bool = False) -> AtTable:
    """Someone at a table with revokes, asked for a card."""
    table = AtTable(services, session=before_a_revoke(), confirm_click=confirm_click)
    table.until_asked()
    return table


def test_r13_the_arrows_tell_no_legal_card_from_others(services: Services) -> None:
    table = with_a_revoke_at_hand(services)
    chosen = set()
    for _ in table.hand:
        table.key(pygame.K_RIGHT)
        chosen.add(table.table.view.cards.hand.pointed)
    assert chosen == set(table.hand)


def test_r13_the_pointer_lifts_a_card_that_would_be_a_revoke_as_any_other(
    services: Services,
) -> None:
    table = with_a_revoke_at_hand(services)
    rises = []
    for card in (table.legal[0], table.illegal[0]):
        at_rest = table.table.view.cards.places.fan_card(card).y
        table.point_at(table.spot(card))
        rises.append(round(at_rest - table.table.view.cards.places.fan_card(card).y) > 0)
    assert rises == [True, True]


def test_r13_a_revoke_too_waits_for_the_second_click(services: Services) -> None:
    table = with_a_revoke_at_hand(services, confirm_click=True)
    card = table.illegal[0]
    table.click_at(table.spot(card))
    assert PlayCard(0, card) not in table.session.commands
    table.click_at(table.spot(card))
    assert PlayCard(0, card) in table.session.commands


def test_r14_a_claim_is_offered_in_words_with_its_button(services: Services) -> None:
    table = AtTable(services, session=session_before_a_claim(), speed="instant")
    watched = Watched(table)
    table.wait(0.5)
    assert watched.now.caption == "Every trick that is left is yours"
    button = table.table.controls.claim
    assert button.visible
    assert button.words == "Claim the rest"
    left = len(table.session.view.hand)
    assert left > 1
    table.key(pygame.K_TAB)
    assert table.table.controls.form.focused is button
    table.key(pygame.K_RETURN)
    assert table.session.view.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}
