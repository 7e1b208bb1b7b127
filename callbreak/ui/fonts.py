"""The font files and the Font objects made of them: one for each file and script, for all sizes.

A Font holds a third of a megabyte of tables that shape its letters, whatever its size, and reading
them takes ten times as long as setting another size does.
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

import pygame

from callbreak.paths import asset
from callbreak.ui.text_coverage import characters

if TYPE_CHECKING:
    from pathlib import Path

Family = Literal["heading", "body"]
"""Baloo 2 for headings, names, numbers and buttons; Mukta for sentences."""


class FontKey(NamedTuple):
    """What letters are drawn with. The script is a state of a Font, so each script has its own."""

    file: str
    size_px: int
    script: str


LATIN_FILES: Final[dict[Family, dict[int, str]]] = {
    "heading": {weight: f"Baloo2-{weight}.ttf" for weight in (500, 600, 700, 800)},
    "body": {weight: f"Mukta-{weight}.ttf" for weight in (500, 600)},
}
_WIDE_FILES: Final = {500: "NotoSans-500.ttf", 700: "NotoSans-700.ttf"}
_CHINESE_FILES: Final = {400: "NotoSansSC-400.otf", 700: "NotoSansSC-700.otf"}
# From this weight on, the fallback faces are set in bold.
_BOLD_FROM = 600

# Chinese characters fill their square: lowered by this part of the size they stand level with
# the capitals beside them.
_CHINESE_DROP = 0.05

_loaded: dict[tuple[str, str], pygame.Font] = {}


def latin_file(family: Family, weight: int) -> str:
    """The file of a family (Latin and Devanagari) at the nearest weight there is."""
    files = LATIN_FILES[family]
    return files[min(files, key=lambda there: (abs(there - weight), -there))]


def wide_file(weight: int) -> str:
    """The file that has Cyrillic, Greek and rare Latin letters."""
    return _WIDE_FILES[700 if weight >= _BOLD_FROM else 500]


def chinese_file(weight: int) -> str:
    """The file that has Simplified Chinese."""
    return _CHINESE_FILES[700 if weight >= _BOLD_FROM else 400]


def drop_px(key: FontKey) -> int:
    """How far below the common baseline a run of this font is set."""
    return round(key.size_px * _CHINESE_DROP) if key.file.startswith("NotoSansSC") else 0


def font(key: FontKey) -> pygame.Font:
    """The Font of that file and script; it has that size until it is asked for in another."""
    which = key.file, key.script
    found = _loaded.get(which)
    if found is None or not pygame.font.get_init():
        found = _loaded[which] = _load(key)
    if found.get_point_size() != key.size_px:
        found.set_point_size(key.size_px)
    return found


def _load(key: FontKey) -> pygame.Font:
    if not pygame.font.get_init():
        _loaded.clear()
        pygame.font.init()
    if not _loaded:
        # Fonts die with the font module; a second start in one process must load them anew.
        pygame.register_quit(_loaded.clear)
    made = pygame.Font(_path(key.file), key.size_px)
    if key.script:
        made.set_script(key.script)
    return made


@functools.cache
def _path(file: str) -> Path:
    return asset("fonts") / file


def has_glyph(file: str, character: str) -> bool:
    """Whether that font file can draw that character."""
    return ord(character) in characters(_path(file))
