"""Mouths, moustaches and beards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.outline import both, disc, mirrored, moved

if TYPE_CHECKING:
    from tools.art.portraits.face import Face
    from tools.art.portraits.sketch import Sketch


def smile(s: Sketch, face: Face, *, y: float = 132, width: float = 13, curve: float = 5) -> None:
    """Draw closed lips that smile."""
    x, w = 100 + face.turn, width
    s.line(
        f"M{x - w} {y - curve * 0.5}"
        f"C{x - w * 0.5} {y + curve * 0.75} {x + w * 0.5} {y + curve * 0.75}"
        f" {x + w} {y - curve * 0.5}",
        face.skin.line,
        2.8,
    )
    s.pair_line(
        f"M{100 - w - 2.4} {y - curve * 0.5 - 2}"
        f"C{100 - w - 1} {y - curve * 0.5 - 1} {100 - w - 0.6}"
        f" {y - curve * 0.5 + 0.8} {100 - w - 1} {y - curve * 0.5 + 2}",
        face.skin.line,
        1.6,
        0.6,
    )
    s.line(
        f"M{x - 5} {y + curve + 4}Q{x} {y + curve + 5.6} {x + 5} {y + curve + 4}",
        face.skin.shade,
        2,
        0.7,
    )


def lips(
    s: Sketch,
    face: Face,
    colour: str,
    *,
    y: float = 131,
    width: float = 13,
    full: float = 1,
    curve: float = 2.4,
) -> None:
    """Draw painted lips with a smile in their corners."""
    x, w = 100 + face.turn, width
    up, low = 5.2 * full, 7.6 * full
    corner = y - curve * 0.6
    d = (
        f"M{x - w} {corner}C{x - w * 0.55} {y - up * 0.7} {x - w * 0.3} {y - up} {x - 2.4} {y - up}"
        f"Q{x} {y - up * 0.55} {x + 2.4} {y - up}"
        f"C{x + w * 0.3} {y - up} {x + w * 0.55} {y - up * 0.7}"
        f" {x + w} {corner}C{x + w * 0.55} {y + low} {x - w * 0.55} {y + low} {x - w} {corner}Z"
    )
    s.fill(d, colour)
    s.line(
        f"M{x - w - 0.6} {corner - 0.4}C{x - w * 0.5} {y + curve} {x + w * 0.5} {y + curve}"
        f" {x + w + 0.6} {corner - 0.4}",
        "#5a1420",
        1.7,
        0.85,
    )
    s.line(
        f"M{x - 4} {y + low * 0.42}Q{x} {y + low * 0.56} {x + 4} {y + low * 0.42}",
        "#ffffff",
        1.6,
        0.35,
    )


def laugh(
    s: Sketch,
    face: Face,
    *,
    y: float = 129,
    width: float = 15,
    deep: float = 13,
    lip: str = "",
    gap: bool = False,
) -> None:
    """Draw an open, laughing mouth; gap leaves a child's missing tooth."""
    x, w = 100 + face.turn, width
    d = (
        f"M{x - w} {y - 2.4}C{x - w * 0.5} {y + 0.8} {x + w * 0.5} {y + 0.8} {x + w} {y - 2.4}"
        f"C{x + w * 0.86} {y + deep * 0.7} {x + w * 0.4} {y + deep} {x} {y + deep}"
        f"C{x - w * 0.4} {y + deep} {x - w * 0.86} {y + deep * 0.7} {x - w} {y - 2.4}Z"
    )
    s.fill(d, "#6b1f24")
    s.fill(disc(x, y + deep + 2, w * 0.62, deep * 0.62), "#d4636a", inside=d)
    teeth = both(
        f"M{x - w * 1.1} {y - 6}H{x + w * 1.1}V{y + deep * 0.3}"
        f"Q{x} {y + deep * 0.5} {x - w * 1.1} {y + deep * 0.3}Z",
        d,
    )
    s.fill(teeth, "#fffaf0")
    if gap:
        s.fill(f"M{x + 0.6} {y - 2}H{x + 4.8}V{y + deep * 0.5}H{x + 0.6}Z", "#6b1f24", inside=d)
        s.line(f"M{x - 3.8} {y}V{y + deep * 0.34}", "#d8cdbd", 0.9)
    s.line(d, lip or face.skin.line, 2.4 if lip else 1.9)
    s.pair_line(
        f"M{100 - w - 3} {y - 6}"
        f"C{100 - w - 4.4} {y - 3.6} {100 - w - 4.2} {y - 1} {100 - w - 3} {y + 1}",
        face.skin.line,
        1.6,
        0.55,
    )


def moustache(
    s: Sketch,
    face: Face,
    colour: str,
    light: str,
    *,
    y: float = 121,
    reach: float = 25,
    thick: float = 9,
    curl: float = 4,
) -> None:
    """Draw a full moustache; reach is half its width and curl lifts its ends."""
    x, r, t = 100 + face.turn, reach, thick
    half = (
        f"M{x} {y}C{x - 5} {y - 3} {x - r * 0.45} {y - 2} {x - r * 0.72} {y + t * 0.5}"
        f"C{x - r * 0.84} {y + t * 0.8} {x - r * 0.94} {y + t * 0.5} {x - r} {y + t * 0.5 - curl}"
        f"C{x - r * 1.02} {y + t * 1.3} {x - r * 0.7} {y + t * 1.5} {x - r * 0.42} {y + t * 1.26}"
        f"C{x - r * 0.2} {y + t * 1.06} {x - 4} {y + t * 0.9} {x} {y + t * 0.66}Z"
    )
    s.fill(half, colour)
    s.fill(mirrored_about(half, x), colour)
    for side in (-1, 1):
        s.line(
            f"M{x + side * 5} {y + 2.2}"
            f"C{x + side * r * 0.4} {y + 1.6} {x + side * r * 0.56} {y + t * 0.6}"
            f" {x + side * r * 0.76} {y + t * 0.94}",
            light,
            1.3,
            0.7,
        )


def beard(
    s: Sketch,
    face: Face,
    colour: str,
    light: str,
    *,
    length: float = 26,
    mouth_y: float = 131,
    width: float = 1,
) -> None:
    """Draw a full beard from ear to ear around the mouth, length below the chin."""
    w, end = face.half * width, face.chin + length
    x = face.turn * 0.5
    d = (
        f"M{100 - face.half - 0.4} 94C{100 - face.half + 4} 106 {100 - face.half * 0.7} 116"
        f" {100 - 15 + x} 120C{100 - 6 + x} 117 {100 + 6 + x} 117 {100 + 15 + x} 120"
        f"C{100 + face.half * 0.7} 116 {100 + face.half - 4} 106 {100 + face.half + 0.4} 94"
        f"C{100 + face.half + 2} 118 {100 + w * 0.98} {face.chin - 2} {100 + w * 0.62}"
        f" {end - length * 0.5}"
        f"C{100 + w * 0.4} {end - 2} {100 + 8} {end} 100 {end}"
        f"C{100 - 8} {end} {100 - w * 0.4} {end - 2} {100 - w * 0.62} {end - length * 0.5}"
        f"C{100 - w * 0.98} {face.chin - 2} {100 - face.half - 2} 118 {100 - face.half - 0.4} 94Z"
    )
    s.fill(d, colour)
    s.fill(f"M104 84H180V{end + 8}H108C124 {end - 20} 126 140 104 84Z", "#000000", 0.13, inside=d)
    for k in (-2, -1, 0, 1, 2):
        top = face.chin - 8 + abs(k) * -3
        s.line(
            f"M{100 + k * 10} {top}Q{100 + k * 8.5} {top + (end - top) * 0.5}"
            f" {100 + k * 5} {end - 5 - abs(k) * length * 0.2}",
            light,
            1.4,
            0.6,
            inside=d,
        )
    s.fill(disc(100 + face.turn, mouth_y, 12.5, 4.6), colour)


def mirrored_about(d: str, x: float) -> str:
    """Return d mirrored about the upright line at x."""
    return moved(mirrored(d), (1, 0, 0, 1, 2 * (x - 100), 0))
