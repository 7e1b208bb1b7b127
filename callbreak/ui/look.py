"""What a widget needs to draw itself: colours, sizes, motion and the roles of text."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from callbreak.ui.fonts import Family
from callbreak.ui.scale import Scale
from callbreak.ui.text_style import TextStyle
from callbreak.ui.theme import Colour, Theme
from callbreak.ui.tween import Motion

Role = Literal[
    "logo",
    "finish",
    "sheet_title",
    "panel_title",
    "heading",
    "call_number",
    "big_total",
    "strip_total",
    "seat_name",
    "big_button",
    "button",
    "row_name",
    "option",
    "chosen",
    "body",
    "strong",
    "second",
    "small",
    "small_strong",
]


class _Type(NamedTuple):
    family: Family
    weight: int
    units: float


ROLES: Final[dict[Role, _Type]] = {
    "logo": _Type("heading", 800, 88),
    "finish": _Type("heading", 800, 69),
    "sheet_title": _Type("heading", 700, 35),
    "panel_title": _Type("heading", 700, 28),
    "heading": _Type("heading", 600, 21),
    "call_number": _Type("heading", 700, 37),
    "big_total": _Type("heading", 800, 32),
    "strip_total": _Type("heading", 700, 21),
    "seat_name": _Type("heading", 600, 21),
    "big_button": _Type("heading", 600, 23),
    "button": _Type("heading", 600, 20),
    "row_name": _Type("heading", 600, 19),
    "option": _Type("body", 500, 17),
    "chosen": _Type("body", 600, 17),
    "body": _Type("body", 500, 17),
    "strong": _Type("body", 600, 17),
    "second": _Type("body", 500, 15),
    "small": _Type("body", 500, 14),
    "small_strong": _Type("body", 600, 14),
}
"""Typeface, weight and size of each role, in units of the drawings."""


@dataclass(frozen=True, slots=True)
class Look:
    """The look in force; scenes hand it to every widget."""

    theme: Theme = field(default_factory=Theme)
    scale: Scale = field(default_factory=lambda: Scale(1.0))
    motion: Motion = field(default_factory=Motion)

    def text(self, role: Role, colour: Colour | None = None) -> TextStyle:
        """The style of a role, ivory if no colour is said."""
        kind = ROLES[role]
        size_px = self.scale.font_px(kind.units)
        return TextStyle(kind.family, kind.weight, size_px, colour or self.theme.ivory)

    def px(self, units: float) -> int:
        """A length that goes with the window."""
        return self.scale.px(units)

    def control(self, units: float) -> int:
        """A length that goes with the text in it."""
        return self.scale.control(units)
