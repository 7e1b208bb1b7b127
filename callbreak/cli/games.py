"""``callbreak games``: lists the kept games, and writes and reads their records."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from callbreak import words
from callbreak.cli import options
from callbreak.cli.failure import Failure, UsageError
from callbreak.cli.input_text import STANDARD, shown_name, text_of
from callbreak.engine.record_errors import RecordError
from callbreak.paths import places
from callbreak.session.games import export, record_text, take_in_text
from callbreak.session.store import NoticeCode, Store
from callbreak.settings import load
from callbreak.words import ntr, tr
from callbreak.words.joining import labelled
from callbreak.words.phrases import record_sentence
from callbreak.words.store_phrases import game_line, notice_sentence

if TYPE_CHECKING:
    from callbreak.cli.main import Parser


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "games",
        description="List the kept games, finished or not, with their numbers; write one into a"
        " file as a record, or keep the game of a record.",
        allow_abbrev=False,
    )
    what = parser.add_mutually_exclusive_group()
    what.add_argument(
        "--export",
        nargs=2,
        metavar=("ID", "FILE"),
        help="write the record of game number ID; - is standard output",
    )
    what.add_argument(
        "--import",
        dest="take_in",
        metavar="FILE",
        help="prove the record (or one a line) and keep its game; - is standard input",
    )
    options.add_data_dir(parser)
    options.add_language(parser)


def run(asked: argparse.Namespace) -> int:
    """List, export or import.

    Raises:
        Failure: it could not be done.
        UsageError: what was asked for makes no sense.
    """
    found = places(asked.data_dir)
    words.set_language(asked.language or load(found.settings).settings.language)
    store = Store.open(found.store, read_only=asked.take_in is None)
    try:
        if asked.take_in is not None:
            _import(store, asked.take_in)
        elif asked.export is not None:
            _export(store, *asked.export)
        else:
            _list(store)
    finally:
        store.close()
    return 0


def _list(store: Store) -> None:
    games = store.games()
    _tell(store)
    if not games:
        print(tr("No games are kept yet."))
    for game in reversed(games):
        print(game_line(game))


def _export(store: Store, number: str, file: str) -> None:
    if not (number.isascii() and number.isdecimal()):
        raise UsageError(tr("{number} is not the number of a game", number=number))
    game = store.game(int(number)) if len(number) <= len("999999999") else None
    _tell(store)
    if game is None:
        raise Failure(tr("There is no game number {number}.", number=number))
    if file == STANDARD:
        sys.stdout.write(record_text(store.record_of(game)))
        return
    try:
        export(store, game, Path(file))
    except (OSError, ValueError) as problem:
        detail = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise Failure(tr("{file} cannot be written: {detail}", file=file, detail=detail)) from None
    print(tr("Game {number} is now also in {file}.", number=number, file=file))


def _import(store: Store, file: str) -> None:
    _tell(store, NoticeCode.LOCKED, NoticeCode.NEWER, NoticeCode.NOT_KEPT)
    text = text_of(file)
    try:
        taken = take_in_text(store, text)
    except RecordError as problem:
        raise Failure(labelled(shown_name(file), record_sentence(problem))) from None
    _tell(store, NoticeCode.NOT_KEPT)
    for each in taken:
        if each.known:
            print(tr("This game is kept already: {game}", game=game_line(each.game).strip()))
        else:
            print(tr("Kept: {game}", game=game_line(each.game).strip()))
    if len(taken) > 1:
        new = sum(not each.known for each in taken)
        print(ntr("{n} new game", "{n} new games", new))


def _tell(store: Store, *fatal: NoticeCode) -> None:
    """Say on standard error what the store has to tell.

    Raises:
        Failure: it is something with which the command cannot do its work.
    """
    for notice in store.take_notices():
        if notice.code in (*fatal, NoticeCode.NEWER, NoticeCode.CANNOT_READ):
            raise Failure(_fatal_sentence(notice_sentence(notice), notice.code, notice.reason))
        print(notice_sentence(notice), file=sys.stderr)


def _fatal_sentence(sentence: str, code: NoticeCode, reason: str) -> str:
    if code is NoticeCode.LOCKED:
        return tr("The game is open in a window; close it first, then import.")
    if code is NoticeCode.NOT_KEPT:
        return tr("Nothing can be kept: {reason}", reason=reason)
    return sentence
