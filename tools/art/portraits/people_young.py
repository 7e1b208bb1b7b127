"""The young, who play fast."""

from __future__ import annotations

from tools.art.outline import disc
from tools.art.portraits import dress, mouth
from tools.art.portraits.face import (
    ROSE,
    WHEAT,
    Face,
    brows,
    cheeks,
    eyes,
    neck,
    nose,
    skull,
)
from tools.art.portraits.sketch import Sketch


def sita() -> Sketch:
    """A schoolgirl who counts cards: plaits with red ribbons, blue shirt, a missing tooth."""
    s = Sketch("#f6c0b4", "#c9616a", tilt=-5)
    face = Face(
        WHEAT,
        half=40,
        top=50,
        chin=148,
        jaw=0.86,
        point=14,
        eye_y=101,
        eye=10.4,
        open=9,
        gap=19,
        turn=-1,
        gaze=0.8,
    )
    hair = "#21161a"
    s.head()
    for side in (-1, 1):
        x = 100 + side * 50
        s.line(
            f"M{100 + side * 36} 84C{x + side * 8} 84 {x + side * 10} 108 {x + side * 4} 128",
            hair,
            17,
        )
        s.line(f"M{x + side * 6} 122C{x + side * 6} 140 {x} 150 {x - side * 2} 164", hair, 12)
        for k in range(3):
            cy = 100 + k * 13
            s.line(
                f"M{x - 3 + side * 3} {cy}L{x + side * 5} {cy + 5}L{x + 5 + side * 4} {cy - 2}",
                "#4d3840",
                1.8,
                0.9,
            )
        bow = (
            f"M{x + side * 5} 134L{x + side * 5 - 13} 124V145ZM{x + side * 5} 134"
            f"L{x + side * 5 + 13} 124V145Z"
        )
        s.fill(bow, "#d02536")
        s.fill(disc(x + side * 5, 134, 4.4), "#8e1520")
    s.body()
    dress.garment(s, "#a9cbe4", "#6c93b3", dress.shoulders(74, 10, 22))
    neck(s, face, 15)
    s.fill("M78 153L100 172L84 186L66 160Z", "#d5e8f5")
    s.fill("M122 153L100 172L116 186L134 160Z", "#93b9d6")
    s.fill("M95 170H105L110 180L105 212H95L90 180Z", "#24386b")
    s.fill("M95 170H105L103 178H97Z", "#3c5596")
    s.head()
    skull(s, face)
    cheeks(s, face, 0.34, 121)
    for x, y in ((76, 114), (82, 118), (72, 119), (122, 114), (117, 118), (127, 119)):
        s.fill(disc(x, y, 1.2), face.skin.line, 0.5)
    eyes(s, face, "#3a1f10", lash=1.4)
    brows(s, face, hair, y=85, thick=3.4, arch=4.4, length=11)
    nose(s, face, base=118, width=6.6)
    mouth.laugh(s, face, y=127.4, width=14, deep=12, lip="#b8474a", gap=True)
    s.fill(
        "M58 104C50 66 66 42 100 42C134 42 150 66 142 104C140 86 134 76 124 68"
        "C116 76 108 74 104 62C96 74 70 76 58 104Z",
        hair,
    )
    s.line("M100 44V61M70 74C74 62 84 54 92 51M131 76C128 64 118 56 110 52", "#57424a", 2.2, 0.8)
    return s


def nima() -> Sketch:
    """A student with headphones and a fringe, who plays fast and talks faster."""
    s = Sketch("#b6a6e2", "#4b3d86", tilt=5)
    face = Face(
        ROSE,
        half=38,
        top=48,
        chin=151,
        jaw=0.8,
        point=14,
        eye=9.2,
        open=6,
        gap=18,
        turn=-1.5,
        gaze=-1,
    )
    hair = "#22181c"
    s.body()
    dress.garment(s, "#e9e2d2", "#b0a68e", dress.shoulders(86))
    neck(s, face, 18)
    s.fill(
        "M60 158C66 186 88 192 100 192C112 192 134 186 140 158L128 152"
        "C124 166 112 172 100 172C88 172 76 166 72 152Z",
        "#2aa08f",
    )
    s.line("M88 190V212M112 190V212", "#f7f2e6", 3.4)
    s.fill("M14 214C18 184 36 172 58 162L64 176C46 184 40 196 40 214Z", "#2aa08f")
    s.fill("M186 214C182 184 164 172 142 162L136 176C154 184 160 196 160 214Z", "#17695f")
    s.head()
    skull(s, face)
    cheeks(s, face, 0.28)
    eyes(s, face, "#2c1c14")
    brows(s, face, hair, y=86, thick=4.6, arch=3.6, slope=1)
    nose(s, face, base=117, width=7.6)
    mouth.smile(s, face, y=132, width=13, curve=7)
    s.fill(
        "M58 102C50 60 66 38 102 38C140 38 150 64 142 102C140 92 138 86 134 80C134 84 132 88 130 90"
        "C128 82 124 76 118 70C118 78 114 84 110 88C108 80 104 74 98 70C96 78 90 86 84 90"
        "C84 84 82 80 80 76"
        "C72 82 62 90 58 102Z",
        hair,
    )
    s.line(
        "M72 68C78 54 90 46 104 45M114 50C126 54 132 62 134 72M88 74C90 66 96 60 102 58",
        "#6b4bd0",
        3,
        0.9,
    )
    s.line("M54 96C46 22 154 22 146 96", "#f4f0e6", 7)
    s.line("M120 40C138 48 148 66 147 96", "#b9b4a6", 7)
    for side, tone, dark in ((-1, "#f0a31e", "#a8690a"), (1, "#d98512", "#8a5208")):
        cx = 100 + side * 46
        s.fill(f"M{cx - 8} 88Q{cx} 80 {cx + 8} 88V116Q{cx} 124 {cx - 8} 116Z", tone)
        s.line(f"M{cx + side * 5} 92V112", dark, 3)
    return s
