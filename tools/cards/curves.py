"""A cubic curve to lay beads, borders and leaves along."""

from __future__ import annotations

import itertools
import math
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tools.cards.outline import Outline, Point

_STEPS = 200


class Stop(NamedTuple):
    """A place on a curve and the direction of the curve there, in degrees."""

    x: float
    y: float
    turn: float


@dataclass(frozen=True)
class Cubic:
    """A cubic Bezier curve from `start` to `end`."""

    start: Point
    near_start: Point
    near_end: Point
    end: Point

    def at(self, t: float) -> Point:
        """Return the point at parameter t, 0 to 1."""
        u = 1 - t
        weights = (u**3, 3 * u * u * t, 3 * u * t * t, t**3)
        points = (self.start, self.near_start, self.near_end, self.end)
        return (
            sum(w * p[0] for w, p in zip(weights, points, strict=True)),
            sum(w * p[1] for w, p in zip(weights, points, strict=True)),
        )

    @cached_property
    def _trace(self) -> tuple[list[Point], list[float]]:
        points = [self.at(i / _STEPS) for i in range(_STEPS + 1)]
        walked = [0.0]
        for here, there in itertools.pairwise(points):
            walked.append(walked[-1] + math.dist(here, there))
        return points, walked

    @property
    def length(self) -> float:
        """The length in card units."""
        return self._trace[1][-1]

    def stop(self, distance: float) -> Stop:
        """Return the place this far along the curve."""
        points, walked = self._trace
        after = next((i for i in range(1, _STEPS + 1) if walked[i] >= distance), _STEPS)
        (x0, y0), (x1, y1) = points[after - 1], points[after]
        share = (distance - walked[after - 1]) / max(walked[after] - walked[after - 1], 1e-9)
        turn = math.degrees(math.atan2(y1 - y0, x1 - x0))
        return Stop(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share, turn)

    def stops(self, count: int) -> list[Stop]:
        """Return `count` places, evenly spread, half a gap from either end."""
        return [self.stop(self.length * (i + 0.5) / count) for i in range(count)]

    def line(self) -> Outline:
        """Return the curve itself, to be stroked."""
        (a, b), (c, d), (e, f), (g, h) = self.start, self.near_start, self.near_end, self.end
        return Outline.parse(f"M{a} {b}C{c} {d} {e} {f} {g} {h}")

    def ribbon(self, width: float) -> Outline:
        """Return the closed band of this width around the curve, with square ends."""
        steps = max(6, round(self.length / 6))
        left, right = [], []
        for i in range(steps + 1):
            x, y, turn = self.stop(self.length * i / steps)
            sin, cos = math.sin(math.radians(turn)), math.cos(math.radians(turn))
            left.append((x + width / 2 * sin, y - width / 2 * cos))
            right.append((x - width / 2 * sin, y + width / 2 * cos))
        ring = left + right[::-1]
        return Outline.parse("M" + "L".join(f"{x} {y}" for x, y in ring) + "Z")
