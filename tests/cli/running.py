"""Runs the program as a user does: in a process of its own, without a display."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

_WITHOUT_PYGAME = """
import sys

class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name == "pygame" or name.startswith("pygame."):
            raise ImportError("pygame is blocked", name="pygame")

sys.meta_path.insert(0, Blocked())
sys.argv[0] = "callbreak"
from callbreak.__main__ import main
sys.exit(main())
"""


def environment(**changes: str) -> dict[str, str]:
    """The environment of a machine without a display, in the C locale."""
    unwanted = ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "LANGUAGE", "LC_ALL", "LANG")
    kept = {key: value for key, value in os.environ.items() if key not in unwanted}
    return {**kept, "PYTHONPATH": str(ROOT), "LANG": "C", **changes}


def run(
    *arguments: str, stdin: str | bytes = b"", cwd: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[bytes]:
    """Run a command with pygame blocked."""
    return subprocess.run(
        [sys.executable, "-c", _WITHOUT_PYGAME, *arguments],
        input=stdin.encode() if isinstance(stdin, str) else stdin,
        capture_output=True,
        timeout=60,
        check=False,
        cwd=cwd,
        env=environment(**changes),
    )
