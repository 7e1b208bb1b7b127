"""King of clubs: the warrior king, black-bearded, in scale mail, with fanned turban and mace."""

from __future__ import annotations

from tools.cards.curves import Cubic
from tools.cards.dress import SQUARE, hoop, printed, sleeve
from tools.cards.face import Build, Face, neck, on_shoulders
from tools.cards.features import MOUTHS
from tools.cards.forms import circle, drop, ellipse, path, petals, rectangle
from tools.cards.frame import Setting, two_headed
from tools.cards.hair import NAPE, black_beard, grand_moustache
from tools.cards.hands import fist
from tools.cards.outline import Outline, placement
from tools.cards.palette import (
    BRASS,
    COPPER,
    CRIMSON,
    DARK_BRASS,
    DARK_STEEL,
    EMERALD,
    FINE,
    INK,
    INNER,
    IVORY,
    MARIGOLD,
    OUTER,
    STEEL,
)
from tools.cards.picture import Picture
from tools.cards.weave import Thread, beads, border, cuff

_FACE = Face(
    "man",
    COPPER,
    "calm",
    "heavy",
    "hooked",
    "firm",
    gaze=-0.6,
    build=Build(cheek=1.02, jaw=1.08, chin=0),
)
_TILT = 0
_MAIL = "#8794a1"
_SCALE = path("M-6.2 -3.4C-5.6 5.8 5.6 5.8 6.2 -3.4C3.8 2.8 -3.8 2.8 -6.2 -3.4Z")


def draw(setting: Setting) -> Picture:
    """Return the middle of the card in its surroundings."""
    half = Picture()
    half.add(_fan(), on_shoulders(_TILT))
    nape = Picture()
    nape.paint(NAPE, INK)
    half.add(nape, on_shoulders())
    half.add(neck(COPPER))
    half.add(_armour())
    half.add(_head(), on_shoulders(_TILT))
    half.add(_mace())
    half.add(sleeve(CRIMSON))
    half.add(fist(COPPER, 70, 148))
    half.add(cuff(73.5, 167.5, BRASS, INK, turn=-3, width=31))
    return two_headed(half, setting)


def _armour() -> Picture:
    """Return mail of steel scales, a brass gorget, and the mantle clasped on the near side."""
    picture = Picture()
    picture.paint(SQUARE, _MAIL, INK, OUTER)
    picture.paint(printed(SQUARE, _SCALE, 11.2, 7.2, 44, 124), "#2f3947")
    mantle = path(
        "M150 126C164 128 182 131 196 136C209 142 214 166 216 214L150 214C160 190 160 160 147 146Z"
    )
    picture.paint(mantle, CRIMSON, INK, OUTER)
    edge = Cubic((150, 138), (160, 158), (160, 190), (152, 214))
    picture.add(border(edge, 8.4, Thread(MARIGOLD, CRIMSON, IVORY)))
    plate = path("M62 150C66 138 74 133 86 131.6L96 131C97 140 90 152 78 158C70 160 64 158 62 150Z")
    picture.paint(plate, BRASS, INK, OUTER)
    picture.draw(
        path("M68 150C74 147 82 141 86 132.4M74 156.6C82 152 89 144 91.6 132"), DARK_BRASS, INNER
    )
    gorget = Cubic((108, 124), (112, 152), (152, 152), (157, 123))
    picture.paint(gorget.ribbon(9), BRASS, INK, OUTER)
    picture.add(beads(gorget, 1.9, CRIMSON, weight=0.6))
    picture.paint(circle(155, 143, 6.4), MARIGOLD, INK, INNER)
    picture.paint(circle(155, 143, 2.8), EMERALD, INK, 0.6)
    return picture


def _head() -> Picture:
    picture = _FACE.draw()
    picture.add(black_beard(INK, "#4a5161"))
    lips = Picture()
    lips.paint(path(MOUTHS["firm"].lips), COPPER.lip)
    lips.draw(path(MOUTHS["firm"].line), COPPER.lip_line, 0.9)
    picture.add(lips, placement(2.4, 1))
    picture.add(grand_moustache(INK, "#4a5161"), placement(2.4, 0.6))
    picture.add(_turban())
    picture.add(hoop(38, 17, BRASS, CRIMSON))
    return picture


def _turban() -> Picture:
    """Return the wound cloth around a quilted cone."""
    picture = Picture()
    cone = path("M-26 -66C-20 -88 -10 -106 2 -111C16 -106 28 -88 32 -66Z")
    picture.paint(cone, CRIMSON, INK, OUTER)
    quilting = path(
        "M-14 -70C-12 -88 -6 -100 2 -110M18 -70C16 -90 10 -102 2 -110M-19 -85"
        "C-8 -80 14 -80 25 -85M-12 -97C-4 -94 10 -94 17 -97"
    )
    picture.draw(quilting, MARIGOLD, 1)
    picture.paint(circle(2, -111, 4.6), MARIGOLD, INK, FINE)
    cloth = path(
        "M-40 -33C-52 -44 -50 -64 -36 -72C-16 -82 24 -82 42 -72C56 -62 56 -44 46 -32"
        "C22 -42 -16 -42 -40 -33Z"
    )
    picture.paint(cloth, IVORY, INK, OUTER)
    folds = path(
        "M-44 -38C-28 -56 -2 -68 30 -77M-47 -52C-34 -66 -20 -74 -2 -79.4M-22 -38.6"
        "C2 -48 30 -60 50 -64"
        "M12 -39C26 -43 40 -49 51 -52"
    )
    picture.cord(folds, EMERALD, INK, 1.7, 0.6)
    picture.paint(
        petals("M0 0C-5 -5 -4.4 -12 0 -16C4.4 -12 5 -5 0 0Z", 6, -12, -56), MARIGOLD, INK, 0.8
    )
    picture.paint(circle(-12, -56, 7), CRIMSON, INK, INNER)
    picture.paint(drop(-12, -35.6, 0.9), EMERALD, INK, 0.7)
    return picture


def _fan() -> Picture:
    """Return the starched end of the cloth that stands behind the turban as a pleated fan."""
    picture = Picture()
    fan = path(
        "M26 -60C34 -92 44 -106 56 -112C62 -104 68 -104 72 -102C74 -94 80 -92 84 -88"
        "C82 -80 88 -76 90 -70C84 -64 66 -56 42 -50Z"
    )
    picture.paint(fan, IVORY, INK, OUTER)
    picture.draw(path("M36 -58L56 -108M40 -57L71 -100M43 -55L82 -87M45 -53L88 -70"), INK, FINE)
    hem = path("M53 -107C60 -100 66 -100 69 -98C71 -91 76 -88 80 -85C79 -78 83 -74 85.4 -70")
    picture.draw(hem, CRIMSON, 2)
    return picture


def _mace() -> Picture:
    """Return a flanged mace: brass head with a spike, ringed shaft."""
    picture = Picture()
    picture.paint(path("M67 70L66.6 178L73.4 178L73 70Z"), DARK_BRASS, INK, INNER)
    rings = (rectangle(64.6, y, 10.8, 3.6, 1.8) for y in (82, 90, 126))
    picture.paint(Outline.join(rings), MARIGOLD, INK, INNER)
    picture.paint(
        path("M66.4 34C67.4 31 68.8 28 70 24C71.2 28 72.6 31 73.6 34Z"), STEEL, INK, INNER
    )
    globe = ellipse(70, 52, 17, 19)
    picture.paint(globe, STEEL)
    picture.paint(globe - circle(63, 48, 21), DARK_STEEL)
    picture.draw(globe, INK, OUTER)
    flanges = path("M70 33C58 44 58 60 70 71M70 33C82 44 82 60 70 71")
    picture.draw(flanges + ellipse(70, 52, 5.4, 18.8), INK, INNER)
    picture.cord(path("M53.8 52C62 56.6 78 56.6 86.2 52"), CRIMSON, INK, 2.6, 0.7)
    picture.paint(path("M62 72C62 68 78 68 78 72L76 77L64 77Z"), MARIGOLD, INK, INNER)
    picture.paint(rectangle(64.4, 33, 11.2, 3.6, 1.8), MARIGOLD, INK, INNER)
    return picture
