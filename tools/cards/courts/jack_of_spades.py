"""Jack of spades: a young soldier in Dhaka cap and crossed shirt, the khukuri raised."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.forms import circle, lozenge, path, rectangle, stepped
from tools.cards.frame import Setting, two_headed
from tools.cards.hair import FRINGE_UNDER_CAP, SHORT_NAPE, pencil_moustache
from tools.cards.hands import fist
from tools.cards.outline import Outline, Point, placement
from tools.cards.palette import (
    BRASS,
    COAT,
    CRIMSON,
    DARK_STEEL,
    FINE,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    STEEL,
    WHEAT,
    WOOD,
)
from tools.cards.picture import Picture
from tools.cards.weave import cuff

_FACE = Face(
    "youth",
    WHEAT,
    "mountain",
    "level",
    "broad",
    "firm",
    gaze=-0.4,
    build=Build(cheek=1.03, jaw=1.02, chin=-1),
)
_TILT = -3


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    nape = Picture()
    nape.paint(SHORT_NAPE, INK)
    half.add(nape, on_shoulders())
    half.add(neck(WHEAT))
    half.add(_uniform())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_blade())
    half.add(sleeve(COAT))
    half.paint(path("M64.5 134L76 134L78 170L62 170Z"), WOOD, INK, INNER)
    half.paint(rectangle(61.5, 131.5, 17, 5.5, 2), BRASS, INK, INNER)
    half.add(fist(WHEAT, 70, 149))
    half.add(cuff(73.5, 166, MARIGOLD, CRIMSON, turn=-3))
    return two_headed(half, setting)


def _uniform() -> Picture:
    picture = Picture()
    shirt = path(
        "M112 121C101 129 92 131 79 138L100 214L170 214L194 141C180 133 164 130 153 120L131 156Z"
    )
    picture.paint(shirt, IVORY, INK, OUTER)
    coat = path(
        "M107 124C98 130 90 131 79 133C64 137 57 152 50 214L112 214C106 190 102 160 107 124Z"
        "M158 123C168 130 182 131 196 136C209 142 214 166 216 214L146 214C156 190 162 156 158 123Z"
    )
    picture.paint(coat, COAT, INK, OUTER)
    piping = path("M107 124C102 160 106 190 112 214M158 123C162 156 156 190 146 214")
    picture.cord(piping, BRASS, INK, 2, 0.8)
    left_fold = path("M112 121L106 127C110 142 121 154 131 163L138 152C126 144 118 132 112 121Z")
    right_fold = path(
        "M153 119L160 126C155 146 136 165 112 178L108 168C127 156 140 143 146.6 129"
        "C149 125 151.4 121.6 153 119Z"
    )
    picture.paint(left_fold, IVORY, INK, INNER)
    picture.paint(right_fold, IVORY, INK, INNER)
    edges = path("M109 124.5C115 140 123 150 132 157M156.6 122.6C150 142 133 160 110 173")
    picture.draw(edges, CRIMSON, 2.6)
    buttons = (circle(x, y, 2) for x, y in ((98.6, 140), (98.8, 151), (99.6, 162)))
    picture.paint(Outline.join(buttons), BRASS, INK, FINE)
    flap = path("M80 146L93.4 144L92.6 152.4L86.4 156L80.4 154Z")
    picture.draw(flap, "#4a5878", INNER)
    sash = path("M168 131L150 212L164 212L184 133Z")
    picture.paint(sash, CRIMSON, INK, INNER)
    picture.paint(path("M174 132.5L154 212L158 212L178.4 133Z"), MARIGOLD)
    board = path("M163 127.6C176 127 190 129 199 135L196 140C186 135 174 133 163 133.4Z")
    picture.paint(board, BRASS, INK, INNER)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(pencil_moustache(), placement(2.4, 0))
    picture.paint(FRINGE_UNDER_CAP, INK)
    cap = path(
        "M-38 -34C-41 -52 -39 -68 -31 -80C-12 -94 12 -100 32 -101C43 -84 47 -58 44 -34"
        "C20 -43 -16 -43 -38 -34Z"
    )
    places = [
        _slanted(column * 17 + (8.5 if row % 2 else 0), -46 - 15 * row)
        for row in range(5)
        for column in range(-3, 4)
    ]
    picture.paint(cap, CRIMSON)
    for form, colour in (
        (stepped(3, 3.3), IVORY),
        (stepped(2, 2.9), INK),
        (circle(0, 0, 2.3), MARIGOLD),
    ):
        woven = Outline.join(form.placed(x, y, turn=-6) for x, y in places)
        picture.paint(woven & cap, colour)
    picture.draw(path("M-31 -80C-14 -79 14 -87 32 -101"), INK, INNER)
    picture.draw(cap, INK, OUTER)
    rim = path("M-38.5 -34C-16 -43 20 -43 44.5 -34L46 -47C20 -56 -18 -56 -40.5 -47Z")
    picture.paint(rim, INK, INK, INNER)
    stops = Cubic((-39.5, -40.5), (-16, -49.5), (20, -49.5), (45, -40.5)).stops(8)
    gems = (lozenge(5, 5).placed(stop.x, stop.y) for stop in stops)
    picture.paint(Outline.join(gems), MARIGOLD)
    return picture


def _slanted(x: float, y: float) -> Point:
    """Return where a place of the upright weave lies on the slanting cap."""
    return x, y - 0.14 * x


def _blade() -> Picture:
    picture = Picture()
    blade = path(
        "M64.5 136L65.5 124L68 121C68 112 64 103 58.5 94C50.5 81 51 60 64 41"
        "C78 54 86 74 84 94C82.5 110 77 122 75.5 136Z"
    )
    picture.paint(blade, STEEL, INK, OUTER)
    picture.draw(path("M72 132C74 116 79 106 80 92C81 76 75 62 65 50"), DARK_STEEL, 1.1)
    return picture
