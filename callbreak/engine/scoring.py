"""What a round is worth, and who has won (R10 to R13). All scores are whole tenths: 4.1 is 41."""

from __future__ import annotations

from collections.abc import Sequence

from callbreak.engine.rules import HIGH_CALL, FailedCall, HighCall, Overtricks, Rules
from callbreak.engine.seats import Seat

Tenths = int


def call_made(call: int, won: int, *, revoked: bool, rules: Rules) -> bool:
    """Whether a call is made by ``won`` tricks (R10, R13)."""
    most = call + 1 if rules.overtricks is Overtricks.ONE_ALLOWED else won
    return call <= won <= most and not revoked


def score(call: int, won: int, *, revoked: bool, rules: Rules) -> Tenths:
    """The points of one seat for one round, in whole tenths (R10, R11)."""
    if not call_made(call, won, revoked=revoked, rules=rules):
        return -10 * _price(call, won, revoked=revoked, rules=rules)
    worth = 13 if call >= HIGH_CALL and rules.high_call is HighCall.THIRTEEN else call
    return 10 * worth + (won - call if rules.overtricks is Overtricks.TENTHS else 0)


def _price(call: int, won: int, *, revoked: bool, rules: Rules) -> int:
    """What a failed call costs, in points."""
    match rules.failed_call:
        case FailedCall.ZERO:
            return 0
        case FailedCall.MINUS_SHORTFALL if not revoked:
            return call - won if won < call else won - call - 1
        case _:
            return call


def wins_game(call: int, won: int, *, revoked: bool, rules: Rules) -> bool:
    """Whether a seat has won the whole game by a made high call (R11)."""
    return (
        rules.high_call is HighCall.WINS_GAME
        and call >= HIGH_CALL
        and call_made(call, won, revoked=revoked, rules=rules)
    )


def places(totals: Sequence[Tenths], champion: Seat | None = None) -> tuple[int, ...]:
    """The place of each seat; equal totals share one: (1, 1, 3, 4) (R12).

    ``champion`` has won by a high call and is alone in first place; the other places follow the
    totals (R11).
    """
    ranks = [(seat == champion, total) for seat, total in enumerate(totals)]
    return tuple(1 + sum(other > rank for other in ranks) for rank in ranks)
