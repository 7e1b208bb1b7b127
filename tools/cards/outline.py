"""An outline: the geometry of a shape in card units, with true boolean operations.

The game's SVG renderer knows no clipping, so everything is cut here, once, when the deck is drawn.
"""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import pathops
from fontTools.pens.recordingPen import RecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib.path import parse_path

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Point = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]

IDENTITY: Matrix = (1, 0, 0, 1, 0, 0)
DIGITS = 1  # a tenth of a card unit is a fifth of a pixel at 500 px of card width


def placement(
    x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, widen: float = 1
) -> Matrix:
    """Return the matrix that widens, scales, turns by `turn` degrees and moves to (x, y)."""
    cos, sin = math.cos(math.radians(turn)) * scale, math.sin(math.radians(turn)) * scale
    return (cos * widen, sin * widen, -sin, cos, x, y)


def number(value: float, digits: int = DIGITS) -> str:
    """Return the shortest text of a rounded number: `0.50` becomes `.5`."""
    text = f"{value:.{digits}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


class Outline:
    """A path: closed rings to be filled, or open lines to be stroked. Never changed once made.

    `skia` is the path in the form that the boolean operations take.
    """

    __slots__ = ("skia",)

    def __init__(self, path: pathops.Path) -> None:
        self.skia = path

    @classmethod
    def parse(cls, data: str) -> Outline:
        """Read the `d` of an SVG path."""
        path = pathops.Path()
        parse_path(data, path.getPen(glyphSet=None))
        return cls(path)

    @classmethod
    def join(cls, parts: Iterable[Outline]) -> Outline:
        """Put outlines side by side into one, without merging them."""
        path = pathops.Path()
        pen = path.getPen(glyphSet=None)
        for part in parts:
            part.skia.draw(pen)
        return cls(path)

    @classmethod
    def merge(cls, parts: Iterable[Outline]) -> Outline:
        """Return the union of the regions of all parts."""
        builder = pathops.OpBuilder(fix_winding=True, keep_starting_points=False)
        for part in parts:
            builder.add(part.skia, pathops.PathOp.UNION)
        return cls(builder.resolve())

    def mapped(self, matrix: Matrix) -> Outline:
        """Return this outline under an affine map."""
        path = pathops.Path()
        self.skia.draw(TransformPen(path.getPen(glyphSet=None), matrix))
        return Outline(path)

    def placed(
        self, x: float = 0, y: float = 0, *, scale: float = 1, turn: float = 0, widen: float = 1
    ) -> Outline:
        """Return this outline scaled, turned (degrees) and moved, in this order."""
        return self.mapped(placement(x, y, scale=scale, turn=turn, widen=widen))

    def bent(self, bend: Callable[[float, float], Point]) -> Outline:
        """Return this outline with every control point moved by `bend`."""
        record = self._record()
        path = pathops.Path()
        pen = path.getPen(glyphSet=None)
        for operator, points in record:
            getattr(pen, operator)(*(bend(x, y) for x, y in points))
        return Outline(path)

    def stroked(self, width: float) -> Outline:
        """Return the region that a round brush of this width covers along the outline."""
        path = pathops.Path(self.skia)
        path.stroke(width, pathops.LineCap.ROUND_CAP, pathops.LineJoin.ROUND_JOIN, 4)
        path.convertConicsToQuads()
        path.simplify(fix_winding=True)
        return Outline(path)

    def without_slivers(self, least: float) -> Outline:
        """Return this outline without the rings whose area is below `least`."""
        rings = [ring for ring in self.skia.contours if abs(ring.area) >= least]
        return Outline.join(Outline(ring) for ring in rings)

    def __add__(self, other: Outline) -> Outline:
        return Outline.join((self, other))

    def __and__(self, other: Outline) -> Outline:
        return self._op(other, pathops.PathOp.INTERSECTION)

    def __sub__(self, other: Outline) -> Outline:
        return self._op(other, pathops.PathOp.DIFFERENCE)

    @property
    def bounds(self) -> tuple[float, float, float, float]:
        """Left, top, right and bottom."""
        left, top, right, bottom = self.skia.bounds
        return (left, top, right, bottom)

    @property
    def points(self) -> list[Point]:
        """All points, control points included: a hull of them holds the outline."""
        return [(x, y) for _, points in self._record() for x, y in points]

    @property
    def is_empty(self) -> bool:
        """Whether nothing is left to draw."""
        return not self._record()

    def data(self, digits: int = DIGITS) -> str:
        """Return the `d` of an SVG path, in short relative commands on a rounded grid."""
        return _Writer(digits).write(self._record())

    def _op(self, other: Outline, operation: pathops.PathOp) -> Outline:
        return Outline(pathops.op(self.skia, other.skia, operation, fix_winding=True))

    def _record(self) -> list[tuple[str, tuple[Point, ...]]]:
        pen = RecordingPen()
        self.skia.draw(pen)
        return [(operator, tuple(points)) for operator, points in pen.value]


class _Writer:
    """Writes relative path commands; rounding never adds up, since it is done on the grid."""

    def __init__(self, digits: int) -> None:
        self._digits = digits
        self._at: Point = (0, 0)
        self._start: Point = (0, 0)
        self._out: list[str] = []

    def write(self, record: Iterable[tuple[str, tuple[Point, ...]]]) -> str:
        for operator, points in record:
            match operator:
                case "moveTo":
                    self._start = self._at = self._grid(points[0])
                    self._out.append("M" + self._pair(self._at))
                case "lineTo":
                    self._line(self._grid(points[0]))
                case "curveTo":
                    self._curve("c", points)
                case "qCurveTo":
                    for control, end in _simple_quadratics(points):
                        self._curve("q", (control, end))
                case "closePath":
                    self._out.append("z")
                    self._at = self._start
                case _:
                    pass
        return "".join(self._out)

    def _line(self, to: Point) -> None:
        step_x, step_y = to[0] - self._at[0], to[1] - self._at[1]
        across, down = self._number(step_x), self._number(step_y)
        if across == down == "0":
            return
        if down == "0":
            self._out.append("h" + across)
        elif across == "0":
            self._out.append("v" + down)
        else:
            self._out.append("l" + self._pair((step_x, step_y)))
        self._at = to

    def _curve(self, letter: str, points: tuple[Point, ...]) -> None:
        ends = [self._grid(point) for point in points]
        steps = [(x - self._at[0], y - self._at[1]) for x, y in ends]
        text = letter + self._pair(steps[0])
        for step in steps[1:]:
            pair = self._pair(step)
            text += pair if pair.startswith("-") else " " + pair
        self._out.append(text)
        self._at = ends[-1]

    def _grid(self, point: Point) -> Point:
        return (round(point[0], self._digits), round(point[1], self._digits))

    def _number(self, value: float) -> str:
        return number(value, self._digits)

    def _pair(self, point: Point) -> str:
        first, second = self._number(point[0]), self._number(point[1])
        return first + (second if second.startswith("-") else " " + second)


def _simple_quadratics(points: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    """Split a TrueType run of control points into single quadratic curves."""
    *controls, end = points
    pieces: list[tuple[Point, Point]] = []
    for control, following in itertools.pairwise(controls):
        middle = ((control[0] + following[0]) / 2, (control[1] + following[1]) / 2)
        pieces.append((control, middle))
    pieces.append((controls[-1], end))
    return pieces
