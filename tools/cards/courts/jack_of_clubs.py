"""Jack of clubs: the archer in a low black cap with the crest of the danphe, bow in hand."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import SLOPING, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, path, petals, rectangle
from tools.cards.frame import Setting, two_headed
from tools.cards.hands import fist
from tools.cards.outline import Outline
from tools.cards.palette import (
    BRASS,
    CREASE,
    CRIMSON,
    FINE,
    FOREST,
    INK,
    INNER,
    IVORY,
    LEAF_GREEN,
    MARIGOLD,
    OUTER,
    UMBER,
    WOOD,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, border, cuff

_FACE = Face(
    "youth",
    UMBER,
    "calm",
    "youth",
    "straight",
    "smile",
    gaze=-2.2,
    build=Build(cheek=0.97, jaw=0.94, chin=1.5),
)
_TILT = 2
_PLUME = "#2aa3a0"


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    half.add(_quiver())
    half.add(_crest(), on_shoulders(_TILT))
    nape = Picture()
    nape.paint(path("M34 -46C50 -36 54 -8 50 16C48 30 44 40 36 44C32 36 32 20 33 10Z"), INK)
    half.add(nape, on_shoulders())
    half.add(neck(UMBER))
    half.add(_jerkin())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_bow())
    half.add(sleeve(IVORY))
    half.draw(path("M60.6 177C66 173.4 72 173.4 77 176M86 170C90 176 94 181 99 185"), CREASE, INNER)
    half.add(fist(UMBER, 68, 149))
    half.add(cuff(73, 167, WOOD, MARIGOLD, turn=-3))
    return two_headed(half, setting)


def _jerkin() -> Picture:
    picture = Picture()
    picture.paint(SLOPING, IVORY, INK, OUTER)
    jerkin = path(
        "M108 124C102 130 96 134 90 138C96 160 98 184 96 214L176 214C172 184 172 160 178 138"
        "C170 134 162 130 156 123C152 146 144 158 134 168C122 156 112 142 108 124Z"
    )
    folds = path("M191 149C194 152 195.6 155 196 158M76 153C79 150 83 148 87 148")
    picture.draw(folds, CREASE, INNER)
    picture.paint(jerkin, LEAF_GREEN, INK, OUTER)
    thread = Thread(MARIGOLD, FOREST, FOREST)
    picture.add(border(Cubic((110.4, 120.6), (113, 144), (122, 157), (134, 170)), 6.6, thread))
    picture.add(border(Cubic((154.6, 119.4), (152, 146), (144, 158), (134, 170)), 6.6, thread))
    picture.draw(path("M134 172L134 214"), INK, INNER)
    strap = path("M170 131L178 137C158 164 130 186 92 206L88 198C124 180 150 158 170 131Z")
    picture.paint(strap, WOOD, INK, INNER)
    buckle = rectangle(-5, -5.6, 10, 11.2, 2) - rectangle(-2.2, -3, 4.4, 6)
    picture.paint(buckle.placed(159, 152.6, turn=-48), BRASS, INK, FINE)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.paint(
        path(
            "M-31 -42C-33 -34 -32 -28 -30 -22C-27 -30 -20 -33 -10 -32C4 -36 18 -34 23 -28"
            "C28 -20 29 -8 28.6 8C33 2 36 -10 38 -24L40 -48Z"
        ),
        INK,
    )
    cap = path(
        "M-38 -37C-44 -54 -40 -70 -24 -78C-4 -86 28 -84 40 -73C49 -62 49 -48 44 -36"
        "C20 -46 -14 -46 -38 -37Z"
    )
    picture.paint(cap, "#232b39", INK, OUTER)
    picture.draw(path("M-26 -70C-6 -77 24 -76 36 -68M-20 -78C-6 -74 18 -74 32 -78"), "#4a5366", 0.9)
    picture.paint(
        path("M-38 -37C-14 -46 20 -46 44 -36L46.4 -46C22 -55 -16 -55 -41 -47Z"), CRIMSON, INK, INNER
    )
    picture.paint(
        petals("M0 0C-4.6 -4 -4 -10 0 -13.4C4 -10 4.6 -4 0 0Z", 8, -14, -58), BRASS, INK, 0.8
    )
    picture.paint(circle(-14, -58, 5.8), MARIGOLD, INK, 0.8)
    picture.paint(circle(-14, -58, 2.4), CRIMSON)
    picture.cord(circle(39, 20, 4.2), BRASS, INK, 1.1, 0.45)
    return picture


def _crest() -> Picture:
    """Return three crest feathers of the danphe, wiry stems with gleaming tips."""
    picture = Picture()
    stems = path(
        "M18 -76C24 -94 36 -106 54 -108M22 -74C36 -90 54 -96 74 -92M28 -72C46 -82 66 -82 84 -70"
    )
    picture.cord(stems, LEAF_GREEN, INK, 1.5, 0.8)
    vane = path("M0 2C-7 -3 -8 -14 0 -22C8 -14 7 -3 0 2Z")
    eye = path("M0 -3C-3 -6 -3.4 -11 0 -15C3.4 -11 3 -6 0 -3Z")
    ends = ((52, -108, 84), (72, -92.6, 104), (82, -71.6, 128))
    tips = (vane.placed(x, y, turn=turn) for x, y, turn in ends)
    picture.paint(Outline.join(tips), _PLUME, INK, INNER)
    eyes = (eye.placed(x, y, turn=turn) for x, y, turn in ends)
    picture.paint(Outline.join(eyes), MARIGOLD, INK, 0.6)
    return picture


def _quiver() -> Picture:
    """Return three fletched arrows in a quiver behind the near shoulder."""
    picture = Picture()
    shafts = path("M174 146L180 104M181 147L188 108M187 149L195 116")
    picture.cord(shafts, "#caa46a", INK, 1.6, 0.8)
    fletching = path("M-4.6 0C-5 -7 -3 -13 0 -17C3 -13 5 -7 4.6 0L0 3.4Z")
    places = ((178.6, 112, 8), (186.4, 118, 10), (193, 126, 12))
    picture.paint(
        Outline.join(fletching.placed(x, y, turn=t) for x, y, t in places[::2]), CRIMSON, INK, INNER
    )
    x, y, turn = places[1]
    picture.paint(fletching.placed(x, y, turn=turn), IVORY, INK, INNER)
    quiver = path("M166 136L199 142L196 214L160 214Z")
    picture.paint(quiver, WOOD, INK, OUTER)
    picture.paint(path("M166.6 133L200 139L199 146L165.6 140Z"), BRASS, INK, INNER)
    return picture


def _bow() -> Picture:
    """Return the upper limb of a recurved bow, its string and the grip."""
    picture = Picture()
    picture.draw(path("M78.4 35L81.6 190"), INK, 1.9)
    picture.draw(path("M78.4 35L81.6 190"), IVORY, 0.8)
    limb = path(
        "M64.4 178C65.6 160 66 146 64.4 134C62 114 54.6 96 55.4 74C56 58 64 46 74.6 36.6"
        "C76.8 34.6 79 31.4 79.6 28.4C81.8 31 82.2 35 80.4 38.4C71.4 48.6 63.6 60 63.2 75"
        "C62.8 94 70 112 72 133C73 147 72.6 162 71.6 178Z"
    )
    picture.paint(limb, "#a4622a", INK, OUTER)
    picture.draw(path("M68 130C65.4 112 58.8 95 59.2 75C59.6 61 67 49.6 75.6 40"), MARIGOLD, 1.1)
    bands = [
        rectangle(-5.6, -2.2, 11.2, 4.4, 1).placed(x, y, turn=t)
        for x, y, t in ((65.4, 112, -14), (59.2, 84, -4), (62.6, 58.6, 24))
    ]
    picture.paint(Outline.join(bands), CRIMSON, INK, FINE)
    return picture
