"""From a file's bytes to YAML nodes that know their place, or to one clear problem.

Nodes are read by PyYAML's pure reader, whose marks count characters exactly. Nothing is
constructed: values are taken from the nodes' texts. Aliases and tags are refused.
"""

from __future__ import annotations

import codecs
import functools
import stat
from pathlib import Path
from typing import Final

import yaml

from callbreak.settings.problems import ProblemCode, SettingsError, SettingsProblem

MOST_BYTES: Final = 100_000
"""Thirty times the shipped file; to read as much takes a quarter of a second."""

MOST_LEVELS: Final = 8
_SHOWN: Final = 60


def read_text(file: Path) -> str | None:
    """The text of a regular file, with its byte order mark if it has one; None if there is none.

    Raises:
        SettingsError: it cannot be read, or is no text in UTF-8.
    """
    try:
        if not stat.S_ISREG(file.stat().st_mode):
            raise SettingsError(SettingsProblem(ProblemCode.NOT_A_FILE, file))
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as problem:
        raise _cannot_read(file, problem) from None
    return read_any_text(file)


def read_any_text(file: Path) -> str | None:
    """Like `read_text`, of whatever can be read; of a pipe, too, for which one may have to wait."""
    try:
        with file.open("rb") as stream:
            content = stream.read(MOST_BYTES + 1)
    except FileNotFoundError:
        return None
    except (OSError, ValueError) as problem:
        raise _cannot_read(file, problem) from None
    if len(content) > MOST_BYTES:
        raise SettingsError(SettingsProblem(ProblemCode.TOO_BIG, file))
    if content.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        raise SettingsError(SettingsProblem(ProblemCode.NOT_UTF8, file, 1, detail="UTF-16"))
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = content.count(b"\n", 0, problem.start) + 1
        raise SettingsError(SettingsProblem(ProblemCode.NOT_UTF8, file, line)) from None


@functools.lru_cache(maxsize=4)
def compose(text: str, file: Path) -> yaml.Node | None:
    """The document's root node; None if the text holds nothing but blanks and comments.

    The nodes of the last texts are kept, as an edit asks for the same ones again: change none.

    Raises:
        SettingsError: it is no YAML, or YAML of a kind that settings do not use.
    """
    try:
        return _PlainLoader(text).get_single_node()
    except _NotPlainError as problem:
        raise SettingsError(SettingsProblem(problem.code, file, problem.line)) from None
    except yaml.reader.ReaderError as problem:
        line = text.count("\n", 0, problem.position) + 1
        raise SettingsError(SettingsProblem(ProblemCode.CONTROL_CHARACTER, file, line)) from None
    except yaml.MarkedYAMLError as problem:
        raise SettingsError(_syntax_problem(problem, file)) from None
    except (yaml.YAMLError, ValueError, LookupError, RecursionError, OverflowError) as problem:
        detail = str(problem).partition("\n")[0]
        raise SettingsError(SettingsProblem(ProblemCode.NOT_YAML, file, detail=detail)) from None


def _cannot_read(file: Path, problem: OSError | ValueError) -> SettingsError:
    detail = problem.strerror if isinstance(problem, OSError) else str(problem)
    return SettingsError(SettingsProblem(ProblemCode.CANNOT_READ, file, detail=detail or ""))


def line_of(node: yaml.Node) -> int:
    """The line on which a node begins, from 1."""
    return int(node.start_mark.line) + 1


def source(node: yaml.Node, text: str) -> str:
    """What stands in the text for a node, in one line and shortened."""
    raw = " ".join(text[node.start_mark.index : node.end_mark.index].split())
    return raw if len(raw) <= _SHOWN else raw[: _SHOWN - 1] + "…"


def _syntax_problem(problem: yaml.MarkedYAMLError, file: Path) -> SettingsProblem:
    mark = problem.problem_mark or problem.context_mark
    line = None if mark is None else int(mark.line) + 1
    detail = " ".join((problem.problem or problem.context or "").split())
    if "'\\t'" in detail:
        return SettingsProblem(ProblemCode.TAB, file, line)
    return SettingsProblem(ProblemCode.NOT_YAML, file, line, detail=detail)


class _NotPlainError(Exception):
    def __init__(self, code: ProblemCode, line: int) -> None:
        super().__init__(code.value)
        self.code = code
        self.line = line


class _PlainLoader(yaml.SafeLoader):
    """Composes nodes of plain YAML only: no alias, anchor or tag, and not too deep."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self._level = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call]
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None) is not None:
            raise _NotPlainError(ProblemCode.ALIAS, line)
        if getattr(event, "tag", None) is not None:
            raise _NotPlainError(ProblemCode.TAG, line)
        if self._level > MOST_LEVELS:
            raise _NotPlainError(ProblemCode.TOO_DEEP, line)
        self._level += 1
        node: yaml.Node | None = super().compose_node(parent, index)
        self._level -= 1
        return node
