"""Many games at once, on several processes, with the reports in the order of the games."""

from __future__ import annotations

import multiprocessing
from collections.abc import Generator, Iterator
from contextlib import suppress
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, cast

from callbreak.ai.arena import GameReport, Seating, play_game
from callbreak.ai.child_process import (
    end_tidily_when_told,
    end_with_the_parent,
    leave_interrupts_to_the_parent,
)

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess


class ArenaError(Exception):
    """A process that plays games has died."""


def play_games(seating: Seating, games: int, jobs: int = 1) -> Generator[GameReport, None, None]:
    """Play games 0 to ``games - 1``; the same games whatever ``jobs``.

    Raises:
        ArenaError: a process has died.
    """
    if jobs <= 1 or games <= 1:
        for game in range(games):
            yield play_game(seating, game)
        return
    crew = _Crew(seating, min(jobs, games))
    try:
        yield from crew.play(games)
    finally:
        crew.dismiss()


class _Crew:
    """Processes that each play one game at a time."""

    def __init__(self, seating: Seating, size: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._processes: list[SpawnProcess] = []
        self._pipes: list[Connection] = []
        for _ in range(size):
            ours, theirs = context.Pipe()
            # A daemon may start no processes of its own in multiprocessing, but programs it may.
            process = context.Process(target=_serve, args=(theirs, seating), daemon=True)
            process.start()
            theirs.close()
            self._processes.append(process)
            self._pipes.append(ours)

    def play(self, games: int) -> Iterator[GameReport]:
        """Hand out the games and collect the reports."""
        waiting = iter(range(games))
        busy = {pipe for pipe in self._pipes if _hand_out(pipe, waiting)}
        ready: dict[int, GameReport] = {}
        next_game = 0
        while busy:
            for readable in wait(list(busy)):
                pipe = cast("Connection", readable)
                report = _collect(pipe)
                ready[report.game] = report
                if not _hand_out(pipe, waiting):
                    busy.discard(pipe)
            while next_game in ready:
                yield ready.pop(next_game)
                next_game += 1

    def dismiss(self) -> None:
        """End the processes, in mid-game if need be; their programs see the end of input."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()


def _hand_out(pipe: Connection, waiting: Iterator[int]) -> bool:
    """Give a process its next game; False when there is none left."""
    for game in waiting:
        pipe.send(game)
        return True
    return False


def _collect(pipe: Connection) -> GameReport:
    try:
        report = pipe.recv()
    except (EOFError, OSError):
        raise ArenaError("a process that plays games has died") from None
    assert isinstance(report, GameReport)
    return report


def _serve(pipe: Connection, seating: Seating) -> None:
    """Play the games whose numbers come through the pipe, until it is closed."""
    leave_interrupts_to_the_parent()
    end_tidily_when_told()
    end_with_the_parent()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play_game(seating, pipe.recv()))
