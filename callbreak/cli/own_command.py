"""How this program is called from here: what a person may copy from a sentence and type."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path


def own_command(*arguments: str) -> str:
    """The program as it was called, with these arguments, quoted for the system's shell."""
    parts = [*_program(), *arguments]
    return subprocess.list2cmdline(parts) if os.name == "nt" else shlex.join(parts)


def _program() -> list[str]:
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return [_short(Path(sys.executable)), "-m", "callbreak"]
    found = shutil.which(called.name)
    if found is not None and Path(found).resolve() == called.resolve():
        return [called.name]
    return [_short(called)]


def _short(program: Path) -> str:
    """Its path, from the folder where we are if it lies in it."""
    here = Path.cwd()
    if not program.is_absolute() or not program.is_relative_to(here):
        return str(program)
    inside = str(program.relative_to(here))
    return inside if os.sep in inside else f"{os.curdir}{os.sep}{inside}"
