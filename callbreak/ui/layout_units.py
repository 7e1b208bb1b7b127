"""The units of a window: by them everything on the table, the score sheet and the end is placed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from callbreak.ui.scale import SMALLEST_TEXT, SMALLEST_TEXT_PX

_WIDE: Final = (1280, 720)
_UPRIGHT: Final = (720, 1152)
"""The design sizes of the two arrangements, in table units."""

_UPRIGHT_BELOW: Final = 0.95
"""A window narrower than this part of its height is upright."""

_SMALLEST_UNIT: Final = 0.25

_BORDER: Final = 36
_SIDE: Final = 56
_TOP: Final = 49
_GAP: Final = 8
_TALLEST: Final = 1.2


@dataclass(frozen=True, slots=True)
class WindowUnits:
    """How a window is measured.

    Attributes:
        size: the window, in pixels.
        upright: whether it is taller than wide, so that things stand one below the other.
    """

    size: tuple[int, int]
    upright: bool

    @property
    def design(self) -> tuple[int, int]:
        """The size in table units for which this arrangement was drawn."""
        return _UPRIGHT if self.upright else _WIDE

    @property
    def u(self) -> float:
        """The table unit in pixels: 1 where the window has its design size."""
        width, height = self.design
        return max(min(self.size[0] / width, self.size[1] / height), _SMALLEST_UNIT)

    @property
    def least_p(self) -> float:
        """The panel unit with which the smallest text can just be read, at text size 100."""
        return max(self.u, SMALLEST_TEXT_PX / SMALLEST_TEXT)


def window_units(size: tuple[int, int]) -> WindowUnits:
    """The units for a window of that size."""
    return WindowUnits(size, size[0] < _UPRIGHT_BELOW * size[1])


@dataclass(frozen=True, slots=True)
class Measures:
    """By what the parts of one arrangement of the table are placed.

    Attributes:
        window: the window with its table unit.
        p: the panel unit, in pixels.
    """

    window: WindowUnits
    p: float

    @property
    def u(self) -> float:
        """The table unit, in pixels."""
        return self.window.u

    @property
    def upright(self) -> bool:
        """Whether things stand one below the other."""
        return self.window.upright

    @property
    def width(self) -> int:
        """The window's width."""
        return self.window.size[0]

    @property
    def height(self) -> int:
        """The window's height."""
        return self.window.size[1]

    @property
    def side(self) -> int:
        """How far from the window's sides panels stay."""
        return self.table_px(_BORDER + _GAP if self.upright else _SIDE)

    @property
    def top(self) -> int:
        """How far from the window's upper edge they stay."""
        return self.table_px(_TOP)

    @property
    def gap(self) -> int:
        """Between two of them."""
        return self.table_px(_GAP)

    @property
    def tall(self) -> float:
        """How much higher than designed the window is, from 1 to 1.2: cards grow with that."""
        return min(max(self.height / (self.window.design[1] * self.u), 1.0), _TALLEST)

    def table_px(self, units: float) -> int:
        """A length of cards and gaps."""
        return round(units * self.u)

    def panel_px(self, units: float) -> int:
        """A length of what holds text."""
        return round(units * self.p)
