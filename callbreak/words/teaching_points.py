"""How to play: points and the end of the game (R10 to R12), for the house rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import HIGH_CALL, FailedCall, HighCall, Overtricks
from callbreak.engine.scoring import score
from callbreak.words.catalogs import mark, ntr, tr
from callbreak.words.numbers import MINUS, score_text
from callbreak.words.teaching_blocks import Block, RuleTitle, ScoreExamples, Text

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules

_MADE: Final = {
    Overtricks.TENTHS: mark(
        "Your call is made if you win at least as many tricks as you called. It scores its number,"
        " and 0.1 for each trick over it."
    ),
    Overtricks.ONE_ALLOWED: mark(
        "Your call is made if you win exactly as many tricks as you called, or one more. It scores"
        " its number; the trick over it is worth nothing. With two or more over it the call has"
        " failed."
    ),
    Overtricks.NONE: mark(
        "Your call is made if you win at least as many tricks as you called. It scores its number;"
        " tricks over it are worth nothing."
    ),
}
_FAILED: Final = {
    FailedCall.MINUS_CALL: mark("A failed call costs its number."),
    FailedCall.MINUS_SHORTFALL: mark("A failed call costs a point for each missing trick."),
    FailedCall.ZERO: mark("A failed call costs nothing."),
}
_HIGH: Final = {
    HighCall.AS_CALLED: mark("A call of 8 or more scores like any other."),
    HighCall.THIRTEEN: mark("A made call of 8 or more scores 13 instead of its number."),
    HighCall.WINS_GAME: mark(
        "A made call of 8 or more wins the whole game. The round is played to its end and scored;"
        " then the game is over, whatever the totals are."
    ),
}
_A_GAME: Final = ((4, 5), (3, 3), (2, 3), (3, 4), (4, 3))
"""Call and tricks won, round by round, of one player in a game."""


def points(rules: Rules) -> tuple[Block, ...]:
    """R10 to R12, with examples that the engine has scored."""
    failed = tr(_FAILED[rules.failed_call])
    over_too = rules.overtricks is Overtricks.ONE_ALLOWED
    if over_too and rules.failed_call is FailedCall.MINUS_SHORTFALL:
        failed = tr("A failed call costs a point for each trick missing, or over what is allowed.")
    return (
        RuleTitle("R10", tr("What a round is worth")),
        Text(tr(_MADE[rules.overtricks])),
        Text(failed),
        ScoreExamples(((4, 4), (4, 5), (4, 6), (4, 3), (4, 1))),
        Text(_sum_of_a_game(rules)),
        RuleTitle("R11", tr("High calls")),
        Text(tr(_HIGH[rules.high_call])),
        ScoreExamples(((HIGH_CALL, 8), (HIGH_CALL, 9), (HIGH_CALL, 5))),
        RuleTitle("R12", tr("The end of the game")),
        Text(_end(rules)),
        Text(
            tr(
                "The highest total wins. Equal totals share the place, and everyone who shares the"
                " first place has won."
            )
        ),
    )


def _sum_of_a_game(rules: Rules) -> str:
    scores = [score(call, won, revoked=False, rules=rules) for call, won in _A_GAME]
    terms = score_text(scores[0])
    for points_won in scores[1:]:
        sign = MINUS if points_won < 0 else "+"
        terms += f" {sign} {score_text(abs(points_won))}"
    # Translators: {sum} is like "4.1 + 3 − 4", {total} like "3.1".
    return tr(
        "Five rounds may go like this: {sum} = {total}.", sum=terms, total=score_text(sum(scores))
    )


def _end(rules: Rules) -> str:
    if rules.rounds is None:
        return tr("The game goes on until you end it, between two rounds.")
    return ntr("The game has {n} round.", "The game has {n} rounds.", rules.rounds)
