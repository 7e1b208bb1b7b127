"""Deals on several processes. Apart from ``__main__``, which a spawned process does not load."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence

from tools.strength.rounds import Bench, DealResult, Match

_bench: Bench | None = None


def play_deals(match: Match, numbers: Sequence[int], jobs: int) -> Iterator[tuple[int, DealResult]]:
    """Play deals by number; the results as they come."""
    if not numbers:
        return
    if jobs <= 1:
        bench = Bench(match)
        try:
            for number in numbers:
                yield number, bench.play(number)
        finally:
            bench.close()
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(numbers)), _prepare, (match,)) as pool:
        yield from pool.imap_unordered(_play, numbers)


def _prepare(match: Match) -> None:
    """Set up a process: the interrupt key is for the parent alone."""
    global _bench  # noqa: PLW0603 - a pool gives its processes no other place to keep it
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _bench = Bench(match)


def _play(number: int) -> tuple[int, DealResult]:
    assert _bench is not None
    return number, _bench.play(number)
