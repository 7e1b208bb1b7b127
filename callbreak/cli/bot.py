"""``callbreak bot``: a level as a program that speaks the bot protocol."""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import replace
from typing import TYPE_CHECKING

from callbreak.ai.levels import Level, answer
from callbreak.ai.line_pump import bounded_lines
from callbreak.ai.protocol import write_answer
from callbreak.ai.protocol_fields import ProtocolError
from callbreak.ai.protocol_reader import read_request
from callbreak.cli import options
from callbreak.engine.deal import bot_random

if TYPE_CHECKING:
    from callbreak.cli.main import Parser


def add_parser(commands: argparse._SubParsersAction[Parser]) -> None:
    """Add the command's parser."""
    parser = commands.add_parser(
        "bot",
        description="Be a bot: read a request of the bot protocol a line, and answer each.",
        allow_abbrev=False,
    )
    levels = tuple(level.value for level in Level)  # an enum's members would be shown by repr
    parser.add_argument("--level", choices=levels, required=True, help="how well to play")
    parser.add_argument(
        "--budget-ms",
        type=options.whole_number(1),
        metavar="N",
        help="how long hard thinks about an answer, instead of a number of playouts",
    )
    options.add_seed(parser)


def run(asked: argparse.Namespace) -> int:
    """Answer until the input ends."""
    for line in bounded_lines(sys.stdin.buffer):
        sys.stdout.write(_answer(line.decode(errors="replace"), asked))
        sys.stdout.flush()
    return 0


def _answer(line: str, asked: argparse.Namespace) -> str:
    """The answer to a request; to anything else, what is wrong with it."""
    try:
        view = read_request(line)
    except ProtocolError as problem:
        print(f"callbreak bot: {problem}", file=sys.stderr)
        return json.dumps({"error": str(problem)}) + "\n"
    if asked.seed:
        view = replace(view, random=bot_random(asked.seed, view.seat))
    return write_answer(answer(view, Level(asked.level), budget_ms=asked.budget_ms))
