"""The stupa with its seeing eyes and the temples of many roofs."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.outline import both, box, disc
from tools.art.svg import circle, num, path, stroke

GOLD, GOLD_LIGHT = "#e8b04a", "#ffe2a0"


@dataclass(frozen=True)
class Temple:
    """Measures and colours of a temple with roofs."""

    x: float
    base: float
    width: float
    roofs: int
    steps: int
    wall: str = "#3a1733"
    wall_shade: str = "#2a1027"
    roof: str = "#241022"
    roof_lit: str = "#4a2338"
    lit: str = "#f9b853"


def stupa(x: float, base: float, width: float) -> str:
    """Return the white dome on its terraces, the box with the eyes and the gilded spire."""
    r = width / 2
    out = []
    for k, (half, tone, shade) in enumerate(
        ((1.5, "#6e3d5d", "#4e2847"), (1.28, "#80496a", "#5a2f50"), (1.08, "#935874", "#683859"))
    ):
        y = base - (k + 1) * r * 0.14
        terrace = box(x - r * half, y, 2 * r * half, r * 0.15)
        out.append(path(terrace, tone))
        out.append(path(both(terrace, box(x + r * 0.2, y, r * 2, r)), shade, 0.8))
        out.append(
            stroke(f"M{num(x - r * half)} {num(y)}H{num(x + r * half)}", "#f0b98a", 1.6, 0.6)
        )
        for i in range(int(half * 9)):
            lamp_x = x - r * half + (i + 0.5) * 2 * r * half / int(half * 9)
            out.append(circle(lamp_x, y + r * 0.08, 1.7, "#ffcf7a", 0.9))
    foot = base - 3 * r * 0.14
    dome = (
        f"M{num(x - r)} {num(foot)}"
        f"C{num(x - r * 1.04)} {num(foot - r * 0.46)} {num(x - r * 0.62)} {num(foot - r * 0.86)}"
        f" {num(x)} {num(foot - r * 0.86)}"
        f"C{num(x + r * 0.62)} {num(foot - r * 0.86)} {num(x + r * 1.04)}"
        f" {num(foot - r * 0.46)} {num(x + r)} {num(foot)}Z"
    )
    out.append(path(dome, "#e9c9bd"))
    out.append(path(both(dome, disc(x + r * 0.95, foot - r * 0.1, r * 1.02)), "#a8718a", 0.75))
    out.append(path(both(dome, disc(x + r * 1.15, foot - r * 0.02, r * 0.9)), "#74456a", 0.7))
    out.append(path(both(dome, disc(x - r * 0.5, foot - r * 0.62, r * 0.3)), "#fff3e4", 0.5))
    for k in range(5):  # saffron water thrown over the dome in lotus arcs
        cx = x + (k - 2) * r * 0.4
        arc = (
            f"M{num(cx - r * 0.2)} {num(foot - r * 0.3)}Q{num(cx)} {num(foot - r * 0.62)}"
            f" {num(cx + r * 0.2)} {num(foot - r * 0.3)}"
        )
        out.append(stroke(arc, "#e0963f", 2.6, 0.55))
    top = foot - r * 0.83
    out.append(_eyes_box(x, top, r))
    out.append(_spire(x, top - r * 0.3, r))
    return "".join(out)


def _eyes_box(x: float, top: float, r: float) -> str:
    half, tall = r * 0.235, r * 0.32
    y = top - tall + r * 0.03
    out = [path(box(x - half, y, 2 * half, tall), "#e3a848")]
    out.append(path(box(x + half * 0.35, y, half * 0.65, tall), "#a86f2c", 0.7))
    out.append(path(box(x - half * 1.14, y - r * 0.03, half * 2.28, r * 0.05), GOLD_LIGHT))
    eye_y = y + tall * 0.5
    for side in (-1, 1):
        cx, w = x + side * half * 0.48, half * 0.36
        lid = (
            f"M{num(cx - w)} {num(eye_y + w * 0.1)}"
            f"Q{num(cx)} {num(eye_y - w * 0.85)} {num(cx + w)} {num(eye_y + w * 0.1)}"
            f"Q{num(cx)} {num(eye_y + w * 0.55)} {num(cx - w)} {num(eye_y + w * 0.1)}Z"
        )
        out.append(path(lid, "#fff8ea"))
        out.append(circle(cx, eye_y - w * 0.1, w * 0.36, "#1d3f6e"))
        brow = (
            f"M{num(cx - w * 1.15)} {num(eye_y - w * 0.7)}"
            f"Q{num(cx)} {num(eye_y - w * 1.5)} {num(cx + w * 1.15)} {num(eye_y - w * 0.7)}"
        )
        out.append(stroke(brow, "#3a1a2a", max(1.1, w * 0.22)))
        out.append(stroke(lid, "#3a1a2a", max(0.7, w * 0.12)))
    nose = (
        f"M{num(x)} {num(eye_y + r * 0.02)}q{num(-r * 0.03)} {num(r * 0.05)} 0"
        f" {num(r * 0.06)}q{num(r * 0.03)} 0 {num(r * 0.02)} {num(-r * 0.025)}"
    )
    out.append(stroke(nose, "#8e1925", max(1, r * 0.014)))
    return "".join(out)


def _spire(x: float, top: float, r: float) -> str:
    out = []
    rings = 11
    for k in range(rings):
        half = r * 0.2 * (1 - 0.078 * k)
        y = top - (k + 1) * r * 0.052
        out.append(path(box(x - half, y, 2 * half, r * 0.054), GOLD if k % 2 else "#c98a35"))
        out.append(path(box(x + half * 0.3, y, half * 0.7, r * 0.054), "#8a5520", 0.5))
    y = top - rings * r * 0.052
    crown = (
        f"M{num(x - r * 0.12)} {num(y)}L{num(x - r * 0.09)} {num(y - r * 0.07)}"
        f"H{num(x + r * 0.09)}L{num(x + r * 0.12)} {num(y)}Z"
    )
    out.append(path(crown, GOLD_LIGHT))
    pinnacle = (
        f"M{num(x - r * 0.05)} {num(y - r * 0.07)}"
        f"C{num(x - r * 0.07)} {num(y - r * 0.16)} {num(x - r * 0.01)} {num(y - r * 0.2)}"
        f" {num(x)} {num(y - r * 0.38)}"
        f"C{num(x + r * 0.01)} {num(y - r * 0.2)} {num(x + r * 0.07)} {num(y - r * 0.16)}"
        f" {num(x + r * 0.05)} {num(y - r * 0.07)}Z"
    )
    out.append(path(pinnacle, GOLD))
    return "".join(out)


def temple(t: Temple) -> str:
    """Return a temple: stepped plinth, lit storeys, sweeping roofs with gilded rims, pinnacle."""
    out = []
    y = t.base
    for k in range(t.steps):
        wide, tall = t.width * (1.1 - 0.11 * k), t.width * 0.052
        y -= tall
        out.append(path(box(t.x - wide / 2, y, wide, tall + 1), t.wall))
        out.append(path(box(t.x, y, wide / 2, tall + 1), t.wall_shade, 0.6))
        out.append(
            stroke(f"M{num(t.x - wide / 2)} {num(y)}H{num(t.x + wide / 2)}", "#b0626a", 1.4, 0.5)
        )
    steps_top = y
    stair = t.width * 0.1
    out.append(
        path(
            f"M{num(t.x - stair)} {num(t.base)}L{num(t.x - stair * 0.7)} {num(steps_top)}"
            f"H{num(t.x + stair * 0.7)}L{num(t.x + stair)} {num(t.base)}Z",
            "#5a2a46",
            0.8,
        )
    )
    for k in range(t.roofs):
        shrink = 1 - k * (0.62 / t.roofs)
        body = t.width * 0.44 * shrink
        tall = t.width * (0.17 if k == 0 else 0.115) * (0.6 + 0.4 * shrink)
        span = t.width * 0.98 * shrink
        rise = t.width * 0.13 * (0.5 + 0.5 * shrink)
        out.append(_storey(t, y, body, tall, k))
        y -= tall
        out.append(_roof(t, y, body, span, rise))
        y -= rise
    tip = t.width * 0.11
    out.append(
        path(
            f"M{num(t.x - tip * 0.34)} {num(y + 3)}"
            f"C{num(t.x - tip * 0.5)} {num(y - tip * 0.3)} {num(t.x - tip * 0.1)}"
            f" {num(y - tip * 0.5)} {num(t.x)} {num(y - tip * 1.5)}"
            f"C{num(t.x + tip * 0.1)} {num(y - tip * 0.5)} {num(t.x + tip * 0.5)}"
            f" {num(y - tip * 0.3)} {num(t.x + tip * 0.34)} {num(y + 3)}Z",
            GOLD,
        )
    )
    out.append(circle(t.x, y - tip * 0.42, tip * 0.17, GOLD_LIGHT))
    return "".join(out)


def _storey(t: Temple, y: float, body: float, tall: float, k: int) -> str:
    out = [path(box(t.x - body / 2, y - tall, body, tall + 1), t.wall)]
    out.append(path(box(t.x + body * 0.12, y - tall, body * 0.38, tall + 1), t.wall_shade, 0.75))
    doors = 5 if k == 0 else 3
    for i in range(doors):
        cx = t.x - body / 2 + body * (i + 0.5) / doors
        w, h = body * (0.1 if doors == 5 else 0.13), tall * 0.62
        lit = (
            f"M{num(cx - w / 2)} {num(y - tall * 0.1)}V{num(y - h)}"
            f"Q{num(cx)} {num(y - h - w * 0.7)}"
            f" {num(cx + w / 2)} {num(y - h)}V{num(y - tall * 0.1)}Z"
        )
        out.append(path(lit, t.lit, 0.95))
        out.append(
            stroke(
                f"M{num(cx)} {num(y - tall * 0.1)}V{num(y - h)}", t.wall_shade, max(1, w * 0.1), 0.7
            )
        )
    # carved struts lean out to carry the roof
    for i in range(7):
        cx = t.x - body / 2 + body * i / 6
        lean = (i - 3) / 3 * body * 0.16
        out.append(
            stroke(
                f"M{num(cx)} {num(y - tall * 0.42)}L{num(cx + lean)} {num(y - tall * 0.98)}",
                "#7a4038",
                max(1.2, body * 0.014),
                0.9,
            )
        )
    return "".join(out)


def _roof(t: Temple, y: float, body: float, span: float, rise: float) -> str:
    left, right, neck = t.x - span / 2, t.x + span / 2, body * 0.4
    lift = rise * 0.1
    d = (
        f"M{num(left - 5)} {num(y + lift * 0.4 - 3)}"
        f"Q{num(left + span * 0.16)} {num(y - rise * 0.3)} {num(t.x - neck)} {num(y - rise)}"
        f"H{num(t.x + neck)}"
        f"Q{num(right - span * 0.16)} {num(y - rise * 0.3)} {num(right + 5)}"
        f" {num(y + lift * 0.4 - 3)}"
        f"Q{num(t.x)} {num(y + lift * 2.2)} {num(left - 5)} {num(y + lift * 0.4 - 3)}Z"
    )
    out = [path(d, t.roof)]
    out.append(path(both(d, box(left - 10, y - rise, span * 0.5 + 10, rise * 2)), t.roof_lit, 0.55))
    for i in range(1, 12):
        at = i / 12
        top_x, low_x = t.x - neck + 2 * neck * at, left + span * at
        out.append(
            stroke(
                f"M{num(top_x)} {num(y - rise * 0.96)}"
                f"Q{num((top_x + low_x) / 2 + (low_x - top_x) * 0.1)}"
                f" {num(y - rise * 0.42)} {num(low_x)} {num(y - rise * 0.04)}",
                "#140812",
                1,
                0.4,
            )
        )
    rim = (
        f"M{num(left - 5)} {num(y + lift * 0.4 - 3)}"
        f"Q{num(t.x)} {num(y + lift * 2.2)} {num(right + 5)} {num(y + lift * 0.4 - 3)}"
    )
    out.append(stroke(rim, "#e0a24a", max(1.5, span * 0.006), 0.85))
    out.append(
        stroke(
            f"M{num(t.x - neck)} {num(y - rise)}H{num(t.x + neck)}",
            "#e0a24a",
            max(1.5, span * 0.006),
            0.6,
        )
    )
    return "".join(out)
