"""``callbreak`` itself: the options of the app, and what happens where no window can be opened."""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from callbreak.app_options import AppOptions, NoDisplayError
from callbreak.cli import options
from callbreak.cli.failure import Failure, UsageError
from callbreak.words import tr
from callbreak.words.joining import labelled, with_remark

if TYPE_CHECKING:
    from callbreak.cli.main import Parser


def app_parser() -> Parser:
    """The parser of the app's options."""
    from callbreak.cli.main import Parser

    parser = Parser(
        prog="callbreak",
        usage="callbreak [options] [FILE]\n       callbreak COMMAND ...",
        description="Call Break at a table: you and three computer players.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument(
        "file", nargs="?", type=Path, metavar="FILE", help="a game record, opened for review"
    )
    options.add_rules(parser)
    options.add_rounds(parser)
    options.add_seed(parser)
    options.add_data_dir(parser)
    options.add_language(parser)
    parser.add_argument("--version", action="store_true", help="say which versions this is")
    add = parser.add_argument
    add("--continue", dest="resume", action="store_true", help="go on with the kept game")
    add("--mute", action="store_true", help="no sound")
    add("--watch", action="store_true", help="four bots play")
    add("--fullscreen", action="store_true", help="start in full screen")
    add("--size", dest="size_px", type=options.size_px, metavar="WxH", help="the window's size")
    measuring = parser.add_argument_group("for measuring and pictures")
    add = measuring.add_argument
    add("--frames", type=options.whole_number(1), metavar="N", help="draw N frames, then leave")
    add("--frame-times", type=Path, metavar="FILE", help="write how long each frame took")
    add("--screenshot", type=Path, metavar="FILE", help="write the last frame as a picture")
    return parser


def app_options(arguments: Sequence[str]) -> AppOptions:
    """What the arguments ask of the app.

    Raises:
        UsageError: they make no sense.
        Failure: FILE does not exist.
    """
    found = vars(app_parser().parse_args(arguments))
    del found["version"]
    asked = AppOptions(**found)
    if asked.file is not None:
        _check_file(asked.file)
    return asked


def run(arguments: Sequence[str]) -> int:
    """Open the app; in a terminal without a display the same game as text."""
    asked = app_options(arguments)
    try:
        start = importlib.import_module("callbreak.app").run
    except ImportError as problem:
        if problem.name is None or problem.name.split(".")[0] != "pygame":
            raise
        return _without_a_window(asked, tr("The window needs pygame-ce, which is not installed."))
    try:
        code: int = start(asked)
    except NoDisplayError as problem:
        return _without_a_window(asked, str(problem))
    return code


def _check_file(file: Path) -> None:
    from callbreak.cli.main import COMMANDS, command_meant

    if file.exists():
        return
    name = str(file)
    if name in COMMANDS:
        call = f"callbreak {name} ..."
        raise _wrong(tr("a command comes first: {call}", call=call))
    meant = command_meant(name)
    if meant is not None:
        sentence = tr("there is no command {name}; did you mean {meant}?", name=name, meant=meant)
        raise _wrong(sentence)
    if file.parent == Path() and not file.suffix:
        sentence = tr("there is no command and no file named {name}", name=name)
        raise _wrong(with_remark(sentence, tr("see {help}", help="callbreak --help")))
    raise Failure(tr("{file}: there is no such file", file=name))


def _wrong(sentence: str) -> UsageError:
    return UsageError(labelled("callbreak", sentence))


def _without_a_window(asked: AppOptions, reason: str) -> int:
    """Fail where a window was asked for; else play as text, or watch where nobody can answer."""
    if asked.needs_window or importlib.util.find_spec("callbreak.cli.text") is None:
        raise Failure(reason)
    text = importlib.import_module("callbreak.cli.text")
    print(reason, file=sys.stderr)
    code: int = text.play_instead(asked, watch=not _is_terminal())
    return code


def _is_terminal() -> bool:
    try:
        return bool(sys.stdin) and sys.stdin.isatty() and sys.stdout.isatty()
    except ValueError:
        return False
