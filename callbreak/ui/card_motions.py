"""What each cue sets in motion: cards are dealt, turned up, played, swept and gathered."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from callbreak.session import pace as paces
from callbreak.session.cues import Announce, Call, Cue, Deal, Play, Sweep, TurnUp
from callbreak.ui.card_images import CardImages, Finish
from callbreak.ui.card_places import CardPlaces, key_of
from callbreak.ui.sprites import Pose, Sprite
from callbreak.ui.tween import in_cubic, in_out_cubic, out_cubic, out_quint

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.seats import Seat
    from callbreak.session.pace import Pace
    from callbreak.session.shown import Shown
    from callbreak.ui.card_places import Key
    from callbreak.ui.sprite_piles import SpritePiles
    from callbreak.ui.tween import Easing

LIFT_MS: Final = 140
"""How long a card takes to stand up or to lie down."""

_GATHER_MS: Final = 400
_TAKE_BACK_MS: Final = 220
_TURNS_WITHIN: Final = 0.55
"""In this part of its flight a played card turns over: it is thrown fast and lands slowly."""

_ORDER_AHEAD_S: Final = 0.25
"""So long before a card is dealt the pictures of its flight are ordered."""


class CardMotions:
    """Moves sprites to where `CardPlaces` says that they belong."""

    def __init__(self, places: CardPlaces, piles: SpritePiles, images: CardImages) -> None:
        self._places = places
        self._piles = piles
        self._images = images
        self._to_order: deque[tuple[float, Sprite]] = deque()
        self._passed_s = 0.0

    def begin(self, cue: Cue, pace: Pace) -> None:
        """Begin a cue whose outcome the places know already."""
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
            case Call():
                self._images.drop_flying_backs()
                self._settle(pace)
            case _:
                self._settle(pace)

    def tick(self, dt_s: float) -> None:
        """While the cards are dealt, order the pictures of those that set out soon.

        Not of all at once: then one frame would be late, and the first card's pictures last.
        """
        if not self._to_order:
            return
        self._passed_s += dt_s
        while self._to_order and self._to_order[0][0] <= self._passed_s:
            self._to_order.popleft()[1].order_flight(self._images)
        if not self._to_order:
            # The last card is about to be dealt: next the own hand is turned up.
            for card, at in self._places.turned_up():
                self._images.order(card, round(self._places.layout.fan.card_w), at.angle)

    def forget(self) -> None:
        """Order no pictures of what was to come."""
        self._to_order.clear()

    def _deal(self, cue: Deal, pace: Pace) -> None:
        self.forget()
        self._piles.clear()
        self._piles.deck = deck = self._places.deck(cue.dealer)
        flight_s = _way_s(pace, paces.DEAL_FLIGHT_MS)
        counted = [0, 0, 0, 0]
        poses = self._places.poses()
        for number in range(52):
            seat = (cue.dealer + 1 + number) % 4
            index, counted[seat] = counted[seat], counted[seat] + 1
            known = seat == self._places.own and bool(cue.hand)
            key = key_of(cue.hand[index]) if known else ("back", seat, index)
            card, pose = poses[key]
            sprite = self._piles.by_key[key] = Sprite(card, deck)
            delay_s = _way_s(pace, number * paces.DEAL_STEP_MS)
            sprite.to(pose, flight_s, out_cubic, delay_s, flying=True)
            self._to_order.append((delay_s - _ORDER_AHEAD_S, sprite))
        self._passed_s = 0.0

    def _turn_up(self, pace: Pace) -> None:
        poses, length_s = self._places.poses(), _way_s(pace, paces.TURN_UP_MS)
        for index, card in enumerate(self._places.order):
            key = key_of(card)
            delay_s = _way_s(pace, index * paces.TURN_UP_STEP_MS)
            self._piles.by_key[key].to(poses[key][1], length_s, in_out_cubic, delay_s)

    def _play(self, seat: Seat, card: Card, pace: Pace) -> None:
        sprites, key = self._piles.by_key, key_of(card)
        if seat != self._places.own:
            sprites[key] = Sprite(card, replace(self._taken_from(seat, card), open=0.0))
        pose = self._places.poses()[key][1]
        sprite = sprites.setdefault(key, Sprite(card, pose))
        flight_s = _way_s(pace, paces.CARD_FLIGHT_MS)
        sprite.to(pose, flight_s, out_quint, flying=True, turns_within=_TURNS_WITHIN)
        sprite.finish = Finish.PLAIN
        sprite.order_flight(self._images)
        self._settle(pace)

    def _taken_from(self, seat: Seat, card: Card) -> Pose:
        """Where in the other's hand the card was; the cards beside it close up.

        It is always another place, but for one card the same, so that a game looks alike each time.
        """
        sprites = self._piles.by_key
        backs = sorted(key for key in sprites if key[0] == "back" and key[1] == seat)
        if not backs:
            return self._places.deck(seat)
        gone = (card.rank * 5 + card.suit) % len(backs)
        staying = [sprites.pop(key) for key in backs]
        taken = staying.pop(gone)
        sprites.update(zip(backs, staying, strict=False))
        return taken.pose

    def _sweep(self, seat: Seat, pace: Pace) -> None:
        to = self._places.swept(seat)
        length_s = _way_s(pace, paces.SWEEP_MS)
        wanted = self._places.poses()
        for key in [k for k in self._piles.by_key if k not in wanted]:
            angle = self._piles.by_key[key].pose.angle
            self._leave(key, replace(to, angle=angle), length_s, in_cubic)
        self._settle(pace)

    def take_back(self, before: Shown, pace: Pace) -> None:
        """From what was shown go back to an earlier position, which the places know already.

        Own cards return to the hand, others' to theirs, and those of a swept trick from its winner.
        """
        self.forget()
        sprites, poses = self._piles.by_key, self._places.poses()
        length_s = _way_s(pace, _TAKE_BACK_MS)
        for seat, card in before.trick:
            if key_of(card) in sprites and key_of(card) not in poses:
                backs = [pose for key, (_, pose) in poses.items() if key[:2] == ("back", seat)]
                self._leave(key_of(card), backs[len(backs) // 2], length_s)
        winners = {taken: trick.winner for trick in before.tricks for taken in trick.cards}
        for key in [k for k in sprites if k not in poses]:
            del sprites[key]
        for key, (known, pose) in poses.items():
            if key not in sprites:
                winner = None if known is None else winners.get(known)
                start = pose if winner is None else self._places.swept(winner)
                sprites[key] = Sprite(known, start)
            # A card of the own hand slips in between its neighbours.
            above = known is not None and known not in self._places.order
            sprites[key].to(pose, length_s, flying=above)

    def _leave(self, key: Key, to: Pose, length_s: float, easing: Easing = out_cubic) -> None:
        sprite = self._piles.by_key.pop(key)
        sprite.to(to, length_s, easing, flying=True)
        if sprite.moving:
            self._piles.leaving.append(sprite)

    def _gather(self, pace: Pace) -> None:
        """All cards go to where the pack is that is dealt from next, and stay there."""
        shown = self._places.shown
        deck = self._places.deck(shown.dealer if shown is not None else 0)
        for key in tuple(self._piles.by_key):
            self._leave(key, deck, _way_s(pace, _GATHER_MS), in_out_cubic)
        self._piles.deck, self._piles.gathered = deck, True

    def _settle(self, pace: Pace) -> None:
        sprites, poses = self._piles.by_key, self._places.poses()
        for key in [k for k in sprites if k not in poses]:
            del sprites[key]
        length_s = _way_s(pace, LIFT_MS * 1.4)
        for key, (card, pose) in poses.items():
            if key not in sprites:
                sprites[key] = Sprite(card, pose)
            sprites[key].to(pose, length_s)


def _way_s(pace: Pace, length_ms: float) -> float:
    """How long a card is on its way, in seconds; where motion is reduced it jumps."""
    return 0.0 if pace.reduced else pace.scaled_ms(length_ms) / 1000
