"""Where everything stands in the home scene's evening, for any window.

The pictures share one plane of units, 1080 high, with the table's edge at 838. A window of 16 to 9
shows units 0 to 1920 across; a narrower one loses the left, a wider one gains on both sides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

TABLE_UNIT: Final = 838.0
STUPA_TOP: Final = (812.0, 537.0)
MOON: Final = (1330.0, 165.0)
CARDS: Final = (1265.0, 938.0)

_NEEDED_LEFT: Final = 700.0  # from here to the right edge everything stays in sight
_RIGHT: Final = 1920.0


@dataclass(frozen=True, slots=True)
class Lamp:
    """A clay lamp: the middle of its bowl in px, and its scale (1 is 120 px wide)."""

    x: float
    y: float
    scale: float


@dataclass(frozen=True, slots=True)
class FlagLine:
    """A line of prayer flags between two points in px that sags in the middle."""

    start: tuple[float, float]
    end: tuple[float, float]
    sag: float
    count: int
    flag_px: float

    def at(self, t: float) -> tuple[float, float]:
        """The point of the line at ``t`` from 0 to 1."""
        (x1, y1), (x2, y2) = self.start, self.end
        return (x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + self.sag * 4 * t * (1 - t))


@dataclass(frozen=True, slots=True)
class HomeView:
    """How the plane of units lies in a window."""

    size_px: tuple[int, int]
    scale: float
    left: float  # the unit at the window's left edge
    table_y: int  # px
    tied: tuple[float, float] | None = None  # px: where the left line of flags ends

    @property
    def upright(self) -> bool:
        """Whether the window is higher than wide, so that the menu covers its middle."""
        return self.size_px[0] < self.size_px[1]

    def point(self, x: float, y: float) -> tuple[float, float]:
        """The place in px of a point in units."""
        return ((x - self.left) * self.scale, self.table_y + (y - TABLE_UNIT) * self.scale)

    @property
    def cards(self) -> tuple[float, float]:
        """The middle, in px, of where the fan of cards lies."""
        return self.point(*CARDS)

    @property
    def lamps(self) -> tuple[Lamp, ...]:
        """The lamps on the table, from the back to the front."""
        units = ((780, 944, 0.68), (1790, 946, 0.72), (905, 1000, 1.06), (1640, 1004, 1.2))
        return tuple(Lamp(*self.point(x, y), s * self.scale) for x, y, s in units)

    @property
    def flag_lines(self) -> tuple[FlagLine, ...]:
        """The lines of flags from the stupa's tip to both sides.

        The right one ends beyond the window, the left one too unless it is tied to something.
        """
        right = self.left + self.size_px[0] / self.scale
        tip = self.point(*STUPA_TOP)
        lines = []
        for end, sag in (
            (self.point(max(1960.0, right + 40), 262.0), 0.103),
            (self.tied or self.point(self.left - 50, 300.0), 0.097),
        ):
            span = abs(end[0] - tip[0])
            count = max(2, round(span / (51 * self.scale)))
            lines.append(FlagLine(tip, end, sag * span, count, 30 * self.scale))
        return tuple(lines)


def home_view(size_px: tuple[int, int]) -> HomeView:
    """The view for a window of ``size_px``."""
    width, height = max(1, size_px[0]), max(1, size_px[1])
    scale = min(height / 1080, width / (_RIGHT - _NEEDED_LEFT))
    spare = width / scale - _RIGHT
    right = _RIGHT + max(0.0, spare / 2)
    below = (1080 - TABLE_UNIT) * scale
    table_y = round(height - max(below, height * (0.2 if width < height else 0.0)))
    return HomeView((width, height), scale, right - width / scale, table_y)
