"""King of spades: the Raja, stern and moustached, with plumed crown and upright sword."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import BROAD, FLOWER, hoop, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, drop, lozenge, path, petals, rectangle
from tools.cards.frame import Setting, two_headed
from tools.cards.hair import NAPE, SIDE_LOCK, grand_moustache
from tools.cards.hands import fist
from tools.cards.outline import Outline
from tools.cards.palette import (
    BLUE,
    BRASS,
    CRIMSON,
    DARK_BRASS,
    DARK_STEEL,
    EMERALD,
    FINE,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    STEEL,
    WHEAT,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, beads, border, cuff

_FACE = Face(
    "man", WHEAT, "calm", "king", "straight", "calm", build=Build(cheek=1, jaw=1.03, chin=1)
)
_GOLD_THREAD = Thread(MARIGOLD, CRIMSON, IVORY)


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    half.add(_plume(), on_shoulders(-2))
    nape = Picture()
    nape.paint(NAPE, INK)
    half.add(nape, on_shoulders())
    half.add(neck(WHEAT))
    half.add(_robe())
    half.add(_head(), on_shoulders(-2))
    half.add(_blade())
    half.add(sleeve(BLUE, FLOWER, BRASS))
    half.add(_hilt())
    half.add(fist(WHEAT, 69.6, 148))
    half.add(cuff(73.5, 166, MARIGOLD, CRIMSON, turn=-3))
    return two_headed(half, setting)


def _robe() -> Picture:
    picture = Picture()
    picture.paint(BROAD, BLUE, INK, OUTER)
    picture.paint(printed(BROAD, FLOWER, 19, 13), BRASS)
    picture.draw(path("M181 142C183.5 145 185.5 149 186.5 153"), INK, INNER)
    front = path(
        "M110 124C108 146 120 166 128 204L148 204C146 166 156 146 155 122"
        "C150 134 142 139 132 140C122 139 114 134 110 124Z"
    )
    picture.paint(front, CRIMSON, INK, INNER)
    for edge in (
        Cubic((109, 123), (107, 146), (118, 166), (126, 206)),
        Cubic((156, 121), (160, 146), (150, 166), (148, 206)),
    ):
        picture.add(border(edge, 9, _GOLD_THREAD))
    collar = Cubic((113, 119), (115, 140), (148, 140), (152, 118))
    picture.paint(collar.ribbon(7), MARIGOLD, INK, INNER)
    picture.add(beads(collar, 1.5, CRIMSON, weight=0.5))
    for string in (
        Cubic((108, 130), (117, 152), (148, 150), (157, 128)),
        Cubic((109, 138), (118, 164), (148, 162), (157, 136)),
    ):
        picture.add(beads(string, 2.4, IVORY))
    picture.paint(drop(133, 163, 1.1), EMERALD, INK, FINE)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(grand_moustache(INK, "#4a4f5c"))
    picture.paint(SIDE_LOCK, INK)
    dome = path("M-38 -50C-46 -80 -22 -100 3 -101C30 -100 52 -80 43 -50Z")
    picture.paint(dome, BRASS)
    shade = path("M20 -110L60 -110L60 -40L24 -40C36 -60 34 -86 20 -110Z")
    picture.paint(dome & shade, DARK_BRASS)
    picture.draw(dome, INK, OUTER)
    for string in (
        Cubic((-40, -66), (-20, -55), (24, -55), (44, -66)),
        Cubic((-33, -84), (-14, -76), (18, -76), (38, -84)),
    ):
        picture.add(beads(string, 3.1, IVORY, weight=0.6))
    rim = path("M-38 -42C-20 -33 22 -33 43 -42L44 -57C20 -47 -20 -47 -39 -57Z")
    picture.paint(rim, CRIMSON, INK, OUTER)
    stops = Cubic((-39, -49.5), (-20, -40), (22, -40), (44, -49.5)).stops(7)
    gems = (lozenge(5.6, 5).placed(stop.x, stop.y) for stop in stops)
    picture.paint(Outline.join(gems), MARIGOLD, INK, 0.6)
    hanging = ((-28, -36), (-15, -32.5), (0, -31), (15, -32), (29, -35.5))
    picture.paint(Outline.join(drop(x, y, 0.82) for x, y in hanging), "#2f9a5a", INK, 0.7)
    picture.paint(petals("M-3.6 -12L0 -23L3.6 -12Z", 8, -9, -76), MARIGOLD, INK, 0.7)
    picture.paint(circle(-9, -76, 13.5), MARIGOLD, INK, INNER)
    picture.paint(circle(-9, -76, 7), CRIMSON, INK, 0.7)
    picture.paint(circle(2, -102, 5.4), MARIGOLD, INK, INNER)
    picture.add(hoop(38, 19, BRASS, IVORY))
    return picture


def _plume() -> Picture:
    picture = Picture()
    feather = path(
        "M-2 -94C-4 -106 14 -113 38 -110C70 -106 94 -88 102 -54C105 -42 104 -32 99 -24"
        "C98 -32 95 -38 91 -42C91 -34 88 -28 83 -24C84 -34 81 -42 76 -48C75 -42 72 -38 68 -36"
        "C69 -48 64 -60 54 -68C42 -78 22 -84 10 -86Z"
    )
    picture.paint(feather, IVORY, INK, OUTER)
    barbs = path("M22 -94C50 -92 72 -74 80 -46M34 -102C60 -100 84 -82 95 -54")
    picture.draw(barbs, MARIGOLD, 1.5)
    picture.draw(path("M4 -93C40 -100 74 -80 88 -38"), INK, FINE)
    return picture


def _blade() -> Picture:
    picture = Picture()
    blade = path("M65.6 132L67 46C67 40 69 35 71 31C73 35 74.6 40 74.6 46L75 132Z")
    picture.paint(blade, STEEL, INK, INNER)
    picture.draw(path("M70.8 42V130"), DARK_STEEL, FINE)
    return picture


def _hilt() -> Picture:
    picture = Picture()
    picture.paint(rectangle(66.4, 130, 6.4, 32), DARK_BRASS, INK, INNER)
    guard = path(
        "M57 131.5C57 127.5 61 127.5 62.6 129.6L76.4 129.6C78 127.5 82 127.5 82 131.5"
        "C82 135.4 78 135 76.4 133.6L62.6 133.6C61 135 57 135.4 57 131.5Z"
    )
    picture.paint(guard, BRASS, INK, INNER)
    return picture
