"""The three who sit down with you at first, and the two grandparents."""

from __future__ import annotations

from dataclasses import replace

from tools.art.outline import disc
from tools.art.portraits import dress, headwear, mouth
from tools.art.portraits.face import (
    BRONZE,
    HONEY,
    UMBER,
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


def asha() -> Sketch:
    """A quick young woman: long black hair, red kurta, gold drops."""
    s = Sketch("#f7c877", "#c2642a", tilt=-3)
    face = Face(WHEAT, half=38, top=50, jaw=0.76, point=12, open=8.2, eye=10.2, turn=-1.5, gaze=0.6)
    hair, sheen = "#1d1315", "#4b3434"
    s.head()
    s.fill(
        "M100 34C58 34 44 66 46 104C47 140 40 170 34 214H166C160 170 153 140 154 104"
        "C156 66 142 34 100 34Z",
        hair,
    )
    s.body()
    dress.garment(s, "#b3202c", "#6d101c")
    dress.open_neck(s, face.skin.base, face.skin.shade, 20)
    neck(s, face, 16)
    dress.round_neck(s, dress.GOLD, 21, 5)
    s.fill("M14 214C18 182 40 172 66 160C74 178 80 196 78 214Z", "#136a62")
    s.fill("M186 214C184 186 166 174 138 162C134 180 138 198 142 214Z", "#0d4a47")
    s.line("M67 163C74 180 79 198 77 214M137 164C134 180 138 198 142 214", dress.GOLD, 3)
    dress.beads(s, "#f6d68a", "#ffffff", deep=15, half=17, y=160, count=11, r=2.1)
    s.head()
    skull(s, face)
    cheeks(s, face, 0.26)
    eyes(s, face, "#3b2012", lash=3.4)
    brows(s, face, hair, y=84, thick=3.8, arch=5.4)
    nose(s, face, base=117, width=7.2)
    mouth.lips(s, face, "#b8343d", y=131, width=13.5, curve=4)
    s.fill(disc(90.6, 115.6, 1.9), "#fbe6a4")
    s.fill(
        "M59 112C48 70 62 38 100 36C140 38 152 70 141 112C140 94 136 80 124 66C116 58 108 54 106 50"
        "C98 64 72 70 59 112Z",
        hair,
    )
    s.line("M103 44C86 48 70 62 63 86M112 44C128 50 138 64 141 82", sheen, 2.6, 0.85)
    s.line("M50 120C50 146 46 166 42 184M150 120C150 146 154 166 158 184", sheen, 2.6, 0.6)
    dress.earring(s, "drop", x=60, y=117)
    dress.tika(s, y=77, x=98.5)
    return s


def bikram() -> Sketch:
    """A hearty man of forty: tall black cap, big moustache, ready to laugh."""
    s = Sketch("#8fbad0", "#2f5a7d", tilt=2)
    face = Face(
        BRONZE,
        half=42,
        top=48,
        chin=153,
        jaw=0.86,
        point=19,
        eye=9.2,
        open=6.6,
        turn=1.5,
        gaze=-0.4,
    )
    s.body()
    dress.garment(s, "#2c3852", "#151c2d", dress.shoulders(90))
    dress.open_neck(s, face.skin.base, face.skin.shade, 30)
    neck(s, face, 22)
    dress.crossed_collar(s, "#f6ecd6", "#d9cbab", "#b3202c")
    dress.lapels(s, "#364463", "#222c44")
    s.head()
    skull(s, face)
    s.fill("M57 96C57 84 58 76 62 70L68 74C64 82 63 90 62 102Z", "#191416")
    s.fill("M143 96C143 84 142 76 138 70L132 74C136 82 137 90 138 102Z", "#100c0e")
    s.fill(
        "M60 118C66 142 82 154 100 154C118 154 134 142 140 118C140 150 122 158 100 158"
        "C78 158 60 150 60 118Z",
        "#3b2a2a",
        0.2,
        inside=face.contour,
    )
    headwear.shadow(s, face.contour, 72)
    headwear.black_cap(s, y=72, half=43)
    cheeks(s, face, 0.24)
    eyes(s, face, "#2f1c12")
    brows(s, face, "#191416", y=87, thick=6, arch=3.4, slope=1)
    nose(s, face, base=119, width=9.6)
    mouth.smile(s, face, y=138, width=12, curve=6)
    mouth.moustache(s, face, "#191416", "#52474b", y=122, reach=31, thick=10, curl=8)
    return s


def chandra() -> Sketch:
    """A calm, sharp woman of fifty: bun with marigolds, moon earrings, green shawl."""
    s = Sketch("#7fb8a4", "#1f5f5a", tilt=3)
    face = Face(HONEY, half=39, top=50, jaw=0.8, point=14, eye=9.4, open=6.9, turn=-2, gaze=-0.8)
    hair, sheen = "#2b2025", "#6d5c62"
    s.head()
    s.fill(disc(104, 42, 26, 17), hair)
    s.line("M86 38C94 30 110 28 120 34", sheen, 2.2, 0.8)
    s.body()
    dress.garment(s, "#7a3d6d", "#47203f", dress.shoulders(82))
    dress.open_neck(s, face.skin.base, face.skin.shade, 16)
    neck(s, face, 17)
    dress.round_neck(s, "#e7c46a", 17, 3.4)
    dress.beads(s, "#e8edf0", "#ffffff", deep=17, half=20, y=158, count=13, r=2.3)
    s.fill("M10 214C14 176 44 166 74 154C88 176 108 192 138 200L134 214Z", "#b7bf3f")
    s.fill("M74 154C88 176 108 192 138 200L136 209C104 200 80 182 65 159Z", "#8a2747")
    s.line("M71 157C86 180 106 195 136 204", "#f2d27a", 1.8)
    s.fill("M128 158C150 166 176 176 186 214H150C148 192 140 174 128 158Z", "#7f8a2b")
    s.head()
    skull(s, face)
    cheeks(s, face, 0.24)
    eyes(s, face, "#4a2c18", lash=1.8)
    brows(s, face, "#3a2b2c", y=85, thick=3.6, arch=5.6)
    nose(s, face, base=117, width=7.8)
    mouth.lips(s, face, "#a63a4a", y=132, width=12.5, full=0.85, curve=3.4)
    s.pair_line("M80 121C77 125 76.4 129 77.6 133", face.skin.line, 1.4, 0.5)
    cap = (
        "M58 104C50 66 68 40 100 40C132 40 150 66 142 104C140 84 130 68 100 62C70 68 60 84 58 104Z"
    )
    s.fill(cap, hair)
    s.line("M97 55C84 60 72 70 64 88", "#b9aeb2", 4, inside=cap)
    s.line("M105 55C118 60 130 72 136 88", "#857a80", 2.6, inside=cap)
    s.line("M66 80C72 64 84 52 96 48M134 80C128 64 116 52 106 48", sheen, 2.2, 0.8)
    for cx, cy in ((73, 47), (84, 38), (98, 33.5), (113, 35)):
        dress.flower(s, cx, cy, 7.8, "#f7a823", "#e07a12", "#b8560f")
    dress.earring(s, "moon", x=59, y=116)
    dress.tika(s, "#a31d2b", y=78, x=98, r=3.4)
    return s


def maya() -> Sketch:
    """A grandmother who has seen every trick: silver bun, round glasses, orange shawl."""
    s = Sketch("#cda7c8", "#6b4272", tilt=-4)
    face = Face(
        HONEY, half=41, top=52, chin=152, jaw=0.82, point=16, eye=8.6, open=6.2, turn=1, gaze=0.4
    )
    hair, grey = "#d9d4cf", "#a49c97"
    s.head()
    s.fill(disc(140, 50, 21, 19), grey)
    s.fill(disc(137, 47, 16, 14), hair)
    s.line("M126 46C132 38 142 38 148 44M130 54C136 48 144 48 150 52", grey, 1.8, 0.8)
    s.body()
    dress.garment(s, "#7d1832", "#4a0d1e", dress.shoulders(84))
    neck(s, face, 18)
    s.fill("M10 214C14 176 44 164 74 152C86 176 106 190 130 196L124 214Z", "#e0622f")
    s.fill("M74 152C86 176 106 190 130 196L127 206C98 198 78 182 64 157Z", dress.GOLD)
    s.fill("M126 156C148 164 182 174 190 214H150C148 190 138 172 126 156Z", "#b5451f")
    dress.beads(s, "#2a8a5c", "#bfe8cc", deep=17, half=22, y=157, count=13, r=2.7)
    s.head()
    skull(s, face)
    cheeks(s, face, 0.3, 119)
    eyes(s, face, "#3a2a1e", lid="#3b2a26")
    brows(s, face, "#9b918b", y=83, thick=3, arch=4)
    nose(s, face, base=120, width=8)
    s.fill(disc(108, 118.6, 2.2), "#fbe0a0")
    mouth.smile(s, face, y=134, width=13, curve=6.4)
    skin = face.skin
    s.pair_line("M79 123C75.6 128 75.6 133 77.6 137", skin.line, 1.7, 0.6)
    s.pair_line("M66 106C63 108 62 110 61.6 112", skin.line, 1.3, 0.5)
    s.line("M90 73Q100 70 110 73", skin.line, 1.2, 0.4)
    s.fill(
        "M57 106C47 64 66 40 100 40C134 40 153 64 143 106C141 88 131 72 101 62C72 70 60 88 57 106Z",
        hair,
    )
    s.fill("M101 62C131 72 141 88 143 106C153 64 134 40 104 40Z", grey, 0.5)
    s.line(
        "M64 82C70 66 82 56 94 52M136 82C130 68 120 58 110 53M72 90C76 78 84 70 92 67",
        "#ffffff",
        2,
        0.7,
    )
    s.fill("M98 54H104V65Q101 70 98 65Z", "#c4202d")
    dress.glasses(s, "#6b3a17", y=100, gap=19.5, r=16.4, x=1)
    dress.earring(s, "stud", x=57.5, y=116)
    return s


def harka() -> Sketch:
    """An old soldier: Dhaka topi, white moustache, a joke behind each card."""
    s = Sketch("#b9c98a", "#4f6d3a", tilt=-2)
    face = Face(
        UMBER, half=41, top=50, chin=153, jaw=0.84, point=17, eye=8.8, open=5.8, turn=-1, gaze=0
    )
    s.body()
    dress.garment(s, "#4a4436", "#262219", dress.shoulders(88))
    dress.open_neck(s, face.skin.base, face.skin.shade, 30)
    neck(s, face, 20)
    dress.crossed_collar(s, "#efe6d2", "#cabd9f", "#a88f5c")
    dress.lapels(s, "#5a5342", "#3a3529")
    s.line("M130 184h13", "#b3202c", 4.5)
    s.line("M130 189h13", "#2f6690", 4)
    s.head()
    skull(s, face)
    s.fill("M58 98C57 86 58 78 62 72L68 75C64 84 63 92 63 104Z", "#d9d4cb")
    s.fill("M142 98C143 86 142 78 138 72L132 75C136 84 137 92 137 104Z", "#aca69c")
    headwear.shadow(s, face.contour, 72)
    headwear.topi(s, y=72, half=44)
    cheeks(s, face, 0.26, 119)
    eyes(s, replace(face, gap=18), "#2d1a10", lid="#2b1a16")
    brows(s, face, "#ece7de", y=88, thick=5.6, arch=5, slope=-3.4)
    nose(s, face, base=120, width=9.4)
    mouth.smile(s, face, y=139, width=10, curve=5)
    mouth.moustache(s, face, "#f1ede5", "#b9b2a6", y=122, reach=29, thick=11, curl=1)
    skin = face.skin
    s.pair_line("M64 100L57.6 97M64 104L57 104.4M65 108L59.6 111", skin.line, 1.4, 0.6)
    s.pair_line("M77 118C72 124 70 130 71 136", skin.line, 1.6, 0.5)
    return s
