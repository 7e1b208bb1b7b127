"""Runs a trial by name; see the package."""

from __future__ import annotations

import argparse
import os
import sys

LEVELS = ("random", "easy", "medium", "hard")
CORES = os.cpu_count() or 1


def main() -> int:
    """Run the trial that the arguments name; the exit code."""
    asked = _parser().parse_args()
    # Each is imported alone: some have SDL draw on no screen as soon as they are imported.
    match asked.trial:
        case "rules":
            from tools.trial import rules

            return rules.run(asked.rounds, asked.jobs, asked.level, asked.first)
        case "monkey":
            from tools.trial.monkey import run as monkey

            return monkey.run(asked.events, asked.seed, asked.jobs, asked.first)
        case "long":
            from tools.trial import long as many_games

            return many_games.run(asked.games, inside=asked.inside)
        case "files":
            from tools.trial import files

            return files.run(asked.count, asked.first)
        case _:
            from tools.trial import kills

            return kills.run(asked.count, asked.first)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.trial")
    trials = parser.add_subparsers(dest="trial", required=True)
    compared = trials.add_parser("rules", help="engine against the second implementation")
    compared.add_argument("--rounds", type=int, default=1000, help="rounds to play")
    compared.add_argument("--jobs", type=int, default=CORES, help="processes")
    compared.add_argument("--first", type=int, default=0, help="number of the first game")
    compared.add_argument("--level", choices=LEVELS, default="random", help="who plays")
    wild = trials.add_parser("monkey", help="random events at the window")
    wild.add_argument("--events", type=int, default=10_000, help="events in all")
    wild.add_argument("--seed", default="1", help="what all chance comes from")
    wild.add_argument("--jobs", type=int, default=CORES, help="processes")
    wild.add_argument("--first", type=int, default=0, help="number of the first part")
    long = trials.add_parser("long", help="games in a row in one process, and what it holds")
    long.add_argument("--games", type=int, default=200, help="games to play")
    long.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    harm = trials.add_parser("files", help="settings, stores and records that have come to harm")
    harm.add_argument("--count", type=int, default=1000, help="files to harm")
    harm.add_argument("--first", type=int, default=0, help="number of the first file")
    sudden = trials.add_parser("kills", help="real games killed at random instants")
    sudden.add_argument("--count", type=int, default=20, help="kills in all")
    sudden.add_argument("--first", type=int, default=0, help="number of the first game")
    return parser


if __name__ == "__main__":
    sys.exit(main())
