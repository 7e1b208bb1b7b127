"""Pictures of cards: made when first needed, or ahead of that by the workshop, then kept.

A picture holds the card, its shadow and its finish, is turned already, and has premultiplied
alpha: blit it with `BLEND`. Its middle is the card's middle.
"""

from __future__ import annotations

import functools
from collections import deque
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_drawing import RATIO, Deck, Finish, turned
from callbreak.ui.surface_cache import SurfaceCache

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.theme import Theme
    from callbreak.ui.workshop import Order, Workshop

__all__ = ["BLEND", "RATIO", "TURN_STEP", "CardImages", "Finish", "turned"]

BLEND: Final = pygame.BLEND_PREMULTIPLIED

TURN_STEP: Final = 0.5
"""Cards are turned by multiples of this many degrees: under half a pixel at a card's corner."""

_FLYING_SIZES: Final = 16
_FLYING_TURN: Final = 9.0
_KEPT_WINDOWS: Final = 2.25
"""As many bytes are kept as so many windows have: that holds a full hand as it lies, as it looks
when one may play, and half as much again."""

_Key = tuple["Card | None", int, Finish, float, float]
"""What `Deck.picture` makes a picture of."""


class CardImages:
    """The cards of one deck in one theme."""

    def __init__(
        self,
        theme: Theme,
        *,
        four_colours: bool = False,
        back: int = 1,
        workshop: Workshop | None = None,
    ) -> None:
        """Pictures in that look; without a workshop none is made before it is needed."""
        self._deck = Deck(theme, four_colours, back)
        self._workshop = workshop
        self._kept = SurfaceCache(_KEPT_WINDOWS)
        self._orders: dict[_Key, Order] = {}
        self._faces: set[tuple[Card, int]] = set()
        self._delivered: deque[_Key] = deque()

    # ------------------------------------------------------------------ needed now

    def face(self, card: Card | None, width: int) -> pygame.Surface:
        """The bare card, or for None its back, in straight alpha."""
        return self._deck.face(card, width)

    def picture(
        self,
        card: Card | None,
        width: int,
        angle: float = 0.0,
        finish: Finish = Finish.PLAIN,
    ) -> pygame.Surface:
        """The card, None for its back, turned by ``angle`` degrees clockwise."""
        return self._made(_lying(card, width, angle, finish))

    def flying_back(self, width: float, base_width: int, angle: float) -> pygame.Surface:
        """A back on its way, made from the picture of ``base_width``: few sizes and turns do."""
        return self._made(_flying(width, base_width, angle))

    def has_picture(
        self, card: Card | None, width: int, angle: float, finish: Finish = Finish.PLAIN
    ) -> bool:
        """Whether `picture` would have to make nothing new."""
        self._take_delivered()
        return _lying(card, width, angle, finish) in self._kept

    # ------------------------------------------------------------------ needed soon

    def order(
        self, card: Card | None, width: int, angle: float = 0.0, finish: Finish = Finish.PLAIN
    ) -> bool:
        """Have the workshop make what `picture` will be asked for; whether it has or will."""
        return self._order(_lying(card, width, angle, finish))

    def order_flying_back(self, width: float, base_width: int, angle: float) -> None:
        """Have the workshop make what `flying_back` will be asked for."""
        self._order(_flying(width, base_width, angle))

    def order_face(self, card: Card, width: int) -> None:
        """Have the workshop draw a face; its pictures are quickly made then."""
        key = card, width
        if self._workshop is not None and key not in self._faces:
            self._faces.add(key)
            self._workshop.order(functools.partial(self.face, *key))

    # ------------------------------------------------------------------ keeping

    def drop_flying_backs(self) -> None:
        """The cards are dealt: what was made for that makes room."""
        self._take_delivered()
        self._kept.drop(lambda key: isinstance(key, tuple) and key[-1] != 1.0)

    def _order(self, key: _Key) -> bool:
        if self._workshop is None:
            return False
        self._take_delivered()
        if key in self._kept or key in self._orders:
            return True
        order = self._workshop.order(functools.partial(self._deck.picture, *key))
        self._orders[key] = order
        order.add_done_callback(lambda _: self._delivered.append(key))
        return True

    def _take_delivered(self) -> None:
        """Keep what the workshop has made; the longest unused goes for it."""
        while self._delivered:
            key = self._delivered.popleft()
            order = self._orders.pop(key, None)
            if order is not None and not order.cancelled() and order.exception() is None:
                self._kept.put(key, order.result())

    def _made(self, key: _Key) -> pygame.Surface:
        found = self._kept.get(key)
        if found is not None:
            return found
        order = self._orders.pop(key, None)
        make = functools.partial(self._deck.picture, *key)
        if order is None or self._workshop is None:
            return self._kept.put(key, make())
        return self._kept.put(key, self._workshop.collected(order, make))


def _lying(card: Card | None, width: int, angle: float, finish: Finish) -> _Key:
    return card, width, finish, round(angle / TURN_STEP) * TURN_STEP, 1.0


def _flying(width: float, base_width: int, angle: float) -> _Key:
    step_px = max(base_width // _FLYING_SIZES, 4)
    scale = max(round(width / step_px), 1) * step_px / base_width
    return None, base_width, Finish.PLAIN, round(angle / _FLYING_TURN) * _FLYING_TURN, scale
