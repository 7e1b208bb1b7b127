"""Jack of diamonds: the flute player with long curls, eyes lowered over his bansuri."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import SLOPING, garland
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, path, petals, rectangle
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import fluting
from tools.cards.outline import Outline
from tools.cards.palette import (
    BROWN_HAIR,
    CREASE,
    CRIMSON,
    HONEY,
    INK,
    INNER,
    IVORY,
    LEAF_GREEN,
    MARIGOLD,
    OUTER,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, border, cuff

_FACE = Face(
    "youth",
    HONEY,
    "lowered",
    "youth",
    "straight",
    "flute",
    brow_colour=BROWN_HAIR,
    build=Build(cheek=0.99, jaw=0.98, chin=0),
)
_TILT = -6
_STRAND = "#5d4030"


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    half.add(_long_hair(), on_shoulders(_TILT))
    half.add(neck(HONEY, slender=0.92))
    half.add(_tunic())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_arms())
    return two_headed(half, setting)


def _tunic() -> Picture:
    picture = Picture()
    picture.paint(SLOPING, IVORY, INK, OUTER)
    stole = path(
        "M154 120C166 128 180 134 190 144C206 154 211 182 214 214L152 214C166 186 168 152 154 120Z"
    )
    picture.paint(stole, LEAF_GREEN, INK, OUTER)
    picture.draw(
        path("M176 134C182 148 182 166 178 186M192 146C198 160 198 176 194 190"), INK, INNER
    )
    picture.add(
        border(
            Cubic((155, 121), (166, 150), (164, 184), (152, 214)),
            8,
            Thread(MARIGOLD, CRIMSON, IVORY),
        )
    )
    picture.add(garland(Cubic((108, 128), (116, 178), (146, 178), (156, 126)), 3.9))
    return picture


def _long_hair() -> Picture:
    """Return the curls behind head and shoulders."""
    picture = Picture()
    curls = path(
        "M-34 -30C-44 -64 -22 -86 6 -86C40 -86 58 -62 58 -34C66 -26 66 -12 60 -4C70 6 70 20 62 28"
        "C68 38 64 52 54 56C50 66 36 68 28 60L20 20L-10 -30Z"
    )
    picture.paint(curls, BROWN_HAIR, INK, 0.9)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    fringe = path(
        "M-32 -22C-42 -58 -24 -84 4 -85C38 -85 56 -60 54 -30C56 -20 54 -8 47 -2C50 8 46 18 38 20"
        "C34 12 32 2 32 -8C34 -22 30 -34 22 -40C18 -34 8 -32 2 -36C-6 -30 -18 -32 -22 -38"
        "C-28 -34 -31 -28 -32 -22Z"
    )
    picture.paint(fringe, BROWN_HAIR, INK, 0.9)
    waves = path(
        "M-24 -68C-14 -78 6 -82 22 -76M30 -70C44 -60 48 -46 46 -30M36 -30"
        "C42 -22 44 -12 40 0M-10 -37C-14 -42 -14 -48 -12 -52M10 -36C12 -42 12 -48 10 -52"
    )
    picture.draw(waves, _STRAND, 0.9)
    band = Cubic((-37, -48), (-20, -60), (26, -62), (53, -44))
    picture.paint(band.ribbon(11) & fringe, CRIMSON, INK, INNER)
    dots = (circle(x, y, 1.8) for x, y, _ in band.stops(10)[1:])
    picture.paint(Outline.join(dots), MARIGOLD)
    leaf = path("M0 0C-5 -6 -5 -16 0 -24C5 -16 5 -6 0 0Z")
    leaves = Outline.join(leaf.placed(40, -56, turn=turn) for turn in (-34, 6, 46))
    picture.paint(leaves, LEAF_GREEN, INK, INNER)
    picture.paint(
        petals("M0 0C-5 -4 -5 -10 0 -12.6C5 -10 5 -4 0 0Z", 8, 40, -54), MARIGOLD, INK, 0.8
    )
    picture.paint(circle(40, -54, 4.6), CRIMSON, INK, 0.7)
    picture.cord(circle(38, 19, 4.6), MARIGOLD, INK, 1.1, 0.45)
    return picture


def _arms() -> Picture:
    """Return the flute at the lips and both hands on it."""
    picture = Picture()
    picture.paint(
        path("M55 121C51 128 51 137 53.6 145L58.4 145C60 137 59 128 57.4 121Z"), CRIMSON, INK, INNER
    )
    near_sleeve = path("M112 152C106 142 103 138 102 132L84 136C81 148 83 172 92 196L130 190Z")
    picture.paint(near_sleeve, IVORY, INK, OUTER)
    far_sleeve = path("M52 214C49 190 53 164 59 146L78 145C80 160 88 178 104 196L104 214Z")
    picture.paint(far_sleeve, IVORY, INK, OUTER)
    folds = path(
        "M58.6 163C64 158.6 70 158 74.6 160M56 177C63 171.6 71 171 78.4 174"
        "M91 152C95 149 99 148.4 103 149.6M92 166C97 162 103 161.4 109 163.6"
    )
    picture.draw(folds, CREASE, INNER)
    for wrist in (path("M99 115C98 121 96 127 94 133"), path("M71.6 121C71 128 69.6 136 68.4 144")):
        picture.cord(wrist, HONEY.base, HONEY.line, 10.4, 0.95)
    flute = path("M54 119.6L122.4 105.2C125 104.8 126 110.6 123.4 111.4L55.4 126Z")
    picture.paint(flute, "#d9a45a", INK, OUTER)
    bands = [
        rectangle(-1.8, -3.6, 3.6, 7.2).placed(x, y, turn=-12)
        for x, y in ((59.6, 121.8), (84.6, 116.4), (114, 110.2))
    ]
    picture.paint(Outline.join(bands), CRIMSON, INK, 0.6)
    picture.add(fluting(HONEY, 99, 114, turn=-12, scale=0.86))
    picture.add(fluting(HONEY, 71, 120, turn=-12, scale=0.86))
    picture.add(cuff(68.6, 146, MARIGOLD, CRIMSON, turn=-3, width=22))
    picture.add(cuff(93, 135, MARIGOLD, CRIMSON, turn=-12, width=22))
    return picture
