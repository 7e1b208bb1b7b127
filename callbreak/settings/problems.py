"""What can be wrong with a settings or rules file: codes and facts. Sentences are `words`'s."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path


class ProblemCode(StrEnum):
    """What is wrong."""

    NOT_FOUND = "not_found"
    CANNOT_READ = "cannot_read"
    NOT_A_FILE = "not_a_file"
    TOO_BIG = "too_big"
    EMPTY = "empty"
    NOT_UTF8 = "not_utf8"
    CONTROL_CHARACTER = "control_character"
    TAB = "tab"
    NOT_YAML = "not_yaml"
    ALIAS = "alias"
    TAG = "tag"
    TOO_DEEP = "too_deep"
    NOT_A_SECTION = "not_a_section"
    NOT_A_LIST = "not_a_list"
    DUPLICATE_KEY = "duplicate_key"
    UNKNOWN_KEY = "unknown_key"
    WRONG_VALUE = "wrong_value"
    UNKNOWN_PRESET = "unknown_preset"
    CANNOT_WRITE = "cannot_write"
    CANNOT_PLACE = "cannot_place"


@dataclass(frozen=True, slots=True)
class SettingsProblem:
    """One thing that is wrong.

    Attributes:
        code: what.
        file: where; the name as it was given.
        line: the line, from 1; None where there is none to name.
        key: the key with its sections, like ``table.theme``.
        found: what stands there, as it is written (shortened).
        allowed: the words and numbers that may stand there, as they are written.
        low: the smallest number allowed, where a range is.
        high: the greatest one; for a text, the most characters.
        meant: what was probably meant.
        detail: what the system or the YAML reader says, in its own words.
        first_line: for a duplicate key, where it stood first.
    """

    code: ProblemCode
    file: Path
    line: int | None = None
    key: str = ""
    found: str = ""
    allowed: tuple[str, ...] = ()
    low: float | None = None
    high: float | None = None
    meant: str = ""
    detail: str = ""
    first_line: int | None = None


class SettingsError(Exception):
    """A file that cannot be used or changed, with everything that is wrong with it."""

    def __init__(self, *problems: SettingsProblem) -> None:
        super().__init__(
            *(f"{p.file}: {p.code.value} {p.key} {p.detail}".strip() for p in problems)
        )
        self.problems = problems

    @property
    def problem(self) -> SettingsProblem:
        """The first thing that is wrong."""
        return self.problems[0]
