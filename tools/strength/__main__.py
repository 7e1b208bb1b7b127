"""Measure ``hard``: ``python -m tools.strength --opponent "python yardstick.py" --budget-ms 50``.

Every deal is played from all four seats. Results are kept in a file deal by deal: stop it when you
like, and the same command goes on where it was. At the end it prints a table for docs/bots.md.
"""

from __future__ import annotations

import argparse
import os
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from callbreak.ai.program import ProgramError
from callbreak.engine.rules import PRESETS, Rules, RulesError
from tools.strength.kinds import KINDS
from tools.strength.processes import play_deals
from tools.strength.results import Results, interval
from tools.strength.rounds import Bench, Match

_BAR: Final = 30


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength", description=__doc__)
    parser.add_argument(
        "--opponent",
        action="append",
        help=f"a program's command, easy, medium, or one of {', '.join(KINDS)};"
        " may be given more than once (default: medium and all of these)",
    )
    parser.add_argument(
        "--presets",
        type=preset_names,
        default=list(PRESETS),
        help=f"names with commas between, of {', '.join(PRESETS)} (default: all)",
    )
    parser.add_argument(
        "--rules",
        type=changed_rules,
        default={},
        help="changed house rules with commas between, like failed_call=zero",
    )
    parser.add_argument("--deals", type=int, default=300, help="deals of each match")
    parser.add_argument("--playouts", type=int, help="playouts a decision")
    parser.add_argument("--budget-ms", type=float, help="milliseconds a decision")
    parser.add_argument("--rounds", type=int, default=1, help="rounds played of each game")
    parser.add_argument("--hards", type=int, choices=(1, 3), default=1, help="seats of hard")
    parser.add_argument("--open", action="store_true", help="show hard all hands")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument(
        "--results",
        type=Path,
        default=Path("build/strength/results.jsonl"),
        help="file that keeps the results (default: %(default)s)",
    )
    return parser.parse_args(words)


def preset_names(words: str) -> list[str]:
    """The names of presets in a list with commas."""
    names = words.split(",")
    if unknown := ", ".join(name for name in names if name not in PRESETS):
        raise argparse.ArgumentTypeError(f"there is no preset {unknown}: {', '.join(PRESETS)}")
    return names


def changed_rules(words: str) -> dict[str, object]:
    """House rules by their keys, from a list like ``failed_call=zero,must_head=false``."""
    changes: dict[str, object] = {}
    for change in filter(None, words.split(",")):
        key, _, value = change.partition("=")
        plain: dict[str, object] = {"true": True, "false": False}
        changes[key] = plain.get(value, int(value) if value.isdigit() else value)
    try:
        Rules.from_mapping(changes)
    except RulesError as error:
        raise argparse.ArgumentTypeError(str(error)) from None
    return changes


def matches(options: argparse.Namespace) -> list[Match]:
    """What the command line asks for."""
    changed = ",".join(f"{key}={_plain(value)}" for key, value in options.rules.items())
    found = []
    for preset in options.presets:
        rules = Rules.from_mapping(options.rules, start=PRESETS[preset])
        title = f"{preset} {changed}".strip()
        found += [
            Match(
                title,
                rules,
                opponent,
                options.playouts,
                options.budget_ms,
                options.rounds,
                options.hards,
                options.open,
            )
            for opponent in options.opponent or ("medium", *KINDS)
        ]
    return found


def _plain(value: object) -> str:
    return str(value).lower()


def measure(match: Match, results: Results, deals: int, jobs: int) -> None:
    """Play the deals that are missing, and show how far it is."""
    left = [number for number in range(deals) if number not in results.of(match.key)]
    done = deals - len(left)
    for number, result in play_deals(match, left, jobs):
        results.add(match.key, number, result)
        done += 1
        _show(match, results, done, deals)
    if left and sys.stderr.isatty():
        print(file=sys.stderr)


def _show(match: Match, results: Results, done: int, deals: int) -> None:
    if not sys.stderr.isatty():
        return
    mean, width = interval([result.lead for result in results.of(match.key).values()])
    filled = _BAR * done // deals
    bar = "█" * filled + "·" * (_BAR - filled)
    print(
        f"\r{bar} {done}/{deals}  {mean:+.3f} ± {width:.3f}  {match.key[:60]}",
        end="",
        file=sys.stderr,
        flush=True,
    )


def table(found: list[Match], results: Results) -> str:
    """The results as a table in Markdown."""
    lines = [
        "| match | deals | ahead of them | more than in its place | call | made |",
        "|---|---|---|---|---|---|",
    ]
    for match in found:
        deals = list(results.of(match.key).values())
        if not deals:
            continue
        lead, lead_width = interval([deal.lead for deal in deals])
        gain, gain_width = interval([deal.gain for deal in deals])
        call = sum(deal.call for deal in deals) / len(deals)
        made = sum(deal.made for deal in deals) / len(deals)
        name = match.key.replace(" | ", ", ")
        lines.append(
            f"| {name} | {len(deals)} | {lead:+.3f} ± {lead_width:.3f} |"
            f" {gain:+.3f} ± {gain_width:.3f} | {call:.2f} | {100 * made:.0f} % |"
        )
    return "\n".join(lines)


def main() -> int:
    """Measure and print."""
    options = parsed()
    found = matches(options)
    results = Results(options.results)
    try:
        for match in found:
            Bench(match).close()  # a program that does not start is found out here
            measure(match, results, options.deals, options.jobs)
    except KeyboardInterrupt:
        print("\nStopped; the same command goes on from here.", file=sys.stderr)
    except ProgramError as error:
        sys.exit(f"python -m tools.strength: {error}")
    print(f"{datetime.now(UTC):%Y-%m-%d}: python -m tools.strength {' '.join(sys.argv[1:])}\n")
    print(table(found, results))
    return 0


if __name__ == "__main__":
    sys.exit(main())
