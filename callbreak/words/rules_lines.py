"""The rules in force in a few plain lines, for the table and before a game."""

from __future__ import annotations

from typing import Final

from callbreak.engine.rules import (
    FailedCall,
    HighCall,
    Overtricks,
    RedealReason,
    Revoke,
    Rules,
    Void,
)
from callbreak.words.catalogs import mark, ntr, tr

_VOID: Final = {
    Void.TRUMP: mark("Without the led suit, ruff, and overruff a spade if you can."),
    Void.BEAT: mark("Without the led suit, play a spade if it would win; else any card."),
    Void.FREE: mark("Without the led suit, play any card."),
}
_OVERTRICKS: Final = {
    Overtricks.TENTHS: mark("Each trick over the call is worth 0.1."),
    Overtricks.ONE_ALLOWED: mark("One trick over the call is allowed; with two the call fails."),
    Overtricks.NONE: mark("Tricks over the call are worth nothing."),
}
_FAILED: Final = {
    FailedCall.MINUS_CALL: mark("A failed call costs its number."),
    FailedCall.MINUS_SHORTFALL: mark("A failed call costs a point for each missing trick."),
    FailedCall.ZERO: mark("A failed call costs nothing."),
}
_FAILED_OVER_TOO: Final = mark(
    "A failed call costs a point for each trick missing, or over what is allowed."
)
_REDEAL: Final = {
    (RedealReason.NO_SPADE,): mark("A hand without a spade may ask for a new deal."),
    (RedealReason.NO_HIGH_CARD,): mark("A hand with no card above a jack may ask for a new deal."),
    tuple(RedealReason): mark(
        "A hand without a spade, or with no card above a jack, may ask for a new deal."
    ),
}


def rules_lines(rules: Rules) -> list[str]:
    """Every rule that players may differ in, as sentences, the important ones first."""
    return [
        _length_and_calls(rules),
        tr("Follow suit, and beat the winning card if you can.")
        if rules.must_head
        else tr("Follow suit; you need not beat the winning card."),
        tr(_VOID[rules.void]),
        tr(_OVERTRICKS[rules.overtricks]),
        tr(_failed(rules)),
        *_special_lines(rules),
    ]


def _length_and_calls(rules: Rules) -> str:
    calls = {"low": rules.min_call, "high": rules.max_call}
    if rules.rounds is None:
        return tr("As many rounds as you like; calls from {low} to {high}.", **calls)
    return ntr(
        "{n} round; calls from {low} to {high}.",
        "{n} rounds; calls from {low} to {high}.",
        rules.rounds,
        **calls,
    )


def _failed(rules: Rules) -> str:
    over_too = rules.overtricks is Overtricks.ONE_ALLOWED
    if over_too and rules.failed_call is FailedCall.MINUS_SHORTFALL:
        return _FAILED_OVER_TOO
    return _FAILED[rules.failed_call]


def _special_lines(rules: Rules) -> list[str]:
    """What is only worth a line where a house plays it."""
    lines = []
    if rules.high_call is HighCall.THIRTEEN:
        lines.append(tr("A made call of 8 or more scores 13 instead of its number."))
    if rules.high_call is HighCall.WINS_GAME:
        lines.append(tr("A made call of 8 or more wins the whole game."))
    if rules.redeal:
        lines.append(tr(_REDEAL[rules.redeal]))
    if rules.min_total_calls:
        lines.append(
            tr("If the calls add up to less than {n}, deal again.", n=rules.min_total_calls)
        )
    if rules.spades_broken:
        lines.append(tr("Spades may be led once a spade has been played in the round."))
    if rules.revoke is Revoke.CALL_FAILS:
        lines.append(tr("An illegal card can be played, and then your call fails."))
    return lines
