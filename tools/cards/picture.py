"""A picture: shapes with their paint, in order, and how they become SVG that the game can draw."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from tools.cards.outline import IDENTITY, Matrix, Outline, number
from tools.cards.palette import CARD_HEIGHT, CARD_WIDTH, OUTER

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.cards.outline import Point

HALF_TURN: Matrix = (-1, 0, 0, -1, CARD_WIDTH, CARD_HEIGHT)
MIRROR: Matrix = (-1, 0, 0, 1, CARD_WIDTH, 0)


@dataclass(frozen=True)
class Shape:
    """An outline with its fill and its line; weights are card units and never scaled."""

    outline: Outline
    fill: str | None
    line: str | None
    weight: float

    def mapped(self, matrix: Matrix) -> Shape:
        """Return this shape elsewhere, its line as heavy as before."""
        return Shape(self.outline.mapped(matrix), self.fill, self.line, self.weight)

    def doubled(self) -> Shape:
        """Return this shape and its half turn about the middle of the card, as one."""
        turned = self.outline.mapped(HALF_TURN)
        return Shape(self.outline + turned, self.fill, self.line, self.weight)

    def element(self) -> str:
        """Return the SVG element."""
        text = f'<path d="{self.outline.data()}"'
        if self.fill:
            text += f' fill="{self.fill}"'
        if self.line:
            text += f' stroke="{self.line}" stroke-width="{number(self.weight, 2)}"'
        return text + "/>"


@dataclass
class Picture:
    """Shapes from the back to the front."""

    shapes: list[Shape] = field(default_factory=list)

    def paint(
        self, outline: Outline, fill: str, line: str | None = None, weight: float = OUTER
    ) -> None:
        """Add a filled region, with a contour when `line` is given."""
        if not outline.is_empty:
            self.shapes.append(Shape(outline, fill, line, weight))

    def draw(self, outline: Outline, line: str, weight: float) -> None:
        """Add a line without fill."""
        if not outline.is_empty:
            self.shapes.append(Shape(outline, None, line, weight))

    def cord(self, outline: Outline, colour: str, edge: str, weight: float, rim: float) -> None:
        """Add a line of one colour with an edge of another, `rim` wide on either side."""
        self.draw(outline, edge, weight + 2 * rim)
        self.draw(outline, colour, weight)

    def add(self, other: Picture, matrix: Matrix = IDENTITY) -> None:
        """Add all shapes of another picture, moved by the matrix."""
        if matrix == IDENTITY:
            self.shapes.extend(other.shapes)
        else:
            self.shapes.extend(shape.mapped(matrix) for shape in other.shapes)

    def cut(self, region: Outline) -> Picture:
        """Return what lies inside a convex region; lines that cross its edge become areas."""
        inside = Picture()
        left, top, right, bottom = region.bounds
        for shape in self.shapes:
            box = shape.outline.bounds
            if _holds(region, shape.outline):
                inside.shapes.append(shape)
            elif box[0] > right or box[2] < left or box[1] > bottom or box[3] < top:
                continue
            elif shape.fill:
                inside.paint(shape.outline & region, shape.fill, shape.line, shape.weight)
            elif shape.line:
                inside.paint(shape.outline.stroked(shape.weight) & region, shape.line)
        return inside

    def doubled(self) -> Picture:
        """Return every shape together with its half turn about the middle of the card."""
        return Picture([shape.doubled() for shape in self.shapes])

    def mapped(self, matrix: Matrix) -> Picture:
        """Return the whole picture under an affine map."""
        return Picture([shape.mapped(matrix) for shape in self.shapes])

    def bent(self, bend: Callable[[float, float], Point]) -> Picture:
        """Return the picture with every control point moved by `bend`."""
        return Picture([Shape(s.outline.bent(bend), s.fill, s.line, s.weight) for s in self.shapes])

    def svg(self) -> str:
        """Return the complete SVG document."""
        body = "\n".join(shape.element() for shape in self.shapes)
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {CARD_WIDTH} {CARD_HEIGHT}"'
            f' width="{CARD_WIDTH}" height="{CARD_HEIGHT}">\n'
            f'<g fill="none" stroke-linejoin="round" stroke-linecap="round">\n'
            f"{body}\n</g>\n</svg>\n"
        )


def _holds(region: Outline, outline: Outline) -> bool:
    """Tell whether a convex polygon, wound either way, holds every point of an outline."""
    ring = region.points
    signs = set()
    for (x0, y0), (x1, y1) in zip(ring, ring[1:] + ring[:1], strict=True):
        for x, y in outline.points:
            cross = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
            if abs(cross) > 1e-6:
                signs.add(cross > 0)
    return len(signs) <= 1
