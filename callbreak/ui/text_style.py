"""What a text looks like: typeface family, weight, size and colour."""

from __future__ import annotations

import functools
from dataclasses import dataclass, replace
from typing import NamedTuple

from callbreak.ui.fonts import Family
from callbreak.ui.theme import Colour

_SMALLEST_PX = 4
_LARGEST_PX = 600


class Voice(NamedTuple):
    """The part of a style that chooses fonts and widths."""

    family: Family
    weight: int
    size_px: int


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How to set a text. `weight` is one of 500, 600, 700, 800; the nearest there is, is taken.

    `size_px` is the font's size in pixels of the window; `colour` red, green, blue, 0 to 255.
    """

    family: Family
    weight: int
    size_px: int
    colour: Colour

    @property
    def voice(self) -> Voice:
        """What chooses the fonts; the same for all colours."""
        return _voice(self.family, self.weight, self.size_px)

    def sized(self, size_px: int) -> TextStyle:
        """The same style in another size."""
        return replace(self, size_px=size_px)

    def coloured(self, colour: Colour) -> TextStyle:
        """The same style in another colour."""
        return replace(self, colour=colour)

    def weighted(self, weight: int) -> TextStyle:
        """The same style in another weight."""
        return replace(self, weight=weight)


@functools.lru_cache(maxsize=256)
def _voice(family: Family, weight: int, size_px: int) -> Voice:
    """One object for all texts that are alike: every line that was measured holds on to its own."""
    return Voice(family, weight, min(max(size_px, _SMALLEST_PX), _LARGEST_PX))
