"""Text from anywhere made harmless."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_MOST_CHARACTERS: Final = 4000
_MOST_MARKS: Final = 3

_LINE_ENDS = re.compile("\r\n|[\r\x0b\x0c\x85\u2028\u2029]")
_SPACES = re.compile("[\t\u1680\u2000-\u200a\u205f]")
_UNBREAKABLE_SPACES = re.compile("[\u202f\u2007]")
# Control characters, surrogates without a partner, marks that turn the direction of what follows
# them, invisible joiners, variation selectors, tags and private characters.
_UNSEEN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f"
    "\ud800-\udfff\ue000-\uf8ff\ufe00-\ufe0f\ufeff\ufff0-\ufffb\ufffe\uffff"
    "\U000e0000-\U000e0fff\U000f0000-\U0010ffff]",
)


def clean(text: str) -> str:
    """The text without what cannot be drawn or would spoil its neighbours.

    NUL and other control characters, lone surrogates and direction marks are taken out, line ends
    become a newline, heaps of combining marks are thinned to three, and what is left is in normal
    form C. Never raises.
    """
    if text.isascii() and text.isprintable():
        return text[:_MOST_CHARACTERS]
    text = text[:_MOST_CHARACTERS]
    text = _LINE_ENDS.sub("\n", text)
    text = _SPACES.sub(" ", text)
    text = _UNBREAKABLE_SPACES.sub("\u00a0", text)
    text = _UNSEEN.sub("", text)
    return _thin(unicodedata.normalize("NFC", text))


def _thin(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for character in text:
        marks = marks + 1 if unicodedata.combining(character) else 0
        if marks <= _MOST_MARKS:
            kept.append(character)
    return "".join(kept)
