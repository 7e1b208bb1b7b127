"""Queen of hearts: a young Rani, her crimson veil thrown back, with a rhododendron."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import CROSS, FLOWER, bell_earring, garland, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import bead, circle, path, scallop
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import pinch
from tools.cards.jewels import forehead_chain, nose_stud
from tools.cards.outline import Outline
from tools.cards.palette import (
    CLOTH_TEAL,
    CRIMSON,
    EMERALD,
    FINE,
    INK,
    INNER,
    IVORY,
    LEAF_GREEN,
    MARIGOLD,
    OUTER,
    ROSE_LADY,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, beads, border, cuff

_FACE = Face(
    "lady",
    ROSE_LADY,
    "doe",
    "gentle",
    "small",
    "lady smile",
    gaze=-2.4,
    build=Build(cheek=1.05, jaw=1.06, chin=-2),
    blush=True,
)
_TILT = 5
_GOLD = Thread(MARIGOLD, CRIMSON, IVORY)


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    veil = path(
        "M116 44C122 36 138 32 150 40C166 50 172 70 171 92C171 110 178 122 190 131"
        "C204 141 209 162 212 214L150 214L150 120L128 60Z"
    )
    half.paint(veil, CRIMSON, INK, OUTER)
    half.paint(printed(veil, FLOWER, 19, 14, 44, 52), MARIGOLD)
    hair = Picture()
    hair.paint(path("M-20 -60C-10 -84 44 -84 50 -30C54 4 54 30 62 70L40 84L20 40L0 0Z"), INK)
    half.add(hair, on_shoulders(_TILT))
    half.add(neck(ROSE_LADY, slender=0.94, collar_bones=False))
    half.add(_bodice())
    half.add(_veil_edge())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_rhododendron())
    half.add(sleeve(CLOTH_TEAL))
    half.add(pinch(ROSE_LADY, 66.5, 136, scale=1.02))
    half.cord(path("M71 161C77 163.5 83 163.5 87 161"), MARIGOLD, INK, 2.6, 1)
    half.add(cuff(76, 169, MARIGOLD, EMERALD, turn=3))
    return two_headed(half, setting)


def _bodice() -> Picture:
    picture = Picture()
    skin = path("M113 127C106 133 98 136 90 141L100 172L164 172L172 141C164 137 156 132 152 126Z")
    picture.paint(skin, ROSE_LADY.base)
    bodice = path(
        "M92 137C80 141 68 150 60 168L52 214L190 214L172 138C168 146 160 154 150 158"
        "C140 161 124 161 114 158C104 154 96 146 92 137Z"
    )
    picture.paint(bodice, CLOTH_TEAL, INK, OUTER)
    hem = Cubic((92, 138), (102, 168), (162, 168), (172, 139))
    picture.add(border(hem, 7.4, _GOLD))
    picture.add(beads(Cubic((116, 127), (120, 141), (144, 141), (150, 125)), 2.1, IVORY))
    picture.add(garland(Cubic((105, 133), (112, 164), (152, 164), (160, 131)), 3.7))
    return picture


def _veil_edge() -> Picture:
    """Return the woven edge that falls from the crown past the ear over the near shoulder."""
    picture = Picture()
    edge = (
        Cubic((126, 41), (144, 42), (158, 62), (160, 90)),
        Cubic((160, 90), (161, 118), (174, 142), (184, 214)),
    )
    ribbon = Outline.merge([*(curve.ribbon(8.6) for curve in edge), circle(160, 90, 4.2)])
    picture.paint(ribbon, MARIGOLD, INK, INNER)
    stops = [stop for curve in edge for stop in curve.stops(round(curve.length / 7))]
    blossoms = (CROSS.placed(x, y, scale=1.5, turn=turn) for x, y, turn in stops)
    picture.paint(Outline.join(blossoms), CRIMSON)
    picture.paint(Outline.join(bead(x, y, 0.8) for x, y, _ in stops), IVORY)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(nose_stud(1.8, 14.4))
    fringe = path(
        "M-33 -14C-40 -54 -24 -74 2 -75C30 -75 44 -54 42 -14C41 -2 39 8 36 14C34 8 33 2 32.4 -4"
        "C33 -28 20 -44 -4 -54C-18 -46 -28 -34 -30 -14Z"
    )
    picture.paint(fringe, INK)
    picture.draw(path("M-9 -60C-22 -54 -30 -44 -34 -32M4 -62C20 -56 32 -44 37 -26"), "#454c5c", 0.8)
    picture.add(beads(Cubic((-4, -72), (20, -70), (42, -48), (44, -10)), 3.2, IVORY, weight=0.6))
    picture.add(forehead_chain(EMERALD))
    ray = "M-3.6 -9C-5.6 -16 -4.4 -22 0 -26C4.4 -22 5.6 -16 3.6 -9Z"
    rays = (path(ray).placed(-3, -66, turn=turn) for turn in range(-84, 85, 24))
    picture.paint(Outline.join(rays), MARIGOLD, INK, FINE)
    picture.paint(path("M-19 -62C-21 -82 13 -84 14 -62C6 -67 -10 -67 -19 -62Z"), CRIMSON, INK, FINE)
    picture.paint(
        path("M-10.5 -64C-11 -74 4 -75 5 -64C1 -66 -6 -66 -10.5 -64Z"), MARIGOLD, INK, 0.7
    )
    picture.add(bell_earring(37, 20, MARIGOLD, EMERALD))
    return picture


def _rhododendron() -> Picture:
    """Return the lali gurans: a ball of red bells over a whorl of leaves."""
    picture = Picture()
    stem = path("M69 134C67 148 68 160 71 178M69 137L70 118")
    picture.cord(stem, "#3b7a4a", INK, 2, 0.8)
    leaf = path("M0 0C-5 -7 -5 -17 0 -25C5 -17 5 -7 0 0Z")
    leaves = [leaf.placed(71, 121, scale=0.74, turn=turn) for turn in (-96, 92, -58, 56)]
    picture.paint(Outline.join(leaves), LEAF_GREEN, INK, INNER)
    outer = (
        (64, 112, -40),
        (82, 112, 40),
        (61, 101, -70),
        (85, 101, 70),
        (66, 92, -20),
        (80, 92, 20),
    )
    for blossoms in (outer, ((73, 104, 0),)):
        bells = [scallop(5, 5, 8.8, x, y, start=turn) for x, y, turn in blossoms]
        picture.paint(Outline.join(bells), "#d8343f", INK, FINE)
    hearts = [circle(x, y, 2.3) for x, y, _ in (*outer, (73, 104, 0))]
    picture.paint(Outline.join(hearts), "#f8c9b6")
    picture.paint(Outline.join(circle(x, y, 0.9) for x, y, _ in (*outer, (73, 104, 0))), CRIMSON)
    return picture
