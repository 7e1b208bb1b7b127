"""Text that a command reads: from a file, or from standard input where the name is ``-``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from callbreak.cli.failure import Failure
from callbreak.words import tr

STANDARD: Final = "-"
"""In place of a file's name: standard input, or output."""


def shown_name(name: str) -> str:
    """What the input is called in a sentence."""
    return tr("standard input") if name == STANDARD else name


def text_of(name: str) -> str:
    """The whole text without a byte order mark, its line ends as one newline each.

    Raises:
        Failure: it cannot be read, or is no text in UTF-8.
    """
    shown = shown_name(name)
    try:
        if name == STANDARD:
            content = sys.stdin.buffer.read() if sys.stdin else b""
        else:
            content = Path(name).read_bytes()
        return content.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except FileNotFoundError:
        raise Failure(tr("{file}: there is no such file", file=shown)) from None
    except UnicodeDecodeError:
        raise Failure(tr("{file}: this is not text in UTF-8", file=shown)) from None
    except (OSError, ValueError) as problem:
        detail = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise Failure(tr("{file} cannot be read: {detail}", file=shown, detail=detail)) from None
