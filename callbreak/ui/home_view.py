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
CARD_WIDTH: Final = 230.0
_BOWL: Final = 60.0  # half of how wide a lamp is
_FAN_HALF: Final = 396.0  # half of how wide the fan of cards lies

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
    """How the plane of units lies in a window.

    What stands on the table is moved to the right by ``shift_px``, out of the way of the menu that
    reaches as far as ``menu_px``.
    """

    size_px: tuple[int, int]
    scale: float
    left: float  # the unit at the window's left edge
    table_y: int  # px
    menu_px: int = 0
    shift_px: float = 0.0
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
        x, y = self.point(*CARDS)
        return x + self.shift_px, y

    @property
    def lamps(self) -> tuple[Lamp, ...]:
        """The lamps on the table that are in sight, from the back to the front."""
        units = ((780, 944, 0.68), (1790, 946, 0.72), (905, 1000, 1.06), (1640, 1004, 1.2))
        lamps = []
        for x, y, scale in units:
            at_x, at_y = self.point(x, y)
            lamps.append(Lamp(at_x + self.shift_px, at_y, scale * self.scale))
        right = self.size_px[0]
        return tuple(lamp for lamp in lamps if self.menu_px <= lamp.x <= right - _BOWL * lamp.scale)

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


def home_view(size_px: tuple[int, int], menu_px: int = 0) -> HomeView:
    """The view for a window of ``size_px`` in which a menu stands as far as ``menu_px``.

    The cards lie to the right of it, as far as the window is wide enough for that.
    """
    width, height = max(1, size_px[0]), max(1, size_px[1])
    scale = min(height / 1080, width / (_RIGHT - _NEEDED_LEFT))
    spare = width / scale - _RIGHT
    right = _RIGHT + max(0.0, spare / 2)
    below = (1080 - TABLE_UNIT) * scale
    table_y = round(height - max(below, height * (0.2 if width < height else 0.0)))
    left = right - width / scale
    cards_x, half = (CARDS[0] - left) * scale, _FAN_HALF * scale
    shift = max(min(menu_px, width - 2 * half) + half - cards_x, 0.0)
    return HomeView((width, height), scale, left, table_y, menu_px, shift)
