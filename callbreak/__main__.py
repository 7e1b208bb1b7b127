"""Where the game starts, however it is started."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line; the exit code."""
    if getattr(sys, "frozen", False):
        # In a bundle a worker process is this very program, started with arguments of its own.
        import multiprocessing

        multiprocessing.freeze_support()
    from callbreak.cli.main import main as run

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
