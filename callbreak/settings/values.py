"""The kinds of values that settings have: how each is read, checked and named.

A value is read from the text of a YAML scalar without YAML 1.1's surprises: ``no`` and ``on`` are
words, ``1:30`` and ``010`` are no numbers, and what is quoted is a text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from callbreak.letters import clusters
from callbreak.settings.writing import written

NAME_LENGTH: Final = 40
"""How many letters a name may have, as a reader counts them."""

_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})", re.ASCII)
_DECIMAL: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?", re.ASCII)
_MISSING: Final = ("", "~", "null")


class Unfit(ValueError):
    """A value that its key cannot have."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, numbers or booleans; ``null`` stands for ``null_means``, if for any."""

    values: tuple[str | int | bool, ...]
    null_means: str | None = None

    def read(self, text: str, *, quoted: bool) -> object:
        """The value that is written as ``text``."""
        if self.null_means is not None and not quoted and text in _MISSING:
            return self.null_means
        for value in self.values:
            if isinstance(value, str):
                if text == value:
                    return value
            elif text == written(value) and not quoted:
                return value
        raise Unfit(text)

    def check(self, value: object) -> object:
        """``value`` if it is allowed; its type counts."""
        for candidate in self.values:
            if type(candidate) is type(value) and candidate == value:
                return candidate
        raise Unfit(repr(value))

    @property
    def allowed(self) -> tuple[str, ...]:
        """The values as they are written."""
        return tuple(written(value) for value in self.values)


@dataclass(frozen=True, slots=True)
class Number:
    """A number within bounds, or one of some words."""

    low: float
    high: float
    whole: bool = True
    words: tuple[str, ...] = ()

    def read(self, text: str, *, quoted: bool) -> object:
        """The value that is written as ``text``."""
        if text in self.words:
            return text
        pattern = _WHOLE if self.whole else _DECIMAL
        if quoted or not pattern.fullmatch(text):
            raise Unfit(text)
        return self.check(int(text) if self.whole else float(text))

    def check(self, value: object) -> object:
        """``value`` if it is allowed."""
        if isinstance(value, str) and value in self.words:
            return value
        if isinstance(value, bool) or not isinstance(value, int if self.whole else (int, float)):
            raise Unfit(repr(value))
        if not self.low <= value <= self.high:
            raise Unfit(repr(value))
        return value if self.whole else float(value)

    @property
    def allowed(self) -> tuple[str, ...]:
        """The words that may stand for a number."""
        return self.words


@dataclass(frozen=True, slots=True)
class Text:
    """Any text in one line, of so many letters; what cannot be shown is left out of it."""

    longest: int = NAME_LENGTH

    def read(self, text: str, *, quoted: bool) -> object:
        """The text itself, quoted or not: a player may be called ``no`` or ``on``."""
        del quoted
        return self.check(text)

    def check(self, value: object) -> object:
        """The text without control characters, lone surrogates and outer blanks."""
        if not isinstance(value, str):
            raise Unfit(repr(value))
        cleaned = clean_text(value)
        if len(clusters(cleaned)) > self.longest:
            raise Unfit(value)
        return cleaned

    @property
    def allowed(self) -> tuple[str, ...]:
        """Nothing to name."""
        return ()


@dataclass(frozen=True, slots=True)
class Selection:
    """A list of any of some words, each at most once."""

    values: tuple[str, ...]

    def check(self, value: object) -> object:
        """The chosen words in their fixed order."""
        if not isinstance(value, list | tuple) or len(set(map(repr, value))) != len(value):
            raise Unfit(repr(value))
        if any(item not in self.values for item in value):
            raise Unfit(repr(value))
        return [item for item in self.values if item in value]

    @property
    def allowed(self) -> tuple[str, ...]:
        """The words."""
        return self.values


Leaf: TypeAlias = Choice | Number | Text


@dataclass(frozen=True, slots=True)
class Section:
    """Named keys."""

    keys: Mapping[str, Leaf | Selection | Section | Repeated] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Repeated:
    """A list of sections of one kind, numbered from 1."""

    section: Section
    count: int


Spec: TypeAlias = Leaf | Selection | Section | Repeated


def clean_text(text: str) -> str:
    """The text without control characters and lone surrogates, with single blanks between words."""
    shown = (" " if unicodedata.category(sign) in {"Cc", "Cs"} else sign for sign in text)
    return " ".join("".join(shown).split())
