"""The Dhaka weave: the sash over the seam of a court, woven borders, strings of beads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.cards.forms import bead, lozenge, polygon, rectangle, stepped
from tools.cards.outline import Outline, placement
from tools.cards.palette import FINE, INK, INNER, IVORY, MARIGOLD
from tools.cards.picture import Picture

if TYPE_CHECKING:
    from tools.cards.curves import Cubic


@dataclass(frozen=True)
class Thread:
    """The colours of a border: its ground, its motif and the eye in the motif."""

    ground: str
    motif: str
    eye: str


def sash(length: float, height: float, ground: str, repeats: int = 9) -> Picture:
    """Return a straight woven band around the origin, `length` along x."""
    picture = Picture()
    half, step = height / 2, length / repeats
    unit = height / 8.4
    middles = [(i + 0.5) * step - length / 2 for i in range(-1, repeats + 1)]
    gaps = [i * step - length / 2 for i in range(repeats + 1)]
    strip = rectangle(-length / 2 - 9, -half, length + 18, height)
    picture.paint(strip, ground, INK, INNER)
    picture.paint(Outline.join(stepped(3, unit * 1.25, x) for x in middles), IVORY)
    picture.paint(Outline.join(stepped(2, unit * 0.8, x) for x in middles), ground)
    wedges = [
        polygon(
            (x - unit * 2, side * (half - 1.6)),
            (x + unit * 2, side * (half - 1.6)),
            (x, side * unit * 0.3),
        )
        for x in gaps
        for side in (-1, 1)
    ]
    selvages = [rectangle(-length / 2 - 9, y, length + 18, 1.3) for y in (0.6 - half, half - 1.9)]
    picture.paint(Outline.merge(wedges + selvages), MARIGOLD)
    return picture


def border(curve: Cubic, width: float, thread: Thread, line: str = INK) -> Picture:
    """Return a woven border of this width along a curve."""
    picture = Picture()
    picture.paint(curve.ribbon(width), thread.ground, line, INNER)
    stops = curve.stops(max(2, round(curve.length / (width * 0.82))))
    unit = width / 4.6
    crosses = (stepped(2, unit).placed(x, y, turn=turn) for x, y, turn in stops)
    picture.paint(Outline.join(crosses), thread.motif)
    eyes = (lozenge(width / 9, width / 9).placed(x, y, turn=turn) for x, y, turn in stops)
    picture.paint(Outline.join(eyes), thread.eye)
    return picture


def beads(
    curve: Cubic, radius: float, colour: str, line: str = INK, weight: float = FINE
) -> Picture:
    """Return a string of beads along a curve; they touch and never overlap."""
    picture = Picture()
    count = max(1, int(curve.length / (2 * radius + 0.4)))
    string = (bead(x, y, radius) for x, y, _ in curve.stops(count))
    picture.paint(Outline.join(string), colour, line, weight)
    return picture


def cuff(
    x: float, y: float, ground: str, motif: str, *, turn: float = 0, width: float = 29
) -> Picture:
    """Return the woven cuff of a sleeve, 10 high, centred on (x, y)."""
    picture = Picture()
    picture.paint(rectangle(-width / 2, -5, width, 10, 2.4), ground, INK, INNER)
    count = round(width / 7.2)
    crosses = (stepped(2, 1.45, (i - (count - 1) / 2) * 7.2) for i in range(count))
    picture.paint(Outline.join(crosses), motif)
    return picture.mapped(placement(x, y, turn=turn))
