"""How a value is written in a settings file: plain where that is safe, else in quotes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

_PLAIN_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)
_WORDS_TO_QUOTE: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
"""YAML 1.1 takes these for something else than a text."""


def written(value: object) -> str:
    """A value as it is written in a settings file; lists and sections in one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, float):
        return f"{value:.9f}".rstrip("0").rstrip(".")
    if isinstance(value, str):
        return _written_text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {written(item)}" for key, item in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(map(written, value)) + "]"
    raise TypeError(value)


def _written_text(text: str) -> str:
    if _PLAIN_WORD.fullmatch(text) and text.lower() not in _WORDS_TO_QUOTE:
        return str(text)
    return quoted(text)


def quoted(text: str) -> str:
    """A text in double quotes, with escapes for what cannot be shown."""
    return '"' + "".join(map(_escaped, text)) + '"'


def _escaped(sign: str) -> str:
    if sign in '"\\':
        return "\\" + sign
    if sign.isprintable():
        return sign
    number = ord(sign)
    return f"\\u{number:04x}" if number < 0x10000 else f"\\U{number:08x}"
