"""Folders in memory where the system has such: there a thousand commits take no time."""

from __future__ import annotations

import contextlib
import os
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_IN_MEMORY = Path("/dev/shm")


@contextlib.contextmanager
def quick_folder() -> Iterator[Path]:
    """A new folder, gone afterwards."""
    usable = _IN_MEMORY.is_dir() and os.access(_IN_MEMORY, os.W_OK)
    with tempfile.TemporaryDirectory(dir=_IN_MEMORY if usable else None) as name:
        yield Path(name)
