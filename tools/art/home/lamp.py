"""What lies on the table and hangs in the sky: the clay lamp, its flame, the moon."""

from __future__ import annotations

from tools.art.outline import both, disc, without
from tools.art.svg import circle, document, ellipse, linear, path


def bowl() -> str:
    """Return the clay bowl, 120 by 48, its wick at (60, 12)."""
    body = "M10 13C11 33 34 42 60 42C86 42 109 33 110 13Z"
    defs = linear("clay", (0, 12), (0, 42), [(0, "#a85a2c", 1), (1, "#6a3417", 1)])
    return document(
        f"<defs>{defs}</defs>"
        + path(body, "url(#clay)")
        + path(both(body, disc(98, 8, 44)), "#3f1c0b", 0.5)
        + path(both("M14 22C40 32 80 32 106 22L104 26C80 36 40 36 16 26Z", body), "#e8a94a", 0.75)
        + ellipse(60, 13, 50, 9.4, "#c9763a")
        + ellipse(60, 13.6, 42, 6.8, "#4a2210")
        + ellipse(58, 14.8, 32, 4.2, "#b8742c", 0.8)
        + ellipse(54, 14.4, 14, 2, "#ffd98a", 0.7)
        + path("M57 16L58.4 6H61.6L63 16Z", "#2a1408"),
        120,
        48,
    )


def flame() -> str:
    """Return the flame, 48 by 80, its foot at (24, 76)."""
    defs = linear(
        "fire", (0, 4), (0, 76), [(0, "#ff8a1e", 1), (0.5, "#ffb52e", 1), (1, "#ffd35a", 1)]
    )
    return document(
        f"<defs>{defs}</defs>"
        + path(
            "M24 2C40 30 45 44 40 58C36 72 30 76 24 76C18 76 12 72 8 58C3 44 10 28 24 2Z",
            "url(#fire)",
        )
        + path(
            "M24 24C33 42 36 52 33 62C30.600 70 28 73 24 73C20 73 17.400 70 15 62"
            "C12 52 16 42 24 24Z",
            "#fff0b4",
        )
        + path("M24 58C28 62 29 66 28 70C27 73 21 73 20 70C19 66 20 62 24 58Z", "#9fc4ff", 0.55),
        48,
        80,
    )


def moon() -> str:
    """Return the young moon with the dark of its disc faintly lit, 160 a side."""
    crescent = without(disc(80, 80, 64), disc(100, 68, 56))
    return document(
        circle(80, 80, 64, "#ffeec4", 0.09) + path(crescent, "#fff1cf"),
        160,
    )
