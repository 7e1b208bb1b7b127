"""The trial: so many harmed files, one after the other, each with its number for a seed."""

from __future__ import annotations

import logging
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak import words
from callbreak.engine.rules import Rules
from callbreak.engine.state import Setup
from tools.trial.files.harm import harmed
from tools.trial.files.samples import IN_MEMORY, PLAYERS, samples
from tools.trial.files.use import GaveWayError, insist, use_record, use_settings, use_store

if TYPE_CHECKING:
    from types import FrameType

    from tools.trial.files.samples import Samples

LONGEST_S: Final = 2.0
"""Time of the processor that all that is done with one file may take."""

_HANGS_S: Final = 600
KINDS: Final = ("settings", "store", "record")


def run(count: int, first: int = 0, kinds: tuple[str, ...] = KINDS) -> int:
    """Try so many files; print what came of them, and the exit code."""
    words.set_language("en")
    logging.disable(logging.CRITICAL)
    try:
        return _run(count, first, kinds)
    finally:
        logging.disable(logging.NOTSET)


def _run(count: int, first: int, kinds: tuple[str, ...]) -> int:
    sound = samples()
    found: Counter[str] = Counter()
    longest: dict[str, tuple[float, int]] = {}
    failures = 0
    start_s = time.monotonic()
    for number in range(first, first + count):
        kind = kinds[number % len(kinds)]
        begun_s = time.process_time()
        try:
            found[f"{kind}: {_limited(kind, number, sound)}"] += 1
            took_s = time.process_time() - begun_s
            insist(took_s < LONGEST_S, f"it takes {took_s:.1f} s")
        except Exception as problem:  # noqa: BLE001 (whatever it is, it is what is looked for)
            failures += 1
            print(f"{kind} number {number}: {type(problem).__name__}: {problem}", flush=True)
            if not isinstance(problem, GaveWayError):
                traceback.print_exc()
            continue
        longest[kind] = max(longest.get(kind, (0.0, 0)), (took_s, number))
        if (number - first + 1) % 500 == 0:
            print(f"{number - first + 1} files, {failures} failures", file=sys.stderr, flush=True)
    for what, times in sorted(found.items()):
        print(f"{times:>7}  {what}")
    for kind, (took_s, number) in longest.items():
        print(f"longest {kind}: {took_s:.2f} s (number {number})")
    print(f"{count} files in {time.monotonic() - start_s:.0f} s, {failures} failures")
    return 1 if failures else 0


def _limited(kind: str, number: int, sound: Samples) -> str:
    """Use a file, and break off what hangs."""
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, _hangs)
        signal.alarm(_HANGS_S)
    try:
        with tempfile.TemporaryDirectory(dir=IN_MEMORY) as name:
            return _use(kind, Path(name), sound, random.Random(f"{kind} {number}"))
    finally:
        if hasattr(signal, "SIGALRM"):
            signal.alarm(0)


def _use(kind: str, folder: Path, sound: Samples, chance: random.Random) -> str:
    match kind:
        case "settings":
            return use_settings(folder, harmed(chance.choice(sound.settings), chance), chance)
        case "record":
            return use_record(folder, harmed(chance.choice(sound.records), chance))
        case _:
            whole = chance.choice(sound.stores)
            files = dict(whole)
            for name in chance.sample(sorted(files), chance.choice((1, 1, len(files)))):
                files[name] = harmed(files[name], chance)
            return use_store(folder, files, whole, Setup("new", Rules(rounds=3), PLAYERS))


def _hangs(_signal: int, _frame: FrameType | None) -> None:
    raise GaveWayError(f"it hangs for {_HANGS_S} s")
