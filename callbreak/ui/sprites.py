"""Cards on their way: a sprite is given a target, and starts from wherever it is."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_images import BLEND, CardImages, Finish, turned
from callbreak.ui.painter import Picture, centred
from callbreak.ui.tween import in_out_cubic, out_cubic

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.tween import Easing

_FLAT: Final = 0.98
_SLIDING_TURN: Final = 2.5
"""A card that slides is turned by steps of so many degrees from its place: few pictures do."""

_FLIGHT_PARTS: Final = 28
"""A flight is looked at so often to know its pictures; it shows about half as many."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a card lies.

    Attributes:
        x: its middle, in pixels.
        y: its middle, in pixels.
        angle: its turn in degrees, clockwise.
        width: of the card, in pixels.
        open: 1 face up, 0 face down, between them turning over.
    """

    x: float
    y: float
    angle: float
    width: float
    open: float = 1.0

    def towards(self, other: Pose, part: float, turned: float | None = None) -> Pose:
        """The pose on the way to another one, turned over by the part ``turned`` if it is given."""
        over = min(max(part if turned is None else turned, 0.0), 1.0)
        return Pose(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            self.angle + (other.angle - self.angle) * part,
            self.width + (other.width - self.width) * part,
            self.open + (other.open - self.open) * over,
        )


class Sprite:
    """One card on the screen.

    Attributes:
        card: what it shows when it lies open; None when only its back is known.
        pose: how it lies now.
        target: where it is going, or is.
        finish: how it looks.
        flying: whether it is above everything that lies still.
    """

    def __init__(self, card: Card | None, pose: Pose) -> None:
        self.card = card
        self.pose = pose
        self.target = pose
        self.finish = Finish.PLAIN
        self.flying = False
        self._start = pose
        self._passed_s = 0.0
        self._delay_s = 0.0
        self._duration_s = 0.0
        self._easing: Easing = out_cubic
        self._turns_within: float | None = None
        self._shaking_s = 0.0
        self._shake_length_s = 1.0
        self._shake_px = 0.0
        self._resting: tuple[tuple[CardImages, Pose, Finish], Picture] | None = None
        self._sheet: pygame.Surface | None = None
        self._lay: tuple[tuple[CardImages, Card | None, int], pygame.Surface] | None = None

    def to(
        self,
        target: Pose,
        duration_s: float,
        easing: Easing = out_cubic,
        delay_s: float = 0.0,
        *,
        flying: bool = False,
        turns_within: float | None = None,
    ) -> None:
        """Go to ``target`` within ``duration_s`` after ``delay_s``; the same target is no news.

        ``turns_within`` is the part of the time in which it turns over, None for the whole way.
        """
        if target == self.target:
            return
        self._start, self.target, self._easing = self.pose, target, easing
        self._passed_s, self._delay_s, self._duration_s = 0.0, delay_s, duration_s
        self.flying = flying
        self._turns_within = turns_within
        if duration_s + delay_s <= 0:
            self.land()

    def land(self) -> None:
        """Be at the target."""
        self.pose = self.target
        self._passed_s = self._delay_s = self._duration_s = self._shaking_s = 0.0
        self.flying = False
        self._sheet = None

    def shake(self, duration_s: float, by_px: float) -> None:
        """Swing to and fro, dying away."""
        self._shaking_s = self._shake_length_s = duration_s
        self._shake_px = by_px

    @property
    def moving(self) -> bool:
        """Whether it is on its way or shakes."""
        return self._passed_s < self._delay_s + self._duration_s or self._shaking_s > 0

    @property
    def waiting(self) -> bool:
        """Whether it has not set out yet."""
        return self.moving and self._passed_s <= self._delay_s > 0

    def tick(self, dt_s: float) -> None:
        """Go on by ``dt_s``."""
        self._shaking_s = max(self._shaking_s - dt_s, 0.0)
        whole = self._delay_s + self._duration_s
        if self._passed_s >= whole:
            return
        self._passed_s += dt_s
        if self._passed_s <= self._delay_s:
            return
        if self._passed_s >= whole:
            shaking = self._shaking_s
            self.land()
            self._shaking_s = shaking
            return
        part = (self._passed_s - self._delay_s) / self._duration_s
        turned = None
        if self._turns_within is not None:
            turned = in_out_cubic(min(part / self._turns_within, 1.0))
        self.pose = self._start.towards(self.target, self._easing(part), turned)

    def awaits(self, images: CardImages) -> bool:
        """Whether it slides, and the picture for that is still to be made."""
        card, pose = self._shows, self.pose
        if card is None or not self.moving or self.waiting or self._shaking_s > 0:
            return False
        return not self._changes(pose) and self._is_late(images, card, self._sliding_angle(pose))

    def picture(self, images: CardImages, *, as_it_lay: bool = False) -> Picture:
        """The sprite as it is seen now, but where it lies or slides with the looks that it had."""
        if self.moving:
            self._resting = None
            return self._picture(images, as_it_lay=as_it_lay)._replace(moving=True)
        rest = images, self.pose, self.finish
        if as_it_lay and self._resting is not None and self._resting[0][:2] == rest[:2]:
            return self._resting[1]
        if self._resting is None or self._resting[0] != rest:
            self._resting = rest, self._picture(images)
        return self._resting[1]

    @property
    def _shows(self) -> Card | None:
        """The card whose face is seen, None for the back."""
        return self.card if self.pose.open >= 0.5 else None

    def _changes(self, pose: Pose) -> bool:
        """Whether it turns over, changes its size or has far to turn."""
        turning = 0.0 < pose.open < 1.0
        return turning or abs(pose.width - self.target.width) > 1 or self._spins(pose)

    def _picture(self, images: CardImages, *, as_it_lay: bool = False) -> Picture:
        pose, card = self._shaken(), self._shows
        whole_width = round(pose.width)
        if not self.moving or self.waiting:
            surface = images.picture(card, whole_width, pose.angle, self.finish)
            self._lay = (images, card, whole_width), surface
        elif self._changes(pose):
            surface = self._in_flight(images, pose, card)
        else:
            surface = self._sliding(images, pose, card, as_it_lay=as_it_lay)
        return centred(surface, pose.x, pose.y, BLEND)

    def order_flight(self, images: CardImages) -> None:
        """Have the pictures made that the way to the target needs: a back's, and the last one."""
        if self.moving:
            self._order_way(images)
        card = self.card if self.target.open >= 0.5 else None
        images.order(card, round(self.target.width), self.target.angle, self.finish)

    def _order_way(self, images: CardImages) -> None:
        if self.card is None or self.target.open == 0.0:
            base = self._base_width
            for number in range(_FLIGHT_PARTS):
                pose = self._start.towards(self.target, self._easing(number / _FLIGHT_PARTS))
                images.order_flying_back(pose.width, base, pose.angle)
        elif not self._keeps_size:
            images.order(self.card, self._base_width, 0.0, self.finish)

    @property
    def _base_width(self) -> int:
        """The width of the picture that a card is made from which changes its size."""
        return round(max(self._start.width, self.target.width))

    @property
    def _keeps_size(self) -> bool:
        return abs(self._start.width - self.target.width) <= 1

    def _spins(self, pose: Pose) -> bool:
        """Whether it is a back that has far to turn."""
        far = abs(pose.angle - self.target.angle) > _SLIDING_TURN
        return far and pose.open == self.target.open == 0.0

    def _sliding(
        self, images: CardImages, pose: Pose, card: Card | None, *, as_it_lay: bool
    ) -> pygame.Surface:
        """A card that keeps its size: turned as in its place, or as it lay until that is made."""
        width = round(self.target.width)
        if self._shaking_s > 0:
            return images.picture(card, width, pose.angle, self.finish)
        angle = self.target.angle if card is None else self._sliding_angle(pose)
        late = self._is_late(images, card, angle)
        if self._lay is not None and self._lay[0] == (images, card, width) and (late or as_it_lay):
            return self._lay[1]
        surface = images.picture(card, width, angle, self.finish)
        self._lay = (images, card, width), surface
        return surface

    def _sliding_angle(self, pose: Pose) -> float:
        angle = self.target.angle
        return angle - round((angle - pose.angle) / _SLIDING_TURN) * _SLIDING_TURN

    def _is_late(self, images: CardImages, card: Card | None, angle: float) -> bool:
        """Whether the picture is still to be made, and till then it may look as it lay."""
        width = round(self.target.width)
        return (
            self._lay is not None
            and self._lay[0] == (images, card, width)
            and not images.has_picture(card, width, angle, self.finish)
            and images.order(card, width, angle, self.finish)
        )

    def _in_flight(self, images: CardImages, pose: Pose, card: Card | None) -> pygame.Surface:
        """A card that changes its size or turns over."""
        if card is None and pose.open == 0.0:
            return images.flying_back(pose.width, self._base_width, pose.angle)
        if self._keeps_size:
            # It changes its turn when it stands on its edge, where nobody sees it.
            angle = self._start.angle if card is None else self.target.angle
            upright = images.picture(card, round(self.target.width), angle, self.finish)
        else:
            picture = images.picture(card, self._base_width, 0.0, self.finish)
            upright = turned(picture, pose.angle, pose.width / self._base_width)
        squeeze = abs(math.cos(math.pi * pose.open))
        if squeeze > _FLAT:
            return upright
        return self._squeezed(upright, max(round(upright.get_width() * squeeze), 2))

    def _squeezed(self, upright: pygame.Surface, narrow: int) -> pygame.Surface:
        """The picture made that narrow, on a sheet that serves for the whole way.

        A new surface for each of thirteen cards in each frame would cost more than the drawing.
        """
        width, height = upright.get_size()
        if (
            self._sheet is None
            or self._sheet.get_width() < width
            or self._sheet.get_height() < height
        ):
            self._sheet = pygame.Surface((width, height), pygame.SRCALPHA)
        part = self._sheet.subsurface((0, 0, narrow, height))
        return pygame.transform.scale(upright, (narrow, height), part)

    def _shaken(self) -> Pose:
        if self._shaking_s <= 0:
            return self.pose
        part = 1 - self._shaking_s / self._shake_length_s
        swing = math.sin(2 * math.pi * 3 * part) * (1 - part)
        x, angle = self.pose.x + self._shake_px * swing, self.pose.angle + 4 * swing
        return replace(self.pose, x=x, angle=angle)
