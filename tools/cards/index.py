"""The corner index: the rank in slab letters and the suit under it, readable at 60 px."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from io import BytesIO

import pathops
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from tools.cards.forms import path
from tools.cards.outline import Outline
from tools.cards.picture import Picture
from tools.cards.suits import Suit, sign

_CENTRE_X, _TOP, _CAP = 24.5, 14.0, 47.0
_WIDEST = 36.0
_TAIL = 3.0  # how far the Q may hang below the line without touching the suit
_SUIT_Y, _SUIT_SIZE = 92.0, 37.0
_WEIGHT = 820
_HEAVIER_RIGHT = {"J": 1.8}  # its stem, not its middle, should stand over the suit

# The font's own 1 and 0 are far too wide side by side, and squeezing them thins the stems: the
# ten is drawn, with the stems of its neighbours.
_ONE = (
    "M-4.9 -5.6L-1.4 -4.8L-1.4 0L-19.6 0L-19.6 -4.8L-14.6 -5.6L-14.6 -35.2L-19.6 -34"
    "L-19.6 -39.6C-15.4 -40.6 -12.4 -43.2 -11.4 -47L-4.9 -47Z"
)
_ZERO = ((9.4, 9.8, 23.9), (9.4, 2.9, 16.6))  # centre, half width, half height: ring and hole


def draw_index(rank: str, suit: Suit, colour: str) -> Picture:
    """Return the index of both corners; `rank` is one of A K Q J T 9 .. 2."""
    letters = _ten() if rank == "T" else _letter(rank)
    corner = Outline.join(
        [
            letters.placed(_CENTRE_X, _TOP + _CAP),
            sign(suit).placed(_CENTRE_X, _SUIT_Y, scale=_SUIT_SIZE / 100),
        ]
    )
    picture = Picture()
    picture.paint(corner, colour)
    return picture.doubled()


@cache
def _ten() -> Outline:
    ring, hole = (_round_box(x, wide, tall) for x, wide, tall in _ZERO)
    return Outline.join([path(_ONE), ring - hole])


def _round_box(x: float, wide: float, tall: float) -> Outline:
    """Return a narrow upright round form, fuller than an ellipse, as a condensed zero is."""
    y, a, b = -_CAP / 2, wide * 0.78, tall * 0.6
    return path(
        f"M{x} {y - tall}C{x + a} {y - tall} {x + wide} {y - b} {x + wide} {y}"
        f"C{x + wide} {y + b} {x + a} {y + tall} {x} {y + tall}"
        f"C{x - a} {y + tall} {x - wide} {y + b} {x - wide} {y}"
        f"C{x - wide} {y - b} {x - a} {y - tall} {x} {y - tall}Z"
    )


@cache
def _font() -> TTFont:
    with (files("fontpkg_bitter") / "files" / "Bitter[wght].ttf").open("rb") as stream:
        return TTFont(BytesIO(stream.read()))


@cache
def _letter(text: str) -> Outline:
    """Return a letter centred on x = 0, standing on y = 0, all of them equally high."""
    font = _font()
    glyph = font.getGlyphSet(location={"wght": _WEIGHT})[font.getBestCmap()[ord(text)]]
    raw = pathops.Path()
    glyph.draw(TransformPen(raw.getPen(glyphSet=None), (1, 0, 0, -1, 0, 0)))
    raw.simplify(fix_winding=True)
    left, top, right, bottom = raw.bounds
    height = _CAP + (_TAIL if text == "Q" else 0)
    tall = height / (bottom - top)
    wide = min(_CAP / font["OS/2"].sCapHeight, _WIDEST / (right - left))
    drop = _TAIL if text == "Q" else 0
    middle = (left + right) / 2 * wide + _HEAVIER_RIGHT.get(text, 0)
    return Outline(raw).mapped((wide, 0, 0, tall, -middle, drop - bottom * tall))
