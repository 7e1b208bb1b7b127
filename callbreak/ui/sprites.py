"""Cards on their way: a sprite is given a target, and starts from wherever it is."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_images import BLEND, CardImages, Finish, turned
from callbreak.ui.painter import Picture, centred
from callbreak.ui.tween import out_cubic

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.tween import Easing

_FLAT: Final = 0.98


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

    def towards(self, other: Pose, part: float) -> Pose:
        """The pose on the way to another one."""
        return Pose(
            self.x + (other.x - self.x) * part,
            self.y + (other.y - self.y) * part,
            self.angle + (other.angle - self.angle) * part,
            self.width + (other.width - self.width) * part,
            self.open + (other.open - self.open) * min(max(part, 0.0), 1.0),
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
        self._shaking_s = 0.0
        self._shake_length_s = 1.0
        self._shake_px = 0.0

    def to(
        self,
        target: Pose,
        duration_s: float,
        easing: Easing = out_cubic,
        delay_s: float = 0.0,
        *,
        flying: bool = False,
    ) -> None:
        """Go to ``target`` within ``duration_s`` after ``delay_s``; the same target is no news."""
        if target == self.target:
            return
        self._start, self.target, self._easing = self.pose, target, easing
        self._passed_s, self._delay_s, self._duration_s = 0.0, delay_s, duration_s
        self.flying = flying
        if duration_s + delay_s <= 0:
            self.land()

    def land(self) -> None:
        """Be at the target."""
        self.pose = self.target
        self._passed_s = self._delay_s = self._duration_s = self._shaking_s = 0.0
        self.flying = False

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
        if self._passed_s >= whole:
            shaking = self._shaking_s
            self.land()
            self._shaking_s = shaking
            return
        part = max(self._passed_s - self._delay_s, 0.0) / max(self._duration_s, 1e-6)
        self.pose = self._start.towards(self.target, self._easing(part))

    def picture(self, images: CardImages) -> Picture:
        """The sprite as it is seen now."""
        pose = self._shaken()
        card = self.card if pose.open >= 0.5 else None
        turning = 0.0 < pose.open < 1.0
        whole_width = round(pose.width)
        if not self.moving:
            surface = images.picture(card, whole_width, pose.angle, self.finish)
        elif turning or abs(pose.width - self.target.width) > 1:
            surface = self._in_flight(images, pose, card)
        else:
            surface = images.picture(card, round(self.target.width), pose.angle, self.finish)
        return centred(surface, pose.x, pose.y, BLEND)

    def _in_flight(self, images: CardImages, pose: Pose, card: Card | None) -> pygame.Surface:
        """A card that changes its size or turns over."""
        if card is None and pose.open == 0.0:
            base = round(max(self._start.width, self.target.width))
            return images.flying_back(pose.width, base, pose.angle)
        same_size = abs(self._start.width - self.target.width) <= 1
        if same_size:
            # It changes its turn when it stands on its edge, where nobody sees it.
            angle = self._start.angle if card is None else self.target.angle
            upright = images.picture(card, round(self.target.width), angle, self.finish)
        else:
            base_width = round(max(self._start.width, self.target.width))
            picture = images.picture(card, base_width, 0.0, self.finish)
            upright = turned(picture, pose.angle, pose.width / base_width)
        squeeze = abs(math.cos(math.pi * pose.open))
        if squeeze > _FLAT:
            return upright
        narrow = max(round(upright.get_width() * squeeze), 2)
        return pygame.transform.scale(upright, (narrow, upright.get_height()))

    def _shaken(self) -> Pose:
        if self._shaking_s <= 0:
            return self.pose
        part = 1 - self._shaking_s / self._shake_length_s
        swing = math.sin(2 * math.pi * 3 * part) * (1 - part)
        x, angle = self.pose.x + self._shake_px * swing, self.pose.angle + 4 * swing
        return replace(self.pose, x=x, angle=angle)
