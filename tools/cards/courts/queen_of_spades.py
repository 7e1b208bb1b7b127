"""Queen of spades: the Rani in an ivory veil, gold tiara and nose ring, with a peacock feather."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import CROSS, bell_earring, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import bead, circle, drop, path
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import pinch
from tools.cards.jewels import forehead_chain, nose_ring
from tools.cards.outline import Outline
from tools.cards.palette import (
    BLUE,
    CRIMSON,
    EMERALD,
    FINE,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    WHEAT_LADY,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, beads, border, cuff

_FACE = Face(
    "lady",
    WHEAT_LADY,
    "kohl",
    "arched",
    "straight",
    "lady",
    gaze=-0.2,
    build=Build(cheek=0.98, jaw=0.96, chin=1.5),
    blush=True,
)
_TILT = 3
_VEIL_EDGE = (
    Cubic((84, 214), (92, 146), (101.5, 122), (101, 88)),
    Cubic((101, 88), (100.5, 58), (110, 36.5), (130, 36.5)),
    Cubic((130, 36.5), (156, 36.5), (166, 60), (166, 88)),
    Cubic((166, 88), (166, 120), (176, 144), (187, 214)),
)


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    veil = path(
        "M99 88C97 54 110 32.5 130 32.5C158 32.5 169 58 169.5 86C170 108 176 120 188 129"
        "C202 139 208 162 212 214L50 214C54 180 62 152 80 139C94 130 99 110 99 88Z"
    )
    half.paint(veil, IVORY, INK, OUTER)
    half.paint(printed(veil, CROSS, 21, 14.5, 45, 45), "#9fb4c4")
    hair = Picture()
    hair.paint(
        path(
            "M-37 -6C-44 -50 -30 -84 2 -84C36 -84 54 -58 55 -14C56 20 60 50 72 84L40 84L20 30"
            "L-20 30C-32 24 -36 10 -37 -6Z"
        ),
        INK,
    )
    half.add(hair, on_shoulders(_TILT))
    half.add(neck(WHEAT_LADY, collar_bones=False))
    half.add(_bodice())
    half.add(_veil_border())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_feather())
    half.add(sleeve(CRIMSON))
    half.add(pinch(WHEAT_LADY, 66.5, 136, scale=1.05))
    half.cord(path("M71 161C77 163.5 83 163.5 87 161"), MARIGOLD, INK, 2.6, 1)
    half.add(cuff(76, 169, MARIGOLD, EMERALD, turn=3))
    return two_headed(half, setting)


def _bodice() -> Picture:
    picture = Picture()
    shoulders = path(
        "M113 129C108 133 104 137 100 141C112 156 152 156 164 141C160 136 155 132 152 128Z"
    )
    picture.paint(shoulders, WHEAT_LADY.base)
    bodice = path("M99 138C110 152 120 158 131 159C142 158 154 150 165 138L178 214L90 214Z")
    picture.paint(bodice, CRIMSON, INK, OUTER)
    hem = Cubic((99, 141), (110, 164), (154, 164), (165, 141))
    picture.add(border(hem, 8, Thread(MARIGOLD, CRIMSON, IVORY)))
    picture.add(beads(Cubic((115, 127), (120, 142), (144, 142), (150, 125)), 2.1, IVORY))
    picture.add(beads(Cubic((108, 134), (116, 157), (148, 157), (157, 132)), 2.1, MARIGOLD))
    picture.paint(drop(132, 156, 0.95), EMERALD, INK, FINE)
    return picture


def _veil_border() -> Picture:
    """Return the woven edge of the veil as one continuous ribbon around the face."""
    picture = Picture()
    joints = [circle(101, 88, 4.4), circle(130, 36.5, 4.4), circle(166, 88, 4.4)]
    ribbon = Outline.merge([*(curve.ribbon(9) for curve in _VEIL_EDGE), *joints])
    picture.paint(ribbon, BLUE, INK, INNER)
    stops = [stop for curve in _VEIL_EDGE for stop in curve.stops(round(curve.length / 6.9))]
    picture.paint(
        Outline.join(CROSS.placed(x, y, scale=1.55, turn=turn) for x, y, turn in stops), MARIGOLD
    )
    picture.paint(Outline.join(bead(x, y, 1) for x, y, _ in stops), IVORY)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(nose_ring(1.6, 19.6, EMERALD))
    fringe = path(
        "M-32 -20C-38 -54 -24 -70 2 -71C30 -71 44 -52 42 -14C41 -2 39 8 36 14C34 8 33 2 32.4 -4"
        "C33 -26 22 -42 -4 -52C-18 -46 -28 -36 -30 -18Z"
    )
    picture.paint(fringe, INK)
    picture.add(forehead_chain(EMERALD))
    tiara = path(
        "M-32 -56C-30 -64 -26 -70 -21 -74L-17 -82L-10 -75L-3 -88L4 -76L13 -83L17 -75"
        "C25 -71 30 -64 33 -55C20 -68 -16 -70 -32 -56Z"
    )
    picture.paint(tiara, MARIGOLD, INK, INNER)
    picture.add(beads(Cubic((-27, -62), (-14, -74), (16, -74), (29, -61)), 2.5, IVORY, weight=0.5))
    picture.paint(drop(-3, -78.6, 0.6), EMERALD, INK, 0.5)
    tips = circle(-17, -83, 2.3) + circle(-3, -88.6, 2.5) + circle(13, -84, 2.3)
    picture.paint(tips, IVORY, INK, 0.6)
    picture.add(bell_earring(37, 20, MARIGOLD, EMERALD))
    return picture


def _feather() -> Picture:
    picture = Picture()
    barbs = path(
        "".join(
            f"M69 {124 - 5 * i}C{69 + 8 * side} {118 - 6 * i} {69 + 15 * side} {108 - 8 * i}"
            f" {69 + 17 * side} {100 - 10 * i}"
            for i in range(4)
            for side in (-1, 1)
        )
        + "M69 104C69 124 67 150 71 178"
    )
    picture.cord(barbs, "#3f8f56", INK, 1.7, 0.85)
    eye = path(
        "M69 119C56 106 52 88 57 73C59 64 64 56 69 51C74 56 79 64 81 73C86 88 82 106 69 119Z"
    )
    picture.paint(eye, "#2f8a55", INK, INNER)
    ring = "M0 24C-9 13 -12 2 -9 -8C-7 -14 -3 -19 0 -22C3 -19 7 -14 9 -8C12 2 9 13 0 24Z"
    picture.paint(path(ring).placed(69, 88), MARIGOLD, INK, FINE)
    inner = "M0 17C-7 9 -8.5 1 -6 -6C-3 -11 3 -11 6 -6C8.5 1 7 9 0 17Z"
    picture.paint(path(inner).placed(69, 88), "#2aa3a0")
    heart = "M0 12C-5 6 -5.5 1 -3 -3C-1.5 -.5 1.5 -.5 3 -3C5.5 1 5 6 0 12Z"
    picture.paint(path(heart).placed(69, 88), BLUE)
    return picture
