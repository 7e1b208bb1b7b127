"""``callbreak simulate``: bots play whole games, and a table says how they did."""

from __future__ import annotations

import argparse
import secrets
import sys
from collections import Counter
from contextlib import ExitStack, closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak.ai.arena import GameReport, Seating, check_bots
from callbreak.ai.arena_jobs import ArenaError, play_games
from callbreak.ai.program import ANSWER_LIMIT_S, ProgramError
from callbreak.cli import options
from callbreak.cli.exit_codes import INTERRUPTED
from callbreak.cli.failure import Failure
from callbreak.cli.progress import Progress
from callbreak.cli.simulate_table import Tally
from callbreak.engine.rules import Rules, preset_name, with_rounds
from callbreak.engine.seats import SEATS
from callbreak.words import tr
from callbreak.words.joining import labelled

if TYPE_CHECKING:
    from callbreak.cli.main import Parser

_SAID_OF_A_SEAT: Final = 5
"""So many replaced answers of a seat are told one by one; the rest are counted in the table."""


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "simulate",
        description="Let bots play whole games, and compare them.",
        epilog="A bot is a level (easy, medium, hard) or the command of a program that speaks the"
        " bot protocol. A command with a comma in it is put in quotes of its own.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    add("--games", type=options.whole_number(1), required=True, metavar="N", help="how many")
    add("--bots", type=bots_value, required=True, metavar="A,B,C,D", help="who plays, by seat")
    options.add_rules(parser)
    options.add_rounds(parser)
    options.add_seed(parser)
    add("--jobs", type=options.whole_number(1, 256), default=1, help="processes to play on")
    add("--records", type=Path, metavar="FILE", help="write one game record a line")
    add(
        "--answer-limit-s",
        type=seconds_value,
        default=ANSWER_LIMIT_S,
        metavar="S",
        help="how long a program may think about an answer (default: %(default)g)",
    )


def run(asked: argparse.Namespace) -> int:
    """Play the games and print the table; interrupted, the table of the games so far."""
    rules = with_rounds(asked.rules or Rules(), asked.rounds)
    seating = Seating(
        bots=asked.bots,
        rules=rules,
        seed=asked.seed or secrets.token_hex(16),
        answer_limit_s=asked.answer_limit_s,
        records=asked.records is not None,
    )
    try:
        check_bots(seating)
    except ProgramError as problem:
        raise Failure(tr("bot {problem}", problem=str(problem))) from None
    tally = Tally(seating.bots)
    try:
        _play(seating, asked, tally)
        code = 0
    except KeyboardInterrupt:
        print(tr("stopped early"), file=sys.stderr)
        code = INTERRUPTED
    except ArenaError as problem:
        raise Failure(str(problem)) from None
    print(
        tr(
            "seed {seed}, rules {rules}, games {games}, rounds {rounds}",
            seed=seating.seed,
            rules=preset_name(rules),
            games=tally.games,
            rounds=tally.rounds,
        )
    )
    if tally.games:
        print(tally.table())
    return code


def bots_value(text: str) -> tuple[str, ...]:
    """The four bots of ``--bots``: separated by commas, but for commas in quotes."""
    parts, quote = [""], ""
    for sign in text:
        if quote or sign not in ",'\"":
            quote = "" if sign == quote else quote
            parts[-1] += sign
        elif sign == ",":
            parts.append("")
        else:
            quote = sign
            parts[-1] += sign
    bots = tuple(_unquoted(part.strip()) for part in parts)
    if len(bots) != len(SEATS) or not all(bots):
        raise argparse.ArgumentTypeError(f"four bots are needed, {text!r} names {len(bots)}")
    return bots


def seconds_value(text: str) -> float:
    """A time in seconds, above zero."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 86_400.0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds above 0")
    return seconds


def _unquoted(part: str) -> str:
    """A command without the quotes about the whole of it."""
    whole = len(part) > 1 and part[0] == part[-1] and part[0] in "'\""
    return part[1:-1].strip() if whole and part[0] not in part[1:-1] else part


def _play(seating: Seating, asked: argparse.Namespace, tally: Tally) -> None:
    said: Counter[int] = Counter()
    progress = Progress(asked.games, tr("games"))
    with ExitStack() as stack:
        records = None
        if asked.records is not None:
            records = stack.enter_context(asked.records.open("w", encoding="utf-8"))
        stack.callback(progress.clear)
        reports = stack.enter_context(closing(play_games(seating, asked.games, asked.jobs)))
        for report in reports:
            if records is not None:
                records.write(f"{report.record}\n")
            tally.add(report)
            _tell(report, said, progress)
            progress.show(tally.games)


def _tell(report: GameReport, said: Counter[int], progress: Progress) -> None:
    """Say which answers were replaced, as long as that is news."""
    for seat, sentence in report.said:
        said[seat] += 1
        if said[seat] <= _SAID_OF_A_SEAT:
            progress.clear()
            place = tr("game {game}, seat {seat}", game=report.game, seat=seat)
            print(labelled(place, sentence), file=sys.stderr)
