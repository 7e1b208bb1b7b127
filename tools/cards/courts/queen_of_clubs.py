"""Queen of clubs: the lady of the lamp, flowers about her high knot, in a marigold sari."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import PAISLEY, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, drop, ellipse, path, petals
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import open_palm
from tools.cards.jewels import forehead_mark, nose_ring
from tools.cards.outline import Outline
from tools.cards.palette import (
    BRASS,
    COPPER_LADY,
    CRIMSON,
    DARK_BRASS,
    EMERALD,
    FINE,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    SAFFRON,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, beads, border, cuff

_FACE = Face(
    "lady",
    COPPER_LADY,
    "kohl",
    "queen",
    "broad",
    "lady",
    gaze=-2,
    build=Build(cheek=1.03, jaw=1, chin=0),
    blush=True,
    ear=False,
)
_TILT = -2
_HIGHLIGHT = "#454c5c"


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    hair = Picture()
    hair.paint(path("M20 -50C46 -52 54 -30 50 -4C48 10 42 18 34 22Z"), INK)
    half.add(hair, on_shoulders(_TILT))
    half.add(neck(COPPER_LADY, slender=0.92))
    half.add(_sari())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_lamp())
    half.add(sleeve(EMERALD))
    half.add(open_palm(COPPER_LADY, 71, 139.4, scale=0.98))
    half.cord(path("M67 164C73 167 80 167 85.6 164.4"), MARIGOLD, INK, 2.6, 1)
    half.add(cuff(75, 171, CRIMSON, MARIGOLD, turn=1))
    return two_headed(half, setting)


def _sari() -> Picture:
    picture = Picture()
    skin = path("M113 126C106 132 98 135 88 140L100 172L166 172L174 141C166 137 157 132 151 125Z")
    picture.paint(skin, COPPER_LADY.base)
    blouse = path(
        "M93 137C80 142 66 152 60 168L52 214L150 214L146 168C132 168 116 164 106 156"
        "C100 150 95 144 93 137Z"
    )
    picture.paint(blouse, EMERALD, INK, OUTER)
    picture.draw(path("M94 139C100 152 112 162 132 165"), MARIGOLD, 2)
    drape = path(
        "M168 130C186 136 204 144 210 170L214 214L96 214C112 196 132 180 146 164"
        "C156 152 164 142 168 130Z"
    )
    picture.paint(drape, MARIGOLD, INK, OUTER)
    picture.paint(printed(drape, PAISLEY, 16, 13, 60, 134), CRIMSON)
    picture.draw(
        path("M186 138C184 154 176 172 164 190M198 146C197 160 190 176 182 190"), INK, INNER
    )
    edge = Cubic((169, 130), (164, 150), (140, 180), (100, 212))
    picture.add(border(edge, 9, Thread(CRIMSON, MARIGOLD, IVORY)))
    picture.add(beads(Cubic((114, 126), (118, 143), (145, 143), (150, 125)), 2.3, CRIMSON))
    picture.add(beads(Cubic((106, 132), (114, 158), (148, 158), (158, 131)), 2.6, MARIGOLD))
    picture.paint(circle(132, 153.6, 6.2), BRASS, INK, INNER)
    picture.paint(petals("M0 0C-2 -2 -2 -4 0 -5.2C2 -4 2 -2 0 0Z", 6, 132, 153.6), CRIMSON)
    return picture


def _head() -> Picture:
    picture = Picture()
    picture.add(_knot())
    picture.add(_FACE.draw())
    picture.add(nose_ring(3.4, 18.8, CRIMSON))
    drawn_back = path(
        "M-31 -28C-38 -56 -26 -74 2 -75C32 -75 46 -56 46 -22C45 -8 43 2 40 10C36 8 34 2 33 -6"
        "C33 -28 21 -42 -3 -49C-16 -46 -27 -40 -31 -26Z"
    )
    picture.paint(drawn_back, INK)
    strands = path(
        "M-20 -50C-22 -60 -14 -68 -2 -73M4 -54C4 -62 6 -68 8 -73M20 -46"
        "C26 -54 24 -64 18 -71M32 -28C40 -38 40 -52 34 -62"
    )
    picture.draw(strands, _HIGHLIGHT, 0.8)
    picture.add(_wreath())
    picture.add(forehead_mark())
    disc = path("M-8 0C-8 -10 8 -10 8 0C8 10 -8 10 -8 0Z")
    picture.paint(disc.placed(38, 21), MARIGOLD, INK, INNER)
    picture.paint(petals("M0 0C-2 -2 -2 -5 0 -6.4C2 -5 2 -2 0 0Z", 8, 38, 21), CRIMSON)
    picture.paint(drop(38, 36, 0.8), EMERALD, INK, 0.7)
    return picture


def _knot() -> Picture:
    """Return the high knot with its pin."""
    picture = Picture()
    pin = path("M-34 -104L52 -84")
    picture.cord(pin, BRASS, INK, 1.7, 0.8)
    picture.paint(circle(-36, -104.4, 4.6) + circle(54, -83.6, 4), MARIGOLD, INK, FINE)
    picture.paint(ellipse(10, -90, 24, 19.6), INK)
    coils = path(
        "M-10 -86C-6 -100 16 -108 29 -94M-4 -80C2 -94 20 -96 28 -86M4 -76C10 -86 18 -86 23 -79"
    )
    picture.draw(coils, _HIGHLIGHT, 0.9)
    return picture


def _wreath() -> Picture:
    """Return jasmine and marigold wound around the foot of the knot."""
    picture = Picture()
    curve = Cubic((-22, -69), (-8, -83), (28, -83), (42, -62))
    for first, colour in ((0, IVORY), (1, SAFFRON)):
        blossoms = (circle(x, y, 5) for x, y, _ in curve.stops(9)[first::2])
        picture.paint(Outline.join(blossoms), colour, INK, 0.8)
    hearts = (circle(x, y, 1.6) for x, y, _ in curve.stops(9))
    picture.paint(Outline.join(hearts), MARIGOLD)
    chain = path("M8 -74C2 -68 -4 -62 -4.6 -45")
    picture.cord(chain, MARIGOLD, INK, 1.2, 0.7)
    picture.paint(circle(-4.8, -41, 4.6), MARIGOLD, INK, FINE)
    picture.paint(circle(-4.8, -41, 2), EMERALD)
    return picture


def _lamp() -> Picture:
    """Return the diyo: brass bowl on a foot, the flame in its glow."""
    picture = Picture()
    picture.paint(circle(68, 99, 17.2), "#41693a")
    picture.paint(circle(68, 100, 12), "#8a8f3c")
    rays = [path("M-1.1 -20.4L0 -26L1.1 -20.4Z").placed(68, 99, turn=t) for t in (-30, 0, 30)]
    picture.paint(Outline.join(rays), MARIGOLD)
    flame = path(
        "M68 80C75 90 79 97 77 104C75.4 110 71.6 112 68 112C64.4 112 60.6 110 59 104"
        "C57.6 98 63.6 91 68 80Z"
    )
    picture.paint(flame, SAFFRON, INK, INNER)
    picture.paint(
        path(
            "M68.4 89C72 96 74 100 73 104.6C72.2 108.4 70 110 68 110C66 110 63.6 108.4 63 105"
            "C62.6 101 66 96 68.4 89Z"
        ),
        MARIGOLD,
    )
    picture.paint(
        path(
            "M68.2 98C70 101.6 70.8 104 70.2 106.4C69.6 108.6 66.6 108.6 66 106.4"
            "C65.6 104 67 101.6 68.2 98Z"
        ),
        IVORY,
    )
    bowl = path(
        "M52 110C54 123 60 128.6 66 130L65 135C61 136 58.6 138 57.6 140.6L80.4 140.6"
        "C79.4 138 77 136 73 135L72 130C79 128.6 84 123 86 110C78 114.4 60 114.4 52 110Z"
    )
    picture.paint(bowl, BRASS, INK, OUTER)
    picture.paint(
        path("M77.4 106C76.6 122 72 128 69.6 130L72 130C79 128.6 88 120 90 104Z") & bowl, DARK_BRASS
    )
    picture.paint(
        path("M51.6 109.4C56 105.8 80 105.8 86.4 109.4C80 114 58 114 51.6 109.4Z"),
        DARK_BRASS,
        INK,
        INNER,
    )
    picture.paint(
        Outline.join(
            circle(x, y, 1.5) for x, y in ((59, 119.4), (65, 122.4), (72, 122.4), (78.6, 119.4))
        ),
        CRIMSON,
    )
    return picture
