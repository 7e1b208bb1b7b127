"""The sheet a portrait is drawn on: a disc in a brass ring, everything cut to the disc.

A person is drawn in a box of 200 a side, looking at us: crown of the head at y 48, eyes at 98, chin
near 151, shoulders below 160. The sketch enlarges that a little and tilts the head.
"""

from __future__ import annotations

import math

from tools.art import outline, svg

RADIUS = 94
_DISC = outline.disc(100, 100, RADIUS)


class Sketch:
    """Collects the shapes of one portrait, back to front."""

    def __init__(
        self, light: str, deep: str, tilt: float = 0, zoom: float = 1.15, drop: float = 0
    ) -> None:
        """Start with a backdrop from light to deep; tilt turns the head, in degrees.

        A tall hat needs a smaller zoom, or a drop, to stay within the ring.
        """
        self._light, self._deep = light, deep
        self._head = outline.turned(tilt, 100, 150)
        self._body: outline.Matrix = (zoom, 0, 0, zoom, 100 - 100 * zoom, 117 - 117 * zoom + drop)
        self._map: outline.Matrix = self._body
        self._shapes: list[str] = []

    def body(self) -> None:
        """Draw on the body from now on."""
        self._map = self._body

    def head(self) -> None:
        """Draw on the head, which may be tilted, from now on."""
        self._map = outline.after(self._head, self._body)

    def fill(self, d: str, colour: str, opacity: float = 1, *, inside: str = "") -> None:
        """Fill d, cut to the outline inside (if given) and to the disc."""
        shape = outline.both(d, inside) if inside else d
        self._put(outline.moved(shape, self._map), colour, opacity)

    def line(
        self, d: str, colour: str, width: float, opacity: float = 1, *, inside: str = ""
    ) -> None:
        """Draw a round line along d, cut like fill."""
        moved = outline.moved(d, self._map)
        scale = math.hypot(self._map[0], self._map[1])
        if not inside and _within(moved, margin=width):
            self._shapes.append(svg.stroke(moved, colour, width * scale, opacity))
        else:
            self.fill(outline.line_outline(d, width), colour, opacity, inside=inside)

    def pair_line(
        self, d: str, colour: str, width: float, opacity: float = 1, *, inside: str = ""
    ) -> None:
        """Draw a line along d and along its mirror image."""
        self.line(d, colour, width, opacity, inside=inside)
        self.line(outline.mirrored(d), colour, width, opacity, inside=inside)

    def document(self) -> str:
        """Return the finished SVG."""
        defs = svg.radial(
            "back", (86, 70), 118, [(0, self._light, 1), (1, self._deep, 1)]
        ) + svg.linear(
            "brass",
            (40, 6),
            (160, 194),
            [(0, "#f7e5b0", 1), (0.5, "#c9a24a", 1), (1, "#7d5d22", 1)],
        )
        return svg.document(
            f"<defs>{defs}</defs>"
            + svg.circle(100, 100, 100, "url(#brass)")
            + svg.circle(100, 100, RADIUS + 0.8, "#3a2712")
            + svg.circle(100, 100, RADIUS, "url(#back)")
            + "".join(self._shapes)
            + svg.ring(100, 100, RADIUS - 0.4, "#2a1608", 2, 0.4),
            200,
        )

    def _put(self, shape: str, colour: str, opacity: float) -> None:
        cut = shape if _within(shape) else outline.both(shape, _DISC)
        if cut:
            self._shapes.append(svg.path(cut, colour, opacity))


def _within(d: str, margin: float = 0) -> bool:
    left, top, right, bottom = outline.bounds(d)
    reach = RADIUS - margin
    return all(math.hypot(x - 100, y - 100) <= reach for x in (left, right) for y in (top, bottom))
