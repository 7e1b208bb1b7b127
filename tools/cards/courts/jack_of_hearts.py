"""Jack of hearts: a smiling page in a white turban with a tail, with a marigold."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import CROSS, SLOPING, hoop, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, path, scallop
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import pinch
from tools.cards.palette import (
    BRASS,
    BROWN_HAIR,
    CLOTH_TEAL,
    CRIMSON,
    FINE,
    HONEY,
    INK,
    INNER,
    IVORY,
    LEAF_GREEN,
    MARIGOLD,
    OUTER,
    SAFFRON,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, border, cuff

_FACE = Face(
    "youth",
    HONEY,
    "bright",
    "youth",
    "small",
    "smile",
    gaze=-2.4,
    brow_colour=BROWN_HAIR,
    build=Build(cheek=1, jaw=0.97, chin=-1),
)
_TILT = 4


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    nape = Picture()
    nape.paint(path("M34 -46C52 -36 56 -2 50 24C46 38 38 40 30 34Z"), BROWN_HAIR, INK, 0.8)
    half.add(nape, on_shoulders())
    half.add(neck(HONEY, slender=0.94))
    half.add(_coat())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_marigold())
    half.add(sleeve(CLOTH_TEAL, CROSS, MARIGOLD))
    half.add(pinch(HONEY, 66.5, 136, scale=1.05))
    half.add(cuff(76, 168, MARIGOLD, CRIMSON, turn=3))
    return two_headed(half, setting)


def _coat() -> Picture:
    picture = Picture()
    picture.paint(SLOPING, CLOTH_TEAL, INK, OUTER)
    picture.paint(printed(SLOPING, CROSS, 16, 12, 46, 128), MARIGOLD)
    vest = path(
        "M110 120C113 136 122 146 132 156C143 146 151 136 154 119L163 127C163 154 152 180 150 214"
        "L118 214C116 182 104 154 103 127Z"
    )
    picture.paint(vest, IVORY, INK, OUTER)
    thread = Thread(CRIMSON, MARIGOLD, IVORY)
    picture.add(border(Cubic((104, 125), (106, 154), (118, 178), (120, 214)), 8, thread))
    picture.add(border(Cubic((162, 124), (161, 154), (151, 178), (149, 214)), 8, thread))
    picture.draw(path("M110 120C113 136 122 146 132 156C143 146 151 136 154 119"), CRIMSON, 2.6)
    picture.draw(path("M132 158L132 200M180 147C182.6 149 184.6 152 185.6 155"), INK, INNER)
    picture.paint(circle(132, 165, 2) + circle(132, 174, 2), BRASS, INK, FINE)
    return picture


def _head() -> Picture:
    picture = Picture()
    tail = path(
        "M40 -70C58 -78 66 -60 62 -40C60 -20 66 0 76 12C64 16 52 8 48 -8C46 -20 46 -36 40 -50Z"
    )
    picture.paint(tail, IVORY, INK, INNER)
    picture.draw(path("M55 -50C54 -30 56 -10 66 6"), CRIMSON, 1.4)
    picture.add(_FACE.draw())
    fringe = path(
        "M-31 -44C-32 -38 -32 -33 -31 -27C-26 -34 -16 -37 -6 -37C8 -38 18 -35 23 -30"
        "C28 -22 30 -10 31 10C36 4 39 -10 40 -24L40 -50Z"
    )
    picture.paint(fringe, BROWN_HAIR)
    cloth = path(
        "M-38 -38C-48 -52 -42 -78 -22 -88C-2 -98 30 -94 42 -78C52 -64 50 -46 42 -36"
        "C20 -46 -14 -46 -38 -38Z"
    )
    picture.paint(cloth, IVORY, INK, OUTER)
    stripes = path(
        "M-37 -40C-20 -62 10 -80 39 -80M-42 -57C-30 -74 -12 -86 6 -91.6M-6 -44C14 -50 34 -60 47 -66"
    )
    picture.draw(stripes, CRIMSON, 2.2)
    feather = path("M-10 -85C-8 -97 4 -107 25 -109C26 -99 17 -90 4 -83Z")
    picture.paint(feather, CRIMSON, INK, INNER)
    picture.draw(path("M-4 -87C0 -96 10 -103 21 -107"), INK, 0.8)
    picture.paint(circle(-6, -82, 7), MARIGOLD, INK, INNER)
    picture.paint(circle(-6, -82, 2.8), CRIMSON)
    picture.add(hoop(38, 19, MARIGOLD, CRIMSON))
    return picture


def _marigold() -> Picture:
    picture = Picture()
    stem = path("M68 134C66 148 67 160 70 178M69 136L70 112")
    picture.cord(stem, "#3b7a4a", INK, 1.8, 0.8)
    leaf = path("M0 0C-6 -6 -7 -16 0 -26C7 -16 6 -6 0 0Z")
    leaves = leaf.placed(69, 128, scale=0.68, turn=-70) + leaf.placed(69, 130, scale=0.68, turn=60)
    picture.paint(leaves, LEAF_GREEN, INK, INNER)
    for radius, colour, lobes in ((16.4, SAFFRON, 14), (11.6, MARIGOLD, 11), (6.6, SAFFRON, 8)):
        picture.paint(scallop(lobes, radius * 0.86, radius, 70, 98), colour, INK, FINE)
    return picture
