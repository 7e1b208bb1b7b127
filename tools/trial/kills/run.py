"""The trial: games until there have been so many kills, each compared with one never killed."""

from __future__ import annotations

import multiprocessing
import os
import random
import re
import signal
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak.cli.main import main as callbreak_main
from callbreak.session.store import Store
from tools.trial.kills import window

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.process import BaseProcess

    from callbreak.engine.commands import Command
    from callbreak.session.store import KeptGame

_SETTINGS: Final = """\
game:
  preset: {preset}
  rounds: 3
  house_rules: {{min_call: 1}}
  opponents:
    - {{name: Asha, level: easy}}
    - {{name: Bikram, level: medium}}
    - {{name: Chandra, level: easy}}
table: {{speed: instant, trick_rest: 0.5}}
"""
_PRESETS: Final = ("classic", "nepal", "master", "beginner")
_SEEN: Final = re.compile(r"(?:calls? \d+|plays? the \S+)\.$", re.MULTILINE)
"""Lines of the text table that tell a command."""

_ONES: Final = b"1\n" * 10_000
"""Answers for the text table: one will do at any question, where one may call one."""

_LONGEST_S: Final = 600


def _text(folder: Path, seed: str, out: Path) -> None:
    _speak_into(out)
    answers = folder / "answers.txt"
    answers.write_bytes(_ONES)
    sys.stdin = answers.open(encoding="utf-8")
    words = ["text", "--continue", "--data-dir", str(folder), "--seed", seed, "--language", "en"]
    sys.exit(callbreak_main(words))


def _text_shown(told: str, before: int) -> int:
    return before + len(_SEEN.findall(told))


def _window(folder: Path, seed: str, out: Path) -> None:
    _speak_into(out)
    window.main(folder, seed)


def _window_shown(told: str, before: int) -> int:
    numbers = [line for line in told.splitlines() if line.isdecimal()]
    return int(numbers[-1]) if numbers else before


def _speak_into(out: Path) -> None:
    """What the process says goes into a file, also what it says when it fails."""
    with out.open("wb") as stream:
        os.dup2(stream.fileno(), 1)
        os.dup2(stream.fileno(), 2)
    sys.stdout = os.fdopen(1, "w", encoding="utf-8", closefd=False)
    sys.stderr = os.fdopen(2, "w", encoding="utf-8", closefd=False)


@dataclass(frozen=True, slots=True)
class _Way:
    """A program that plays a game.

    Attributes:
        play: begins the game, or goes on with it; given folder, seed, and a file for what it says.
        shown: how many commands have been shown, by what was said and how many were kept before.
    """

    play: Callable[[Path, str, Path], None]
    shown: Callable[[str, int], int]

    def start(self, folder: Path, seed: str, out: Path) -> BaseProcess:
        """Play in a process that has all modules already."""
        context = multiprocessing.get_context("fork")
        process = context.Process(target=self.play, args=(folder, seed, out))
        process.start()
        return process


_WAYS: Final = {"text": _Way(_text, _text_shown), "window": _Way(_window, _window_shown)}

WAYS: Final = ("window", *("text",) * 9)
"""What plays the games, in turn; a window takes ten times as long."""


def run(kills: int, first: int = 0, ways: tuple[str, ...] = WAYS) -> int:
    """Kill so many times; print what was found, and the exit code."""
    done = lost = games = 0
    start_s = time.monotonic()
    while done < kills:
        way = ways[games % len(ways)]
        chance = random.Random(f"kills {first + games}")
        with tempfile.TemporaryDirectory() as name:
            killed, problem = _game(Path(name), _WAYS[way], chance, kills - done)
        done += killed
        games += 1
        if problem:
            lost += 1
            print(f"game {first + games - 1} ({way}): {problem}", flush=True)
        if games % 10 == 0:
            print(f"{done} kills in {games} games", file=sys.stderr, flush=True)
    took_s = time.monotonic() - start_s
    print(f"{done} kills in {games} games, {lost} of them harmed, {took_s:.0f} s")
    return 1 if lost else 0


def _game(folder: Path, way: _Way, chance: random.Random, most: int) -> tuple[int, str]:
    """One game, killed again and again; how often, and what is wrong with it."""
    seed, preset = f"kills {chance.random()}", chance.choice(_PRESETS)
    whole, hurt = folder / "whole", folder / "hurt"
    for each in (whole, hurt):
        each.mkdir()
        (each / "settings.yaml").write_text(_SETTINGS.format(preset=preset), encoding="utf-8")
    begun_s = time.monotonic()
    way.start(whole, seed, folder / "out.txt").join(_LONGEST_S)
    length_s = time.monotonic() - begun_s
    kills = 0
    wish = min(most, chance.randint(3, 12))
    before, over = 0, False
    while not over:
        process = way.start(hurt, seed, folder / "out.txt")
        if kills < wish:
            process.join(chance.uniform(0.0, 0.5) * length_s)
            process.kill()
        process.join(_LONGEST_S)
        code = process.exitcode
        process.close()
        game, commands = _kept(hurt)
        told = (folder / "out.txt").read_text(encoding="utf-8", errors="replace")
        shown = max(before, way.shown(told, before))
        before, over = len(commands), game is not None and game.over
        if before < shown:
            return kills, f"{shown} commands were shown, {before} are kept"
        if code not in {0, -signal.SIGKILL} or (code == 0 and not over):
            return kills, f"ended with {code}: {told[-2000:]}"
        kills += code != 0
    return kills, _differs(_kept(whole), _kept(hurt))


def _kept(folder: Path) -> tuple[KeptGame | None, tuple[Command, ...]]:
    """The game that is kept there, and its commands."""
    store = Store.open(folder / "callbreak.db", read_only=True)
    try:
        games = store.games()
        assert len(games) <= 1
        return (games[0], store.resume(games[0]).commands) if games else (None, ())
    finally:
        assert store.take_notices() == []
        store.close()


def _differs(
    whole: tuple[KeptGame | None, tuple[Command, ...]],
    hurt: tuple[KeptGame | None, tuple[Command, ...]],
) -> str:
    """In what a game that was killed is not like the one that was not."""
    one, other = whole[0], hurt[0]
    if one is None or other is None or not one.over:
        return "there is no finished game"
    if whole[1] != hurt[1]:
        return f"its {len(hurt[1])} commands are not the {len(whole[1])} of the whole game"
    if (one.totals, one.places, one.assisted) != (other.totals, other.places, other.assisted):
        return f"it ended {other.totals}, not {one.totals}"
    return ""
