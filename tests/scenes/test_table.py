"""At the table: what one sees is what the game is, and every click does what it must."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.engine.claim import claimant
from callbreak.engine.commands import Command, PlayCard
from callbreak.engine.deal import fingerprint
from callbreak.engine.game import legal_commands
from callbreak.engine.rules import RedealReason, Revoke, Rules
from callbreak.engine.state import GameOver, Playing, RedealOffer, Setup
from callbreak.engine.view import Phase
from callbreak.session.session import Session
from callbreak.session.shown import snap
from callbreak.ui.card_images import Finish
from tests.scenes.at_table import BOTS, PLAYERS, AtTable

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.cards import Card
    from callbreak.scenes.services import Services


def play_by_mouse(table: AtTable) -> None:
    if table.at("ScoreSheetScene"):
        table.pass_time(0.5)
        table.click_at(table.form.widgets[0].rect.center)
    elif table.table.calling:
        table.click_at(table.number_spot(2))
    else:
        table.click_at(table.spot(table.legal[0]))


def play_by_touch(table: AtTable) -> None:
    if table.at("ScoreSheetScene"):
        table.pass_time(0.5)
        table.tap_at(table.form.widgets[0].rect.center)
    elif table.table.calling:
        table.tap_at(table.number_spot(2))
    else:
        table.tap_at(table.spot(table.legal[0]))


def play_by_keys(table: AtTable) -> None:
    if table.at("ScoreSheetScene"):
        table.pass_time(0.5)
        table.key(pygame.K_RETURN)
    elif table.table.calling:
        table.key(pygame.K_2)
    else:
        table.key(pygame.K_RIGHT)
        table.key(pygame.K_RETURN)


@pytest.mark.parametrize("play", [play_by_mouse, play_by_touch, play_by_keys])
def test_a_whole_game_is_played(services: Services, play: Callable[[AtTable], None]) -> None:
    table = AtTable(services, speed="instant", trick_rest=0.5)
    turns = 0
    while not table.at("GameEndScene"):
        table.until(
            lambda: (
                table.at("GameEndScene")
                or table.at("ScoreSheetScene")
                or table.table.calling
                or table.table.choosing
            ),
            0.1,
        )
        before = len(table.session.commands)
        if not table.at("GameEndScene"):
            play(table)
            if table.at("TableScene"):
                assert len(table.session.commands) > before
            turns += 1
            table.pass_time(0.1)
    assert isinstance(table.session.state, GameOver)
    assert turns == 3 * 14 + 3


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_when_everything_is_at_rest_the_cards_lie_where_the_view_has_them(
    services: Services, seed: str
) -> None:
    table = AtTable(services, seed, speed="fast", trick_rest=0.5)
    chooser = random.Random(seed)
    for _ in range(8):
        table.until_asked()
        table.wait(0.5)
        assert table.table.shown == snap(table.session.view)
        seen = table.poses()
        table.table.view.snap(snap(table.session.view))
        assert table.poses() == seen
        if table.table.calling:
            table.table.call(3)
        else:
            table.table.play(chooser.choice(table.legal))


def go_to_a_choice(table: AtTable) -> None:
    table.ask_for_a_card()
    while not table.illegal:
        table.table.play(table.legal[0])
        table.wait(0.2)
        table.until(lambda: table.table.choosing and not table.moving)


def finish(table: AtTable, card: Card) -> Finish:
    """How a card of the own hand looks."""
    sprite = table.table.view.cards.piles.of(card)
    assert sprite is not None
    return sprite.finish


def test_an_illegal_card_shakes_and_a_sentence_says_why(services: Services) -> None:
    table = AtTable(services, speed="fast", trick_rest=0.5)
    go_to_a_choice(table)
    before = table.session.state
    card = table.illegal[0]
    table.click_at(table.spot(card))
    assert table.session.state is before
    assert table.table.refusal
    assert table.moving
    table.wait(1)
    assert table.table.refusal
    assert finish(table, card) is Finish.REFUSED, "while it is told one sees which card it was"
    table.wait(3)
    assert not table.table.refusal
    assert finish(table, card) is Finish.VEILED


def test_with_revokes_no_card_is_marked_and_an_illegal_one_is_taken(services: Services) -> None:
    table = AtTable(
        services,
        speed="fast",
        trick_rest=0.5,
        rules=Rules(rounds=3, revoke=Revoke.CALL_FAILS),
    )
    go_to_a_choice(table)
    sprites = table.table.view.cards.piles.by_key.values()
    assert {sprite.finish for sprite in sprites} == {Finish.PLAIN}
    card = table.illegal[0]
    table.click_at(table.spot(card))
    assert table.session.commands[-1] == PlayCard(0, card)
    assert isinstance(table.session.state, Playing)
    assert table.session.state.revoked[0]


def test_a_setting_that_was_changed_meanwhile_is_followed(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.key(pygame.K_ESCAPE)
    services.change("table.sort", "by_rank")
    table.key(pygame.K_ESCAPE)
    ranks = [card.rank for card in table.hand]
    assert ranks == sorted(ranks, reverse=True)


def test_nothing_is_drawn_while_nothing_moves(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    table.pass_time(8)
    table.wait(0.1)
    assert not table.stack.wants_frames
    surface = services.window.surface
    for _ in range(50):
        table.stack.tick(1 / 25)
        assert table.stack.draw(surface) == []


def test_what_is_painted_in_parts_is_what_is_painted_whole(services: Services) -> None:
    table = AtTable(services, speed="fast", trick_rest=0.5)
    table.ask_for_a_card()
    for turn in range(4):
        table.point_at(table.spot(table.legal[0]))
        table.wait(0.1 + 0.07 * turn)
        parts = services.window.surface.copy()
        table.stack.redraw()
        table.stack.draw(services.window.surface)
        whole = services.window.surface
        assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")
        table.click_at(table.spot(table.legal[0]))
        table.wait(0.23)
        table.until(lambda: table.table.choosing)


def test_a_hint_is_shown_and_marks_the_game_as_assisted(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    assert not table.session.assisted
    table.key(pygame.K_h, scancode=pygame.KSCAN_H)
    table.wait(0.5)
    assert table.session.assisted
    assert table.table.view.cards.hand.hinted in table.legal


def test_undo_goes_back_to_the_last_decision(services: Services) -> None:
    table = AtTable(services)
    table.ask_for_a_card()
    card = table.legal[0]
    table.click_at(table.spot(card))
    table.wait(0.1)
    table.key(pygame.K_z, pygame.KMOD_CTRL, scancode=pygame.KSCAN_Z)
    assert card in table.session.view.hand
    assert table.table.shown == snap(table.session.view)
    assert table.table.choosing


def redeal_table(services: Services) -> AtTable:
    rules = Rules(rounds=3, redeal=tuple(RedealReason))
    for number in range(2000):
        session = Session(Setup(f"redeal {number}", rules, PLAYERS))
        if isinstance(session.state, RedealOffer):
            return AtTable(services, session=session, speed="instant")
    raise AssertionError("no seed with a redeal was found")


def session_before_a_claim() -> Session:
    """A game in which the person is to lead and has only cards that nobody can beat."""
    for number in range(400):
        session = Session(Setup(f"claim {number}", Rules(rounds=3), PLAYERS))
        while session.view.phase in {Phase.CALLING, Phase.PLAYING}:
            if session.view.phase is Phase.PLAYING and claimant(session.view) is not None:
                if len(session.view.hand) > 1:
                    return session
                break
            commands = legal_commands(session.state)
            session.submit(commands[-1] if session.state.turn else commands[0])
    raise AssertionError("no game with a claim was found")


def test_the_rest_is_claimed_when_it_is_certain(services: Services) -> None:
    table = AtTable(services, session=session_before_a_claim(), speed="instant", trick_rest=0.5)
    table.until_asked()
    assert table.table.controls.claim.visible
    table.click_at(table.table.controls.claim.rect.center)
    assert len(table.session.state.finished) == 1


def test_no_claim_is_offered_where_the_setting_says_no(services: Services) -> None:
    table = AtTable(services, session=session_before_a_claim(), offer_claim=False)
    table.until_asked()
    assert not table.table.controls.claim.visible


def test_four_bots_play_by_themselves(services: Services) -> None:
    table = AtTable(services, players=BOTS, speed="instant", trick_rest=0.5)
    table.until(lambda: table.at("ScoreSheetScene"), 0.1)
    table.until(lambda: len(table.session.state.finished) == 2, 0.1)
    assert len(table.session.state.finished) == 2


@pytest.mark.parametrize("clicks", [1, 2])
def test_the_only_legal_card_is_played_by_itself_if_wished(services: Services, clicks: int) -> None:
    table = AtTable(
        services, speed="instant", trick_rest=0.5, play_forced=True, confirm_click=clicks == 2
    )
    table.ask_for_a_card()
    forced: list[Command] = []
    while not forced and table.session.view.phase is Phase.PLAYING:
        table.until(lambda: table.table.choosing or table.at("ScoreSheetScene"), 0.1)
        if len(table.legal) == 1:
            card = table.legal[0]
            table.wait(1)
            forced = [c for c in table.session.commands if c == PlayCard(0, card)]
            assert forced
        else:
            card = table.legal[0]
            for _ in range(clicks):
                table.table.play(card)
            table.wait(0.1)
    assert forced


def test_at_instant_speed_too_every_change_is_drawn(services: Services) -> None:
    table = AtTable(services, speed="instant", trick_rest=0.5)
    table.ask_for_a_card()
    table.wait(0.1)
    table.table.play(table.illegal[0])
    table.wait(0.6)
    seen = services.window.surface
    anew = seen.copy()
    table.stack.redraw()
    table.stack.draw(anew)
    assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(anew, "RGB")


@pytest.mark.parametrize("size", [(1024, 600), (800, 1280), (2560, 1080), (480, 320)])
def test_a_resize_during_the_deal_loses_nothing(services: Services, size: tuple[int, int]) -> None:
    table = AtTable(services)
    table.wait(0.5)
    table.stack.resize(size)
    table.wait(0.2)
    table.until_asked()
    assert len(table.hand) == 13
    assert table.table.shown == snap(table.session.view)


def test_where_play_goes_clockwise_the_sides_are_mirrored(services: Services) -> None:
    table = AtTable(services, direction="clockwise")
    layout = table.table.layout
    assert layout.place_of(1, 0) == 3


def test_the_seal_is_said_before_the_first_card_however_the_game_begins(services: Services) -> None:
    table = AtTable(services, seed="sealed")
    assert table.table.shown.hand == ()
    assert fingerprint("sealed") in table.table.facts.seal(table.table.shown)
    rim = table.services.window.surface.subsurface((300, 0, 680, 36)).copy()
    table.until_asked()
    assert fingerprint("sealed") in table.table.facts.seal(table.table.shown)
    played = AtTable(services, session=_with_a_card_played())
    played.stack.draw(played.services.window.surface)
    assert difference(rim, played.services.window.surface.subsurface((300, 0, 680, 36))) > 5000


def test_once_a_card_is_played_the_seal_is_gone(services: Services) -> None:
    again = AtTable(services, session=_with_a_card_played())
    assert again.table.facts.seal(again.table.shown) == ""


def _with_a_card_played() -> Session:
    session = Session(Setup("table", Rules(rounds=3), PLAYERS))
    while session.view.phase is not Phase.PLAYING or not snap(session.view).trick:
        session.submit(legal_commands(session.state)[0])
    return session


def difference(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ clearly."""
    mask = pygame.mask.from_threshold(one, (0, 0, 0), (24, 24, 24, 255), other)
    return one.get_width() * one.get_height() - mask.count()


def test_a_card_that_is_dealt_slips_under_the_panel_of_its_seat(services: Services) -> None:
    table = AtTable(services)
    view = table.table.view
    panels = [seat.rect for seat in view.layout.seats[1:]]
    at_the_edge = 0
    for _ in range(90):
        table.stack.tick(1 / 60)
        flying = [picture.rect for picture in view.cards.piles.flying()]
        assert [rect for rect in flying if rect.collidelist(panels) >= 0] == []
        at_the_edge += sum(rect.inflate(2, 2).collidelist(panels) >= 0 for rect in flying)
    assert at_the_edge > 30
