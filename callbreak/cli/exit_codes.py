"""What the exit codes of all commands mean."""

from __future__ import annotations

from typing import Final

DONE: Final = 0
FAILED: Final = 1
WRONG_USAGE: Final = 2
INTERRUPTED: Final = 130
"""By Ctrl-C: 128 and the number of the signal, as shells have it."""
