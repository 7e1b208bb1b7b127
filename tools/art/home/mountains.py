"""The Himalaya at dusk: two ranges with snow, and the hills before them."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.art.home.plane import LEFT, RIGHT
from tools.art.outline import both
from tools.art.svg import Point, linear, num, path, polygon

if TYPE_CHECKING:
    from collections.abc import Sequence


FOOT = 716  # the hills hide what is below


@dataclass(frozen=True)
class Tone:
    """Colours of a range: rock from top to bottom, its shade, snow in light and in shade."""

    top: str
    bottom: str
    shade: str
    snow: str
    snow_shade: str


FAR = Tone("#7d4c80", "#e58f68", "#57306b", "#ffdfc9", "#c98a9d")
NEAR = Tone("#5e3167", "#c9665a", "#3d1c4e", "#f9c9b4", "#a5668a")

FAR_PEAKS = (
    (-760, 470, 300), (-520, 415, 340), (-250, 480, 300), (-30, 430, 320), (200, 470, 280),
    (420, 400, 360), (640, 470, 260), (850, 432, 300), (1090, 350, 420), (1330, 455, 280),
    (1520, 392, 360), (1760, 440, 320), (1990, 380, 360), (2230, 455, 300), (2470, 405, 340),
    (2690, 470, 300),
)  # fmt: skip
NEAR_PEAKS = (
    (-640, 560, 380), (-380, 590, 300), (-110, 545, 380), (120, 600, 260), (330, 548, 340),
    (560, 585, 300), (760, 540, 330), (985, 492, 400), (1215, 590, 280), (1420, 520, 380),
    (1640, 575, 300), (1850, 535, 360), (2090, 570, 300), (2330, 540, 360), (2580, 575, 320),
)  # fmt: skip


def scenery() -> tuple[str, str]:
    """Return the gradients and the shapes of all mountains and hills."""
    defs = (
        _gradient("far", FAR, 380, 800)
        + _gradient("near", NEAR, 500, 800)
        + linear("haze", (0, 560), (0, 800), [(0, "#f7b06a", 0), (1, "#f7a968", 0.5)])
        + linear("hill0", (0, 600), (0, 860), [(0, "#7d3a5c", 1), (1, "#a34a54", 1)])
        + linear("hill1", (0, 660), (0, 860), [(0, "#5f2b51", 1), (1, "#7d3850", 1)])
        + linear("hill2", (0, 700), (0, 860), [(0, "#431d40", 1), (1, "#54264a", 1)])
    )
    parts = [
        _streaks(),
        _range(FAR_PEAKS, FAR, "far", random.Random(3), snow=0.3),
        path(polygon(_box(560, FOOT)), "url(#haze)"),
        _range(NEAR_PEAKS, NEAR, "near", random.Random(8), snow=0.2),
        path(polygon(_box(600, FOOT)), "url(#haze)", 0.7),
        path(_hills(random.Random(21), 655, 30, 310, 775), "url(#hill0)"),
        path(_hills(random.Random(22), 704, 26, 260, 815, trees=True), "url(#hill1)"),
        path(_hills(random.Random(25), 752, 22, 220, 860, trees=True), "url(#hill2)"),
    ]
    return defs, "".join(parts)


def _gradient(name: str, tone: Tone, top: float, bottom: float) -> str:
    return linear(name, (0, top), (0, bottom), [(0, tone.top, 1), (1, tone.bottom, 1)])


def _box(top: float, bottom: float) -> list[Point]:
    return [(LEFT, top), (RIGHT, top), (RIGHT, bottom), (LEFT, bottom)]


def _jagged(
    random_: random.Random, start: Point, end: Point, rough: float, depth: int = 4
) -> list[Point]:
    """Return a broken line from start to end, both included."""
    if depth == 0:
        return [start, end]
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    middle = (
        (start[0] + end[0]) / 2 + random_.uniform(-1, 1) * rough * length * 0.5,
        (start[1] + end[1]) / 2 + random_.uniform(-1, 1) * rough * length,
    )
    first = _jagged(random_, start, middle, rough * 0.9, depth - 1)
    return first[:-1] + _jagged(random_, middle, end, rough * 0.9, depth - 1)


def _range(
    peaks: Sequence[tuple[float, float, float]],
    tone: Tone,
    fill: str,
    random_: random.Random,
    snow: float,
) -> str:
    """Return a range, peak by peak: rock, its shaded face, gullies, and snow on both faces."""
    out = []
    for x, y, width in peaks:
        half_l, half_r = width * random_.uniform(0.82, 0.96), width * random_.uniform(0.82, 0.96)
        tall = width * random_.uniform(0.74, 0.86)
        foot = y + tall
        left = _jagged(random_, (x - half_l, foot), (x, y), 0.06)
        right = _jagged(random_, (x, y), (x + half_r, foot), 0.06)
        body = polygon([*left, *right[1:], (x + half_r, FOOT), (x - half_l, FOOT)])
        spine = _jagged(random_, (x, y), (x + half_r * random_.uniform(0.1, 0.22), foot), 0.1, 3)
        far = x + half_r * 1.3
        dark = polygon([*spine, (far, foot), (far, y - 20), (x, y - 20)])
        line = snow * random_.uniform(0.88, 1.12)
        tongues = _tongues(random_, line)
        gullies = [
            polygon(
                [
                    (x + u * half_l, y + (v - 0.02) * tall),
                    (x + (u * 1.34 + 0.05) * half_l, y + (v + 0.34) * tall),
                    (x + (u * 1.5 - 0.06) * half_l, y + (v + 0.3) * tall),
                ]
            )
            for u, v in tongues[1::2]
        ]
        edge = [(x + u * half_l, y + v * tall) for u, v in tongues]
        cap = polygon([(x - half_l, y - 30), *edge, (x + half_r, y - 30)])
        white = both(body, cap)
        out += [
            path(body, f"url(#{fill})"),
            path(both(body, dark), tone.shade, 0.4),
            *(path(both(body, gully), tone.shade, 0.3) for gully in gullies),
            path(white, tone.snow),
            path(both(white, dark), tone.snow_shade),
        ]
    return "".join(out)


def _tongues(random_: random.Random, line: float) -> list[Point]:
    """Return the lower edge of the snow: u across (-1 to 1), v down, deep in every second point."""
    points: list[Point] = [(-1.1, line)]
    u, deep = -line * 1.1, False
    while u < line * 1.1:
        near = 1 - abs(u) / (line * 1.4)
        drop = random_.uniform(0.1, 0.34) * (0.4 + near) if deep else -random_.uniform(0.05, 0.16)
        points.append((u, line * (1 + drop)))
        u += random_.uniform(0.035, 0.075)
        deep = not deep
    return [*points, (1.1, line)]


def _streaks() -> str:
    """Return thin clouds that still catch the sun."""
    streaks = (
        (-420, 402, 260, 7), (-120, 452, 330, 8), (260, 378, 250, 6), (620, 432, 330, 8),
        (1236, 398, 300, 8), (1350, 424, 190, 5), (1700, 376, 280, 7), (2110, 446, 320, 8),
        (2430, 372, 260, 6), (930, 352, 170, 4), (1560, 340, 150, 4), (980, 470, 250, 6),
    )  # fmt: skip
    return "".join(
        path(
            f"M{x - w} {y}C{num(x - w * 0.5)} {num(y - h * 1.6)} {num(x + w * 0.3)}"
            f" {num(y - h * 1.5)} {x + w} {y}"
            f"C{num(x + w * 0.4)} {num(y + h)} {num(x - w * 0.4)} {num(y + h * 0.8)} {x - w} {y}Z",
            "#ffc890",
            0.3 if h > 5 else 0.42,
        )
        for x, y, w, h in streaks
    )


def _hills(
    random_: random.Random, y: float, swing: float, wave: float, base: float, *, trees: bool = False
) -> str:
    """Return a rolling ridge down to base, with tree tops along it if wanted."""
    phases = [random_.uniform(0, 6.3) for _ in range(3)]

    def height(x: float) -> float:
        a, b, c = phases
        return y + swing * (
            math.sin(x / wave + a)
            + 0.5 * math.sin(x / wave * 2.3 + b)
            + 0.25 * math.sin(x / wave * 5.1 + c)
        )

    if not trees:
        points = [(x, height(x)) for x in range(LEFT, RIGHT + 1, 16)]
        return polygon([(LEFT, base), *points, (RIGHT, base)])
    d = [f"M{LEFT} {num(base)}L{LEFT} {num(height(LEFT))}"]
    x = float(LEFT)
    while x < RIGHT:
        step = random_.uniform(7, 20)
        tall = random_.uniform(5, 15) if random_.random() < 0.8 else random_.uniform(16, 24)
        d.append(
            f"Q{num(x + step / 2)} {num(height(x + step / 2) - tall)} {num(x + step)}"
            f" {num(height(x + step))}"
        )
        x += step
    d.append(f"L{num(x)} {num(base)}Z")
    return "".join(d)
