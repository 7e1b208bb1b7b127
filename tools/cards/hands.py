"""Hands: a fist around a shaft, a hand that pinches a stem, an open palm, fingers on a flute.

Fingers are thick round strokes: first all in the line colour, a little thicker, then in skin.
"""

from __future__ import annotations

from tools.cards.forms import path
from tools.cards.outline import Outline, placement
from tools.cards.palette import INNER, Skin
from tools.cards.picture import Picture

_EDGE = 0.95


def fist(skin: Skin, x: float, y: float, *, turn: float = 0, scale: float = 1) -> Picture:
    """Return a right hand closed around an upright shaft at (x, y), the wrist below."""
    picture = Picture()
    back = path(
        "M-9 -11C-4 -14 6 -14 10.4 -9C13.6 -3 13 8 11 13L8.6 20.6L-5.6 20.6L-8 12"
        "C-12 6 -12 -6 -9 -11Z"
    )
    picture.paint(back, skin.shade, skin.line, INNER)
    fingers = path("M-7.6 -9H5.6M-8.8 -3.4H6.6M-8.6 2.2H6M-7.2 7.6H4.2")
    picture.draw(fingers, skin.line, 6.2 + 2 * _EDGE - 0.7)
    picture.draw(fingers, skin.base, 4.7)
    heel = path(
        "M-4.6 20.2C-5 17 -5.6 13.4 -4 11.8L5 11.6C8.6 9.6 9.6 6 9.4 2.4L11.6 4L10.4 13L8 20.2Z"
    )
    picture.paint(heel, skin.base)
    thumb = path("M9.8 7.6C10.8 1.6 9.4 -4.6 4.2 -8.4")
    picture.draw(thumb, skin.line, 4.4 + 2 * _EDGE)
    picture.draw(thumb + path("M9.6 7L8.4 12"), skin.base, 4.4)
    picture.draw(path("M3.2 -9.8L4.9 -8.6"), skin.blush, 1.9)
    return picture.mapped(placement(x, y, scale=scale, turn=turn))


def pinch(skin: Skin, x: float, y: float, *, turn: float = 0, scale: float = 1) -> Picture:
    """Return a right hand whose thumb and index meet at (x, y) on a stem, three fingers fanned."""
    picture = Picture()
    fan = path("M11 13C14 7 15 1 11.4 -7.4M14 14C18 8 20 1 18 -6.8M16.4 17C21 12 24.4 7 24.2 -.8")
    palm = path("M6 31C4 24 3.4 18 6 12C9 8.6 15 9 18.6 13C21 18 19.6 24 16 31Z")
    picture.draw(fan, skin.line, 4.6 + 2 * _EDGE)
    picture.paint(palm, skin.base, skin.line, 2 * _EDGE)
    picture.draw(fan, skin.base, 4.6)
    picture.paint(path("M6.4 31L6 14L17.8 14L16 31Z"), skin.base)
    near = path("M9.6 13C10.4 7 6.4 2 .6 .6M6.6 22C4 17 1.8 11 .2 4.6")
    picture.draw(near, skin.line, 4.9 + 2 * _EDGE)
    picture.draw(near, skin.base, 4.9)
    picture.paint(path("M6.3 30C5 25 5.4 20 6.4 15L11.6 13L15 30Z"), skin.base)
    creases = path("M12.4 16C14 15 15.6 15.4 17 16.6M8.4 20.6C9.4 18.6 9.6 17 9 15")
    picture.draw(creases, skin.shade, 0.9)
    return picture.mapped(placement(x, y, scale=scale, turn=turn))


def open_palm(skin: Skin, x: float, y: float, *, turn: float = 0, scale: float = 1) -> Picture:
    """Return a hand held out flat with the palm up; what it bears stands on (x, y)."""
    picture = Picture()
    far = path("M2 5.6C-5 6.6 -11 5.4 -17.4 1.6")
    picture.draw(far, skin.line, 4.2 + 2 * _EDGE)
    picture.draw(far, skin.base, 4.2)
    palm = path(
        "M-12.6 2.4C-6 1.4 4 1 10 2.2C16 4 17.6 12 16.4 20L14.4 30L1.4 30C1.6 23 .4 17 -3.4 14"
        "C-8 12 -12.6 9 -14.6 6C-15.4 4 -14.6 2.8 -12.6 2.4Z"
    )
    picture.paint(palm, skin.base, skin.line, INNER)
    picture.paint(path("M14.8 8C17 14 16 22 14.2 29.4L9.6 29.4C12 22 14 15 14.8 8Z"), skin.shade)
    near = path("M-2 11.4C-8 10.6 -13 8.6 -17.6 5.6M11.4 10C14.6 6 15.4 1.6 13.4 -3.2")
    picture.draw(near, skin.line, 4.3 + 2 * _EDGE)
    picture.draw(near + path("M10.4 13L11.6 9"), skin.base, 4.3)
    return picture.mapped(placement(x, y, scale=scale, turn=turn))


def fluting(skin: Skin, x: float, y: float, *, turn: float = 0, scale: float = 1) -> Picture:
    """Return four fingertips that reach over a level flute at (x, y) from above and behind."""
    picture = Picture()
    knuckles = path(
        "M-12.4 -3C-12.8 -9 -6 -13 2 -12.4C9.6 -11.8 13 -7.6 12.4 -2C12 1 10 3 7 4L-8 4"
        "C-11 3 -12.2 0 -12.4 -3Z"
    )
    picture.paint(knuckles, skin.shade, skin.line, INNER)
    reach = (2.2, 3.4, 3, 1.4)
    tips = Outline.join(
        path(f"M{5.5 * i - 7.6} -7C{5.5 * i - 7.8} -4 {5.5 * i - 8} -1 {5.5 * i - 8.2} {end}")
        for i, end in enumerate(reach)
    )
    picture.draw(tips, skin.line, 4.6 + 2 * _EDGE - 0.6)
    picture.draw(tips, skin.base, 4.5)
    return picture.mapped(placement(x, y, scale=scale, turn=turn))
