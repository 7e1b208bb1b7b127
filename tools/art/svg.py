"""Writing SVG of the small kind that nanosvg (pygame's reader) draws.

Only paths, circles, ellipses, rects and groups are made; no text, clip, mask, pattern or filter.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

Point = tuple[float, float]

_SPARE_ZERO = re.compile(r"(\.\d*?)0+$")


def num(value: float) -> str:
    """Return value with at most two decimals and no spare zeros."""
    text = _SPARE_ZERO.sub(r"\1", f"{value:.2f}").rstrip(".")
    return "0" if text == "-0" else text


def document(
    body: str, width: float = 24, height: float | None = None, origin: Point = (0, 0)
) -> str:
    """Return a whole SVG file whose units run from origin over width and height."""
    tall = width if height is None else height
    w, h = num(width), num(tall)
    x, y = num(origin[0]), num(origin[1])
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" '
        f'viewBox="{x} {y} {w} {h}">{body}</svg>\n'
    )


def path(d: str, fill: str, opacity: float = 1) -> str:
    """Return a filled path, or nothing for an empty one."""
    if not d:
        return ""
    return f'<path d="{d}" fill="{fill}"{_opacity("fill-opacity", opacity)}/>'


def stroke(d: str, colour: str, width: float, opacity: float = 1) -> str:
    """Return a line with round caps and joins along a path."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{num(width)}" '
        f'stroke-linecap="round" stroke-linejoin="round"'
        f"{_opacity('stroke-opacity', opacity)}/>"
    )


def circle(cx: float, cy: float, r: float, fill: str, opacity: float = 1) -> str:
    """Return a filled circle."""
    return (
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="{fill}"'
        f"{_opacity('fill-opacity', opacity)}/>"
    )


def ring(cx: float, cy: float, r: float, colour: str, width: float, opacity: float = 1) -> str:
    """Return the outline of a circle."""
    return (
        f'<circle cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}" fill="none" stroke="{colour}" '
        f'stroke-width="{num(width)}"{_opacity("stroke-opacity", opacity)}/>'
    )


def ellipse(cx: float, cy: float, rx: float, ry: float, fill: str, opacity: float = 1) -> str:
    """Return a filled ellipse."""
    return (
        f'<ellipse cx="{num(cx)}" cy="{num(cy)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"'
        f"{_opacity('fill-opacity', opacity)}/>"
    )


def polygon(points: Sequence[Point]) -> str:
    """Return the closed path through points."""
    return "M" + "L".join(f"{num(x)} {num(y)}" for x, y in points) + "Z"


def linear(name: str, start: Point, end: Point, stops: Sequence[tuple[float, str, float]]) -> str:
    """Return a linear gradient in user units; stops are (offset, colour, opacity)."""
    (x1, y1), (x2, y2) = start, end
    return (
        f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" x1="{num(x1)}" '
        f'y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}">{_stops(stops)}</linearGradient>'
    )


def radial(name: str, centre: Point, r: float, stops: Sequence[tuple[float, str, float]]) -> str:
    """Return a radial gradient in user units; stops are (offset, colour, opacity)."""
    return (
        f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="{num(centre[0])}" '
        f'cy="{num(centre[1])}" r="{num(r)}">{_stops(stops)}</radialGradient>'
    )


def save(file: Path, text: str) -> None:
    """Write text to file, making its folder; the bytes are the same on every system."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(text.encode("utf-8"))


def _stops(stops: Sequence[tuple[float, str, float]]) -> str:
    return "".join(
        f'<stop offset="{num(offset)}" stop-color="{colour}"{_opacity("stop-opacity", alpha)}/>'
        for offset, colour, alpha in stops
    )


def _opacity(name: str, value: float) -> str:
    return "" if value == 1 else f' {name}="{num(value)}"'
