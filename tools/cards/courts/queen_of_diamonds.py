"""Queen of diamonds: a Newar lady in black and crimson, gold flower on her hair, with a mirror."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import CROSS, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import LOTUS_PETAL, circle, drop, ellipse, path, petals, scallop
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import fist
from tools.cards.jewels import forehead_mark
from tools.cards.outline import Outline
from tools.cards.palette import (
    BRASS,
    CREASE,
    CRIMSON,
    FINE,
    HONEY_LADY,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, beads, border, cuff

_FACE = Face(
    "lady",
    HONEY_LADY,
    "almond",
    "level",
    "small",
    "small",
    gaze=-2.4,
    build=Build(cheek=1.07, jaw=0.94, chin=-1),
    blush=True,
)
_TILT = -3
_HIGHLIGHT = "#454c5c"
_CORAL = "#d8463a"
_BLACK_CLOTH = "#232a38"


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    half.add(_bun(), on_shoulders(_TILT))
    half.add(neck(HONEY_LADY, slender=0.9, collar_bones=False))
    half.add(_dress())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_mirror())
    half.add(sleeve(CRIMSON))
    half.add(fist(HONEY_LADY, 70, 149, scale=0.92))
    half.cord(path("M62 164C68 167 77 167 83 164"), MARIGOLD, INK, 2.6, 1)
    half.add(cuff(73, 171, MARIGOLD, CRIMSON, turn=-2))
    return two_headed(half, setting)


def _dress() -> Picture:
    picture = Picture()
    skin = path("M115 126C108 132 100 135 92 139L104 166L162 166L172 140C164 136 156 131 151 125Z")
    picture.paint(skin, HONEY_LADY.base)
    sari = path(
        "M103 130C94 136 84 140 74 146C62 156 56 178 52 214L214 214C211 182 206 158 192 147"
        "C182 140 172 136 162 127C163 150 152 159 133 159C113 159 102 150 103 130Z"
    )
    picture.paint(sari, _BLACK_CLOTH, INK, OUTER)
    picture.paint(printed(sari, CROSS, 15, 11, 46, 130), CRIMSON)
    hem = Cubic((104.4, 131), (104, 169), (162, 169), (161, 128))
    picture.add(border(hem, 7.6, Thread(CRIMSON, IVORY, CRIMSON)))
    shawl = path(
        "M160 129C172 134 184 138 194 144C207 154 212 180 214 214L148 214C162 190 168 160 160 129Z"
    )
    picture.paint(shawl, IVORY, INK, OUTER)
    picture.draw(
        path("M178 140C182 152 180 170 174 186M192 146C196 158 195 172 190 186"), CREASE, INNER
    )
    edge = Cubic((161, 130), (168, 156), (164, 186), (150, 214))
    picture.add(border(edge, 8, Thread(CRIMSON, IVORY, CRIMSON)))
    picture.add(beads(Cubic((116, 125), (119, 141), (145, 141), (149, 124)), 2.2, _CORAL))
    picture.add(beads(Cubic((111, 129), (115, 159), (150, 159), (155, 127)), 2.1, MARIGOLD))
    tayo = path(
        "M122 153C125 148.4 141 148.4 144 153C144.6 160 140 165.6 133 170"
        "C126 165.6 121.4 160 122 153Z"
    )
    picture.paint(tayo, MARIGOLD, INK, INNER)
    picture.paint(drop(133, 157.6, 0.74), _CORAL, INK, 0.6)
    return picture


def _bun() -> Picture:
    """Return the low bun with its ring of flowers."""
    picture = Picture()
    picture.paint(path("M10 -60C46 -62 56 -24 52 6C50 22 44 30 36 30Z"), INK)
    picture.paint(ellipse(55, 4, 18, 20), INK)
    picture.draw(path("M46 -6C54 -12 66 -8 68 4M46 4C52 -4 62 -2 64 8"), _HIGHLIGHT, 0.9)
    ring = Cubic((40, -16), (48, -22), (70, -20), (74, -2))
    for first, colour in ((0, CRIMSON), (1, IVORY)):
        blossoms = (circle(x, y, 4.4) for x, y, _ in ring.stops(6)[first::2])
        picture.paint(Outline.join(blossoms), colour, INK, 0.8)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    hair = path(
        "M-33 -16C-42 -54 -26 -76 2 -77C34 -77 50 -54 49 -18C48 -6 45 4 40 12C36 8 34 0 33 -8"
        "C32 -28 20 -42 -4 -49C-19 -44 -29 -33 -33 -16Z"
    )
    picture.paint(hair, INK)
    strands = path(
        "M-12 -62C-26 -56 -34 -44 -36 -30M4 -62C22 -58 36 -44 40 -24M6 -70C28 -66 42 -52 45 -32"
    )
    picture.draw(strands, _HIGHLIGHT, 0.8)
    picture.draw(path("M-4.6 -74L-4.2 -55"), CRIMSON, 1.5)
    picture.add(_gold_flower())
    chain = path("M-35 -34C-28 -44 -18 -49 -4 -51C14 -47 28 -36 36 -18")
    picture.cord(chain, MARIGOLD, INK, 1.9, 0.75)
    picture.paint(drop(-4.4, -41, 0.75), _CORAL, INK, 0.6)
    picture.add(forehead_mark())
    picture.cord(circle(38, 22, 6.4), MARIGOLD, INK, 1.5, 0.6)
    picture.paint(circle(38, 31.4, 3.4), _CORAL, INK, 0.7)
    return picture


def _gold_flower() -> Picture:
    """Return the sun-round gold ornament worn over the crown of the head."""
    picture = Picture()
    petal = path(LOTUS_PETAL)
    picture.paint(petals(petal, 12, 8, -82, scale=0.88), MARIGOLD, INK, 0.9)
    picture.paint(petals(petal, 12, 8, -82, scale=0.62, start=15), BRASS, INK, 0.7)
    picture.paint(circle(8, -82, 8.6), CRIMSON, INK, INNER)
    picture.paint(circle(8, -82, 3.6), MARIGOLD, INK, 0.7)
    return picture


def _mirror() -> Picture:
    """Return a hand mirror of polished metal in a frame of petals."""
    picture = Picture()
    x, y = 71.4, 96
    picture.paint(path("M67 116L66.4 178L73.6 178L73 116Z").placed(1), BRASS, INK, INNER)
    collar = path(
        "M-8.6 23C-8 17.4 8 17.4 8.6 23C7 29.4 3.4 31 0 34C-3.4 31 -7 29.4 -8.6 23Z"
    ).placed(x, y)
    picture.paint(collar, MARIGOLD, INK, INNER)
    picture.paint(scallop(16, 16.6, 19.4, x, y), CRIMSON, INK, FINE)
    picture.paint(circle(x, y, 16), MARIGOLD, INK, INNER)
    glass = circle(x, y, 12.8)
    picture.paint(glass, "#cfe0e6")
    glints = path("M-12 8L8 -16L14 -12L-8 14ZM-2 16L18 -8L20 -5L1 18Z").placed(x, y)
    picture.paint(glints & glass, "#f6fbfb")
    picture.draw(glass, INK, FINE)
    return picture
