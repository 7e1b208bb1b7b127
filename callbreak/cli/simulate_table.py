"""The table at the end of ``callbreak simulate``: sums over the games, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Final

from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.ai.arena import GameReport

_TWO_SIDED_95: Final = 1.96
_LONGEST_NAME: Final = 40


class Tally:
    """What many games came to, seat by seat."""

    def __init__(self, bots: Sequence[str]) -> None:
        self._bots = bots
        self._points_a_round: list[list[float]] = [[] for _ in bots]
        self._sums = [dict.fromkeys(_SUMMED, 0.0) for _ in bots]
        self.games = 0
        self.rounds = 0

    def add(self, report: GameReport) -> None:
        """Count a game."""
        self.games += 1
        self.rounds += report.rounds
        for seat, found in enumerate(report.seats):
            self._points_a_round[seat].append(found.points / 10 / report.rounds)
            for key in _SUMMED:
                self._sums[seat][key] += getattr(found, key)

    def table(self) -> str:
        """The table, a line a seat. There must have been a game."""
        head = [
            tr("seat"),
            tr("bot"),
            tr("points a round"),
            tr("call"),
            tr("tricks"),
            tr("made"),
            tr("games won"),
            tr("ms a decision"),
            tr("replaced"),
        ]
        rows = [head, *(self._row(seat) for seat in range(len(self._bots)))]
        widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
        return "\n".join(_line(row, widths) for row in rows)

    def _row(self, seat: int) -> list[str]:
        sums, points = self._sums[seat], self._points_a_round[seat]
        name = " ".join(self._bots[seat].split())
        return [
            str(seat),
            name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1]}…",
            f"{sums['points'] / 10 / self.rounds:.2f} ± {_margin(points):.2f}",
            f"{sums['calls'] / self.rounds:.2f}",
            f"{sums['tricks'] / self.rounds:.2f}",
            f"{100 * sums['made'] / self.rounds:.0f} %",
            f"{sums['winner']:.0f}",
            f"{1000 * sums['thinking_s'] / max(sums['answers'], 1):.2f}",
            f"{sums['replaced']:.0f}",
        ]


_SUMMED: Final = (
    "points",
    "calls",
    "tricks",
    "made",
    "winner",
    "thinking_s",
    "answers",
    "replaced",
)


def _margin(points: Sequence[float]) -> float:
    """Half the 95 % interval of a mean over games."""
    if len(points) < 2:
        return 0.0
    mean = sum(points) / len(points)
    variance = sum((value - mean) ** 2 for value in points) / (len(points) - 1)
    return _TWO_SIDED_95 * sqrt(variance / len(points))


def _line(row: Sequence[str], widths: Sequence[int]) -> str:
    """Seat and bot to the left, figures to the right."""
    cells = [
        cell.ljust(width) if column < 2 else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    ]
    return "  ".join(cells).rstrip()
