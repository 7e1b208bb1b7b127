"""What the system's libraries say about screen and sound goes into the log, not to the terminal.

ALSA and Wayland write several lines of their own where a machine has no sound or no screen. To a
player they say nothing, and the one sentence that does would be lost among them.
"""

from __future__ import annotations

import logging
import os
import tempfile
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, BinaryIO, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

_STDERR: Final = 2
_MOST_BYTES: Final = 4096

_log = logging.getLogger(__name__)


@contextmanager
def library_messages_logged() -> Iterator[None]:
    """Log what is written to the process's standard error meanwhile, a line each.

    Where standard error is missing or cannot be led elsewhere, nothing happens.
    """
    with ExitStack() as at_end:
        try:
            file = at_end.enter_context(tempfile.TemporaryFile())
            kept = os.dup(_STDERR)
            at_end.callback(os.close, kept)
            os.dup2(file.fileno(), _STDERR)
        except OSError:
            yield
            return
        try:
            yield
        finally:
            os.dup2(kept, _STDERR)
            _log_lines(file)


def _log_lines(file: BinaryIO) -> None:
    file.seek(0)
    for line in file.read(_MOST_BYTES).decode(errors="replace").splitlines():
        if line.strip():
            _log.info("a library says: %s", line)
