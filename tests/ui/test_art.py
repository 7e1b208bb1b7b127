"""Icons, portraits and pictures: what is committed can be drawn, and is all there."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pygame
import pytest

from callbreak import paths

FOLDERS = ("icons", "portraits", "home", "finish")
DRAWINGS = sorted(file for name in FOLDERS for file in paths.asset(name).rglob("*.svg"))
APP_SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
OPPONENTS = [
    "asha",
    "bikram",
    "chandra",
    "maya",
    "harka",
    "pema",
    "pasang",
    "dolma",
    "sita",
    "laxmi",
    "nima",
    "gopal",
    "ratna",
]
YOU = ("you", "you_2", "you_3")
ICONS = [
    "last_trick",
    "hint",
    "undo",
    "score",
    "pause",
    "play",
    "plus",
    "book",
    "chart",
    "replay",
    "settings",
    "quit",
    "close",
    "check",
    "cross",
    "first",
    "last",
    "sound",
    "hand",
    "keyboard",
    "table",
    "person",
    "crown",
    "cards",
    "trash",
    "export",
    "copy",
    "paste",
    "info",
    "warning",
    "lock",
    "shuffle",
    "eye",
    "star",
    "left",
    "right",
    "dealer",
    "claim",
    "club",
    "diamond",
    "heart",
    "spade",
]

DRAWN_BY_NANOSVG = {
    *("svg", "g", "defs", "path", "rect", "circle", "ellipse"),
    *("linearGradient", "radialGradient", "stop"),
}
PATH_DATA = re.compile(r"[MLHVCSQTAZmlhvcsqtaz0-9 .,-]+")
PAINT = re.compile(r"none|#[0-9a-f]{6}|url\(#[a-z0-9]+\)")


def drawing_id(file: Path) -> str:
    return f"{file.parent.name}/{file.name}"


def shape_of(picture: pygame.Surface) -> int:
    return pygame.mask.from_surface(picture, 127).count()


@pytest.mark.parametrize("file", DRAWINGS, ids=drawing_id)
def test_a_drawing_uses_only_what_nanosvg_draws(file: Path) -> None:
    ids, used = set(), set()
    for element in ET.parse(file).iter():
        tag = element.tag.removeprefix("{http://www.w3.org/2000/svg}")
        assert tag in DRAWN_BY_NANOSVG
        assert "style" not in element.attrib
        assert "opacity" not in element.attrib
        if tag.endswith("Gradient"):
            assert element.attrib["gradientUnits"] == "userSpaceOnUse"
            ids.add(element.attrib["id"])
        if "d" in element.attrib:
            assert PATH_DATA.fullmatch(element.attrib["d"])
        for name in ("fill", "stroke", "stop-color"):
            paint = element.attrib.get(name, "none")
            assert PAINT.fullmatch(paint)
            if paint.startswith("url"):
                used.add(paint[5:-1])
    assert used <= ids


@pytest.mark.parametrize("file", DRAWINGS, ids=drawing_id)
def test_a_drawing_shows_something_at_a_small_size(file: Path) -> None:
    picture = pygame.image.load_sized_svg(file, (48, 48))
    assert shape_of(picture) > 60


@pytest.mark.parametrize("name", ICONS)
def test_an_icon_is_white_so_that_it_can_be_tinted(name: str) -> None:
    text = paths.asset(f"icons/ui/{name}.svg").read_text("utf-8")
    assert set(re.findall(r"#[0-9a-f]{6}", text)) == {"#ffffff"}


def test_every_icon_is_drawn_and_no_two_are_alike() -> None:
    pictures = {
        pygame.image.tobytes(pygame.image.load_sized_svg(file, (32, 32)), "RGBA")
        for file in paths.asset("icons/ui").glob("*.svg")
    }
    assert {file.stem for file in paths.asset("icons/ui").glob("*.svg")} == set(ICONS)
    assert len(pictures) == len(ICONS)


@pytest.mark.parametrize("name", [*OPPONENTS, *YOU])
def test_a_portrait_is_a_disc_with_clear_corners(name: str) -> None:
    portrait = pygame.image.load_sized_svg(paths.asset(f"portraits/{name}.svg"), (100, 100))
    assert portrait.get_at((50, 50)).a == 255
    assert {portrait.get_at(corner).a for corner in ((4, 4), (95, 4), (4, 95), (95, 95))} == {0}
    assert shape_of(portrait) == pytest.approx(3.1416 * 50**2, rel=0.02)


def test_portraits_can_be_told_apart_at_forty_pixels() -> None:
    faces = [
        pygame.image.load_sized_svg(paths.asset(f"portraits/{name}.svg"), (40, 40))
        for name in (*OPPONENTS, *YOU)
    ]
    for number, face in enumerate(faces):
        for other in faces[number + 1 :]:
            different = sum(
                sum(
                    abs(a - b)
                    for a, b in zip(face.get_at((x, y)), other.get_at((x, y)), strict=True)
                )
                > 60
                for x in range(4, 36, 2)
                for y in range(4, 36, 2)
            )
            assert different > 70


def test_no_portrait_lies_there_unlisted() -> None:
    assert {file.stem for file in paths.asset("portraits").glob("*.svg")} == {*OPPONENTS, *YOU}


@pytest.mark.parametrize("side", APP_SIZES)
def test_the_apps_icon_is_filled_in_every_size(side: int) -> None:
    picture = pygame.image.load(paths.asset(f"icons/app/callbreak-{side}.png"))
    assert picture.get_size() == (side, side)
    assert picture.get_at((side // 2, side // 2)).a == 255


@pytest.mark.parametrize("side", [16, 24])
def test_a_tiny_icon_is_the_same_on_both_sides_and_shows_an_ivory_spade(side: int) -> None:
    picture = pygame.image.load(paths.asset(f"icons/app/callbreak-{side}.png"))
    mirrored = pygame.transform.flip(picture, flip_x=True, flip_y=False)
    assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(mirrored, "RGBA")
    ivory = pygame.mask.from_threshold(picture, (255, 250, 236), (1, 1, 1, 255))
    assert len(ivory.connected_components()) == 1
    assert 0.15 < ivory.count() / side**2 < 0.4


def test_the_pictures_stay_small() -> None:
    folders = ("textures", "home", "portraits", "finish", "icons")
    total = sum(f.stat().st_size for name in folders for f in paths.asset(name).rglob("*.*"))
    assert total < 3_000_000
