"""Text cut into the pieces that a reader sees as one letter."""

from __future__ import annotations

import unicodedata
from typing import Final

_VIRAMA: Final = "\u094d"
_JOINERS: Final = frozenset("\u200c\u200d")
_LONGEST: Final = 16
"""No letter of any language has so many characters; what goes on and on is cut there."""


def clusters(text: str) -> list[str]:
    """The text in pieces that must not be torn: a letter with its marks, a whole conjunct.

    A Devanagari virama binds the consonant after it, a zero-width joiner binds what follows.
    """
    if text.isascii():
        return list(text)
    pieces: list[str] = []
    for character in text:
        if pieces and _belongs_to(pieces[-1], character):
            pieces[-1] += character
        else:
            pieces.append(character)
    return pieces


def _belongs_to(piece: str, character: str) -> bool:
    return len(piece) < _LONGEST and (_is_attached(character) or _binds(piece, character))


def _is_attached(character: str) -> bool:
    return (
        character in _JOINERS
        or unicodedata.category(character)[0] == "M"
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def _binds(piece: str, character: str) -> bool:
    if piece[-1] == "\u200d":
        return not character.isspace()
    bare = piece.rstrip("\u200d")
    return bare.endswith(_VIRAMA) and "\u0904" <= character <= "\u097f" and character.isalpha()
