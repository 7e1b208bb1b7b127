"""The sprites of all cards, and the pictures of them, pile by pile as they lie on one another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ui.card_images import BLEND, CardImages
from callbreak.ui.card_places import CardPlaces, Key, key_of
from callbreak.ui.dirty import outside
from callbreak.ui.painter import Picture, centred

if TYPE_CHECKING:
    import pygame

    from callbreak.engine.cards import Card
    from callbreak.ui.sprites import Pose, Sprite

_CARDS_A_LEVEL: Final = 10
_MOST_LEVELS: Final = 4
"""How high the pack is drawn."""


class SpritePiles:
    """Whoever sets cards in motion puts sprites in and takes them out.

    Attributes:
        by_key: the cards that belong on the table.
        leaving: cards that are on their way off the table.
        deck: where the pack is that is dealt from; it is seen while cards wait to be dealt.
        gathered: whether the whole pack lies there until it is dealt from.
    """

    def __init__(self, places: CardPlaces, images: CardImages) -> None:
        self.by_key: dict[Key, Sprite] = {}
        self.leaving: list[Sprite] = []
        self.deck: Pose | None = None
        self.gathered = False
        self._places = places
        self._images = images

    @property
    def moving(self) -> bool:
        """Whether any card is on its way."""
        return any(sprite.moving for sprite in self.by_key.values()) or bool(self.leaving)

    def tick(self, dt_s: float) -> None:
        """Go on by ``dt_s``."""
        for sprite in (*self.by_key.values(), *self.leaving):
            sprite.tick(dt_s)
        self.leaving = [sprite for sprite in self.leaving if sprite.moving]

    def of(self, card: Card) -> Sprite | None:
        """The sprite of a known card, None if it is not on the table."""
        return self.by_key.get(key_of(card))

    def land(self) -> None:
        """Have every card be where it was going to."""
        for sprite in self.by_key.values():
            sprite.land()

    def clear(self) -> None:
        """Take every card off the table at once."""
        self.by_key.clear()
        self.leaving.clear()
        self.gathered = False

    # ------------------------------------------------------------------ pictures

    def backs(self) -> list[Picture]:
        """The others' cards, which lie under the panels."""
        own = self._places.own
        return [
            sprite.picture(self._images)
            for key, sprite in self.by_key.items()
            if key[0] == "back" and key[1] != own and not sprite.flying
        ]

    def trick(self) -> list[Picture]:
        """The cards in the middle that have arrived, in the order of play, or the whole pack."""
        if self.gathered and not self.leaving:
            return self._pack(52)
        shown = self._places.shown
        return [] if shown is None else self._lying([self.of(card) for _, card in shown.trick])

    def own_hand(self) -> list[Picture]:
        """The own hand from left to right."""
        if self._places.order:
            held = [self.of(card) for card in self._places.order]
            if any(sprite is not None and sprite.moving for sprite in held):
                # While the hand sorts itself a card passes the others one by one.
                held.sort(key=lambda sprite: sprite.pose.x if sprite is not None else 0.0)
            # The veil goes from all of them at once.
            late = any(sprite is not None and sprite.awaits(self._images) for sprite in held)
            return self._lying(held, as_they_lay=late)
        own = self._places.own
        return self._lying([s for k, s in self.by_key.items() if k[0] == "back" and k[1] == own])

    def _lying(self, sprites: list[Sprite | None], *, as_they_lay: bool = False) -> list[Picture]:
        return [
            sprite.picture(self._images, as_it_lay=as_they_lay)
            for sprite in sprites
            if sprite is not None and not sprite.flying
        ]

    def flying(self) -> list[Picture]:
        """What is on its way above everything, and the pack that is being dealt from."""
        sprites = [(key, s) for key, s in self.by_key.items() if s.flying]
        waiting = sum(sprite.waiting for _, sprite in sprites)
        pictures = self._pack(waiting) if waiting else []
        for key, sprite in sprites:
            if not sprite.waiting:
                pictures += self._arriving(key, sprite.picture(self._images))
        for sprite in self.leaving:
            pictures += self._leaving(sprite)
        return pictures

    def _arriving(self, key: Key, picture: Picture) -> list[Picture]:
        """A card that is dealt to another slips under the panel, behind which the others lie."""
        if key[0] != "back" or key[1] == self._places.own:
            return [picture]
        layout = self._places.layout
        panel = layout.seats[layout.place_of(key[1], self._places.own)].rect
        return _outside(picture, panel)

    def _leaving(self, sprite: Sprite) -> list[Picture]:
        """A card that is taken up or given back face down comes and goes under the panels too."""
        pictures = [sprite.picture(self._images)]
        if sprite.pose.open < 0.5:
            for seat in self._places.layout.seats[1:]:
                pictures = [part for whole in pictures for part in _outside(whole, seat.rect)]
        return pictures

    def _pack(self, count: int) -> list[Picture]:
        """The pack, the lower the fewer cards it still has."""
        if self.deck is None:
            return []
        back = self._images.picture(None, round(self.deck.width))
        step = max(1, round(2 * self._places.layout.u))
        return [
            centred(back, self.deck.x, self.deck.y - level * step, BLEND)._replace(moving=True)
            for level in range(min(count // _CARDS_A_LEVEL + 1, _MOST_LEVELS))
        ]


def _outside(picture: Picture, panel: pygame.Rect) -> list[Picture]:
    """The picture cut at a panel's edge: that costs less than to paint the panel over it."""
    if not picture.rect.colliderect(panel):
        return [picture]
    seen = [part for part in outside(picture.rect, panel) if part.width and part.height]
    return [_part_of(picture, part) for part in seen]


def _part_of(picture: Picture, part: pygame.Rect) -> Picture:
    """What is seen of a picture in a part of the window."""
    shown = picture.surface.subsurface(part.move(-picture.x, -picture.y))
    return picture._replace(surface=shown, x=part.x, y=part.y)
