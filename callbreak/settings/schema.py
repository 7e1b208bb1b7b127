"""Which keys there are, and which values each may have: the one table behind reading and writing.

A value is read from the text of a YAML scalar without YAML 1.1's surprises: ``no`` and ``on`` are
words, ``1:30`` and ``010`` are no numbers, and what is quoted is a text.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from callbreak.engine.rules import ALLOWED, ENDLESS, PRESETS
from callbreak.settings.languages import LANGUAGES

LANGUAGE_CODES: Final = ("auto", *LANGUAGES)
LEVELS: Final = ("easy", "medium", "hard")
PRESET_NAMES: Final = (*PRESETS, "custom")
NAME_LENGTH: Final = 40
OPPONENTS: Final = 3

_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})", re.ASCII)
_DECIMAL: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})(\.[0-9]{1,9})?", re.ASCII)
_PLAIN_WORD: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]*", re.ASCII)
_WORDS_TO_QUOTE: Final = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_MISSING: Final = ("", "~", "null")


class Unfit(ValueError):
    """A value that its key cannot have."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words, numbers or booleans. ``missing`` is what ``null`` stands for, if any."""

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
    """Any text in one line; what cannot be shown is left out of it."""

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
        if len(cleaned) > self.longest:
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

FLAG: Final = Choice((True, False))


def clean_text(text: str) -> str:
    """The text without control characters and lone surrogates, with single blanks between words."""
    shown = (" " if unicodedata.category(sign) in {"Cc", "Cs"} else sign for sign in text)
    return " ".join("".join(shown).split())


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


def _rule_spec(key: str) -> Leaf | Selection:
    values = tuple(v.value if isinstance(v, StrEnum) else v for v in ALLOWED[key])
    if key == "redeal":
        return Selection(tuple(str(value) for value in values))
    plain = tuple(ENDLESS if v is None else v for v in values if isinstance(v, str | int | None))
    return Choice(plain, null_means=ENDLESS if None in values else None)


HOUSE_RULES: Final = Section({key: _rule_spec(key) for key in ALLOWED})
"""The house rules, as settings and rules files write them."""

SCHEMA: Final = Section(
    {
        "language": Choice(LANGUAGE_CODES),
        "player": Section({"name": Text()}),
        "game": Section(
            {
                "preset": Choice(PRESET_NAMES),
                "rounds": Choice(("preset", 3, 5, 10, ENDLESS)),
                "house_rules": HOUSE_RULES,
                "opponents": Repeated(
                    Section({"name": Text(), "level": Choice(LEVELS)}), OPPONENTS
                ),
            }
        ),
        "table": Section(
            {
                "theme": Choice(("dhaka", "classic", "night")),
                "contrast": Choice(("normal", "high")),
                "four_colours": FLAG,
                "back": Choice((1, 2)),
                "sort": Choice(("alternating", "by_suit", "by_rank", "none")),
                "direction": Choice(("counterclockwise", "clockwise")),
                "text_size": Number(80, 150),
                "speed": Choice(("slow", "normal", "fast", "instant")),
                "trick_rest": Number(0.5, 3, whole=False, words=("click",)),
                "reduced_motion": FLAG,
                "confirm_click": FLAG,
                "play_forced": FLAG,
                "offer_claim": FLAG,
                "show_played": FLAG,
            }
        ),
        "sound": Section({"volume": Number(0, 100), "mute": FLAG}),
    }
)
"""All keys of ``settings.yaml``."""


def spec_of(key: str) -> Spec:
    """The entry of the schema for a dotted key, like ``game.opponents.1.level``.

    Raises:
        KeyError: there is no such key.
    """
    spec: Spec = SCHEMA
    for part in key.split("."):
        match spec:
            case Section(keys=keys):
                spec = keys[part]
            case Repeated(section=section, count=count):
                if part not in map(str, range(1, count + 1)):
                    raise KeyError(key)
                spec = section
            case _:
                raise KeyError(key)
    return spec
