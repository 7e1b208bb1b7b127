"""Motion: easings, the speed setting and reduced motion, and a value on its way."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal

from callbreak.session.pace import REDUCED_MS, SPEEDS

if TYPE_CHECKING:
    from collections.abc import Callable

    Easing = Callable[[float], float]

Speed = Literal["slow", "normal", "fast", "instant"]

_SCENE_FADE_MS: Final = 220


def in_cubic(t: float) -> float:
    """Starts slowly, ends fast: what is swept away."""
    return t**3


def out_cubic(t: float) -> float:
    """Starts fast, ends slowly: most motions."""
    return 1 - (1 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Slow at both ends."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


def out_quint(t: float) -> float:
    """Starts very fast, ends very slowly: a card thrown on the table."""
    return 1 - (1 - t) ** 5


def out_back(t: float, overshoot: float = 1.7) -> float:
    """Shoots past the end and comes back: a pip that fills."""
    return 1 + (overshoot + 1) * (t - 1) ** 3 + overshoot * (t - 1) ** 2


def breath(t: float) -> float:
    """From 0 to 1 and back within `t` = 0 .. 1, like a sine: a glow that breathes."""
    return (1 - math.cos(2 * math.pi * t)) / 2


@dataclass(frozen=True, slots=True)
class Motion:
    """How the player wants things to move."""

    speed: Speed = "normal"
    reduced: bool = False

    def duration_s(self, normal_ms: float) -> float:
        """How long a motion of `normal_ms` lasts, in seconds."""
        if self.reduced:
            normal_ms = min(normal_ms, REDUCED_MS)
        return normal_ms * SPEEDS[self.speed] / 1000

    @property
    def fade_s(self) -> float:
        """How long one scene fades into the next, in seconds."""
        return self.duration_s(_SCENE_FADE_MS)

    @property
    def still(self) -> bool:
        """Whether things appear in place at once or fade, and nothing travels."""
        return self.reduced or self.speed == "instant"


class Tween:
    """A number on its way to a target; it starts from wherever it is."""

    def __init__(self, value: float = 0.0) -> None:
        self.value = value
        self.target = value
        self._start = value
        self._passed_s = 0.0
        self._duration_s = 0.0
        self._easing: Easing = out_cubic

    def to(self, target: float, duration_s: float, easing: Easing = out_cubic) -> None:
        """Go to `target` within `duration_s`; at once if that is 0."""
        self._start, self.target, self._easing = self.value, target, easing
        self._passed_s, self._duration_s = 0.0, duration_s
        if duration_s <= 0:
            self.value = target

    def jump(self, target: float) -> None:
        """Be there at once."""
        self.to(target, 0)

    @property
    def moving(self) -> bool:
        """Whether the target is not reached yet."""
        return self._passed_s < self._duration_s

    def tick(self, dt_s: float) -> bool:
        """Go on by `dt_s`; whether the value may have changed."""
        if not self.moving:
            return False
        self._passed_s = min(self._passed_s + dt_s, self._duration_s)
        part = self._passed_s / self._duration_s
        self.value = self._start + (self.target - self._start) * self._easing(part)
        if not self.moving:
            self.value = self.target
        return True
