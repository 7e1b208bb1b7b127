"""Outlines as SVG path data: moving, cutting and joining them (with skia-pathops)."""

from __future__ import annotations

import math
from typing import Any

import pathops
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

from tools.art.svg import num

Matrix = tuple[float, float, float, float, float, float]

STILL: Matrix = (1, 0, 0, 1, 0, 0)
MIRROR: Matrix = (-1, 0, 0, 1, 200, 0)  # left and right of a portrait change places


def disc(cx: float, cy: float, r: float, ry: float | None = None) -> str:
    """Return a circle, or an ellipse when ry is given."""
    tall = r if ry is None else ry
    west, east, y = num(cx - r), num(cx + r), num(cy)
    arc = f"A{num(r)} {num(tall)} 0 1 1"
    return f"M{west} {y}{arc} {east} {y}{arc} {west} {y}Z"


def box(x: float, y: float, w: float, h: float) -> str:
    """Return a rectangle."""
    return f"M{num(x)} {num(y)}H{num(x + w)}V{num(y + h)}H{num(x)}Z"


def stepped(n: int, cell: float, cx: float = 0, cy: float = 0, stretch: float = 1) -> str:
    """Return the stepped diamond of n steps, the one ornament of the game."""
    quarter = [corner for i in range(n) for corner in ((i, n - i), (i + 1, n - i))]
    back = quarter[::-1]
    turns = ((1, -1, quarter), (1, 1, back), (-1, 1, quarter), (-1, -1, back))
    points = [
        (cx + sx * x * cell * stretch, cy + sy * y * cell) for sx, sy, q in turns for x, y in q
    ]
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def moved(d: str, matrix: Matrix) -> str:
    """Return d after the affine map."""
    return _text(_outline(d, matrix))


def mirrored(d: str) -> str:
    """Return d with left and right of a portrait changed."""
    return moved(d, MIRROR)


def turned(degrees: float, cx: float, cy: float) -> Matrix:
    """Return the map that turns clockwise about a point."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return (c, s, -s, c, cx - c * cx + s * cy, cy - s * cx - c * cy)


def after(first: Matrix, second: Matrix) -> Matrix:
    """Return the map that does first, then second."""
    a, b, c, d, e, f = first
    p, q, r, s, t, u = second
    return (
        p * a + r * b,
        q * a + s * b,
        p * c + r * d,
        q * c + s * d,
        p * e + r * f + t,
        q * e + s * f + u,
    )


def both(a: str, b: str) -> str:
    """Return what lies in a and in b."""
    return _text(pathops.op(_outline(a), _outline(b), pathops.PathOp.INTERSECTION))


def without(a: str, b: str) -> str:
    """Return what lies in a and not in b."""
    return _text(pathops.op(_outline(a), _outline(b), pathops.PathOp.DIFFERENCE))


def joined(*parts: str) -> str:
    """Return everything that lies in any of the parts."""
    whole = _outline(parts[0])
    for part in parts[1:]:
        whole = pathops.op(whole, _outline(part), pathops.PathOp.UNION)
    return _text(whole)


def line_outline(d: str, width: float) -> str:
    """Return the shape of a round line along d."""
    shape = _outline(d)
    shape.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
    shape.convertConicsToQuads()
    shape.simplify()
    return _text(shape)


def bounds(d: str) -> tuple[float, float, float, float]:
    """Return left, top, right and bottom of d."""
    left, top, right, bottom = _outline(d).bounds
    return left, top, right, bottom


def _outline(d: str, matrix: Matrix = STILL) -> Any:
    shape = pathops.Path()
    parse_path(d, TransformPen(shape.getPen(glyphSet=None), matrix))
    return shape


def _text(shape: Any) -> str:
    pen = SVGPathPen(None, ntos=num)
    shape.draw(pen)
    return str(pen.getCommands())
