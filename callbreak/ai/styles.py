"""How a bot likes to call. A style moves a call only where two are about as good."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class Style(StrEnum):
    """How a bot calls when two calls are about as good."""

    EVEN = "even"
    BOLD = "bold"
    CAREFUL = "careful"


_STYLE_OF_NAME: Final = {
    "Asha": Style.EVEN,
    "Bikram": Style.BOLD,
    "Chandra": Style.CAREFUL,
}


def style_of(name: str) -> Style:
    """The style of an opponent by name; a name of the player's own gets a fixed one too."""
    styles = tuple(Style)
    return _STYLE_OF_NAME.get(name) or styles[sum(map(ord, name)) % len(styles)]
