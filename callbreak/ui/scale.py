"""From the sizes of the drawings to pixels: the window's unit and the text size together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from callbreak.ui.window import unit_of

SMALLEST_TEXT_PX: Final = 12
SMALLEST_TEXT: Final = 14
"""No text is smaller than 12 px, or than 14 units, unless the text size says so."""

# Controls do not shrink below this unit, so that text in them keeps its margins.
_SMALLEST_CONTROL_UNIT = 0.66


@dataclass(frozen=True, slots=True)
class Scale:
    """How large things are. Sizes of the drawings are in units; 1 unit is 1 px at 1280 x 720.

    Attributes:
        unit: pixels a unit, for the table, panels and gaps.
        text: the text size setting, 0.8 to 1.5.
        least_unit: the window's unit where ``unit`` has grown with the text size.
    """

    unit: float
    text: float = 1.0
    least_unit: float | None = None

    @staticmethod
    def of(size_px: tuple[int, int], text_per_cent: int = 100) -> Scale:
        """The scale for a window."""
        return Scale(unit_of(size_px), text_per_cent / 100)

    def px(self, units: float) -> int:
        """A length that goes with the window. Anything drawn stays at least 1 px."""
        return max(1, round(units * self.unit)) if units > 0 else round(units * self.unit)

    def font_px(self, units: float) -> int:
        """A font's size: at least 12 px, at least 14 units, times the text size."""
        smallest_px = max(SMALLEST_TEXT_PX, SMALLEST_TEXT * self.unit)
        return round(max(units * self.unit, smallest_px) * self.text)

    @property
    def smallest_font_px(self) -> int:
        """The least size of a font where large text finds no room: that of usual text size."""
        unit = self.unit if self.least_unit is None else min(self.unit, self.least_unit)
        return round(max(SMALLEST_TEXT_PX, SMALLEST_TEXT * unit) * min(1.0, self.text))

    @property
    def control_unit(self) -> float:
        """Pixels a unit for controls, which must hold text of any size."""
        return max(self.unit, _SMALLEST_CONTROL_UNIT) * self.text

    def control(self, units: float) -> int:
        """A length of a control that goes with its text."""
        return max(1, round(units * self.control_unit))
