"""A sentence in which the cards stand out: "Beat the **J♥** with the **Q♥**".

Its first words may have a colour of their own: "**Call 4.** Your hand is worth about 4.2 tricks."
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from callbreak.ui import text

if TYPE_CHECKING:
    import pygame

    from callbreak.ui.text_style import TextStyle
    from callbreak.ui.theme import Colour

_CARD: Final = re.compile(r"((?:10|[2-9JQKA])[♠♥♦♣])")
_LEADING: Final = 600
_STRONG: Final = 700


def render_with_cards(
    words: str,
    style: TextStyle,
    width_px: int,
    lead: str = "",
    lead_colour: Colour | None = None,
) -> pygame.Surface | None:
    """The sentence on one line with its cards in bold; None where that is too wide.

    ``lead`` is what it begins with in another colour, empty for nothing.
    """
    first = ""
    if lead and lead_colour is not None and words.startswith(lead):
        first, words = lead, words[len(lead) :]
    parts = []
    if first:
        parts += _parts(first, style.coloured(lead_colour or style.colour).weighted(_LEADING))
    line = text.render_parts(parts + _parts(words, style))
    return line if line.get_width() <= width_px else None


def _parts(words: str, style: TextStyle) -> list[tuple[str, TextStyle]]:
    strong = style.weighted(_STRONG)
    return [
        (part, strong if _CARD.fullmatch(part) else style) for part in _CARD.split(words) if part
    ]
