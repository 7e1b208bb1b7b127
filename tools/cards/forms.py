"""Simple forms that everything is built from: circle, rectangle, stepped diamond, petals, drop."""

from __future__ import annotations

import math

from tools.cards.outline import Outline, Point

_ARC = 0.5523  # control length of a quarter circle drawn as a cubic


def path(data: str) -> Outline:
    """Return the outline of SVG path data."""
    return Outline.parse(data)


def polygon(*points: Point) -> Outline:
    """Return the closed polygon through the points."""
    return path("M" + "L".join(f"{x} {y}" for x, y in points) + "Z")


def ellipse(x: float, y: float, across: float, down: float) -> Outline:
    """Return an ellipse by its centre and half axes."""
    a, b = across * _ARC, down * _ARC
    return path(
        f"M{x - across} {y}C{x - across} {y - b} {x - a} {y - down} {x} {y - down}"
        f"C{x + a} {y - down} {x + across} {y - b} {x + across} {y}"
        f"C{x + across} {y + b} {x + a} {y + down} {x} {y + down}"
        f"C{x - a} {y + down} {x - across} {y + b} {x - across} {y}Z"
    )


def circle(x: float, y: float, radius: float) -> Outline:
    """Return a circle."""
    return ellipse(x, y, radius, radius)


def bead(x: float, y: float, radius: float) -> Outline:
    """Return a small circle, drawn with three curves where `circle` needs four."""
    reach = radius * 0.7698  # control length of a third of a circle
    data = f"M{x} {y - radius}"
    for start, end in ((0, 120), (120, 240), (240, 360)):
        (sin0, cos0), (sin1, cos1) = (
            (math.sin(math.radians(turn)), math.cos(math.radians(turn))) for turn in (start, end)
        )
        data += (
            f"C{x + radius * sin0 + reach * cos0} {y - radius * cos0 + reach * sin0}"
            f" {x + radius * sin1 - reach * cos1} {y - radius * cos1 - reach * sin1}"
            f" {x + radius * sin1} {y - radius * cos1}"
        )
    return path(data + "Z")


def rectangle(x: float, y: float, width: float, height: float, radius: float = 0) -> Outline:
    """Return a rectangle, with round corners when a radius is given."""
    right, bottom = x + width, y + height
    if not radius:
        return polygon((x, y), (right, y), (right, bottom), (x, bottom))
    c = radius * (1 - _ARC)
    return path(
        f"M{x + radius} {y}L{right - radius} {y}"
        f"C{right - c} {y} {right} {y + c} {right} {y + radius}L{right} {bottom - radius}"
        f"C{right} {bottom - c} {right - c} {bottom} {right - radius} {bottom}"
        f"L{x + radius} {bottom}C{x + c} {bottom} {x} {bottom - c} {x} {bottom - radius}"
        f"L{x} {y + radius}C{x} {y + c} {x + c} {y} {x + radius} {y}Z"
    )


def stepped(order: int, unit: float, x: float = 0, y: float = 0) -> Outline:
    """Return a stepped diamond as a loom makes it: rows of 1, 3, .. 2*order-1, .. 1 squares."""
    along, down = 0.5, 0.5 - order
    right = [(along, down)]
    for step in range(2 * order - 1):
        down += 1
        right.append((along, down))
        if step < 2 * order - 2:
            along += 1 if step < order - 1 else -1
            right.append((along, down))
    ring = right + [(-a, -b) for a, b in right]
    return polygon(*((x + unit * a, y + unit * b) for a, b in ring))


def petals(
    petal: str | Outline, count: int, x: float, y: float, *, scale: float = 1, start: float = 0
) -> Outline:
    """Return a ring of equal petals around (x, y); the petal stands on (0, 0) and points up."""
    one = path(petal) if isinstance(petal, str) else petal
    gap = 360 / count
    return Outline.join(one.placed(x, y, scale=scale, turn=start + gap * i) for i in range(count))


def scallop(
    lobes: int, valley: float, peak: float, x: float = 0, y: float = 0, *, start: float = 0
) -> Outline:
    """Return a flower of round lobes as one ring, by the radius of its valleys and its peaks."""
    gap = math.tau / lobes
    spread = gap * 0.44
    reach = (8 * peak - 2 * valley * math.cos(gap / 2)) / (6 * math.cos(spread))

    def around(radius: float, angle: float) -> str:
        turned = angle + math.radians(start)
        return f"{x + radius * math.sin(turned)} {y - radius * math.cos(turned)}"

    data = f"M{around(valley, -gap / 2)}"
    for i in range(lobes):
        middle = i * gap
        data += f"C{around(reach, middle - spread)} {around(reach, middle + spread)}"
        data += f" {around(valley, middle + gap / 2)}"
    return path(data + "Z")


def drop(x: float, y: float, scale: float = 1) -> Outline:
    """Return a hanging drop, about 8 wide and 14 high."""
    return path("M0 -6C3.4 -.6 4.4 2 4 4.6C3.4 8 -3.4 8 -4 4.6C-4.4 2 -3.4 -.6 0 -6Z").placed(
        x, y, scale=scale
    )


def lozenge(across: float, down: float) -> Outline:
    """Return an upright rhombus around the origin by its half axes."""
    return polygon((0, -down), (across, 0), (0, down), (-across, 0))


LOTUS_PETAL = "M0 0C-7 -8 -7 -18 0 -27C7 -18 7 -8 0 0Z"
ROUND_PETAL = "M0 0C-3.4 -3 -3 -7.6 0 -9.4C3 -7.6 3.4 -3 0 0Z"
LEAF = "M0 0C-4.6 -5 -4.6 -13 0 -19C4.6 -13 4.6 -5 0 0Z"
