"""King of hearts: the old king with white beard and wound turban, garland and sun sceptre."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import BROAD, PAISLEY, garland, hoop, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.features import MOUTHS
from tools.cards.forms import LOTUS_PETAL, circle, path, petals, rectangle
from tools.cards.frame import Setting, two_headed
from tools.cards.hair import NAPE, grand_moustache, white_beard
from tools.cards.hands import fist
from tools.cards.outline import Outline, placement
from tools.cards.palette import (
    BRASS,
    CRIMSON,
    DARK_BRASS,
    EMERALD,
    GREY_STRAND,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    TEAL,
    UMBER,
    WHITE_HAIR,
)
from tools.cards.picture import Picture
from tools.cards.suits import Suit, sign
from tools.cards.weave import beads, cuff

_FACE = Face(
    "man",
    UMBER,
    "weary",
    "bushy",
    "hooked",
    "calm",
    gaze=-1.9,
    brow_colour="#efe9dc",
    build=Build(cheek=0.98, jaw=1, chin=0),
)
_TILT = 2


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    nape = Picture()
    nape.paint(NAPE, WHITE_HAIR, INK, INNER)
    half.add(nape, on_shoulders())
    half.add(neck(UMBER))
    half.add(_robe())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_sceptre())
    half.add(sleeve(MARIGOLD, PAISLEY, CRIMSON))
    half.add(fist(UMBER, 70, 148))
    half.add(cuff(73.5, 166, TEAL, MARIGOLD, turn=-3))
    return two_headed(half, setting)


def _robe() -> Picture:
    picture = Picture()
    picture.paint(BROAD, MARIGOLD, INK, OUTER)
    picture.paint(printed(BROAD, PAISLEY, 17, 14, 46, 126), CRIMSON)
    picture.draw(path("M181 142C183.5 145 185.5 149 186.5 153"), INK, INNER)
    collar = path(
        "M110 116C100 122 90 126 84 132C98 150 118 158 131 204L140 204C148 160 166 148 184 132"
        "C174 126 164 122 155 115C150 134 142 146 133 152C122 146 114 134 110 116Z"
    )
    picture.paint(collar, TEAL, INK, OUTER)
    picture.draw(path("M90 131C104 146 122 154 133 186C142 156 162 146 178 131"), MARIGOLD, 1.7)
    picture.add(garland(Cubic((110, 124), (110, 172), (154, 172), (156, 122)), 4.2))
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(white_beard(WHITE_HAIR, GREY_STRAND), placement(1, 0))
    picture.add(_lips(), placement(2.4, 0))
    picture.add(grand_moustache("#f4efe4", GREY_STRAND, INK), placement(2.4, 0))
    picture.add(_turban(), placement(0, -4))
    picture.add(hoop(38, 19, MARIGOLD, EMERALD))
    return picture


def _lips() -> Picture:
    """Return the mouth once more, above the beard that grows around it."""
    picture = Picture()
    mouth = MOUTHS["calm"]
    picture.paint(path(mouth.lips), UMBER.lip)
    picture.draw(path(mouth.line), UMBER.lip_line, 0.9)
    return picture


def _turban() -> Picture:
    picture = Picture()
    plume = path("M-31 -82.7C-41 -88.9 -43 -99.4 -29 -107.4C-24 -102 -11 -96.8 -13 -81Z")
    picture.paint(plume, IVORY, INK, INNER)
    picture.draw(
        path("M-29 -103C-30 -95 -26 -89.8 -22 -83.6M-35 -96C-33 -91.5 -29 -87 -27 -84.5"), BRASS, 1
    )
    cloth = path(
        "M-40 -30C-52 -40.5 -50 -65 -30 -79.2C-14 -91.5 20 -93.3 38 -81C56 -68.6 58 -42.2 44 -28.2"
        "C20 -38.7 -14 -38.7 -40 -30Z"
    )
    picture.paint(cloth, CRIMSON, INK, OUTER)
    folds = path(
        "M-40 -31.7C-14 -54.6 16 -68.6 46 -73.9M-46 -42.2C-26 -63.4 -4 -77.4 22 -87.1"
        "M-12 -37.8C10 -44 36 -54.6 54 -61.6M18 -37C32 -38.7 44 -44 52 -47.5"
    )
    picture.cord(folds, MARIGOLD, INK, 1.3, 0.75)
    flower = petals("M0 0C-5 -5 -5 -12 0 -16C5 -12 5 -5 0 0Z", 8, -22, -61.6)
    picture.paint(flower, MARIGOLD, INK, 0.8)
    picture.paint(circle(-22, -61.6, 7.4), EMERALD, INK, 0.9)
    rim = Cubic((-42, -31.7), (-16, -40.5), (20, -40.5), (46, -30))
    picture.add(beads(rim, 3, IVORY, weight=0.6))
    return picture


def _sceptre() -> Picture:
    """Return a shaft with rings and a lotus that bears a sun, in the sun a heart."""
    picture = Picture()
    picture.paint(path("M67.4 74L66.8 178L73.2 178L72.6 74Z"), BRASS, INK, INNER)
    rings = [rectangle(65, y, 10, 3.4, 1.7) for y in (84, 96, 125)]
    picture.paint(Outline.join(rings), MARIGOLD, INK, INNER)
    picture.paint(petals("M-2.6 -9.5L0 -17L2.6 -9.5Z", 14, 70, 50), MARIGOLD, INK, 0.7)
    picture.paint(circle(70, 50, 11.4), BRASS, INK, INNER)
    picture.draw(circle(70, 50, 8.6), DARK_BRASS, 0.8)
    picture.paint(sign(Suit.HEARTS).placed(70, 50.4, scale=0.125), CRIMSON, INK, 0.7)
    leaf = path(LOTUS_PETAL)
    cup = [leaf.placed(70, 78, scale=0.5, turn=turn) for turn in (-62, 62, -32, 32)]
    picture.paint(Outline.join(cup), CRIMSON, INK, 0.8)
    picture.paint(leaf.placed(70, 79, scale=0.52), MARIGOLD, INK, 0.8)
    picture.paint(rectangle(63.6, 76.6, 12.8, 4.2, 2), BRASS, INK, INNER)
    return picture
