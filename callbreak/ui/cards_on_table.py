"""All cards on the table as sprites: what each cue sets in motion, and the pictures of it."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from callbreak.session import pace as paces
from callbreak.session.cues import Announce, Cue, Deal, Play, Sweep, TurnUp
from callbreak.ui.card_images import BLEND, CardImages, Finish
from callbreak.ui.card_places import LIFT_MORE, CardPlaces, Key, key_of
from callbreak.ui.painter import Picture, centred
from callbreak.ui.sprites import Pose, Sprite
from callbreak.ui.tween import in_cubic, in_out_cubic, out_cubic, out_quint

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from callbreak.engine.cards import Card
    from callbreak.engine.seats import Seat
    from callbreak.session.pace import Pace
    from callbreak.session.shown import Shown
    from callbreak.ui.layout import TableLayout

_LIFT_MS: Final = 140
_HOVER_MS: Final = 90
_REFUSE_MS: Final = 280
_SMALL: Final = 0.34
_ORDER_AHEAD_S: Final = 0.25
"""So long before a card is dealt the pictures of its flight are ordered."""


class CardsOnTable:
    """The sprites. `show` sets them in motion, `snap` puts them all where they belong."""

    def __init__(self, layout: TableLayout, images: CardImages, sort: str) -> None:
        self.images = images
        self.places = CardPlaces(layout, sort)
        self.hand = self.places.hand
        self._sprites: dict[Key, Sprite] = {}
        self._leaving: list[Sprite] = []
        self._deck: Pose | None = None
        self._to_order: deque[tuple[float, Sprite]] = deque()
        self._passed_s = 0.0

    @property
    def layout(self) -> TableLayout:
        """The table's layout."""
        return self.places.layout

    @property
    def moving(self) -> bool:
        """Whether any card is on its way."""
        return any(s.moving for s in self._sprites.values()) or bool(self._leaving)

    @property
    def order(self) -> tuple[Card, ...]:
        """The own hand from left to right."""
        return self.places.order

    def tick(self, dt_s: float) -> None:
        """Go on by ``dt_s``."""
        for sprite in (*self._sprites.values(), *self._leaving):
            sprite.tick(dt_s)
        self._order_flights(dt_s)
        self._leaving = [sprite for sprite in self._leaving if sprite.moving]

    # ------------------------------------------------------------------ what is shown

    def snap(self, shown: Shown) -> None:
        """Everything where it belongs, at once."""
        self.places.take(shown)
        self._leaving.clear()
        self._to_order.clear()
        poses = self.places.poses()
        self._sprites = {
            key: self._sprites.get(key) or Sprite(card, pose) for key, (card, pose) in poses.items()
        }
        for key, (_, pose) in poses.items():
            sprite = self._sprites[key]
            sprite.to(pose, 0.0)
            sprite.land()
        self._dress()

    def show(self, cue: Cue, shown: Shown, pace: Pace) -> None:
        """Begin a cue whose outcome is ``shown``."""
        self.places.take(shown)
        match cue:
            case Deal():
                self._deal(cue, pace)
            case TurnUp():
                self._turn_up(pace)
            case Play(seat=seat, card=card):
                self._play(seat, card, pace)
            case Sweep(seat=seat):
                self._sweep(seat, pace)
            case Announce():
                self._gather(pace)
            case _:
                self._settle(pace)
        self._dress()

    def refresh(self, pace: Pace, *, quick: bool = False) -> None:
        """Cards stand up or lie down after a change of `hand`."""
        if self.places.shown is None:
            return
        length = pace.scaled_ms(_HOVER_MS if quick else _LIFT_MS) / 1000
        for key, (_, pose) in self.places.poses().items():
            sprite = self._sprites.get(key)
            if sprite is not None and not (sprite.flying and sprite.moving):
                sprite.to(pose, length)
        self._dress()

    def order_soon(self, legal: Collection[Card], unseen: Iterable[Card]) -> None:
        """Have the workshop make what the next moves need.

        That is the own hand when it will be asked for one of the ``legal`` cards, if there are
        any, and the faces of cards that nobody has seen yet.
        """
        width = round(self.layout.fan.card_w)
        cards = self.places.order if legal and self.places.marks_legal else ()
        for card, at in zip(cards, self.layout.fan.cards(len(cards)), strict=True):
            finish = Finish.PLAYABLE if card in legal else Finish.VEILED
            self.images.order(card, width, at.angle, finish)
        self.images.order(None, self.layout.trick_card)
        for card in unseen:
            self.images.order_face(card, self.layout.trick_card)

    def refuse(self, card: Card, pace: Pace) -> None:
        """The card shakes."""
        sprite = self._sprites.get(key_of(card))
        if sprite is not None:
            sprite.finish = Finish.REFUSED
            length = 0.0 if pace.reduced else pace.scaled_ms(_REFUSE_MS) / 1000
            sprite.shake(length, 8 * self.layout.u)

    def pulse(self, pace: Pace) -> None:
        """The cards that may be played come up for a moment; `refresh` brings them back."""
        for card in self.places.order if self.places.marks_legal else ():
            if self.places.playable(card):
                sprite, at = self._sprites[key_of(card)], self.places.fan_card(card)
                up = at.lifted(LIFT_MORE * self.layout.fan.unit)
                pose = replace(sprite.target, x=up.x, y=up.y)
                sprite.to(pose, pace.scaled_ms(_LIFT_MS) / 1000)

    def drag(self, card: Card, pos: tuple[int, int]) -> None:
        """The card follows the pointer."""
        self.hand.dragged, self.hand.drag_at = card, pos
        key = key_of(card)
        self._sprites[key].to(self.places.poses()[key][1], 0.0)
        self._sprites[key].flying = True

    def drop(self, card: Card, pace: Pace) -> None:
        """The card that was dragged goes to where it belongs."""
        self.hand.dragged = None
        sprite = self._sprites.get(key_of(card))
        if sprite is not None and card in self.places.order:
            sprite.flying = False
        self.refresh(pace)

    # ------------------------------------------------------------------ motions

    def _deal(self, cue: Deal, pace: Pace) -> None:
        self._sprites.clear()
        self._leaving.clear()
        self._deck = deck = self.places.deck(cue.dealer)
        step, flight = paces.DEAL_STEP_MS, paces.DEAL_FLIGHT_MS
        own = self.places.own
        counted = [0, 0, 0, 0]
        poses = self.places.poses()
        for number in range(52):
            seat = (cue.dealer + 1 + number) % 4
            index, counted[seat] = counted[seat], counted[seat] + 1
            known = seat == own and bool(cue.hand)
            key = key_of(cue.hand[index]) if known else ("back", seat, index)
            card, pose = poses[key]
            sprite = self._sprites[key] = Sprite(card, deck)
            delay = 0.0 if pace.reduced else pace.scaled_ms(number * step) / 1000
            sprite.to(pose, pace.scaled_ms(flight) / 1000, out_cubic, delay, flying=True)
            self._to_order.append((delay - _ORDER_AHEAD_S, sprite))
        self._passed_s = 0.0
        if pace.reduced:
            self._land_all()

    def _order_flights(self, dt_s: float) -> None:
        """While the cards are dealt, order the pictures of those that set out soon.

        Not of all at once: then one frame would be late, and the first card's pictures last.
        """
        if not self._to_order:
            return
        self._passed_s += dt_s
        while self._to_order and self._to_order[0][0] <= self._passed_s:
            self._to_order.popleft()[1].order_flight(self.images)
        if not self._to_order:
            # The last card is about to be dealt: next the own hand is turned up.
            for card, at in self.places.turned_up():
                self.images.order(card, round(self.layout.fan.card_w), at.angle)

    def _turn_up(self, pace: Pace) -> None:
        self.images.drop_flying_backs()
        poses = self.places.poses()
        for index, card in enumerate(self.places.order):
            key = key_of(card)
            delay = 0.0 if pace.reduced else paces.TURN_UP_STEP_MS * index
            length = pace.scaled_ms(paces.TURN_UP_MS) / 1000
            delay_s = pace.scaled_ms(delay) / 1000
            self._sprites[key].to(poses[key][1], length, in_out_cubic, delay_s)
        if pace.reduced:
            self._land_all()

    def _play(self, seat: Seat, card: Card, pace: Pace) -> None:
        key = key_of(card)
        if self.places.shown is not None and seat != self.places.own:
            backs = sorted(k for k in self._sprites if k[0] == "back" and k[1] == seat)
            leaving = backs[(card.rank * 5 + card.suit) % len(backs)] if backs else None
            pose = self._sprites[leaving].pose if leaving else self.places.deck(seat)
            # The other cards close up: the last place becomes free.
            if backs:
                self._close_up(backs, backs.index(leaving) if leaving else 0)
            self._sprites[key] = Sprite(card, replace(pose, open=0.0))
        sprite = self._sprites.get(key)
        pose = self.places.poses()[key][1]
        if sprite is None:
            sprite = self._sprites[key] = Sprite(card, pose)
        flight = 0.0 if pace.reduced else pace.scaled_ms(paces.CARD_FLIGHT_MS) / 1000
        sprite.to(pose, flight, out_quint, flying=True)
        sprite.finish = Finish.PLAIN
        sprite.order_flight(self.images)
        self._settle(pace)

    def _close_up(self, backs: list[Key], gone: int) -> None:
        sprites = [self._sprites[key] for index, key in enumerate(backs) if index != gone]
        for key in backs:
            del self._sprites[key]
        for key, sprite in zip(backs, sprites, strict=False):
            self._sprites[key] = sprite

    def _sweep(self, seat: Seat, pace: Pace) -> None:
        to = self.places.swept(seat)
        length = 0.0 if pace.reduced else pace.scaled_ms(paces.SWEEP_MS) / 1000
        wanted = self.places.poses()
        for key in [k for k in self._sprites if k not in wanted]:
            sprite = self._sprites.pop(key)
            sprite.to(replace(to, angle=sprite.pose.angle), length, in_cubic, flying=True)
            if sprite.moving:
                self._leaving.append(sprite)
        self._settle(pace)

    def _gather(self, pace: Pace) -> None:
        x, y = self.layout.trick
        heap = Pose(x, y + 80 * self.layout.u, 0.0, self.layout.trick_card * _SMALL, 0.0)
        length = 0.0 if pace.reduced else pace.scaled_ms(400) / 1000
        for sprite in self._sprites.values():
            sprite.to(heap, length, in_out_cubic, flying=True)
            if sprite.moving:
                self._leaving.append(sprite)
        self._sprites.clear()

    def _settle(self, pace: Pace) -> None:
        poses = self.places.poses()
        for key in [k for k in self._sprites if k not in poses]:
            del self._sprites[key]
        length = 0.0 if pace.reduced else pace.scaled_ms(_LIFT_MS * 1.4) / 1000
        for key, (card, pose) in poses.items():
            if key not in self._sprites:
                self._sprites[key] = Sprite(card, pose)
            self._sprites[key].to(pose, length)

    def _land_all(self) -> None:
        for sprite in self._sprites.values():
            sprite.land()

    def _dress(self) -> None:
        """Give each card of the own hand the finish that it has now."""
        shown = self.places.shown
        if shown is None:
            return
        choosing = bool(shown.legal) and self.places.marks_legal
        for card in self.places.order:
            sprite = self._sprites.get(key_of(card))
            if sprite is None:
                continue
            if card == self.hand.armed:
                sprite.finish = Finish.ARMED
            elif card == self.hand.hinted and shown.legal:
                sprite.finish = Finish.HINTED
            elif choosing:
                sprite.finish = Finish.PLAYABLE if card in shown.legal else Finish.VEILED
            else:
                sprite.finish = Finish.PLAIN
        for _, card in shown.trick:
            sprite = self._sprites.get(key_of(card))
            if sprite is not None:
                sprite.finish = Finish.PLAIN

    # ------------------------------------------------------------------ pictures

    def backs(self) -> list[Picture]:
        """The others' cards, which lie under the panels."""
        own = self.places.own
        return [
            sprite.picture(self.images)
            for key, sprite in self._sprites.items()
            if key[0] == "back" and key[1] != own and not sprite.flying
        ]

    def trick(self) -> list[Picture]:
        """The cards in the middle that have arrived, in the order of play."""
        if self.places.shown is None:
            return []
        found = (self._sprites.get(key_of(card)) for _, card in self.places.shown.trick)
        return [s.picture(self.images) for s in found if s is not None and not s.flying]

    def own_hand(self) -> list[Picture]:
        """The own hand from left to right."""
        sprites = [self._sprites.get(key_of(card)) for card in self.places.order]
        if not self.places.order:
            own = self.places.own
            sprites = [s for k, s in self._sprites.items() if k[0] == "back" and k[1] == own]
        return [s.picture(self.images) for s in sprites if s is not None and not s.flying]

    def flying(self) -> list[Picture]:
        """What is on its way above everything, and the pack that is being dealt from."""
        sprites = [s for s in (*self._sprites.values(), *self._leaving) if s.flying]
        waiting = [sprite for sprite in sprites if sprite.waiting]
        pictures = []
        if waiting and self._deck is not None:
            back = self.images.picture(None, round(self._deck.width))
            lift = max(1, round(2 * self.layout.u))
            for level in range(min(len(waiting), 39) // 10 + 1):
                x, y = self._deck.x, self._deck.y - level * lift
                pictures.append(centred(back, x, y, BLEND)._replace(moving=True))
        pictures += [s.picture(self.images) for s in sprites if not s.waiting]
        return pictures

    def glows(self, card: Card | None) -> bool:
        """Whether a pointed card may be played, so that it is lit."""
        return card is not None and self.places.marks_legal and self.places.playable(card)

    def pose_of(self, card: Card) -> Pose | None:
        """How a card lies now, None if it is not on the table."""
        sprite = self._sprites.get(key_of(card))
        return None if sprite is None else sprite.pose
