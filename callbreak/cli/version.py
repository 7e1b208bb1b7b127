"""``callbreak --version``: the versions of everything that the game is made of."""

from __future__ import annotations

from callbreak.versions import versions


def print_version() -> int:
    """Print a line for each part. Imports none of them, so it works where one is broken."""
    print("\n".join(versions()))
    return 0
