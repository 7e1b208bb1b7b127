"""Clothes and jewels of the portraits."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.outline import disc, joined, mirrored, stepped

if TYPE_CHECKING:
    from tools.art.portraits.sketch import Sketch

GOLD, GOLD_DEEP = "#f2bb45", "#c78a24"


def shoulders(width: float = 84, slope: float = 12, neck: float = 25) -> str:
    """Return the outline of the trunk from the neck down."""
    left, right = 100 - width, 100 + width
    return (
        f"M{left} 212C{left + 2} {182 - slope * 0.2} {left + 20} {170 - slope * 0.2}"
        f" {100 - neck - 14} 160C{100 - neck - 6} 157 {100 - neck} 155 {100 - neck + 4} 152"
        f"L{100 + neck - 4} 152C{100 + neck} 155 {100 + neck + 6} 157 {100 + neck + 14} 160"
        f"C{right - 20} {170 - slope * 0.2} {right - 2} {182 - slope * 0.2} {right} 212Z"
    )


def garment(s: Sketch, colour: str, shade: str, d: str = "") -> str:
    """Draw a garment with its shaded side and return its outline."""
    outline = d or shoulders()
    s.fill(outline, colour)
    s.fill("M122 150C150 162 158 184 156 214H210V140H122Z", shade, 0.55, inside=outline)
    return outline


def round_neck(s: Sketch, colour: str, deep: float = 20, width: float = 5) -> None:
    """Draw the band along a round neckline."""
    s.line(f"M76 157C80 {157 + deep * 1.34} 120 {157 + deep * 1.34} 124 157", colour, width)


def open_neck(s: Sketch, skin: str, shade: str, deep: float = 20) -> None:
    """Draw the bare skin inside a round neckline."""
    d = f"M74 152C78 {157 + deep * 1.34} 122 {157 + deep * 1.34} 126 152Z"
    s.fill(d, skin)
    s.fill("M80 148C86 166 116 168 122 148Z", shade, 0.5, inside=d)


def crossed_collar(s: Sketch, cloth: str, shade: str, edge: str, *, low: float = 200) -> None:
    """Draw the crossed front of a daura."""
    left = f"M72 154L100 {low - 12}L94 {low + 14}H70L62 162Z"
    s.fill(mirrored(left), shade)
    s.line(mirrored(f"M74 154L102 {low - 12}"), edge, 3)
    s.fill(left, cloth)
    s.line(f"M74 154L104 {low - 8}", edge, 3)


def lapels(s: Sketch, cloth: str, shade: str) -> None:
    """Draw the two lapels of an open coat over what is there."""
    left = "M70 155L60 160C52 168 50 172 52 178L62 178L60 184L88 212H40L30 168L64 152Z"
    s.fill(left, cloth)
    s.fill(mirrored(left), shade)


def beads(
    s: Sketch,
    colour: str,
    light: str,
    *,
    deep: float = 22,
    count: int = 13,
    r: float = 2.7,
    half: float = 23,
    y: float = 158,
) -> None:
    """Draw a string of beads hanging in an arc below the neck."""
    for i in range(count):
        t = 2 * i / (count - 1) - 1
        cx, cy = 100 + half * t, y + deep * (1 - t * t)
        s.fill(disc(cx, cy, r), colour)
        s.fill(disc(cx - r * 0.3, cy - r * 0.3, r * 0.36), light, 0.8)


def garland(
    s: Sketch, *, deep: float = 46, half: float = 34, y: float = 156, r: float = 6.4
) -> None:
    """Draw a garland of marigolds."""
    count = 17
    for i in range(count):
        t = 2 * i / (count - 1) - 1
        cx, cy = 100 + half * t, y + deep * (1 - t * t * 0.96)
        s.fill(disc(cx, cy + 0.8, r), "#b8560f")
        s.fill(disc(cx, cy, r * 0.94), "#f08a1c" if i % 2 else "#f7b733")
        s.fill(disc(cx, cy, r * 0.5), "#d96a10" if i % 2 else "#f08f1f")


def earring(s: Sketch, kind: str, *, x: float = 58, y: float = 116) -> None:
    """Draw a pair of earrings: "drop", "ring", "moon" or "stud"."""
    for cx, colour in ((x, GOLD), (200 - x, GOLD_DEEP)):
        if kind == "ring":
            s.line(disc(cx, y + 6, 5.4), colour, 2.2)
        elif kind == "stud":
            s.fill(disc(cx, y, 3.4), colour)
        elif kind == "moon":
            s.fill(disc(cx, y, 2.2), "#e8edf0")
            s.fill(
                f"M{cx - 6} {y + 4}C{cx - 6} {y + 17} {cx + 6} {y + 17} {cx + 6} {y + 4}"
                f"C{cx + 4} {y + 11} {cx - 4} {y + 11} {cx - 6} {y + 4}Z",
                "#e8edf0" if cx < 100 else "#bfc8cf",
            )
        else:
            s.fill(disc(cx, y, 3.6), colour)
            s.fill(f"M{cx} {y + 2}L{cx - 5.4} {y + 13}Q{cx} {y + 17} {cx + 5.4} {y + 13}Z", colour)
            s.fill(disc(cx, y + 12, 1.7), "#c4202d")


def glasses(
    s: Sketch,
    colour: str,
    *,
    y: float = 100,
    gap: float = 19,
    r: float = 15.4,
    ry: float = 0,
    x: float = 0,
    thick: float = 3,
) -> None:
    """Draw spectacles; ry other than 0 makes them oval."""
    tall = ry or r
    for side in (-1, 1):
        cx = 100 + x + side * gap
        lens = disc(cx, y, r, tall)
        s.fill(lens, "#eaf6ff", 0.08)
        s.fill(
            f"M{cx - r} {y + tall * 0.3}L{cx + r * 0.2} {y - tall}H{cx + r * 0.62}"
            f"L{cx - r * 0.7} {y + tall}Z",
            "#ffffff",
            0.1,
            inside=lens,
        )
        s.line(lens, colour, thick)
        s.line(f"M{cx + side * r} {y - 2}L{cx + side * (r + 7)} {y - 5}", colour, thick)
    s.line(
        f"M{100 + x - gap + r} {y - 1.4}Q{100 + x} {y - 5.4} {100 + x + gap - r} {y - 1.4}",
        colour,
        thick,
    )


def tika(
    s: Sketch, colour: str = "#c4202d", *, x: float = 100, y: float = 78, r: float = 3
) -> None:
    """Draw the round mark between the brows."""
    s.fill(disc(x, y, r), colour)


def flower(s: Sketch, cx: float, cy: float, r: float, petal: str, deep: str, heart: str) -> None:
    """Draw a blossom of eight petals."""
    petals = joined(
        *(
            disc(
                cx + r * 0.62 * math.cos(k * math.pi / 4),
                cy + r * 0.62 * math.sin(k * math.pi / 4),
                r * 0.4,
            )
            for k in range(8)
        ),
        disc(cx, cy, r * 0.6),
    )
    s.fill(petals, petal)
    s.fill(disc(cx, cy, r * 0.52), deep)
    s.fill(disc(cx, cy, r * 0.24), heart)


def woven(
    s: Sketch,
    inside: str,
    *,
    cell: float = 1.5,
    top: float,
    bottom: float,
    left: float = 50,
    right: float = 150,
    ink: tuple[str, str, str] = ("#eaa02a", "#f3e8cd", "#5b0e19"),
) -> None:
    """Draw the weave's stepped diamonds over an outline."""
    step_x, step_y = cell * 10, cell * 9
    row, y = 0, top
    outer, middle, core = [], [], []
    while y < bottom + step_y:
        x = left + (step_x / 2 if row % 2 else 0)
        while x < right + step_x:
            outer.append(stepped(4, cell, x, y))
            middle.append(stepped(3, cell, x, y))
            core.append(stepped(1, cell, x, y))
            x += step_x
        y += step_y / 2 * 1.08
        row += 1
    s.fill("".join(outer), ink[0], inside=inside)
    s.fill("".join(middle), ink[2], inside=inside)
    s.fill("".join(core), ink[1], inside=inside)
