"""Signs that text fonts lack, drawn from the icons: suits, check, cross and star.

A text holds them as their Unicode characters; the text engine sets the drawing in their place.
"""

from __future__ import annotations

import functools
import io
from typing import Final, NamedTuple

import pygame

from callbreak.paths import asset
from callbreak.ui.svg import hex_of
from callbreak.ui.theme import Colour


class _Sign(NamedTuple):
    icon: str
    # The drawing's height as part of the height of a capital letter.
    height: float


_SIGNS: Final = {
    "♠": _Sign("spade", 1.12),
    "♤": _Sign("spade", 1.12),
    "♥": _Sign("heart", 1.08),
    "♡": _Sign("heart", 1.08),
    "❤": _Sign("heart", 1.08),
    "♦": _Sign("diamond", 1.16),
    "♢": _Sign("diamond", 1.16),
    "♣": _Sign("club", 1.12),
    "♧": _Sign("club", 1.12),
    "✓": _Sign("check", 1.3),
    "✔": _Sign("check", 1.3),
    "✗": _Sign("cross", 1.2),
    "✘": _Sign("cross", 1.2),
    "★": _Sign("star", 1.3),
    "☆": _Sign("star", 1.3),
}
SIGNS: Final = frozenset(_SIGNS)

# Each suit's own colour: (on dark, on paper). Suits that are not named take the text's colour.
_TWO_COLOURS: Final[dict[str, tuple[Colour, Colour]]] = {
    "heart": ((0xFF, 0x7B, 0x72), (0xC2, 0x2F, 0x36)),
    "diamond": ((0xFF, 0x7B, 0x72), (0xC2, 0x2F, 0x36)),
}
_FOUR_COLOURS: Final[dict[str, tuple[Colour, Colour]]] = {
    "heart": _TWO_COLOURS["heart"],
    "diamond": ((0x8F, 0xBE, 0xFF), (0x24, 0x58, 0xB8)),
    "club": ((0x86, 0xD9, 0x9F), (0x1F, 0x7A, 0x3D)),
}


def sign_height_px(sign: str, cap_height_px: float) -> int:
    """How high a sign stands beside capitals of that height."""
    return max(6, round(_SIGNS[sign].height * cap_height_px))


def sign_surface(sign: str, height_px: int, text_colour: Colour, *, four: bool) -> pygame.Surface:
    """The drawing of a sign, coloured to suit the text it stands in; shared: do not draw on it.

    `four` asks for the four-colour deck's clubs and diamonds.
    """
    icon = _SIGNS[sign].icon
    return _tinted(icon, height_px, _colour(icon, text_colour, four=four))


def _colour(icon: str, text_colour: Colour, *, four: bool) -> Colour:
    pair = (_FOUR_COLOURS if four else _TWO_COLOURS).get(icon)
    if pair is None:
        return text_colour
    on_dark, on_paper = pair
    return on_dark if _is_light(text_colour) else on_paper


def _is_light(colour: Colour) -> bool:
    """Light text stands on a dark ground."""
    red, green, blue = colour
    return 0.299 * red + 0.587 * green + 0.114 * blue > 128


@functools.lru_cache(maxsize=256)
def _tinted(icon: str, height_px: int, colour: Colour) -> pygame.Surface:
    drawing = _source(icon).replace("#ffffff", hex_of(colour))
    square = pygame.image.load_sized_svg(io.BytesIO(drawing.encode()), (height_px, height_px))
    ink = square.get_bounding_rect()
    if not ink.width:
        return square
    return square.subsurface((ink.x, 0, ink.width, square.get_height()))


@functools.cache
def _source(icon: str) -> str:
    return asset(f"icons/ui/{icon}.svg").read_text(encoding="utf-8")
