"""The own hand under the pointer and the arrow keys: pointing, clicking, dragging, choosing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.cards import Card
    from callbreak.session.pace import Pace
    from callbreak.ui.cards_on_table import CardsOnTable
    from callbreak.ui.fan import FanCard

_DRAG_UNITS: Final = 10


class HandInput:
    """What pointer and arrows do to the hand. Only the left button counts."""

    def __init__(
        self,
        cards: CardsOnTable,
        click: Callable[[Card], None],
        lay: Callable[[Card], None],
    ) -> None:
        """Input for these cards; ``click`` is told of a click, ``lay`` of a drag to the table."""
        self._cards = cards
        self._click = click
        self._lay = lay
        self._held: Card | None = None
        self._from = (0, 0)
        self._grip = (0.0, 0.0)
        self.pace: Pace

    @property
    def busy(self) -> bool:
        """Whether a card is held."""
        return self._held is not None

    def point(self, pos: tuple[int, int]) -> None:
        """The pointer is there: the card under it comes up."""
        self._choose(self._cards.places.card_at(pos), pos)

    def down(self, pos: tuple[int, int]) -> bool:
        """The button goes down; whether a card is there."""
        card = self._cards.places.card_at(pos)
        self._held, self._from = card, pos
        if card is not None:
            self._choose(card, pos)
        return card is not None

    def move(self, event: pygame.Event) -> None:
        """The pointer moves; with a card held it may take it along."""
        if self._held is None:
            if not getattr(event, "touch", False):
                self.point(event.pos)
            return
        if not getattr(event, "buttons", (1,))[0]:
            self.let_go()
            return
        far = _DRAG_UNITS * self._cards.layout.u
        away = abs(event.pos[0] - self._from[0]) + abs(event.pos[1] - self._from[1])
        if self._cards.hand.dragged is not None or away > far:
            self._drag(self._held, event.pos)

    def _drag(self, card: Card, pos: tuple[int, int]) -> None:
        """The card goes along, held where it was taken."""
        pose = self._cards.pose_of(card)
        if self._cards.hand.dragged is None and pose is not None:
            self._grip = (pose.x - self._from[0], pose.y - self._from[1])
        self._cards.drag(card, (pos[0] + self._grip[0], pos[1] + self._grip[1]))

    def up(self, pos: tuple[int, int], *, touch: bool) -> None:
        """The button goes up: a click, or the end of a drag."""
        card, self._held = self._held, None
        if card is None:
            return
        dragged = self._cards.hand.dragged
        if dragged is None:
            if self._cards.places.card_at(pos) == card:
                self._click(card)
        else:
            on_table = pos[1] < self._cards.layout.fan.y - self._cards.layout.fan.card_h * 0.75
            self._cards.hand.dragged = None
            if on_table and self._inside(pos):
                self._lay(card)
            self._cards.drop(card, self.pace)
            self._choose(self._cards.places.card_at(pos), pos)
        if touch:
            self._choose(None)

    def take_position(self, hand: tuple[Card, ...]) -> None:
        """There is another position: nothing is armed or hinted, and only held cards are held."""
        special = self._cards.hand
        special.armed = special.hinted = special.refused = None
        if self._held not in hand:
            self._held = special.dragged = None

    def let_go(self) -> None:
        """Whatever is held goes back; nothing is pointed at."""
        hand = self._cards.hand
        self._held = hand.dragged = hand.pointed = hand.pointer = None
        self._cards.refresh(self.pace)

    def leave(self) -> None:
        """The pointer leaves the window: a held card goes back, the arrows' choice stays."""
        if self._held is not None or self.chosen is None:
            self.let_go()

    def begin(self, able: tuple[Card, ...]) -> None:
        """Choose the hinted card, or else the first of the playable ones."""
        hinted = self._cards.hand.hinted
        if hinted in able:
            self._choose(hinted)
        else:
            self.step(1, able)

    def step(self, by: int, able: tuple[Card, ...]) -> None:
        """Choose the next of the playable cards to the left or right."""
        order = [card for card in self._cards.order if card in able]
        if not order:
            return
        pointed = self._cards.hand.pointed
        if pointed in order:
            index = (order.index(pointed) + by) % len(order)
        else:
            index = 0 if by > 0 else len(order) - 1
        self._choose(order[index])

    def choose(self, card: Card | None) -> None:
        """Choose a card of the hand as the arrows do; nothing if it is not there."""
        if card in self._cards.order:
            self._choose(card)

    @property
    def chosen(self) -> Card | None:
        """The card that the arrows have chosen."""
        hand = self._cards.hand
        return hand.pointed if hand.pointer is None else None

    def _choose(self, card: Card | None, pointer: tuple[int, int] | None = None) -> None:
        hand = self._cards.hand
        before = self._raised()
        hand.pointed, hand.pointer = card, pointer
        if self._raised() != before:
            self._cards.refresh(self.pace, quick=True)

    def _raised(self) -> tuple[Card | None, FanCard | None]:
        """The card that is pointed at, and how far it has come up."""
        card = self._cards.hand.pointed
        return card, self._cards.places.fan_card(card) if card in self._cards.order else None

    def _inside(self, pos: tuple[int, int]) -> bool:
        return pygame.Rect((0, 0), self._cards.layout.size).collidepoint(pos)
