"""What the monkey's aim and its checks must see of scenes, and what no program should look at."""

# ruff: noqa: SLF001

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from callbreak.scenes.table import TableScene
from callbreak.session.store import GameLog

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.scenes.scene import Scene
    from callbreak.session.cue_queue import CueQueue
    from callbreak.session.session import Session
    from callbreak.ui.cards_on_table import CardsOnTable
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget


def form_of(scene: Scene | None) -> Form | None:
    """The controls of a scene."""
    return None if scene is None else scene.form


def controls_of(scene: Scene | None) -> list[Widget]:
    """The controls that can be used now, those in view."""
    form = form_of(scene)
    found = []
    for widget in form.widgets if form is not None else ():
        area = widget.area
        if widget.usable and (area is None or area.rect.collidepoint(widget.rect.center)):
            found.append(widget)
    return found


def cards_of(table: TableScene) -> CardsOnTable:
    """The sprites."""
    return table.view.cards


def queue_of(table: TableScene) -> CueQueue:
    """The cues to come."""
    return table._queue


def poses_of(cards: CardsOnTable) -> dict[object, object]:
    """Every sprite with what it shows, how it lies and how it looks."""
    return {
        key: (sprite.card, sprite.pose, sprite.finish) for key, sprite in cards.piles.by_key.items()
    }


def drawn_cards(cards: CardsOnTable) -> tuple[int, int]:
    """How many cards are drawn, the pack that is dealt from apart, and how many there are."""
    sprites = [*cards.piles.by_key.values(), *cards.piles.leaving]
    piles = cards.piles
    is_pack = piles.gathered and not piles.leaving
    lying = len(piles.backs()) + len(piles.own_hand()) + (0 if is_pack else len(piles.trick()))
    return lying + sum(sprite.flying for sprite in sprites), len(sprites)


def missing_cards(cards: CardsOnTable) -> set[tuple[str, int, int]]:
    """Places of cards at which there is none."""
    return set(cards.places.poses()) - set(cards.piles.by_key)


def hinted_card(table: TableScene) -> Card | None:
    """The card that the hint, or the teacher, points at."""
    return cards_of(table).hand.hinted


def spot_of(table: TableScene, card: Card) -> tuple[int, int]:
    """A point near the card's index, where no other card covers it."""
    cards = cards_of(table)
    at = cards.places.fan_cards()[cards.order.index(card)]
    fan, turn = cards.layout.fan, math.radians(at.angle)
    dx, dy = -fan.card_w * 0.42, -fan.card_h * 0.38
    return (
        round(at.x + dx * math.cos(turn) - dy * math.sin(turn)),
        round(at.y + dx * math.sin(turn) + dy * math.cos(turn)),
    )


def kept_as(session: Session) -> int | None:
    """What the store knows a session by, None if it is not kept."""
    log = session._log
    return log.game if isinstance(log, GameLog) else None
