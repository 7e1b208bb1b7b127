"""Results on disk: one line a deal, so that measuring can stop at any time and go on."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING

from tools.strength.rounds import DealResult

if TYPE_CHECKING:
    from pathlib import Path


class Results:
    """The deals measured so far."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._found: dict[str, dict[int, DealResult]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def of(self, key: str) -> dict[int, DealResult]:
        """The results of a match by the deal's number."""
        return self._found.setdefault(key, {})

    def add(self, key: str, number: int, result: DealResult) -> None:
        """Keep a result."""
        self.of(key)[number] = result
        self._path.parent.mkdir(parents=True, exist_ok=True)
        line = json.dumps({"match": key, "deal": number, **asdict(result)})
        with self._path.open("a", encoding="utf-8") as file:
            file.write(line + "\n")

    def _read(self, line: str) -> None:
        try:
            found = json.loads(line)
            result = DealResult(*(float(found[name]) for name in ("lead", "gain", "call", "made")))
            self.of(str(found["match"]))[int(found["deal"])] = result
        except (ValueError, KeyError, TypeError):
            # A line cut short when measuring was stopped: that deal is played again.
            return


def interval(values: list[float]) -> tuple[float, float]:
    """The mean, and half the width of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (count - 1)
    return mean, 1.96 * (variance / count) ** 0.5
