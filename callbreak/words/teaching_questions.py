"""How to play: what is asked most often, each answered for the house rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.rules import HighCall, Overtricks, Void
from callbreak.words.catalogs import mark, ntr, tr
from callbreak.words.teaching_blocks import Block, Question

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules

ROUND_MINUTES: Final = (4, 6)
"""How long a round takes."""

_RUFF: Final = {
    Void.TRUMP: mark(
        "Yes. Without the led suit you must play a spade, and a higher one than those in the trick"
        " if you can."
    ),
    Void.BEAT: mark(
        "Only if it wins the trick. If your spades are too low you may play any card, and save"
        " them."
    ),
    Void.FREE: mark("No. Without the led suit you may play any card."),
}
_EXTRA: Final = {
    Overtricks.TENTHS: mark("0.1 points. Little, but it has decided games."),
    Overtricks.ONE_ALLOWED: mark("None. One is allowed, but with two over it the call fails."),
    Overtricks.NONE: mark("None, except that nobody else gets it."),
}


def questions(rules: Rules) -> tuple[Block, ...]:
    """Questions with their answers."""
    return tuple(
        Question(question, answer)
        for question, answer in (
            (tr("Must I play high?"), _high_cards(rules)),
            (tr("Must I ruff?"), tr(_RUFF[rules.void])),
            (tr("What use is an extra trick?"), tr(_EXTRA[rules.overtricks])),
            (tr("What is the highest call?"), _highest_call(rules)),
            (tr("Who wins?"), _winner(rules)),
            (tr("How long does it take?"), length(rules)),
        )
    )


def _high_cards(rules: Rules) -> str:
    if rules.must_head:
        return tr(
            "Yes, if you hold the led suit and can beat the card that is winning; but not once the"
            " trick has been ruffed."
        )
    return tr("No. If you hold the led suit, any card of it will do.")


def _highest_call(rules: Rules) -> str:
    numbers = {"high": rules.max_call, "low": rules.min_call}
    match rules.high_call:
        case HighCall.THIRTEEN:
            return tr(
                "{high}; the lowest is {low}. From 8 on a made call scores 13 points.", **numbers
            )
        case HighCall.WINS_GAME:
            return tr(
                "{high}; the lowest is {low}. From 8 on a made call wins the game.", **numbers
            )
        case HighCall.AS_CALLED:
            return tr("{high}; the lowest is {low}.", **numbers)


def _winner(rules: Rules) -> str:
    if rules.high_call is HighCall.WINS_GAME:
        return tr(
            "Whoever makes a call of 8 or more, at once. If nobody does, the highest total at the"
            " end; with equal totals there are several winners."
        )
    return tr("The highest total at the end; with equal totals there are several winners.")


def length(rules: Rules) -> str:
    """How long a game takes, in minutes."""
    low, high = ROUND_MINUTES
    if rules.rounds is None:
        return tr(
            "A round takes {low} to {high} minutes. The game goes on until you end it.",
            low=low,
            high=high,
        )
    return ntr(
        "A round takes {low} to {high} minutes, a game of {n} round {least} to {most}.",
        "A round takes {low} to {high} minutes, a game of {n} rounds {least} to {most}.",
        rules.rounds,
        low=low,
        high=high,
        least=low * rules.rounds,
        most=high * rules.rounds,
    )
