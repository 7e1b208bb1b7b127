"""Measures everything, prints a table as it goes, and keeps it in build/bench.json."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tools.bench import frames, playouts, rates, window
from tools.bench.figures import HEAD, write_json

if TYPE_CHECKING:
    from collections.abc import Callable

    from tools.bench.figures import Figure

FILE = Path("build/bench.json")
PARTS: dict[str, Callable[[], list[Figure]]] = {
    "start": window.start,
    "1080p": lambda: frames.dealing(1920, 1080),
    "2160p": lambda: frames.dealing(3840, 2160),
    "thinking": frames.intervals,
    "rest": window.at_rest,
    "memory": window.memory,
    "engine": rates.engine,
    "store": rates.store,
    "decisions": rates.decisions,
    "playouts": playouts.playouts,
}


def main() -> int:
    """Measure all parts, or those that are named."""
    parser = argparse.ArgumentParser(prog="python -m tools.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of {', '.join(PARTS)}")
    parts = parser.parse_args().parts
    if unknown := ", ".join(part for part in parts if part not in PARTS):
        parser.error(f"there is no part {unknown}; there are {', '.join(PARTS)}")
    print(HEAD, flush=True)
    figures: list[Figure] = []
    for name in parts or PARTS:
        print(f"{name} ...", file=sys.stderr, flush=True)
        measured = PARTS[name]()
        print(*(figure.row() for figure in measured), sep="\n", flush=True)
        figures += measured
        write_json(figures, FILE)
    return 0


if __name__ == "__main__":
    sys.exit(main())
