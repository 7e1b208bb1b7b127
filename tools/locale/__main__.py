"""``python -m tools.locale [extract|update|compile|check]``; without a word the first three.

CONTRIBUTING.md says how to add a language.
"""

from __future__ import annotations

import argparse
import sys

from tools.locale.check import problems
from tools.locale.extract import write_template
from tools.locale.update import compile_all, update

MOST_SHOWN = 40


def main() -> int:
    """Do what the first word says; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.locale", description=__doc__)
    parser.add_argument("what", nargs="?", choices=("extract", "update", "compile", "check"))
    match parser.parse_args().what:
        case "extract":
            write_template()
        case "compile":
            compile_all()
        case "check":
            return _check()
        case what:
            update(write_template())
            if what is None:
                compile_all()
    return 0


def _check() -> int:
    found = problems()
    for problem in found[:MOST_SHOWN]:
        print(problem, file=sys.stderr)
    if len(found) > MOST_SHOWN:
        print(f"... and {len(found) - MOST_SHOWN} more", file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
