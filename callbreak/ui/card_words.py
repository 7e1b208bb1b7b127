"""A sentence in which the cards stand out: "Beat the **J♥** with the **Q♥**"."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from callbreak.ui import text

if TYPE_CHECKING:
    import pygame

    from callbreak.ui.text_style import TextStyle

_CARD: Final = re.compile(r"((?:10|[2-9JQKA])[♠♥♦♣])")
_STRONG: Final = 700


def render_with_cards(words: str, style: TextStyle, width_px: int) -> pygame.Surface | None:
    """The sentence on one line with its cards in bold; None where that is too wide."""
    strong = style.weighted(_STRONG)
    parts = [
        (part, strong if _CARD.fullmatch(part) else style) for part in _CARD.split(words) if part
    ]
    line = text.render_parts(parts)
    return line if line.get_width() <= width_px else None
