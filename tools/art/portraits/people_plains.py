"""People from the plains and the pilgrims' roads, and the faces you can choose for yourself."""

from __future__ import annotations

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
    happy_eyes,
    neck,
    nose,
    skull,
)
from tools.art.portraits.sketch import Sketch


def gopal() -> Sketch:
    """A farmer from the plains: wide saffron turban, black beard, white kurta."""
    s = Sketch("#a9cf9d", "#3b7a4a", tilt=-3, zoom=1.1, drop=4)
    face = Face(UMBER, half=40, top=50, chin=150, jaw=0.86, eye=9, open=6.4, turn=-1, gaze=0.4)
    s.body()
    dress.garment(s, "#f1ece0", "#b9b19c", dress.shoulders(90))
    neck(s, face, 21)
    s.fill("M72 154L100 180L128 154L138 160L106 196H94L62 160Z", "#fbf8f0")
    s.line("M100 190V212", "#b9b19c", 2)
    s.fill("M10 214C14 186 34 172 60 162C66 180 68 196 66 214Z", "#c2412d")
    s.line("M58 164C64 182 66 198 64 214M50 168C56 184 58 200 56 214", "#f0a31e", 2)
    s.head()
    skull(s, face)
    cheeks(s, face, 0.24, 113)
    mouth.beard(s, face, "#1f191b", "#56494c", length=17, mouth_y=135)
    mouth.smile(s, face, y=134.4, width=9, curve=4)
    headwear.shadow(s, face.contour, 72)
    headwear.turban(s, "#f08a1c", "#ffb451", "#b1530b", y=73)
    eyes(s, face, "#2a170e")
    brows(s, face, "#1f191b", y=88, thick=5.6, arch=4)
    nose(s, face, base=117, width=9.4)
    mouth.moustache(s, face, "#1f191b", "#56494c", y=120, reach=25, thick=9, curl=5)
    dress.earring(s, "ring", x=56.5, y=112)
    return s


def ratna() -> Sketch:
    """A wandering sadhu: hair piled high, ashen beard, three lines on the brow, marigolds."""
    s = Sketch("#8d9fd6", "#2c3c78", tilt=2, zoom=1.06, drop=5)
    face = Face(UMBER, half=39, top=50, chin=150, jaw=0.82, eye=9, open=6.6, turn=1, gaze=-0.4)
    hair, light = "#5a4a40", "#8d7b6c"
    s.head()
    s.fill(
        "M58 90C40 110 44 150 34 190L60 200C64 160 62 120 66 96ZM142 90"
        "C160 110 156 150 166 190L140 200C136 160 138 120 134 96Z",
        hair,
    )
    s.line(
        "M52 120C48 146 48 166 44 188M148 120C152 146 152 166 156 188M60 130"
        "C58 150 56 170 54 190M140 130C142 150 144 170 146 190",
        light,
        2,
        0.8,
    )
    s.fill("M76 52C70 30 84 14 102 16C122 14 132 32 124 52Z", hair)
    s.line(
        "M80 46C76 34 88 22 98 22M90 48C88 38 98 28 108 28M104 48C106 40 114 36 120 40",
        light,
        2,
        0.9,
    )
    s.body()
    dress.garment(s, "#e8862a", "#a3520c", dress.shoulders(82))
    dress.open_neck(s, face.skin.base, face.skin.shade, 26)
    neck(s, face, 19)
    s.fill("M10 214C14 176 44 164 72 154C84 180 104 198 132 208L130 214Z", "#f3a13c")
    s.line("M30 186C44 198 60 206 76 212M48 172C60 188 78 202 98 210", "#b8630f", 2.2, 0.8)
    dress.garland(s, deep=40, half=33, y=158)
    s.head()
    skull(s, face)
    s.fill(
        "M60 98C54 66 72 46 100 46C128 46 146 66 140 98C136 80 124 66 100 64C76 66 64 80 60 98Z",
        hair,
    )
    s.line(
        "M66 84C72 68 84 58 98 54M134 84C128 68 116 58 102 54M76 76C82 66 90 60 98 59",
        light,
        2,
        0.8,
    )
    s.line("M76 60C88 54 112 54 124 60", "#c2412d", 4.6)
    cheeks(s, face, 0.2, 114)
    mouth.beard(s, face, "#b9b0a4", "#e6dfd4", length=34, mouth_y=136)
    mouth.smile(s, face, y=135.4, width=9, curve=5)
    eyes(s, face, "#3a2416")
    brows(s, face, "#8d8378", y=88, thick=5, arch=4.6)
    nose(s, face, base=117, width=9)
    mouth.moustache(s, face, "#c9c1b6", "#f1ece4", y=120, reach=23, thick=9, curl=1)
    for k in range(3):
        s.line(
            f"M{84 + k} {72 + k * 4}Q101 {70 + k * 4} {118 - k} {72 + k * 4}", "#f4ecd8", 2, 0.92
        )
    s.fill("M99 68H103V82Q101 85 99 82Z", "#d02536")
    return s


def you() -> Sketch:
    """You, as a young man in a marigold jersey."""
    s = Sketch("#56b3a3", "#155751", tilt=-2)
    face = Face(
        WHEAT, half=40, top=50, chin=152, jaw=0.82, point=16, eye=9.6, open=7.8, turn=1, gaze=0.4
    )
    hair, sheen = "#221815", "#54403a"
    s.body()
    dress.garment(s, "#f0a31e", "#a8690a", dress.shoulders(86))
    neck(s, face, 20)
    s.fill("M74 153C80 176 120 176 126 153L138 159C130 190 70 190 62 159Z", "#fff3d6")
    s.fill("M100 171C112 170 122 164 126 153L138 159C132 176 118 183 100 183Z", "#dcc79c", 0.8)
    s.head()
    skull(s, face)
    cheeks(s, face, 0.24)
    eyes(s, face, "#3a2116")
    brows(s, face, hair, y=85, thick=5, arch=4.6)
    nose(s, face, base=118, width=8.4)
    mouth.laugh(s, face, y=129, width=15, deep=11)
    s.fill(
        "M57 100C46 62 62 34 100 32C140 29 156 60 144 100C142 90 140 82 134 74C124 78 112 76 104 67"
        "C96 78 80 82 67 77C62 83 59 90 57 100Z",
        hair,
    )
    s.line("M66 58C74 44 92 38 108 41M104 66C110 58 122 54 132 58", sheen, 3, 0.85)
    return s


def you_2() -> Sketch:
    """You, as a young woman with a high ponytail and a crimson scarf."""
    s = Sketch("#f3cf7c", "#b8792a", tilt=3)
    face = Face(
        HONEY, half=38.5, top=50, chin=151, jaw=0.78, point=13, eye=10, open=8, turn=-1, gaze=-0.6
    )
    hair, sheen = "#3a231a", "#73503e"
    s.head()
    s.fill(
        "M116 40C140 18 172 34 168 74C166 104 152 124 156 150C138 138 134 116 140 92"
        "C144 72 136 58 116 52Z",
        hair,
    )
    s.line("M136 38C156 40 160 62 156 84C154 100 148 112 148 126", sheen, 2.8, 0.8)
    s.body()
    dress.garment(s, "#2c6f8c", "#173f55", dress.shoulders(80))
    neck(s, face, 16)
    s.fill("M68 154C74 178 126 178 132 154L144 164C138 192 62 192 56 164Z", "#c92f3a")
    s.fill("M104 172C118 171 130 164 132 154L144 164C140 180 124 187 104 187Z", "#7d1420", 0.7)
    s.fill("M84 180L74 214H96L100 184Z", "#a8232f")
    s.line("M66 165C80 182 120 182 134 165", "#f0a31e", 1.8, 0.9)
    s.head()
    skull(s, face)
    cheeks(s, face, 0.28)
    eyes(s, face, "#4a2a16", lash=2.4)
    brows(s, face, "#2b1913", y=84.5, thick=3.8, arch=5)
    nose(s, face, base=117, width=7.2)
    mouth.laugh(s, face, y=128, width=14, deep=10, lip="#b8474a")
    s.fill(
        "M59 102C50 62 66 38 102 38C138 38 150 62 141 102C140 84 132 68 118 58"
        "C100 62 70 70 59 102Z",
        hair,
    )
    s.line(
        "M66 82C72 62 88 48 110 46M78 80C84 66 98 56 114 54M134 78C130 66 124 58 118 54",
        sheen,
        2.4,
        0.85,
    )
    s.line("M112 44L122 52", "#c92f3a", 6)
    dress.earring(s, "stud", x=62.5, y=114)
    return s


def you_3() -> Sketch:
    """You, a little older, with short grey hair and square glasses."""
    s = Sketch("#a3b7c9", "#3d5670", tilt=-2)
    face = Face(
        BRONZE, half=40, top=48, chin=152, jaw=0.84, point=17, eye=8.8, open=6.4, turn=1, gaze=0.2
    )
    hair, light = "#6f6a6a", "#b3adab"
    s.body()
    dress.garment(s, "#7d1832", "#4a0d1e", dress.shoulders(86))
    neck(s, face, 20)
    s.fill("M74 153L100 178L88 196L62 162Z", "#f1ece0")
    s.fill("M126 153L100 178L112 196L138 162Z", "#cfc8b6")
    s.fill("M88 196L100 178L112 196L104 214H96Z", "#f7f2e6")
    s.head()
    skull(s, face)
    cheeks(s, face, 0.24)
    happy_eyes(s, face, "#2b1a14")
    brows(s, face, "#4a4545", y=83, thick=4.6, arch=3.6)
    nose(s, face, base=119, width=9)
    mouth.smile(s, face, y=134, width=14, curve=8)
    s.pair_line("M78 122C75 127 75 132 77 136", face.skin.line, 1.5, 0.5)
    s.fill(
        "M59 100C50 58 68 34 100 36C132 34 150 58 141 100C140 88 138 80 132 72"
        "C118 62 82 62 68 72C62 80 60 88 59 100Z",
        hair,
    )
    s.line(
        "M70 62C78 50 90 46 102 46M84 62C92 54 106 52 120 56M134 78C134 68 130 60 124 56",
        light,
        2.6,
        0.8,
    )
    for side in (-1, 1):
        cx = 101 + side * 19
        s.line(
            f"M{cx - 14} 90H{cx + 14}V100C{cx + 14} 110 {cx + 8} 112 {cx} 112"
            f"C{cx - 8} 112 {cx - 14} 110 {cx - 14} 100Z",
            "#1d2430",
            3,
        )
        s.line(f"M{cx + side * 14} 94L{cx + side * 21} 92", "#1d2430", 3)
    s.line("M96 95Q101 92 106 95", "#1d2430", 3)
    return s
