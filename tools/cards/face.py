"""A face: parts chosen from `features`, shaped to a person and painted in flat tones."""

from __future__ import annotations

import math
from dataclasses import dataclass

from tools.cards.eyes import EYES, Eyes
from tools.cards.features import (
    BLUSH,
    BROWS,
    CHEEK_SHADES,
    CONTOURS,
    MOUTHS,
    NOSES,
    NOSTRILS,
)
from tools.cards.forms import circle, path
from tools.cards.outline import Matrix, Outline, Point, placement
from tools.cards.palette import HAIR, INK, INNER, Skin
from tools.cards.picture import Picture

SCALE = 0.57  # card units per face unit
HEAD_X, HEAD_Y = 127.0, 88.0
_SHIFT = 2.4  # all features sit this much nearer to the viewer's right than their data says
_EYE_WHITE, _IRIS = "#fbf4e6", "#2a1712"
_EAR = "M33 -9C38 -15 45.4 -10.6 44 -1C43.2 6 40 15 34.6 15.4C32.6 8 32.4 0 33 -9Z"
_EAR_FOLD = "M36.4 -4.6C40 -8 42 -4 40.6 .6C39.8 4 37.6 5.6 37.4 9"
_NECK = "M-15 30C-14 50 -17 62 -26 72L-16 116L34 116L46 70C36 62 31 46 31 14Z"
_NECK_SHADE = "M-40 20L60 20L60 52C40 50 30 56 18 64C4 70 -10 66 -15 56Z"


@dataclass(frozen=True)
class Build:
    """How a face departs from its contour: 1 is as drawn; `chin` is added in face units."""

    cheek: float = 1
    jaw: float = 1
    chin: float = 0

    def bend(self, x: float, y: float) -> Point:
        """Move a point of the plain face to where it lies in this one."""
        wide = 1 + (self.cheek - 1) * math.exp(-(((y - 6) / 24) ** 2))
        low = min(1.0, max(0.0, (y - 12) / 30))
        return x * wide * (1 + (self.jaw - 1) * low), y + self.chin * min(1, max(0, (y - 18) / 30))


@dataclass(frozen=True)
class Face:
    """Who it is: every court has its own."""

    contour: str
    skin: Skin
    eyes: str
    brows: str
    nose: str
    mouth: str
    gaze: float = -1.5
    brow_colour: str = INK
    build: Build = Build()
    blush: bool = False
    ear: bool = True

    def draw(self) -> Picture:
        """Return the face without hair, in face units, shaped by its build."""
        picture = Picture()
        contour = path(CONTOURS[self.contour])
        if self.ear:
            picture.paint(path(_EAR), self.skin.base, self.skin.line, INNER)
        picture.paint(contour, self.skin.base)
        picture.paint(path(CHEEK_SHADES[self.contour]) & contour, self.skin.shade)
        if self.blush:
            picture.paint(path(BLUSH), self.skin.blush)
        picture.draw(contour, self.skin.line, 1.2)
        picture.add(self.features(), placement(_SHIFT, 0))
        return picture.bent(self.build.bend)

    def features(self) -> Picture:
        """Return eyes, brows, nose and mouth."""
        picture = Picture()
        skin, eyes = self.skin, EYES[self.eyes]
        nose, mouth = NOSES[self.nose], MOUTHS[self.mouth]
        picture.paint(path(nose.shade), skin.shade)
        _paint_eyes(picture, eyes, self.gaze)
        picture.paint(path(mouth.lips), skin.lip)
        picture.draw(path(mouth.line), skin.lip_line, 0.9)
        picture.paint(path(NOSTRILS), skin.line)
        fold = path(_EAR_FOLD).placed(-_SHIFT) if self.ear else path("")
        brown = [path(nose.line), path(mouth.shade), fold]
        picture.draw(Outline.join(brown), skin.line, 0.85)
        lids = path(eyes.creases) if eyes.kohl else path(eyes.creases + eyes.lower)
        picture.draw(lids, skin.line, HAIR)
        if eyes.kohl:
            picture.draw(path(eyes.lower), INK, HAIR + 0.1)
        if self.brow_colour == INK:
            picture.paint(path(eyes.lashes + BROWS[self.brows]), INK)
        else:
            picture.paint(path(eyes.lashes), INK)
            picture.paint(path(BROWS[self.brows]), self.brow_colour)
        return picture


def _paint_eyes(picture: Picture, eyes: Eyes, gaze: float) -> None:
    """Paint whites and irises; both lids cut the iris, or the face would stare."""
    if not eyes.almonds[0]:
        return
    near, far = (path(almond) for almond in eyes.almonds)
    picture.paint(near + far, _EYE_WHITE)
    irises = (
        circle(8.6 + gaze, -5.2, eyes.iris) & near,
        circle(-22 + gaze * 0.6, -5.2, eyes.iris * 0.93) & far,
    )
    picture.paint(Outline.join(irises), _IRIS)
    lights = circle(7 + gaze, -6.6, 1.25) + circle(-23.4 + gaze * 0.6, -6.6, 1.15)
    picture.paint(lights, _EYE_WHITE)


def on_shoulders(tilt: float = 0, x: float = 0, y: float = 0) -> Matrix:
    """Return the map from face units to the card; `tilt` in degrees, x and y in card units."""
    return placement(HEAD_X + x, HEAD_Y + y, scale=SCALE, turn=tilt)


def neck(skin: Skin, *, slender: float = 1, collar_bones: bool = True) -> Picture:
    """Return neck and upper chest in card units, shaded under the chin."""
    picture = Picture()
    outline = path(_NECK).placed(9 - 9 * slender, 0, widen=slender)
    picture.paint(outline, skin.base, skin.line, INNER)
    picture.paint(path(_NECK_SHADE) & outline, skin.shade)
    if collar_bones:
        bones = path("M-2 76C2 80 6 82 8 88M22 70C18 76 14 80 12 88")
        picture.draw(bones, skin.shade, 1)
    return picture.mapped(on_shoulders())
