"""What the end of a round is worth to a seat, in points."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import HighCall, Overtricks, Rules, Void
from callbreak.engine.scoring import score, wins_game
from callbreak.engine.seats import SEATS, Seat

if TYPE_CHECKING:
    from collections.abc import Sequence

GAME_WON_BY_A_CALL: Final = 10.0
"""What it adds, in points, to win the whole game by a high call (R11)."""

VICTORY: Final = 5.0
"""What it adds, in points, to win the game when its last round is scored."""

_CALLS: Final = 14


@cache
def points_by_call(rules: Rules) -> tuple[tuple[float, ...], ...]:
    """``points[call][won]`` for all calls 0 to 13, with what a call that wins the game adds."""
    table = []
    for call in range(_CALLS):
        row = []
        for won in range(_CALLS):
            points = score(call, won, revoked=False, rules=rules) / 10
            if wins_game(call, won, revoked=False, rules=rules):
                points += GAME_WON_BY_A_CALL
            row.append(points)
        table.append(tuple(row))
    return tuple(table)


def share_of_others(rules: Rules) -> float:
    """How much the others' average counts against one's own points, when cards are played."""
    return 0.5 if rules.must_head and rules.void is Void.TRUMP else 0.7


def wants_exactly(rules: Rules) -> bool:
    """Whether a seat may win too many tricks."""
    return rules.overtricks is Overtricks.ONE_ALLOWED


class Worth:
    """What numbers of tricks are worth to one seat, for one set of calls."""

    __slots__ = ("_calls", "_me", "_others", "_own", "_points", "_totals")

    def __init__(
        self,
        rules: Rules,
        me: Seat,
        calls: Sequence[int],
        *,
        share: float,
        revoked: Sequence[bool] = (False, False, False, False),
        deciding_totals: Sequence[int] | None = None,
    ) -> None:
        """Prepare.

        Args:
            rules: the house rules.
            me: whose gain it is.
            calls: by seat.
            share: how much the others' average counts against one's own points.
            revoked: by seat, whether the call has failed already by a revoke.
            deciding_totals: the totals in whole tenths before this round if it ends the game.
        """
        table = points_by_call(rules)
        self._points = [
            (score(calls[seat], 0, revoked=True, rules=rules) / 10,) * _CALLS
            if revoked[seat]
            else table[calls[seat]]
            for seat in SEATS
        ]
        self._me = me
        self._own = self._points[me]
        self._others = [
            (seat, [points * share / 3 for points in self._points[seat]])
            for seat in SEATS
            if seat != me
        ]
        self._totals = (
            None if deciding_totals is None else [total / 10 for total in deciding_totals]
        )

    def of(self, won: Sequence[int]) -> float:
        """The value of a round in which the seats have won so many tricks."""
        value = self._own[won[self._me]]
        for seat, points in self._others:
            value -= points[won[seat]]
        if self._totals is not None:
            value += VICTORY * self._wins(won)
        return value

    def _wins(self, won: Sequence[int]) -> float:
        totals = self._totals
        assert totals is not None
        mine = totals[self._me] + self._own[won[self._me]] + 0.05
        for seat, _ in self._others:
            if totals[seat] + self._points[seat][won[seat]] > mine:
                return 0.0
        return 1.0


def high_calls_pay(rules: Rules) -> bool:
    """Whether a high call is worth more than its number (R11)."""
    return rules.high_call is not HighCall.AS_CALLED
