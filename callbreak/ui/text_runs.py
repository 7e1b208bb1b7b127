"""A line of text split into runs: stretches that one font can draw, and drawn signs.

pygame has no font fallback, and a Font knows one script, so this is done here.
"""

from __future__ import annotations

import functools
import unicodedata
from typing import Final, NamedTuple

from callbreak.letters import clusters
from callbreak.ui.fonts import FontKey, chinese_file, has_glyph, latin_file, wide_file
from callbreak.ui.text_signs import SIGNS
from callbreak.ui.text_style import Voice

SUBSTITUTE: Final = "·"
"""Stands for a letter that no font of the game has."""


class Run(NamedTuple):
    """Text for one font; a run whose `key` is None is a single drawn sign."""

    text: str
    key: FontKey | None


_DEVANAGARI = "Deva"
_CHINESE = "Hans"
_WIDE = "Cyrl"
_LATIN = "Latn"
_NEUTRAL = ""
_PICTURE = "!"


def runs(line: str, voice: Voice) -> list[Run]:
    """The runs of one cleaned line, left to right.

    Figures, spaces and punctuation go with the letters before them (or else after them), so that a
    Serbian or Chinese sentence has one look. Pictures (emoji) are left out, but a name of nothing
    else leaves a middle dot; letters that no font has become a dot each, so that a name keeps its
    length and never shows boxes.
    """
    if line.isascii():
        return [Run(line, _key(_LATIN, voice))] if line else []
    kept = _without_pictures([(piece, _script(piece)) for piece in clusters(line)])
    scripts = {script for _, script in kept}
    # Latin letters in a Chinese or Cyrillic line are set in its own face, for one colour of grey.
    latin = next((script for script in (_CHINESE, _WIDE) if script in scripts), _LATIN)
    current = next((script for _, script in kept if script in _STRONG), _LATIN)
    made: list[Run] = []
    for piece, script in kept:
        if piece in SIGNS:
            made.append(Run(piece, None))
            continue
        if script in _STRONG:
            current = script
        shown, key = _drawable(piece, latin if current == _LATIN else current, voice)
        if made and made[-1].key == key:
            made[-1] = Run(made[-1].text + shown, key)
        else:
            made.append(Run(shown, key))
    return made


def _without_pictures(pieces: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The pieces that are drawn; pictures that belong to no word leave a dot."""
    kept: list[tuple[str, str]] = []
    for index, (piece, script) in enumerate(pieces):
        if script != _PICTURE:
            kept.append((piece, script))
            continue
        before = next((drawn for drawn, _ in reversed(kept) if drawn.strip()), "")
        after, following = pieces[index + 1] if index + 1 < len(pieces) else ("", "")
        if following != _PICTURE and not (before[:1].isalnum() or after[:1].isalnum()):
            kept.append((SUBSTITUTE, _NEUTRAL))
    return kept


_STRONG: Final = frozenset({_LATIN, _DEVANAGARI, _WIDE, _CHINESE})


@functools.lru_cache(maxsize=4096)
def _script(piece: str) -> str:
    """The script of a cluster, by its first character."""
    character = piece[0]
    if character in SIGNS:
        return _NEUTRAL
    point = ord(character)
    for first, last, script in _RANGES:
        if first <= point <= last:
            return script
    return _NEUTRAL


_RANGES: Final = (
    (0x0041, 0x005A, _LATIN),
    (0x0061, 0x007A, _LATIN),
    (0x00AA, 0x00AA, _LATIN),
    (0x00BA, 0x00BA, _LATIN),
    (0x00C0, 0x00D6, _LATIN),
    (0x00D8, 0x00F6, _LATIN),
    (0x00F8, 0x024F, _LATIN),
    (0x0370, 0x052F, _WIDE),
    (0x0900, 0x097F, _DEVANAGARI),
    (0x1E00, 0x1EFF, _LATIN),
    (0x2190, 0x2193, _NEUTRAL),
    (0x2300, 0x23FF, _PICTURE),
    (0x25A0, 0x25FF, _PICTURE),
    (0x2600, 0x27BF, _PICTURE),
    (0x2B00, 0x2BFF, _PICTURE),
    (0x3000, 0x30FF, _CHINESE),
    (0x3400, 0x4DBF, _CHINESE),
    (0x4E00, 0x9FFF, _CHINESE),
    (0xF900, 0xFAFF, _CHINESE),
    (0xFF01, 0xFF5E, _CHINESE),
    (0xFFE0, 0xFFE6, _CHINESE),
    (0x1F000, 0x1FAFF, _PICTURE),
    (0x20000, 0x323AF, _CHINESE),
)


def _key(script: str, voice: Voice) -> FontKey:
    """The font for a script in a voice."""
    if script == _CHINESE:
        return FontKey(chinese_file(voice.weight), voice.size_px, "")
    if script == _WIDE:
        return FontKey(wide_file(voice.weight), voice.size_px, "")
    own_script = _DEVANAGARI if script == _DEVANAGARI else ""
    return FontKey(latin_file(voice.family, voice.weight), voice.size_px, own_script)


@functools.lru_cache(maxsize=8192)
def _drawable(piece: str, script: str, voice: Voice) -> tuple[str, FontKey]:
    """What is drawn for a cluster, and with which font: the first that has all of it."""
    wished = _key(script, voice)
    spare = FontKey(latin_file("heading", max(voice.weight, 500)), voice.size_px, "")
    chain = (wished, _key(_LATIN, voice), _key(_WIDE, voice), spare, _key(_CHINESE, voice))
    for shown in dict.fromkeys((piece, piece[0], _plain(piece))):
        for key in chain:
            if shown and all(has_glyph(key.file, character) for character in shown):
                return shown, key
    return SUBSTITUTE, _key(_LATIN, voice)


def _plain(piece: str) -> str:
    """The compatibility form: a mathematical or circled letter as the plain one."""
    plain = unicodedata.normalize("NFKD", piece)
    return "".join(character for character in plain if not unicodedata.combining(character))
