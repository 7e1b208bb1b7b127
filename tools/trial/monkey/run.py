"""Runs the monkey in parts, each with a seed of its own, and shortens what led to a fault."""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
import traceback
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Final

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

from tools.trial.monkey.counts import Counts
from tools.trial.monkey.life import Program
from tools.trial.monkey.moods import Monkey
from tools.trial.monkey.records import write_records
from tools.trial.monkey.tour import Tour
from tools.trial.monkey.turns import Life, Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.scenes.services import Services
    from callbreak.scenes.stack import SceneStack

EVENTS_A_PART: Final = 5000
_SHORTEN_S: Final = 120.0
_MOST_LINES: Final = 60


@dataclass
class Part:
    """What came of one part.

    Attributes:
        seed: what it can be done again with.
        events: how many were sent.
        counts: what was done.
        rests: how often a table at rest was compared with the view.
        fault: the traceback, empty if nothing broke.
        way: the runs of the program that led to the fault.
    """

    seed: str
    events: int = 0
    counts: Counts = field(default_factory=Counts)
    rests: int = 0
    fault: str = ""
    way: tuple[Life, ...] = ()


def play_part(seed: str, events: int, turns_each: int = 0) -> Part:
    """Send so many events to the program, which is started again whenever it is closed.

    With ``turns_each`` it opens every scene once and stays so many turns; ``events`` is the most.
    """
    part = Part(seed)
    lives: list[Life] = []
    with tempfile.TemporaryDirectory(prefix="monkey") as name, ExitStack() as counted:
        folder = Path(name)
        write_records(folder, random.Random(seed))
        counted.enter_context(part.counts.counting())
        program = Program(folder, part.counts)
        monkey = Monkey(random.Random(seed), folder)
        source: Monkey | Tour = Tour(monkey, turns_each) if turns_each else monkey
        over = False

        def next_turn(stack: SceneStack, services: Services) -> Turn | None:
            nonlocal over
            turn = source.next(stack, services) if part.events < events else None
            if turn is None:
                over = True
                return None
            lives[-1].turns.append(turn)
            part.events += turn.count
            return turn

        try:
            while not over:
                lives.append(monkey.new_life())
                program.live(lives[-1], next_turn)
        except Exception:  # noqa: BLE001 (whatever breaks is what is looked for)
            part.fault = traceback.format_exc()
            part.way = tuple(lives)
        part.rests = program.rests
    return part


def _fault_of(lives: Sequence[Life], seed: str) -> str:
    """What breaks when these runs are done again; empty if nothing does."""
    with tempfile.TemporaryDirectory(prefix="monkey") as name:
        write_records(Path(name), random.Random(seed))
        program = Program(Path(name), counts := Counts())
        try:
            with counts.counting():
                for life in lives:
                    program.live(life, _again(life))
        except Exception:  # noqa: BLE001
            return traceback.format_exc()
    return ""


def _again(life: Life) -> Callable[[object, object], Turn | None]:
    turns = iter(tuple(life.turns))
    return lambda _stack, _services: next(turns, None)


def _kind(fault: str) -> tuple[str, ...]:
    """Where a fault happened and what it is called, by which it is known again."""
    lines = [line.strip() for line in fault.splitlines() if line.strip()]
    places = [line.rpartition(", in ")[2] for line in lines if line.startswith("File ")]
    return places[-1], lines[-1].partition(":")[0]


def shorten(way: Sequence[Life], fault: str, seed: str) -> tuple[Life, ...]:
    """The fewest turns found in a while that still lead to the same fault."""
    end_s = time.monotonic() + _SHORTEN_S
    kind = _kind(fault)

    def breaks(lives: Sequence[Life]) -> bool:
        found = _fault_of(lives, seed)
        return bool(found) and _kind(found) == kind

    lives = tuple(way)
    for kept in (lives[-1:], lives[-2:], lives):
        if breaks(kept):
            lives = kept
            break
    else:
        return lives
    for place in range(len(lives)):
        chunk = max(1, len(lives[place].turns) // 2)
        while time.monotonic() < end_s:
            turns, first, found = lives[place].turns, 0, False
            while first < len(turns) and time.monotonic() < end_s:
                shorter = replace(lives[place], turns=turns[:first] + turns[first + chunk :])
                trial = (*lives[:place], shorter, *lives[place + 1 :])
                if breaks(trial):
                    lives, turns, found = trial, shorter.turns, True
                else:
                    first += chunk
            if chunk == 1 and not found:
                break
            chunk = max(1, chunk // 2)
    return lives


def run(events: int, seed: str, jobs: int, first: int = 0) -> int:
    """Send so many events in parts, from that part on; the exit code: 0 when nothing broke."""
    began = time.monotonic()
    parts = range(first, first - (-events // EVENTS_A_PART))
    tasks = [(f"{seed}-{part}", min(EVENTS_A_PART, events)) for part in parts]
    counts, done, rests, broken = Counts(), 0, 0, 0
    with get_context("spawn").Pool(min(jobs, len(tasks)), maxtasksperchild=4) as pool:
        for part in pool.imap_unordered(_task, tasks):
            counts.update(part.counts)
            done, rests = done + part.events, rests + part.rests
            spent = time.monotonic() - began
            print(f"part {part.seed}: {done} events, {spent:.0f} s", file=sys.stderr, flush=True)
            if part.fault:
                broken += 1
                _tell(part)
    print(f"{done} events in {len(tasks)} parts from {tasks[0][0]}: {broken} broke")
    print(f"tables at rest compared with the view: {rests}")
    print("frames in each scene:", _listed(counts, scenes=True))
    print("done:", _listed(counts, scenes=False))
    return 1 if broken else 0


def _task(task: tuple[str, int]) -> Part:
    return play_part(*task)


def _tell(part: Part) -> None:
    """A fault, and the shortest way to it."""
    print(part.fault)
    lives = shorten(part.way, part.fault, part.seed)
    print(f"the shortest way found to it, from seed {part.seed}:")
    lines = "\n".join(map(str, lives)).splitlines()
    print(*lines[:1], *lines[1:][-_MOST_LINES:], sep="\n  ", flush=True)


def _listed(counts: Counts, *, scenes: bool) -> str:
    chosen = {n.removeprefix("scene "): c for n, c in counts.items()
              if n.startswith("scene ") == scenes}  # fmt: skip
    return ", ".join(f"{name} {count}" for name, count in sorted(chosen.items()))
