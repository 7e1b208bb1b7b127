"""What the winner gets: a crown and marigolds."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.outline import both, box, disc, joined, stepped
from tools.art.svg import circle, document, linear, num, path, radial, save, stroke

if TYPE_CHECKING:
    from pathlib import Path

MARIGOLDS = {
    "orange": ("#f7941d", "#d96a10", "#a8480a"),
    "yellow": ("#fcc63a", "#ee9a1c", "#b8680f"),
    "red": ("#d8343f", "#a31d2b", "#6d101c"),
}


def crown() -> str:
    """Return the crown, 200 by 160, its band's lower edge at y 150."""
    body = (
        "M22 128L12 52C30 66 46 76 60 80C72 64 86 42 100 14C114 42 128 64 140 80"
        "C154 76 170 66 188 52L178 128C130 140 70 140 22 128Z"
    )
    band = "M22 124C70 136 130 136 178 124L176 148C130 160 70 160 24 148Z"
    defs = linear(
        "brass", (20, 10), (180, 150), [(0, "#fff0bd", 1), (0.45, "#e3b654", 1), (1, "#94691f", 1)]
    )
    out = [path(body, "url(#brass)")]
    out.append(
        path(
            both(
                body,
                "M100 14C114 42 128 64 140 80C154 76 170 66 188 52L178 140H112"
                "C120 100 112 50 100 14Z",
            ),
            "#6b4710",
            0.28,
        )
    )
    out.append(
        path(
            "M100 34C94 52 86 68 76 84C84 96 92 104 100 108C108 104 116 96 124 84"
            "C114 68 106 52 100 34Z",
            "#fff4cc",
            0.35,
        )
    )
    out.append(stroke(body, "#7d5a1c", 2.4, 0.8))
    out.append(path(band, "#a31d2b"))
    out.append(path(both(band, box(112, 110, 90, 60)), "#5b0e19", 0.6))
    out.append(stroke("M22 125C70 137 130 137 178 125M24 148C70 160 130 160 176 148", "#f3dc9c", 3))
    for k in range(-3, 4):
        x, y = 100 + k * 21, 145 - abs(k) ** 1.7 * 0.75
        out.append(path(stepped(2, 3.6, x, y), "#f3e8cd" if k % 2 else "#f0a31e"))
    for x, y, r in ((100, 14, 9), (12, 52, 8), (188, 52, 8)):
        out.append(circle(x, y, r, "#c9a24a") + circle(x, y - 0.6, r - 1.6, "#fff0bd"))
        out.append(circle(x - r * 0.3, y - r * 0.35, r * 0.3, "#ffffff"))
    out.append(path(stepped(3, 5, 100, 92), "#b3202c") + path(stepped(1, 5, 100, 92), "#ffd98a"))
    return document(f"<defs>{defs}</defs>{''.join(out)}", 200, 164)


def marigold(colours: tuple[str, str, str]) -> str:
    """Return a marigold seen from above, 100 a side: three rings of ruffled petals."""
    light, middle, deep = colours
    defs = radial("heart", (50, 50), 20, [(0, deep, 1), (1, middle, 1)])
    out = [path(_ruffle(46, 13, 0), deep), path(_ruffle(45, 13, 0, 0.965), light)]
    out.append(path(_ruffle(34, 11, 0.3), middle) + path(_ruffle(33, 11, 0.3, 0.95), light))
    out.append(path(_ruffle(22, 9, 0.1), middle) + path(_ruffle(18, 8, 0.5), "url(#heart)"))
    for k in range(13):
        angle = 2 * math.pi * (k + 0.5) / 13
        a, b = 36, 44
        line = (
            f"M{num(50 + a * math.cos(angle))} {num(50 + a * math.sin(angle))}"
            f"L{num(50 + b * math.cos(angle))} {num(50 + b * math.sin(angle))}"
        )
        out.append(stroke(line, middle, 1.8, 0.8))
    return document(f"<defs>{defs}</defs>{''.join(out)}", 100)


def _ruffle(radius: float, count: int, turn: float, scale: float = 1) -> str:
    """Return a ring of overlapping petals as one outline."""
    r = radius * scale
    petal = r * math.sin(math.pi / count) * 1.35
    reach = r - petal
    petals = [
        disc(50 + reach * math.cos(angle), 50 + reach * math.sin(angle), petal)
        for angle in (2 * math.pi * k / count + turn for k in range(count))
    ]
    return joined(disc(50, 50, reach + petal * 0.3), *petals)


def write(folder: Path) -> None:
    """Write the crown and the three marigolds into folder."""
    save(folder / "crown.svg", crown())
    for name, colours in MARIGOLDS.items():
        save(folder / f"marigold_{name}.svg", marigold(colours))
