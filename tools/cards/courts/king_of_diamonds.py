"""King of diamonds: the mountain king of Mustang in peaked fur hat, a hooded falcon on his fist."""

from __future__ import annotations

from tools.cards.courts.falcon import draw_falcon
from tools.cards.curves import Cubic
from tools.cards.dress import BROAD, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, path, petals, rectangle
from tools.cards.frame import Setting, two_headed
from tools.cards.hair import NAPE, drooping_moustache
from tools.cards.hands import fist
from tools.cards.outline import Outline, placement
from tools.cards.palette import (
    BLUE,
    BRASS,
    COPPER,
    CRIMSON,
    FINE,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    Skin,
)
from tools.cards.picture import Picture

_FACE = Face(
    "man",
    COPPER,
    "mountain",
    "heavy",
    "broad",
    "calm",
    gaze=-1.6,
    build=Build(cheek=1.07, jaw=1.06, chin=-1),
)
_TILT = -1
_FUR, _FUR_LIGHT = "#5a3a22", "#93683c"
_TURQUOISE, _CORAL = "#2aa3a0", "#d8463a"
_GLOVE = Skin("#b5763a", "#8f5a2a", "#4a2b12", "#8f5a2a", "#4a2b12", "#d19a5c")


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    nape = Picture()
    nape.paint(NAPE, INK)
    half.add(nape, on_shoulders())
    half.add(neck(COPPER))
    half.add(_robe())
    half.add(_head(), on_shoulders(_TILT))
    half.add(sleeve(BLUE))
    half.add(_striped_cuff())
    half.add(_gauntlet())
    half.add(draw_falcon())
    return two_headed(half, setting)


def _robe() -> Picture:
    """Return the wrapped robe with its fur facing, corals and turquoises and the amulet box."""
    picture = Picture()
    picture.paint(BROAD, BLUE, INK, OUTER)
    ring = circle(0, 0, 5.4) - circle(0, 0, 3.9)
    knot = petals("M0 0C-1.6 -1 -1.6 -2.4 0 -3C1.6 -2.4 1.6 -1 0 0Z", 4, 0, 0)
    picture.paint(printed(BROAD, ring + knot, 20, 14, 48, 132), MARIGOLD)
    picture.draw(path("M181 142C183.5 145 185.5 149 186.5 153"), INK, INNER)
    shirt = path(
        "M111 118C100 130 110 148 122 160L140 160C150 148 158 132 157 117"
        "C151 134 142 140 132 141C122 140 114 134 111 118Z"
    )
    picture.paint(shirt, IVORY, INK, INNER)
    picture.draw(path("M110 126C116 138 124 150 132 156C142 149 150 138 156 124"), CRIMSON, 2)
    facing = path(
        "M152 118C160 120 166 124 170 130C160 154 140 182 104 214L84 214C118 184 142 154 152 118Z"
        "M113 119C104 122 98 127 94 133C99 146 108 160 120 172L132 160C122 150 115 136 113 119Z"
    )
    picture.paint(facing, _FUR, INK, OUTER)
    tufts = path(
        "M101 132L106 129.4M104 141L110 137.4M109.4 150L115 145.6M116 158.6L121.6 153.4"
        "M164 127L157.4 124"
        "M160 136L153.4 132.6M155 145.6L148.4 141.4M148.6 155L142 150.4M141 164.6"
        "L134.6 159.4M132 174L126.6 168.6"
    )
    picture.draw(tufts, _FUR_LIGHT, 1.5)
    string = Cubic((112, 129), (117, 160), (148, 160), (154, 127))
    stops = string.stops(15)
    for start, colour in ((0, _CORAL), (1, _TURQUOISE)):
        stones = (circle(x, y, 2.9) for x, y, _ in stops[start::2])
        picture.paint(Outline.join(stones), colour, INK, FINE)
    picture.paint(rectangle(-6.4, -5.6, 12.8, 11.2, 2).placed(133, 157), BRASS, INK, INNER)
    picture.paint(circle(133, 157, 3), _TURQUOISE, INK, 0.6)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(drooping_moustache(INK), placement(2.4, 0))
    goatee = path("M-11 42C-9 41 -5 41 -3 42C-3 49 -5 56 -8 60C-10.6 55 -11.4 49 -11 42Z")
    picture.paint(goatee, INK)
    picture.paint(path("M24 -50C27 -36 29 -20 30 6C34 -2 37 -14 38 -24L39 -52Z"), INK)
    picture.add(_hat())
    picture.cord(path("M39.4 13L39.4 26"), MARIGOLD, INK, 1.2, 0.5)
    picture.paint(circle(39.4, 26, 4.6), _TURQUOISE, INK, FINE)
    return picture


def _hat() -> Picture:
    """Return the brocade peak and the turned-up fur brim with its pointed flap."""
    picture = Picture()
    peak = path("M-36 -58C-30 -84 -14 -100 4 -110C20 -100 38 -84 44 -58Z")
    picture.paint(peak, MARIGOLD)
    picture.paint(peak & path("M4 -110L60 -110L60 -50L22 -50C26 -74 18 -96 4 -110Z"), "#d98a12")
    panels = path("M4 -109C-6 -92 -10 -76 -10 -60M4 -109C16 -92 22 -76 23 -60")
    picture.draw(panels, CRIMSON, 1.8)
    cloud = petals("M0 0C-3.4 -2 -3 -6 0 -7C3 -6 3.4 -2 0 0Z", 5, 0, 0)
    clouds = (
        cloud.placed(x, y, scale=s)
        for x, y, s in ((6, -82, 1.15), (-20, -72, 0.85), (33, -72, 0.8))
    )
    picture.paint(Outline.join(clouds), CRIMSON)
    picture.draw(peak, INK, OUTER)
    picture.paint(circle(4, -109, 5), _CORAL, INK, INNER)
    brim = path(
        "M-40 -32C-46 -36 -50 -42 -50 -48L-46 -52L-49 -57L-43 -60L-43 -66L-36 -65L-31 -71L-25 -67"
        "L-18 -73L-12 -68L-5 -73L1 -68L8 -73L14 -68L21 -72L26 -67L33 -70L37 -64L44 -65"
        "L46 -59L53 -57"
        "L51 -50L56 -46L51 -41L53 -35L47 -32C22 -41 -16 -41 -40 -32Z"
    )
    picture.paint(brim, _FUR, INK, OUTER)
    hairs = path(
        "M-41 -40L-45 -48M-33 -44L-37 -55M-22 -47L-25 -59M-10 -48L-12 -61M2 -48L2 -61M14 -48L16 -61"
        "M26 -47L29 -58M36 -44L41 -55M45 -40L49 -49"
    )
    picture.draw(hairs, _FUR_LIGHT, 1.3)
    flap = path("M40 -38C50 -36 56 -26 55 -12L50 -14L48 -5L43 -11L39 -4C37 -14 36 -26 40 -38Z")
    picture.paint(flap, _FUR, INK, INNER)
    picture.draw(path("M43 -30L44 -18M49 -28L50 -19"), _FUR_LIGHT, 1.2)
    return picture


def _striped_cuff() -> Picture:
    """Return the turned-back end of the sleeve in the stripes of an apron cloth."""
    picture = Picture()
    cuff = path(
        "M55.6 172C60 166 64 163.6 70 163L84.6 162C89.6 168 93.6 174 98 179L62 190"
        "C58 184 56 178 55.6 172Z"
    )
    picture.paint(cuff, IVORY)
    for stripe, colour in (
        ("M50 160L66 160L72 195L56 195Z", CRIMSON),
        ("M70 158L75 158L84 192L77 192Z", _TURQUOISE),
        ("M80 158L85.6 158L97 190L90 190Z", MARIGOLD),
    ):
        picture.paint(path(stripe) & cuff, colour)
    picture.draw(cuff, INK, INNER)
    return picture


def _gauntlet() -> Picture:
    picture = Picture()
    gauntlet = path(
        "M57.6 167C60 161 61.4 156 61.6 150L79.6 150C80.4 156 82.6 161 86 165.6"
        "C77 169.6 67 170 57.6 167Z"
    )
    picture.add(fist(_GLOVE, 70.4, 146, turn=-4, scale=0.96))
    picture.paint(gauntlet, _GLOVE.base, INK, INNER)
    picture.draw(path("M59.4 163.4C67 166 76.4 165.6 84 162.4"), MARIGOLD, 1.2)
    picture.draw(
        path("M64 153C64 157 63.4 160 62.6 162M76.4 153C77 157 78 160 79.6 161.6"), _GLOVE.shade, 1
    )
    return picture
