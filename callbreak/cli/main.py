"""Finds out which command is meant, runs it, and turns its end into an exit code.

0: done; 1: failed, with a line on standard error that says why; 2: wrong usage. The first word
decides; a file or options alone mean the app. A command is imported only when it is meant, so that
none but the app needs pygame and all start quickly. A command's module has
``add_parser(commands)``, which adds its parser under its name, and ``run(options)``, which returns
the exit code or raises `Failure` or `UsageError`.
"""

from __future__ import annotations

import argparse
import difflib
import errno
import importlib
import logging
import sys
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NoReturn

from callbreak import words
from callbreak.cli.exit_codes import DONE, FAILED, INTERRUPTED, WRONG_USAGE
from callbreak.cli.failure import Failure, UsageError
from callbreak.cli.streams import abandon_stdout, prepare_streams

COMMANDS: Final = {
    "text": "play in the terminal, line by line",
    "simulate": "let bots play whole games and compare them",
    "bot": "be a bot for another program",
    "legal": "say which cards may be played, and why not the others",
    "verify": "prove game records from the seed up",
    "review": "analyse the decisions of a recorded game",
    "games": "list, export and import the kept games",
    "settings": "say where the settings are, what is in force, and what is wrong",
}
"""The commands but the app, each with what it does; its module has its name."""

_log = logging.getLogger(__name__)


class Parser(argparse.ArgumentParser):
    """A parser that says in one line what is wrong."""

    def error(self, message: str) -> NoReturn:
        """Raise `UsageError`."""
        raise UsageError(f"{self.prog}: {message} (see {self.prog} --help)")


def main(arguments: Sequence[str]) -> int:
    """Run what the arguments mean; the exit code. Whatever happens, no traceback is shown."""
    prepare_streams()
    logging.getLogger("callbreak").addHandler(logging.NullHandler())
    try:
        code = _run(list(arguments))
        sys.stdout.flush()
    except UsageError as problem:
        return _end(WRONG_USAGE, str(problem))
    except Failure as problem:
        return _end(FAILED, *problem.sentences)
    except KeyboardInterrupt:
        return _end(INTERRUPTED)
    except BrokenPipeError:
        abandon_stdout()
        return FAILED
    except OSError as problem:
        if problem.errno in {errno.ENOSPC, errno.EIO}:
            abandon_stdout()
        return _end(FAILED, f"callbreak: {problem}")
    except SystemExit as end:
        if isinstance(end.code, str):
            return _end(FAILED, end.code)
        return _end(end.code or DONE)
    except Exception as problem:  # noqa: BLE001 (no traceback is what a user sees)
        _log.exception("a command stopped because of a fault")
        return _end(FAILED, f"callbreak: a fault inside: {type(problem).__name__}: {problem}")
    return code


def _run(arguments: list[str]) -> int:
    words.set_language(_language_asked(arguments))
    first = arguments[0] if arguments else ""
    if first in COMMANDS:
        module = importlib.import_module(f"callbreak.cli.{first}")
        parser = Parser(prog="callbreak", allow_abbrev=False)
        module.add_parser(parser.add_subparsers(parser_class=Parser))
        code: int = module.run(parser.parse_args(arguments))
        return code
    if "-h" in arguments or "--help" in arguments:
        return _help()
    if "--version" in arguments:
        from callbreak.cli.version import print_version

        return print_version()
    from callbreak.cli.app import run

    return run(arguments)


def _help() -> int:
    from callbreak.cli.app import app_parser

    parser = app_parser()
    lines = "\n".join(f"  {name:<10} {what}" for name, what in COMMANDS.items())
    parser.epilog = f"commands (callbreak COMMAND --help says more):\n{lines}"
    parser.print_help()
    return DONE


def _language_asked(arguments: list[str]) -> str:
    """The language of ``--language`` for what is said before the options are read."""
    for option, value in pairwise([*arguments, ""]):
        if option == "--language":
            return value
        if option.startswith("--language="):
            return option.partition("=")[2]
    return "auto"


def command_meant(word: str) -> str | None:
    """The command that a word is probably meant to be."""
    close = difflib.get_close_matches(word, COMMANDS, n=1, cutoff=0.7)
    return close[0] if close else None


def _end(code: int, *sentences: str) -> int:
    """Write sentences to standard error, each in one line."""
    try:
        sys.stdout.flush()
        for sentence in sentences:
            print(" ".join(sentence.split()), file=sys.stderr)
        sys.stderr.flush()
    except OSError:
        abandon_stdout()
    return code
