"""``callbreak verify``: proves game records, each from its seed up."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from callbreak.cli.failure import Failure
from callbreak.cli.input_text import shown_name, text_of
from callbreak.engine.record_errors import RecordError
from callbreak.engine.record_reader import parse_json, read_record
from callbreak.engine.replay import replay
from callbreak.engine.state import GameOver
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled, listed
from callbreak.words.phrases import record_sentence

if TYPE_CHECKING:
    from callbreak.cli.main import Parser


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
    try:
        finished, unfinished = _proved(name)
    except Failure as problem:
        sys.stdout.flush()
        print(" ".join(str(problem).split()), file=sys.stderr)
        return False
    _praise(shown_name(name), finished, unfinished)
    return True


def _proved(name: str) -> tuple[int, int]:
    """How many finished and unfinished games of a file are proved.

    Raises:
        Failure: not all of them are, or there is none.
    """
    shown, text = shown_name(name), text_of(name)
    if not text.strip():
        raise Failure(labelled(shown, tr("there is no record in it")))
    finished = unfinished = 0
    for line, record in _records(text):
        try:
            over = isinstance(replay(read_record(parse_json(record))), GameOver)
        except RecordError as problem:
            where = shown if line is None else tr("{file} line {line}", file=shown, line=line)
            raise Failure(labelled(where, record_sentence(problem))) from None
        finished += over
        unfinished += not over
    return finished, unfinished


def _praise(shown: str, finished: int, unfinished: int) -> None:
    parts = []
    if finished:
        parts.append(ntr("{n} finished game proved", "{n} finished games proved", finished))
    if unfinished:
        parts.append(ntr("{n} unfinished game proved", "{n} unfinished games proved", unfinished))
    print(labelled(shown, listed(parts)))


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
