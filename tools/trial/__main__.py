"""Runs a trial by name; see the package."""

from __future__ import annotations

import argparse
import os
import sys

from tools.trial import kills, rules


def main() -> int:
    """Run the trial that the arguments name; the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tools.trial")
    trials = parser.add_subparsers(dest="trial", required=True)
    compared = trials.add_parser("rules", help="engine against the second implementation")
    compared.add_argument("--rounds", type=int, default=1000)
    compared.add_argument("--jobs", type=int, default=os.cpu_count())
    compared.add_argument("--first", type=int, default=0, help="number of the first game")
    levels = ("random", "easy", "medium", "hard")
    compared.add_argument("--level", choices=levels, default="random", help="who plays")
    wild = trials.add_parser("monkey", help="random events at the window")
    wild.add_argument("--events", type=int, default=10_000)
    wild.add_argument("--seed", default="1")
    wild.add_argument("--jobs", type=int, default=os.cpu_count())
    wild.add_argument("--first", type=int, default=0, help="number of the first part")
    long = trials.add_parser("long", help="games in a row in one process, and what it holds")
    long.add_argument("--games", type=int, default=200)
    long.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    harm = trials.add_parser("files", help="settings, stores and records that have come to harm")
    harm.add_argument("--count", type=int, default=1000)
    harm.add_argument("--first", type=int, default=0, help="number of the first file")
    sudden = trials.add_parser("kills", help="real games killed at random instants")
    sudden.add_argument("--count", type=int, default=20)
    sudden.add_argument("--first", type=int, default=0, help="number of the first game")
    asked = parser.parse_args()
    if asked.trial == "monkey":
        from tools.trial.monkey import run as monkey  # it has SDL draw on no screen

        return monkey.run(asked.events, asked.seed, asked.jobs, asked.first)
    if asked.trial == "long":
        from tools.trial import long as many_games  # this too

        return many_games.run(asked.games, inside=asked.inside)
    if asked.trial == "files":
        from tools.trial.files import run as files

        return files(asked.count, asked.first)
    if asked.trial == "kills":
        return kills.run(asked.count, asked.first)
    return rules.run(asked.rounds, asked.jobs, asked.level, asked.first)


if __name__ == "__main__":
    sys.exit(main())
