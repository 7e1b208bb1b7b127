"""Standard output and error that take every text: in any encoding, closed, or not there at all."""

from __future__ import annotations

import codecs
import io
import os
import sys
from pathlib import Path
from typing import Final, TextIO

_IN_ASCII: Final = {
    "♣": "C",
    "♦": "D",
    "♥": "H",
    "♠": "S",
    "−": "-",
    "…": "...",
    "“": '"',
    "”": '"',
    "’": "'",
    "–": "-",
}


def prepare_streams() -> None:
    """Make both streams safe to print to.

    A windowed program on Windows has none, and a system in the C locale may write ASCII only.
    """
    codecs.register_error("callbreak", _nearest)
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, _nowhere())
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="callbreak")


def abandon_stdout() -> None:
    """Let nothing more be written to a standard output that nobody reads."""
    sys.stdout = _nowhere()


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def _nearest(error: UnicodeError) -> tuple[str, int]:
    """What to write for characters that an encoding does not have."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    return "".join(_IN_ASCII.get(sign, "?") for sign in signs), error.end
