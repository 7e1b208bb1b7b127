"""Jewels of the ladies' heads, in face units: chain of the parting, nose ring, forehead mark."""

from __future__ import annotations

from tools.cards.forms import circle, drop, path
from tools.cards.palette import CRIMSON, FINE, INK, IVORY, MARIGOLD
from tools.cards.picture import Picture


def nose_ring(x: float, y: float, gem: str) -> Picture:
    """Return the gold ring in the near wing of the nose, with one gem."""
    picture = Picture()
    picture.cord(circle(x, y, 5), MARIGOLD, INK, 0.95, 0.35)
    picture.paint(circle(x, y + 5.2, 2.1), gem, INK, 0.5)
    return picture


def nose_stud(x: float, y: float) -> Picture:
    """Return a small gold stud in the near wing of the nose."""
    picture = Picture()
    picture.paint(circle(x, y, 2), MARIGOLD, INK, 0.5)
    return picture


def forehead_mark(colour: str = CRIMSON) -> Picture:
    """Return the tika between the brows."""
    picture = Picture()
    picture.paint(circle(-5.4, -19.5, 2.6), colour)
    return picture


def forehead_chain(gem: str) -> Picture:
    """Return vermilion in the parting, the chain along the hair, its pendant and the tika."""
    picture = Picture()
    picture.draw(path("M-4 -70L-4 -53"), CRIMSON, 1.7)
    chain = path("M-4 -54C-20 -48 -29 -38 -31.4 -24M-4 -54C18 -46 31 -30 33 -8M-4.6 -56L-4.6 -42")
    picture.cord(chain, MARIGOLD, INK, 1.4, 0.75)
    picture.paint(circle(-4.8, -40, 5), MARIGOLD, INK, FINE)
    picture.paint(circle(-4.8, -40, 2.2), gem)
    picture.paint(drop(-5, -31.6, 0.55), IVORY, INK, 0.6)
    picture.add(forehead_mark())
    return picture
