"""Where every card on the table belongs, and which card of the own hand is on top at a point.

The rules are not known here. Which cards may be played is told by `Shown.legal`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.session.hand_order import in_order
from callbreak.ui.sprites import Pose

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.seats import Seat
    from callbreak.session.shown import Shown
    from callbreak.ui.fan import FanCard
    from callbreak.ui.layout import TableLayout

Key = tuple[str, int, int]
"""``("card", suit, rank)`` for a known card, ``("back", seat, index)`` for another's."""

LIFT: Final = 20
LIFT_MORE: Final = 15
LIFT_ARMED: Final = 37
"""How far cards stand up, in units: playable, pointed at besides, and armed for a second click."""

_DECK_SCALE: Final = 0.62
_SWEPT_SCALE: Final = 0.2


@dataclass(slots=True)
class Hand:
    """What is special about single cards of the own hand.

    Attributes:
        pointed: under the pointer or chosen by the arrow keys.
        pointer: where the pointer is that points at it, None when the keys have chosen it.
        armed: waits for a second click.
        hinted: what the hint says.
        refused: may not be played, as is being told.
        dragged: follows the pointer.
        drag_at: where the pointer has taken its middle.
    """

    pointed: Card | None = None
    pointer: tuple[int, int] | None = None
    armed: Card | None = None
    hinted: Card | None = None
    refused: Card | None = None
    dragged: Card | None = None
    drag_at: tuple[float, float] = (0, 0)


class CardPlaces:
    """The places for what is shown.

    Attributes:
        layout: the table.
        hand: what is special about cards of the own hand.
        marks_legal: whether the cards that may be played stand up.
        shown: what is shown, None before the first deal.
        order: the own hand from left to right.
    """

    def __init__(self, layout: TableLayout, sort: str) -> None:
        self.layout = layout
        self.hand = Hand()
        self.marks_legal = True
        self.shown: Shown | None = None
        self.order: tuple[Card, ...] = ()
        self._sort = sort

    def take(self, shown: Shown) -> None:
        """Show this from now on."""
        self.shown = shown
        self.order = in_order(shown.hand, self._sort if shown.face_up else "none")

    def turned_up(self) -> tuple[tuple[Card, FanCard], ...]:
        """The own hand as it will lie once it is turned up, from left to right."""
        hand = () if self.shown is None else in_order(self.shown.hand, self._sort)
        return tuple(zip(hand, self.layout.fan.cards(len(hand)), strict=True))

    @property
    def own(self) -> Seat:
        """The seat that looks."""
        return 0 if self.shown is None else self.shown.seat

    def playable(self, card: Card | None) -> bool:
        """Whether a card may be played now; where none is marked all of the hand are alike."""
        if self.shown is None or not self.shown.legal:
            return False
        return card in (self.shown.legal if self.marks_legal else self.order)

    # ------------------------------------------------------------------ the own hand

    def fan_cards(self) -> tuple[FanCard, ...]:
        """Where the cards of the hand are, without what pointing does to them."""
        return tuple(
            self.fan_card(card) if card == self.hand.armed else self._at_rest(card)
            for card in self.order
        )

    def card_at(self, pos: tuple[float, float]) -> Card | None:
        """The card of the own hand that is on top at a point."""
        index = self.layout.fan.at(pos, self.fan_cards())
        if index is not None:
            return self.order[index]
        pointed = self.hand.pointed
        if pointed in self.order and self._on(self.fan_card(pointed), pos):
            return pointed
        return None

    def fan_card(self, card: Card) -> FanCard:
        """Where a card of the hand is, raised if it is pointed at or armed.

        It rises no further than it stays under the pointer: what is seen there is what is played.
        """
        at, hand = self._at_rest(card), self.hand
        if card == hand.armed:
            more_px = (LIFT_ARMED - self._lift(card)) * self.layout.fan.unit
        elif card == hand.pointed and self.playable(card):
            more_px = LIFT_MORE * self.layout.fan.unit
        else:
            return at
        raised = at.lifted(more_px)
        if card != hand.pointed or hand.pointer is None or not self._on(at, hand.pointer):
            return raised
        while more_px > 0 and not self._on(raised, hand.pointer):
            more_px -= 1
            raised = at.lifted(max(more_px, 0.0))
        return raised

    def _at_rest(self, card: Card) -> FanCard:
        at = self.layout.fan.cards(len(self.order))[self.order.index(card)]
        return at.lifted(self._lift(card) * self.layout.fan.unit)

    def _lift(self, card: Card) -> int:
        return LIFT if self.playable(card) and self.marks_legal else 0

    def _on(self, at: FanCard, pos: tuple[float, float]) -> bool:
        return at.holds(pos, self.layout.fan.card_w, self.layout.fan.card_h)

    # ------------------------------------------------------------------ all cards

    def poses(self) -> dict[Key, tuple[Card | None, Pose]]:
        """Every card on the table with the place where it belongs, from the bottom up."""
        if self.shown is None:
            return {}
        return self._others(self.shown) | self._trick(self.shown) | self._hand(self.shown)

    def _others(self, shown: Shown) -> dict[Key, tuple[Card | None, Pose]]:
        layout = self.layout
        poses: dict[Key, tuple[Card | None, Pose]] = {}
        for seat, count in enumerate(shown.counts):
            if seat == shown.seat:
                continue
            place = layout.seats[layout.place_of(seat, shown.seat)]
            width = round(place.back_width)
            for index in range(count):
                x, y, angle = place.back(index, count)
                poses["back", seat, index] = (None, Pose(x, y, angle, width, 0.0))
        return poses

    def _trick(self, shown: Shown) -> dict[Key, tuple[Card | None, Pose]]:
        layout = self.layout
        poses: dict[Key, tuple[Card | None, Pose]] = {}
        for seat, card in shown.trick:
            slot = layout.slots[layout.place_of(seat, shown.seat)]
            pose = Pose(slot.x, slot.y, slot.angle, layout.trick_card)
            poses[key_of(card)] = (card, pose)
        return poses

    def _hand(self, shown: Shown) -> dict[Key, tuple[Card | None, Pose]]:
        poses: dict[Key, tuple[Card | None, Pose]] = {}
        width = round(self.layout.fan.card_w)
        opened = 1.0 if shown.face_up else 0.0
        for card in self.order:
            at = self.fan_card(card)
            pose = Pose(at.x, at.y, at.angle, width, opened)
            if card == self.hand.dragged:
                pose = Pose(*self.hand.drag_at, at.angle, width, opened)
            poses[key_of(card)] = (card, pose)
        if not self.order:
            for index, at in enumerate(self.layout.fan.cards(shown.counts[shown.seat])):
                pose = Pose(at.x, at.y, at.angle, width, 0.0)
                poses["back", shown.seat, index] = (None, pose)
        return poses

    def deck(self, dealer: Seat) -> Pose:
        """Where the dealer holds the pack: between its seat and the middle."""
        layout = self.layout
        slot = layout.slots[layout.place_of(dealer, self.own)]
        x, y = layout.trick
        width = layout.trick_card * _DECK_SCALE
        return Pose(x + 1.3 * (slot.x - x), y + 0.9 * (slot.y - y), 0.0, width, 0.0)

    def swept(self, seat: Seat) -> Pose:
        """Where a trick goes that the seat has won."""
        layout = self.layout
        room = layout.seats[layout.place_of(seat, self.own)].count
        width = max(layout.trick_card * _SWEPT_SCALE, 8)
        return Pose(room.centerx, room.centery, 0.0, width)


def key_of(card: Card) -> Key:
    """The key of a known card."""
    return ("card", int(card.suit), card.rank)
