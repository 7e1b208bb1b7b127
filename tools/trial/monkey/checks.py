"""What must be true: after every frame, when nothing moves, and of what is on the disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.engine.state import GameOver, Playing, RoundOver
from callbreak.scenes.table import TableScene
from callbreak.session.cues import Announce
from callbreak.session.session import Session
from callbreak.session.shown import snap
from callbreak.session.store import Store
from callbreak.settings import load
from callbreak.ui.cards_on_table import CardsOnTable
from tools.trial.monkey import under_the_skin as skin

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from callbreak.engine.cards import Card
    from callbreak.engine.state import State
    from callbreak.paths import Places
    from callbreak.scenes.services import Services
    from callbreak.scenes.stack import SceneStack


def after_a_frame(stack: SceneStack) -> None:
    """No card is lost or there twice, in the game or on the screen.

    Raises:
        AssertionError: one is.
    """
    for scene in stack.scenes:
        if not isinstance(scene, TableScene):
            continue
        cards = _cards_of(scene.session.state)
        assert len(cards) == len(set(cards)) == 52, f"{len(set(cards))} of 52 cards are there"
        on_table = skin.cards_of(scene)
        drawn, there = skin.drawn_cards(on_table)
        assert drawn == there, f"{there} cards are there and {drawn} are drawn"
        if on_table.places.shown is not None and not _gathers(scene):
            missing = skin.missing_cards(on_table)
            assert not missing, f"no card lies at {missing}"


def _cards_of(state: State) -> list[Card]:
    """All cards of the round: those in the hands, and those that were played."""
    if isinstance(state, Playing):
        hands, tricks = state.hands, (*state.tricks, state.trick)
        return [*(c for hand in hands for c in hand), *(c for t in tricks for c in t.cards)]
    if isinstance(state, RoundOver | GameOver):
        return [card for trick in state.finished[-1].tricks for card in trick.cards]
    return [card for hand in state.deal.hands for card in hand]


def _gathers(table: TableScene) -> bool:
    """Whether the cards are being taken together for a new deal."""
    queue = skin.queue_of(table)
    return isinstance(queue.current, Announce)


def at_rest(stack: SceneStack, services: Services) -> bool:
    """The screen shows what it should; whether a table was among what was compared.

    Raises:
        AssertionError: it shows something else.
    """
    _is_as_drawn_anew(stack, services)
    table = stack.top
    if not isinstance(table, TableScene) or not skin.queue_of(table).idle:
        return False
    session = table.session
    assert table.shown == snap(session.view), "the table shows something else than the view"
    here = skin.cards_of(table)
    anew = CardsOnTable(here.layout, here.images, services.settings.table.sort)
    anew.places.hand = anew.hand = here.hand
    anew.places.marks_legal = here.places.marks_legal
    anew.snap(snap(session.view))
    lie, should = skin.poses_of(here), skin.poses_of(anew)
    wrong = {key: (lie.get(key), should.get(key)) for key in lie.keys() | should.keys()}
    wrong = {key: pair for key, pair in wrong.items() if pair[0] != pair[1]}
    assert not wrong, f"cards lie elsewhere than they belong: {wrong}"
    again = Session(session.setup, commands=session.commands)
    assert again.state == session.state, "the commands do not lead to this position"
    return True


def _is_as_drawn_anew(stack: SceneStack, services: Services) -> None:
    """What was painted bit by bit is what is painted all at once."""
    surface = services.window.surface
    anew = surface.copy()
    stack.redraw()
    stack.draw(anew)
    if pygame.image.tobytes(surface, "RGB") != pygame.image.tobytes(anew, "RGB"):
        where = _difference(surface, anew)
        raise AssertionError(f"the screen is not as it is when drawn anew, at {where}")


def _difference(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """Where two pictures of one size differ."""
    between = one.copy()
    between.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    turned = other.copy()
    turned.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    between.blit(turned, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    mask = pygame.mask.from_threshold(between, (0, 0, 0), (1, 1, 1, 255))
    mask.invert()
    rects = mask.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)


def on_the_disk(places: Places, games: Mapping[int, Session]) -> None:
    """The files are sound, and every game is kept as it stood.

    Raises:
        AssertionError: something is not.
    """
    _settings_are_sound(places.settings)
    store = Store.open(places.store)
    try:
        kept = {game.id: game for game in store.games()}
        for number, session in games.items():
            assert number in kept, "a game is lost"
            assert kept[number].setup == session.setup, "a game is kept with another set-up"
            assert store.state_of(kept[number]) == session.state, "a game is kept otherwise"
        store.check()
        notices = store.take_notices()
        assert not notices, f"the store says {notices}"
    finally:
        store.close()


def _settings_are_sound(file: Path) -> None:
    problems = load(file).problems
    assert not problems, f"the settings file has {problems}"
