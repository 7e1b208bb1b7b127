"""All cards on the table: what each cue, the pointer and the keys set in motion."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from callbreak.ui.card_images import CardImages, Finish
from callbreak.ui.card_motions import LIFT_MS, CardMotions
from callbreak.ui.card_places import LIFT_MORE, CardPlaces, key_of
from callbreak.ui.sprite_piles import SpritePiles
from callbreak.ui.sprites import Pose, Sprite

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from callbreak.engine.cards import Card
    from callbreak.engine.seats import Seat
    from callbreak.session.cues import Cue
    from callbreak.session.pace import Pace
    from callbreak.session.shown import Shown
    from callbreak.ui.layout import TableLayout

_HOVER_MS: Final = 90
_REFUSE_MS: Final = 280


class CardsOnTable:
    """The sprites. `show` sets them in motion, `snap` puts them all where they belong."""

    def __init__(self, layout: TableLayout, images: CardImages, sort: str) -> None:
        self.images = images
        self.places = CardPlaces(layout, sort)
        self.hand = self.places.hand
        self.piles = SpritePiles(self.places, images)
        self._motions = CardMotions(self.places, self.piles, images)

    @property
    def layout(self) -> TableLayout:
        """The table's layout."""
        return self.places.layout

    @property
    def moving(self) -> bool:
        """Whether any card is on its way."""
        return self.piles.moving

    @property
    def order(self) -> tuple[Card, ...]:
        """The own hand from left to right."""
        return self.places.order

    def tick(self, dt_s: float) -> None:
        """Go on by ``dt_s``."""
        self.piles.tick(dt_s)
        self._motions.tick(dt_s)

    # ------------------------------------------------------------------ what is shown

    def snap(self, shown: Shown) -> None:
        """Everything where it belongs, at once."""
        self.places.take(shown)
        self._motions.forget()
        piles, poses = self.piles, self.places.poses()
        piles.leaving.clear()
        piles.gathered = False
        piles.by_key = {
            key: piles.by_key.get(key) or Sprite(card, pose) for key, (card, pose) in poses.items()
        }
        for key, (_, pose) in poses.items():
            piles.by_key[key].to(pose, 0.0)
        piles.land()
        self._dress()

    def lay_pack(self, dealer: Seat) -> None:
        """Lay the whole pack where it will be dealt from, and order the backs that this needs."""
        layout = self.layout
        self.piles.deck, self.piles.gathered = self.places.deck(dealer), True
        for width in {layout.fan.card_w, *(seat.back_width for seat in layout.seats[1:])}:
            self.images.order(None, round(width))

    def show(self, cue: Cue, shown: Shown, pace: Pace) -> None:
        """Begin a cue whose outcome is ``shown``."""
        self.places.take(shown)
        self._motions.begin(cue, pace)
        self._dress()

    def take_back(self, before: Shown, shown: Shown, pace: Pace) -> None:
        """Go back from one position to an earlier one."""
        self.places.take(shown)
        self._motions.take_back(before, pace)
        self._dress()

    def refresh(self, pace: Pace, *, quick: bool = False) -> None:
        """Cards stand up or lie down after a change of `hand`."""
        if self.places.shown is None:
            return
        length = pace.scaled_ms(_HOVER_MS if quick else LIFT_MS) / 1000
        for key, (_, pose) in self.places.poses().items():
            sprite = self.piles.by_key.get(key)
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
        """The card shakes; until `forgive` its red edge tells which one it was."""
        self.hand.refused = card
        self._dress()
        sprite = self.piles.of(card)
        if sprite is not None:
            length = 0.0 if pace.reduced else pace.scaled_ms(_REFUSE_MS) / 1000
            sprite.shake(length, 8 * self.layout.u)

    def forgive(self, pace: Pace) -> None:
        """The card that was refused looks like any other again."""
        self.hand.refused = None
        self.refresh(pace)

    def pulse(self, pace: Pace) -> None:
        """The cards that may be played come up for a moment; `refresh` brings them back."""
        for card in self.places.order if self.places.marks_legal else ():
            if self.places.playable(card):
                sprite, at = self.piles.by_key[key_of(card)], self.places.fan_card(card)
                up = at.lifted(LIFT_MORE * self.layout.fan.unit)
                pose = replace(sprite.target, x=up.x, y=up.y)
                sprite.to(pose, pace.scaled_ms(LIFT_MS) / 1000)

    def drag(self, card: Card, pos: tuple[float, float]) -> None:
        """The card's middle is taken there."""
        self.hand.dragged, self.hand.drag_at = card, pos
        key = key_of(card)
        sprite = self.piles.by_key[key]
        sprite.to(self.places.poses()[key][1], 0.0)
        sprite.flying = True

    def drop(self, card: Card, pace: Pace) -> None:
        """The card that was dragged goes to where it belongs."""
        self.hand.dragged = None
        sprite = self.piles.of(card)
        if sprite is not None and card in self.places.order:
            sprite.flying = False
        self.refresh(pace)

    def _dress(self) -> None:
        """Give each card of the own hand the finish that it has now."""
        shown = self.places.shown
        if shown is None:
            return
        for card in self.places.order:
            sprite = self.piles.of(card)
            if sprite is not None:
                sprite.finish = self._finish_of(card, shown)
        for _, card in shown.trick:
            sprite = self.piles.of(card)
            if sprite is not None:
                sprite.finish = Finish.PLAIN

    def _finish_of(self, card: Card, shown: Shown) -> Finish:
        if card == self.hand.armed:
            return Finish.ARMED
        if card == self.hand.refused:
            return Finish.REFUSED
        if card == self.hand.hinted and shown.legal:
            return Finish.HINTED
        if shown.legal and self.places.marks_legal:
            return Finish.PLAYABLE if card in shown.legal else Finish.VEILED
        return Finish.PLAIN

    # ------------------------------------------------------------------ what is seen

    def glows(self, card: Card | None) -> bool:
        """Whether a pointed card may be played, so that it is lit."""
        return card is not None and self.places.marks_legal and self.places.playable(card)

    def pose_of(self, card: Card) -> Pose | None:
        """How a card lies now, None if it is not on the table."""
        sprite = self.piles.of(card)
        return None if sprite is None else sprite.pose
