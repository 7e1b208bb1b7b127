"""Hair that shows between headdress and skin, moustaches and beards, in face units."""

from __future__ import annotations

from tools.cards.forms import path
from tools.cards.palette import INK, INNER
from tools.cards.picture import Picture

SIDE_LOCK = path("M24 -50C27 -36 29.4 -20 30.6 2C34 -6 36 -14 37 -24L38 -52Z")
NAPE = path("M34 -46C50 -36 50 -4 46 18C43 30 36 32 33 26Z")
SHORT_NAPE = path("M34 -46C47 -36 47 -6 43 10C41 18 36 20 33 16Z")
FRINGE_UNDER_CAP = path(
    "M-31 -44C-32 -38 -32 -32 -31 -25C-28 -31 -22 -34 -14 -34C0 -35 14 -34 22 -31"
    "C27 -24 30 -12 31 2C35 -6 37 -16 38 -26L40 -48Z"
)

_GRAND = (
    "M-13.4 21.6C-17.4 19.4 -23 21.4 -26.4 25.6C-28.6 28.2 -31.6 28.4 -34.6 25.4"
    "C-34.6 31.4 -29.4 34.6 -24.6 32.4C-20.4 30.6 -17 28.8 -13 28.6C-6.4 28.8 -1 31.6 4.6 34"
    "C11.6 36.8 19.6 34.2 20.6 25.8C16.4 29.2 11.6 28 7.4 25.2C1.4 21.2 -7 18.8 -13.4 21.6Z"
)
_GRAND_LIGHTS = "M-10 23.6C-4 23.2 1.4 25.6 6 28.6M-16.6 23.8C-20 24 -22.6 25.6 -25 28"
_PENCIL = (
    "M-13.4 22.4C-16 21.6 -20 22.6 -23 26C-19.6 25.2 -16.4 24.9 -13 25.2C-8 24.9 -2 25.2 4.4 26.6"
    "C1 23.2 -6 21.6 -13.4 22.4Z"
)
_DROOPING = (
    "M-13 21.8C-17 20.6 -21.6 22.6 -24 27C-25.6 31 -26.2 36 -25.4 41C-23.4 36 -21.6 31.6 -19.4 28.8"
    "C-17.4 26.8 -15 26.2 -12.4 26.4C-7.6 26.2 -2.4 27 1.4 30.4C4.4 33.6 6.4 38.4 7.4 44"
    "C9 38.4 8.4 31.6 4.8 27C.6 22.2 -6.4 20.4 -13 21.8Z"
)


def grand_moustache(colour: str, lights: str, edge: str | None = None) -> Picture:
    """Return a wide moustache with turned-up tips."""
    picture = Picture()
    picture.paint(path(_GRAND), colour, edge, 0.9)
    picture.draw(path(_GRAND_LIGHTS), lights, 0.6)
    return picture


def pencil_moustache() -> Picture:
    """Return the thin moustache of a young soldier."""
    picture = Picture()
    picture.paint(path(_PENCIL), INK)
    return picture


def drooping_moustache(colour: str) -> Picture:
    """Return the thin moustache of the mountains that hangs down past the mouth."""
    picture = Picture()
    picture.paint(path(_DROOPING), colour)
    return picture


_WHITE_BEARD = path(
    "M-31 14C-31 28 -27 44 -17 55C-8 63 8 62 18 54C30 44 35 28 34.5 16L33.5 8L37 -24L38 -50L22 -50"
    "C27 -38 30 -18 28.5 2C26.5 15 20 22 12 24C6 24 2 26 -2 29L-6 36.5C-9 38.6 -12 38.6 -15 36.5"
    "L-18 30C-23 27 -28 22 -31 14Z"
)
_WHITE_STRANDS = path(
    "M-22 34C-20 44 -14 52 -8 56M-9 44C-9 50 -6 56 -2 59M4 34C6 44 5 52 6 58M14 28"
    "C18 36 17 46 14 54"
    "M25 18C28 26 26 36 22 46M33.5 -40C34 -24 33 -4 30.5 12M28.5 -40C30.5 -28 32 -16 31.5 -6"
)
_BLACK_BEARD = path(
    "M-32 8C-33 26 -31 44 -25 58C-20 70 -12 80 -4 84C6 82 18 74 26 62C34 48 36 30 35 12L34 2"
    "L37 -24L38 -50L24 -50C28 -38 31 -18 29.6 0C28.6 11 24 17 17 19.6C10 21 4 22 0 25.6L-4 34.6"
    "C-8 37.4 -13 37.4 -16.4 34.8L-19.6 28C-25 24 -29.6 17 -32 8Z"
)
_BLACK_STRANDS = path(
    "M-26 30C-25 42 -21 54 -15 64M-18 40C-17 52 -13 64 -8 72M-8 46C-8 58 -6 68 -3 76"
    "M3 44C5 56 4 66 3 74M13 34C16 46 15 58 11 68M23 24C27 38 25 50 20 60"
)


def white_beard(colour: str, strands: str) -> Picture:
    """Return the short full beard of an old man, with its side lock."""
    picture = Picture()
    picture.paint(_WHITE_BEARD, colour, INK, INNER)
    picture.draw(_WHITE_STRANDS, strands, 0.8)
    return picture


def black_beard(colour: str, strands: str) -> Picture:
    """Return the long full beard of a warrior, combed to a point, with its side lock."""
    picture = Picture()
    picture.paint(_BLACK_BEARD, colour)
    picture.draw(_BLACK_STRANDS, strands, 0.8)
    return picture
