"""``callbreak verify``: proves game records, each from its seed up."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak.engine.record_reader import RecordError, parse_json, read_record
from callbreak.engine.replay import replay
from callbreak.engine.state import GameOver
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled, listed
from callbreak.words.phrases import record_sentence

if TYPE_CHECKING:
    from callbreak.cli.main import Parser

STANDARD_INPUT: Final = "-"


class _UnreadableError(Exception):
    """A file that cannot be read, or holds no record."""


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "verify",
        description="Prove game records: seed, deals, legality, tricks, scores and winners."
        " The first thing that is wrong is named.",
        allow_abbrev=False,
    )
    parser.add_argument(
        "files", nargs="+", metavar="FILE", help="JSON, or JSON lines; - is standard input"
    )


def run(asked: argparse.Namespace) -> int:
    """Prove each file; 1 if any of them could not be proved."""
    proved = [_verify(name) for name in asked.files]
    return 0 if all(proved) else 1


def _verify(name: str) -> bool:
    """Prove the records of one file up to the first that is wrong, and say how it went."""
    shown = tr("standard input") if name == STANDARD_INPUT else name
    finished = unfinished = 0
    try:
        text = _read(name)
        for line, record in _records(text):
            where = shown if line is None else tr("{file} line {line}", file=shown, line=line)
            try:
                over = isinstance(replay(read_record(parse_json(record))), GameOver)
            except RecordError as problem:
                _complain(where, record_sentence(problem))
                return False
            finished += over
            unfinished += not over
    except _UnreadableError as problem:
        _complain(shown, str(problem))
        return False
    _praise(shown, finished, unfinished)
    return True


def _complain(where: str, sentence: str) -> None:
    sys.stdout.flush()
    print(" ".join(labelled(where, sentence).split()), file=sys.stderr)


def _praise(shown: str, finished: int, unfinished: int) -> None:
    parts = []
    if finished:
        parts.append(ntr("{n} finished game proved", "{n} finished games proved", finished))
    if unfinished:
        parts.append(ntr("{n} unfinished game proved", "{n} unfinished games proved", unfinished))
    print(labelled(shown, listed(parts)))


def _read(name: str) -> str:
    """The text of a file.

    Raises:
        _UnreadableError: with a sentence that says why there is none.
    """
    try:
        if name == STANDARD_INPUT:
            content = sys.stdin.buffer.read() if sys.stdin else b""
        else:
            content = Path(name).read_bytes()
        text = content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise _UnreadableError(tr("there is no such file")) from None
    except UnicodeDecodeError:
        raise _UnreadableError(tr("this is not text in UTF-8")) from None
    except (OSError, ValueError) as problem:
        detail = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise _UnreadableError(tr("it cannot be read: {detail}", detail=detail)) from None
    if not text.strip():
        raise _UnreadableError(tr("there is no record in it"))
    return text


def _records(text: str) -> Iterator[tuple[int | None, str]]:
    """The records in a text, each with its line if every line is one."""
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if len(lines) == 1 or not _is_json(lines[0][1]):
        yield None, text
    else:
        yield from lines


def _is_json(line: str) -> bool:
    try:
        parse_json(line)
    except RecordError as problem:
        return problem.problem.value != "not_json"
    return True
