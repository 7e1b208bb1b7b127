"""Heads and faces: what is measured here is what makes each person their own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tools.art.outline import both, disc, mirrored, moved, without

if TYPE_CHECKING:
    from tools.art.portraits.sketch import Sketch

INK = "#1d1414"


@dataclass(frozen=True)
class Skin:
    """Colours of one skin, from light to line."""

    base: str
    shade: str
    line: str
    lip: str
    blush: str


WHEAT = Skin("#d79a68", "#a8683c", "#7a4526", "#b0503f", "#d9604a")
HONEY = Skin("#e6b184", "#bd7d4e", "#8a5430", "#c0524a", "#e06a55")
UMBER = Skin("#b87b4d", "#87522e", "#5c331a", "#94453a", "#c2563f")
ROSE = Skin("#eabd96", "#c68a61", "#90583a", "#c44e52", "#e8705f")
BRONZE = Skin("#c98a58", "#985d35", "#6b3c1f", "#a34a3c", "#d05a44")


@dataclass(frozen=True)
class Face:
    """The measures of a face, in the portrait's units of 200 a side."""

    skin: Skin
    half: float = 40  # half the width at the temples
    top: float = 48
    chin: float = 151
    jaw: float = 0.8  # the jaw's corner, as a part of half
    point: float = 15  # how broad the chin is
    eye_y: float = 98
    gap: float = 18.5  # from the middle to an eye's middle
    eye: float = 9.6  # half an eye's width
    open: float = 7.4  # how far an eye is open
    turn: float = 0  # features moved: the head looks a little aside
    gaze: float = 0

    @property
    def contour(self) -> str:
        """The outline of the head without ears and hair."""
        half = _half_contour(self)
        west = [(200 - x, y) for x, y in half]
        east = half
        return _closed(east, west)


def _half_contour(face: Face) -> list[tuple[float, float]]:
    w, jaw_x = face.half, face.half * face.jaw
    corner = (100 + jaw_x, face.chin - 22)
    lean = ((jaw_x - w) * 0.9, 18.0)
    return [
        (100, face.top),
        (100 + w * 0.62, face.top),
        (100 + w, face.top + 16),
        (100 + w, 91),
        (100 + w, 103),
        (corner[0] - lean[0] * 0.8, corner[1] - lean[1] * 0.8),
        corner,
        (corner[0] + lean[0] * 0.75, corner[1] + lean[1] * 0.75),
        (100 + face.point, face.chin),
        (100, face.chin),
    ]


def _closed(east: list[tuple[float, float]], west: list[tuple[float, float]]) -> str:
    there = east[1:]
    home = west[-2::-1]
    points = [*there, *home]
    parts = [f"M{east[0][0]:.2f} {east[0][1]:.2f}"]
    for i in range(0, len(points), 3):
        (a, b), (c, d), (e, f) = points[i : i + 3]
        parts.append(f"C{a:.2f} {b:.2f} {c:.2f} {d:.2f} {e:.2f} {f:.2f}")
    return "".join(parts) + "Z"


def neck(s: Sketch, face: Face, width: float = 19) -> None:
    """Draw the neck with the shadow that the chin throws on it."""
    w = width
    d = (
        f"M{100 - w} 120L{100 + w} 120C{100 + w} 144 {100 + w} 150 {100 + w + 4} 158"
        f"C{100 + w} 174 {100 - w} 174 {100 - w - 4} 158"
        f"C{100 - w} 150 {100 - w} 144 {100 - w} 120Z"
    )
    s.fill(d, face.skin.base)
    s.fill(moved(face.contour, (1, 0, 0, 1, 3, 11)), face.skin.shade, 0.85, inside=d)


def skull(s: Sketch, face: Face, *, ears: bool = True) -> None:
    """Draw the ears and the head with its one shaded side."""
    skin = face.skin
    if ears:
        x = 100 - face.half - face.turn * 0.3
        d = (
            f"M{x + 4} 92C{x - 3} 86 {x - 9.5} 90 {x - 8.5} 100C{x - 7.6} 108 {x - 3} 116"
            f" {x + 4} 115Z"
        )
        s.fill(d, skin.base)
        s.fill(moved(mirrored(d), (1, 0, 0, 1, face.turn * 0.6, 0)), skin.shade)
        s.pair_line(
            f"M{x - 4.6} 96C{x - 6.4} 100 {x - 4.4} 105 {x - 1.6} 108", skin.line, 1.5, 0.55
        )
    s.fill(face.contour, skin.base)
    lit = moved(face.contour, (1, 0, 0, 1, -13 + face.turn, -4))
    s.fill(without(face.contour, lit), skin.shade, 0.42)


def cheeks(s: Sketch, face: Face, strength: float = 0.22, y: float = 117) -> None:
    """Draw warm cheeks."""
    for side in (-1, 1):
        cx = 100 + face.turn + side * face.half * 0.66
        s.fill(disc(cx, y, 10, 6.6), face.skin.blush, strength, inside=face.contour)


def eyes(
    s: Sketch,
    face: Face,
    iris: str = "#3a2116",
    *,
    lash: float = 0,
    lid: str = INK,
    crease: float = 0.55,
) -> None:
    """Draw both eyes; lash is how far a drawn-out corner goes (0 for none)."""
    for side in (-1, 1):
        _eye(s, face, side, iris, lash, lid, crease)


def _eye(s: Sketch, face: Face, side: int, iris: str, lash: float, lid: str, crease: float) -> None:
    narrow = 1 - 0.012 * abs(face.turn) * (1 if side * face.turn > 0 else 0)
    cx, cy = 100 + face.turn + side * face.gap, face.eye_y
    w, h = face.eye * narrow, face.open
    place = (side, 0, 0, 1, cx, cy)  # in its own units the outer corner is at +w

    def put(d: str) -> str:
        return moved(d, place)

    almond = put(
        f"M{-w} 1.6C{-w * 0.6} {-h * 0.95} {w * 0.35} {-h * 1.12} {w} {-1.2}"
        f"C{w * 0.62} {h * 0.66} {-w * 0.42} {h * 0.78} {-w} 1.6Z"
    )
    s.fill(almond, "#fbf4e8")
    r = h * 0.76
    x = cx + face.gaze
    s.fill(both(disc(x, cy - 0.6, r), almond), iris)
    s.fill(both(disc(x, cy - 0.6, r * 0.52), almond), INK)
    s.fill(disc(x + r * 0.34, cy - r * 0.5, r * 0.3), "#ffffff")
    t = 2.1 + 0.35 * lash
    s.fill(
        put(
            f"M{-w - 0.8} 2.2"
            f"C{-w * 0.64} {-h - t * 0.9} {w * 0.36} {-h * 1.16 - t} {w + 0.6 + lash}"
            f" {-1.6 - lash * 0.9}C{w * 0.96} {-0.2} {w * 0.9} {-0.6} {w * 0.84} {-1.3}"
            f"C{w * 0.34} {-h * 1.0} {-w * 0.56} {-h * 0.86} {-w - 0.8} 2.2Z"
        ),
        lid,
    )
    if crease:
        s.line(
            put(f"M{-w * 0.7} {-h - 1}C{-w * 0.2} {-h - 4.4} {w * 0.5} {-h - 4.2} {w} {-h * 0.9}"),
            face.skin.line,
            1.2,
            crease,
        )
    s.line(
        put(f"M{-w * 0.45} {h * 0.66}C{0} {h * 0.82} {w * 0.5} {h * 0.6} {w * 0.9} {0.4}"),
        lid if lash else face.skin.line,
        1.2,
        0.7 if lash else 0.5,
    )


def happy_eyes(s: Sketch, face: Face, colour: str = INK) -> None:
    """Draw eyes closed by a smile."""
    for side in (-1, 1):
        cx, cy, w = 100 + face.turn + side * face.gap, face.eye_y, face.eye
        s.fill(
            moved(
                f"M{-w} 2.6C{-w * 0.5} -6.4 {w * 0.5} -6.6 {w + 1} 1.2"
                f"C{w} 2.2 {w * 0.9} 2.4 {w * 0.8} 1.8"
                f"C{w * 0.4} -2.6 {-w * 0.5} -2.6 {-w} 2.6Z",
                (side, 0, 0, 1, cx, cy),
            ),
            colour,
        )


def brows(
    s: Sketch,
    face: Face,
    colour: str,
    *,
    y: float = 84,
    thick: float = 4.4,
    arch: float = 5,
    slope: float = 0,
    length: float = 13.5,
) -> None:
    """Draw tapering brows; a positive slope lifts the outer ends."""
    a, b = -9.6, length
    d = (
        f"M{a} {thick * 0.3}"
        f"C{a + 5} {-arch - thick * 0.62} {b - 9} {-arch - thick * 0.7 - slope * 0.5}"
        f" {b} {1.2 - slope}"
        f"C{b - 8} {-arch + thick * 0.36 - slope * 0.5} {a + 7} {-arch + thick * 0.62}"
        f" {a + 1} {thick}C{a - 0.8} {thick * 0.9} {a - 1} {thick * 0.6} {a} {thick * 0.3}Z"
    )
    for side in (-1, 1):
        s.fill(moved(d, (side, 0, 0, 1, 100 + face.turn + side * face.gap, y)), colour)


def nose(
    s: Sketch, face: Face, *, base: float = 118, width: float = 8.4, bridge: float = 98
) -> None:
    """Draw the nose: a lit ridge, one shaded side, its two wings."""
    x, skin, w = 100 + face.turn * 1.4, face.skin, width
    s.fill(
        f"M{x + 2} {bridge - 6}C{x + 3.4} {bridge + 6} {x + w * 0.6} {base - 10} {x + w} {base - 4}"
        f"C{x + w * 0.9} {base + 2} {x + w * 0.3} {base + 2.6} {x} {base + 2}"
        f"C{x + 3.6} {base - 6} {x + 2.4} {bridge + 4} {x + 2} {bridge - 6}Z",
        skin.shade,
        0.4,
    )
    s.line(
        f"M{x - w} {base - 3.4}"
        f"C{x - w - 0.6} {base + 1} {x - w * 0.6} {base + 1.6} {x - w * 0.42} {base + 0.8}"
        f"C{x - w * 0.2} {base + 3.4} {x + w * 0.2} {base + 3.4} {x + w * 0.42} {base + 0.8}"
        f"C{x + w * 0.6} {base + 1.6} {x + w + 0.6} {base + 1} {x + w} {base - 3.4}",
        skin.line,
        2.1,
        0.85,
    )
    s.fill(disc(x - 1.6, base - 4.6, w * 0.36, w * 0.3), "#ffffff", 0.16)
