"""People from the hills and the high valleys."""

from __future__ import annotations

from tools.art.outline import disc, mirrored
from tools.art.portraits import dress, headwear, mouth
from tools.art.portraits.face import (
    BRONZE,
    HONEY,
    Face,
    Skin,
    brows,
    cheeks,
    eyes,
    happy_eyes,
    neck,
    nose,
    skull,
)
from tools.art.portraits.sketch import Sketch

SUNBURNT = Skin("#cf8f62", "#9c5d38", "#6d3b20", "#a94a40", "#d8503c")


def pema() -> Sketch:
    """A Sherpa woman with two plaits under a fur hat, cheeks red from the wind."""
    s = Sketch("#a8cfe0", "#3c6f92", tilt=3, zoom=1.07, drop=6)
    face = Face(SUNBURNT, half=41, top=50, jaw=0.84, point=15, eye=8.8, open=5.4, gap=19, turn=1)
    hair = "#1c1416"
    s.body()
    for side in (-1, 1):
        x = 100 + side * 44
        s.line(f"M{x} 100C{x + side * 8} 130 {x + side * 2} 160 {x - side * 6} 206", hair, 14)
        for k in range(5):
            y = 130 + k * 14
            cx = x + side * (4 - k * 2)
            s.line(f"M{cx - 5} {y}L{cx} {y + 5}L{cx + 5} {y}", "#4d3b3b", 1.8, 0.9)
    dress.garment(s, "#27485e", "#142a3a", dress.shoulders(84))
    dress.open_neck(s, face.skin.base, face.skin.shade, 26)
    neck(s, face, 18)
    dress.crossed_collar(s, "#f0b9c4", "#cf8a9a", "#f7e3cf", low=196)
    dress.beads(s, "#c4302d", "#ffb0a0", deep=24, half=24, y=156, count=11, r=3.6)
    s.fill(disc(100, 182, 5.6), "#2aa3a0")
    s.line(disc(100, 182, 5.6), "#f2d27a", 1.6)
    s.head()
    s.fill("M56 92C52 112 56 124 60 132L66 100ZM144 92C148 112 144 124 140 132L134 100Z", hair)
    skull(s, face, ears=False)
    cheeks(s, face, 0.42, 115)
    s.fill(
        "M58 104C54 88 58 74 70 66H130C142 74 146 88 142 104C138 92 130 82 118 76"
        "C108 72 100 78 96 76C80 74 64 88 58 104Z",
        hair,
    )
    headwear.fur_hat(s, y=76)
    eyes(s, face, "#2c1a12", lash=1.6)
    brows(s, face, hair, y=87, thick=3.6, arch=4, length=12)
    nose(s, face, base=116, width=8)
    mouth.laugh(s, face, y=127, width=13, deep=10, lip="#b8474a")
    dress.earring(s, "stud", x=57, y=118)
    return s


def pasang() -> Sketch:
    """A mountain guide: knitted cap with flaps, stubble, down jacket."""
    s = Sketch("#f2b59a", "#b0563f", tilt=-3, zoom=1.08, drop=5)
    face = Face(
        BRONZE, half=40, top=50, chin=152, jaw=0.85, point=17, eye=9, open=5.4, turn=-2, gaze=-0.6
    )
    s.body()
    d = dress.garment(s, "#e2701a", "#9c4708", dress.shoulders(94, 16))
    for y in (176, 190, 204):
        s.line(
            f"M6 {y + 10}Q50 {y - 6} 96 {y}M104 {y}Q150 {y - 6} 194 {y + 10}",
            "#8a3f0a",
            2.2,
            0.7,
            inside=d,
        )
    neck(s, face, 21)
    s.fill("M66 152C70 172 90 178 99 180V206H92C74 196 62 178 60 160Z", "#e98a3a")
    s.fill("M134 152C130 172 110 178 101 180V206H108C126 196 138 178 140 160Z", "#a84f0e")
    s.line("M100 180V212", "#3a1d08", 2)
    s.head()
    skull(s, face, ears=False)
    s.fill(
        "M60 112C64 128 70 134 80 124C88 118 112 118 120 124C130 134 136 128 140 112"
        "C141 142 122 158 100 158"
        "C78 158 59 142 60 112Z",
        "#3b2620",
        0.34,
        inside=face.contour,
    )
    headwear.shadow(s, face.contour, 72)
    headwear.knitted(s, y=73)
    cheeks(s, face, 0.36, 114)
    eyes(s, face, "#2a1810")
    brows(s, face, "#1d1416", y=88, thick=5, arch=3.6)
    nose(s, face, base=117, width=9)
    mouth.laugh(s, face, y=129, width=14.5, deep=10)
    return s


def dolma() -> Sketch:
    """A nun, kind and hard to fool: shaved head, oval glasses, maroon robe."""
    s = Sketch("#7aa7b8", "#274f63", tilt=2)
    face = Face(HONEY, half=39, top=44, chin=151, jaw=0.84, point=16, eye=9, turn=1)
    skin = face.skin
    s.body()
    dress.garment(s, "#e8a32c", "#b06f14", dress.shoulders(82))
    dress.open_neck(s, skin.base, skin.shade, 12)
    neck(s, face, 18)
    s.fill("M70 155C80 170 92 178 104 182L98 214H84C80 192 74 176 64 162Z", "#f3c257")
    s.fill("M8 214C12 178 42 168 70 156C84 178 104 196 140 206L138 214Z", "#8a1f2c")
    s.fill("M70 156C84 178 104 196 140 206L139 212C100 204 78 184 62 160Z", "#a93240")
    s.fill("M132 157C152 164 182 176 190 214H158C156 190 146 172 132 157Z", "#6d1521")
    s.line("M38 176C50 190 66 202 84 210M24 190C36 202 48 208 60 212", "#5f101b", 2.2, 0.7)
    s.head()
    skull(s, face)
    s.fill(
        "M61 92C60 62 76 44 100 44C124 44 140 62 139 92C134 74 122 66 100 66C78 66 66 74 61 92Z",
        "#4a3a36",
        0.34,
        inside=face.contour,
    )
    s.fill(disc(84, 56, 12, 5), "#ffffff", 0.18)
    cheeks(s, face, 0.3, 118)
    happy_eyes(s, face, "#2b1a16")
    brows(s, face, "#4a3a36", y=84, thick=3, arch=5)
    nose(s, face, base=118, width=8)
    mouth.smile(s, face, y=133, width=14, curve=8)
    s.pair_line("M78 121C75 126 75 131 77 135", skin.line, 1.5, 0.5)
    dress.glasses(s, "#3a3030", y=99, gap=19, r=15.6, ry=12.4, x=1, thick=2.6)
    return s


def laxmi() -> Sketch:
    """A Magar aunt with coin necklace, big nose ring and a red shawl over her hair."""
    s = Sketch("#93c7bb", "#2d6f6b", tilt=4)
    face = Face(
        SUNBURNT, half=40, top=50, chin=151, jaw=0.84, point=16, eye=9, open=6, turn=2, gaze=0.6
    )
    s.head()
    s.fill(
        "M100 28C54 28 38 70 42 112C42 150 34 180 22 214H178C166 180 158 150 158 112"
        "C162 70 146 28 100 28Z",
        "#8e1925",
    )
    s.body()
    dress.garment(s, "#26333b", "#121a20", dress.shoulders(80))
    dress.open_neck(s, face.skin.base, face.skin.shade, 16)
    neck(s, face, 18)
    dress.beads(s, "#2a8a5c", "#bfe8cc", deep=16, half=22, y=157, count=15, r=2.2)
    dress.beads(s, "#e9b949", "#fff3c8", deep=27, half=27, y=158, count=9, r=5)
    s.head()
    skull(s, face, ears=False)
    s.fill(
        "M60 100C54 66 72 46 100 46C128 46 146 66 140 100C136 80 126 70 104 62C78 70 66 80 60 100Z",
        "#1f1618",
    )
    s.line("M102 48V62", "#5b4448", 1.8)
    cheeks(s, face, 0.34)
    eyes(s, face, "#2c1a12", lash=1.6)
    brows(s, face, "#1f1618", y=86, thick=4, arch=4.6)
    nose(s, face, base=118, width=8.4)
    mouth.lips(s, face, "#a8383e", y=133, width=14, curve=5)
    s.line(disc(93, 121, 4), dress.GOLD, 1.8)
    s.fill(disc(104 + 5, 117, 3), dress.GOLD)
    dress.tika(s, y=79, x=102, r=3.2)
    veil = (
        "M100 28C54 28 38 70 42 112C42 150 34 180 22 214H50C56 182 62 156 60 118C54 84 66 50 100 48"
        "C134 50 146 84 140 118C138 156 144 182 150 214H178C166 180 158 150 158 112"
        "C162 70 146 28 100 28Z"
    )
    s.fill(veil, "#c92f3a")
    s.fill(
        "M116 20C140 50 150 80 146 120C144 160 150 190 156 220H190V20Z", "#7d1420", 0.5, inside=veil
    )
    edge = (
        "M50 214C56 182 62 156 60 118C54 84 66 50 100 48C134 50 146 84 140 118"
        "C138 156 144 182 150 214"
    )
    s.line(edge, dress.GOLD, 4.4)
    s.line(edge, "#8e1925", 1.2)
    for d in ("M46 96C46 120 42 150 36 176", "M74 46C62 56 54 72 52 90"):
        s.line(d, "#8e1925", 2, 0.6)
        s.line(mirrored(d), "#5b0e19", 2, 0.6)
    dress.earring(s, "ring", x=60, y=120)
    return s
