"""The old town: brick houses with tiled roofs and lit windows, the stupa and the temples."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tools.art.home.plane import BASE, LEFT, RIGHT
from tools.art.home.temples import Temple, stupa, temple
from tools.art.outline import box
from tools.art.svg import circle, ellipse, linear, num, path, stroke

STUPA_X, STUPA_BASE, STUPA_WIDTH = 812, 838, 238

TEMPLES = (
    Temple(1718, 846, 372, 5, 5),
    Temple(1452, 850, 168, 2, 2, "#43203f", "#2f142e", "#2c1430", "#552a44"),
    Temple(1936, 850, 176, 3, 2, "#3c1b38", "#2a1028", "#271029", "#4d2540"),
    Temple(2330, 850, 210, 3, 3, "#43203f", "#2f142e", "#2c1430", "#552a44"),
    Temple(318, 850, 190, 3, 2, "#4a2444", "#341733", "#301534", "#5a2c48"),
    Temple(-420, 850, 230, 3, 3, "#43203f", "#2f142e", "#2c1430", "#552a44"),
)


@dataclass(frozen=True)
class Row:
    """One row of houses: how high, what colours, how many windows are lit."""

    seed: int
    low: float
    high: float
    walls: tuple[str, ...]
    roof: str
    lit: float
    glow: float


BACK = Row(5, 62, 116, ("#6b3357", "#5f2d52", "#74385a"), "#4c2346", 0.42, 0.85)
FRONT = Row(14, 44, 104, ("#43203f", "#4b2442", "#3b1b38"), "#2b122b", 0.58, 1)

WINDOW_LIGHT = ("#ffc768", "#f7b24a", "#ffdd9a", "#ee9a40")


def scenery() -> tuple[str, str]:
    """Return the gradients and the shapes of the whole town."""
    defs = linear("dusk", (0, 640), (0, 860), [(0, "#2a0f2a", 0), (1, "#2a0f2a", 0.34)])
    parts = [_houses(BACK), _haze()]
    parts += [temple(t) for t in TEMPLES[1:]]
    parts.append(stupa(STUPA_X, STUPA_BASE, STUPA_WIDTH))
    parts.append(temple(TEMPLES[0]))
    parts.append(_houses(FRONT, gaps=((640, 1030), (1500, 1930))))
    parts += [
        _tree(x, y, size)
        for x, y, size in (
            (1076, 846, 62),
            (1532, 848, 54),
            (596, 850, 60),
            (2060, 848, 70),
            (-120, 850, 66),
        )
    ]
    parts.append(path(box(LEFT, 700, RIGHT - LEFT, BASE - 700), "url(#dusk)"))
    return defs, "".join(parts)


def _haze() -> str:
    return "".join(
        ellipse(x, 838, w, 26, "#f0a070", 0.16)
        for x, w in ((-300, 520), (560, 460), (1250, 560), (2200, 640))
    )


def _houses(row: Row, gaps: tuple[tuple[float, float], ...] = ()) -> str:
    dice = random.Random(row.seed)
    windows = Windows()
    out, x = [], float(LEFT)
    while x < RIGHT:
        width = dice.uniform(46, 96)
        tall = dice.uniform(row.low, row.high)
        low = any(a < x + width and x < b for a, b in gaps)
        if low:
            tall = dice.uniform(14, 24)
        out.append(_walls(dice, row, x, width, tall))
        if not low:
            out.append(_top(dice, row, x, width, 842 - tall))
            _fill_windows(dice, row, windows, x, width, tall)
        x += width - 1
    return "".join(out) + windows.drawn(row.glow)


def _walls(dice: random.Random, row: Row, x: float, width: float, tall: float) -> str:
    top = 842 - tall
    lit = path(box(x, top, width + 1, tall + 24), dice.choice(row.walls))
    return lit + path(box(x + width * 0.72, top, width * 0.28 + 1, tall + 24), "#1d0a1f", 0.28)


def _top(dice: random.Random, row: Row, x: float, width: float, top: float) -> str:
    """Return a tiled roof, or a parapet with a water tank."""
    if dice.random() < 0.72:
        eave, rise, slope = (
            dice.uniform(6, 11),
            dice.uniform(12, 24),
            dice.uniform(0.2, 0.34) * width,
        )
        roof = (
            f"M{num(x - eave)} {num(top + 3)}L{num(x + slope)} {num(top - rise)}"
            f"H{num(x + width - slope)}L{num(x + width + eave)} {num(top + 3)}Z"
        )
        edge = f"M{num(x - eave)} {num(top + 3)}H{num(x + width + eave)}"
        return path(roof, row.roof) + stroke(edge, "#a85a58", 1.6, 0.6)
    tank = box(x + width * 0.58, top - 19, 15, 15) if dice.random() < 0.6 else ""
    return path(box(x - 2, top - 5, width + 5, 6) + tank, row.roof)


def _fill_windows(
    dice: random.Random, row: Row, windows: Windows, x: float, width: float, tall: float
) -> None:
    columns, storeys = max(1, int(width // 23)), max(1, int(tall // 31))
    for storey in range(storeys):
        for column in range(columns):
            cx = x + (column + 0.5) * width / columns
            windows.add(dice, cx, 842 - tall + 12 + storey * 31, lit=dice.random() < row.lit)


class Windows:
    """Carved windows, gathered by colour so that a whole row of houses is few paths."""

    def __init__(self) -> None:
        self._frames: list[str] = []
        self._bars: list[str] = []
        self._lights: dict[str, list[str]] = {colour: [] for colour in WINDOW_LIGHT}

    def add(self, dice: random.Random, cx: float, y: float, *, lit: bool) -> None:
        """Add a frame with a broad sill and, if someone is at home, light."""
        self._frames.append(box(cx - 6.8, y - 1.6, 13.6, 18) + box(cx - 8.6, y + 16, 17.2, 2.4))
        if lit:
            self._lights[dice.choice(WINDOW_LIGHT)].append(box(cx - 5, y, 10, 15))
            self._bars.append(f"M{num(cx)} {num(y)}V{num(y + 15)}M{num(cx - 5)} {num(y + 5.4)}h10")

    def drawn(self, glow: float) -> str:
        """Return all windows, lit ones with the strength glow."""
        return (
            path("".join(self._frames), "#220d24", 0.7)
            + "".join(
                path("".join(boxes), colour, glow)
                for colour, boxes in self._lights.items()
                if boxes
            )
            + stroke("".join(self._bars), "#3a1830", 1, 0.7)
        )


def _tree(x: float, base: float, size: float) -> str:
    dice = random.Random(round(x))
    out = [stroke(f"M{num(x)} {num(base)}V{num(base - size * 0.7)}", "#1f0c20", size * 0.1)]
    blobs = [
        (
            x + dice.uniform(-0.5, 0.5) * size,
            base - size * dice.uniform(0.62, 1.25),
            size * dice.uniform(0.22, 0.36),
        )
        for _ in range(11)
    ]
    out += [circle(cx, cy, r, "#2c1430") for cx, cy, r in blobs]
    out += [circle(cx - r * 0.3, cy - r * 0.34, r * 0.5, "#4d2546", 0.6) for cx, cy, r in blobs]
    return "".join(out)
