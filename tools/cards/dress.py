"""Dress: torsos, printed cloth, sleeves, garlands and earrings that several figures wear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.cards.forms import bead, circle, path, scallop, stepped
from tools.cards.frame import HALF
from tools.cards.outline import Outline
from tools.cards.palette import FINE, INK, IVORY, MARIGOLD, OUTER, SAFFRON
from tools.cards.picture import Picture

if TYPE_CHECKING:
    from tools.cards.curves import Cubic

_LEAST_PRINT = 2.0  # smaller cuttings of a motif at the edge of the cloth look like dirt

# Torsos always end in a scooped neckline: a bust closed under the chin looks as if it had no neck.
BROAD = path(
    "M112 121C101 129 92 131 79 138C63 147 56 170 50 214L216 214C213 174 207 150 194 141"
    "C180 133 164 130 153 120C149 132 141 138 132 139C123 138 115 132 112 121Z"
)
SQUARE = path(
    "M112 121C104 128 94 130 80 133C66 137 58 150 50 214L216 214C214 168 208 142 196 136"
    "C180 131 163 129 153 120C149 132 141 138 132 139C123 138 115 132 112 121Z"
)
SLOPING = path(
    "M112 122C103 132 95 136 84 143C69 153 60 176 54 214L214 214C211 180 203 157 190 147"
    "C178 138 163 133 153 121C149 132 141 138 132 139C123 138 115 132 112 122Z"
)
FOREARM = path("M45 222C47 196 53 176 59.5 163L87 163C94 176 104 188 116 196L116 220Z")

FLOWER = scallop(5, 1.7, 6.4)
PAISLEY = path(
    "M-.4 5.6C-4.2 5.6 -5.6 2 -4.2 -1.2C-2.6 -4.6 .6 -4.8 .4 -8.6C4.4 -6.2 6 -2 4.8 1.8"
    "C4 4.4 2 5.6 -.4 5.6Z"
) - circle(0.2, 1.2, 1.5)
CROSS = stepped(2, 1.3)


def printed(
    cloth: Outline, motif: Outline, across: float, down: float, x: float = 44, y: float = 128
) -> Outline:
    """Return a motif repeated in half-drop over the cloth, beginning at (x, y)."""
    left, top, right, bottom = cloth.bounds
    repeats: list[Outline] = []
    row = 0
    while y + row * down < min(bottom, 212):
        offset = across / 2 if row % 2 else 0
        column = 0
        while x + offset + column * across < right:
            place = (x + offset + column * across, y + row * down)
            if place[0] > left - 9 and place[1] > top - 9:
                repeats.append(motif.placed(*place))
            column += 1
        row += 1
    print_on_cloth = Outline.merge(repeats) & (cloth & HALF)
    return print_on_cloth.without_slivers(_LEAST_PRINT)


def sleeve(colour: str, motif: Outline | None = None, motif_colour: str = "") -> Picture:
    """Return the near forearm that rises from under the sash to the wrist at (73, 163)."""
    picture = Picture()
    picture.paint(FOREARM, colour, INK, OUTER)
    if motif:
        inside = FOREARM - FOREARM.stroked(OUTER)
        picture.paint(printed(inside, motif, 17, 12, 40, 110), motif_colour)
    return picture


def garland(curve: Cubic, radius: float) -> Picture:
    """Return a string of marigold blossoms, saffron and yellow by turns."""
    picture = Picture()
    stops = curve.stops(max(2, int(curve.length / (1.72 * radius))))
    for first, colour in ((0, SAFFRON), (1, MARIGOLD)):
        blossoms = (bead(s.x, s.y, radius) for s in stops[first::2])
        picture.paint(Outline.join(blossoms), colour, INK, FINE)
    return picture


def hoop(x: float, y: float, metal: str, gem: str) -> Picture:
    """Return a hoop earring with a bead, in face units, hanging from (x, y)."""
    picture = Picture()
    picture.cord(circle(x, y, 4.6), metal, INK, 1.1, 0.45)
    picture.paint(circle(x, y + 7.6, 3.8), gem, INK, FINE)
    return picture


def bell_earring(x: float, y: float, metal: str, gem: str) -> Picture:
    """Return a bell earring of a lady with three pearls, in face units, hanging from (x, y)."""
    picture = Picture()
    picture.paint(circle(x, y, 5.5), MARIGOLD, INK, FINE)
    picture.paint(circle(x, y, 2.2), gem)
    bell = path("M-6 8C-6 2 6 2 6 8C6 14 3 17 0 17C-3 17 -6 14 -6 8Z").placed(x, y)
    picture.paint(bell, metal, INK, FINE)
    pearls = (bead(x + step, y + 20.4, 2.4) for step in (-4.6, 0, 4.6))
    picture.paint(Outline.join(pearls), IVORY, INK, 0.5)
    return picture
