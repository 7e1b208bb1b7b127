"""How to play: tips and common mistakes, as far as they hold under the house rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.rules import FailedCall, Overtricks, Void
from callbreak.words.catalogs import tr
from callbreak.words.teaching_blocks import Block, Points, Title

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules


def advice(rules: Rules) -> tuple[Block, ...]:
    """What to think of, and what goes wrong most often."""
    return (
        Title(tr("When you call")),
        Points(_calling(rules)),
        Title(tr("When you play")),
        Points(_playing(rules)),
        Title(tr("Common mistakes")),
        Points(_mistakes(rules)),
    )


def _calling(rules: Rules) -> tuple[str, ...]:
    lines = [
        tr("Count your aces and your high spades: they are almost certain tricks."),
        tr("A suit of which you hold one card or none is good: soon you can ruff it."),
    ]
    if rules.overtricks is Overtricks.ONE_ALLOWED:
        lines.append(tr("Call what you expect to win: one trick more does no harm, two do."))
    elif rules.failed_call is not FailedCall.ZERO:
        lines.append(tr("In doubt call one less: you lose little, and a failed call costs much."))
    return tuple(lines)


def _playing(rules: Rules) -> tuple[str, ...]:
    lines = []
    if rules.must_head:
        lines.append(tr("Lead suits in which the others must spend their high cards to head."))
    lines += [
        tr("Count the spades: there are thirteen. Know how many are still out."),
        tr("Watch what the others need: whoever has made their call may not want another trick."),
        tr("Keep a high spade for the last trick."),
    ]
    if rules.overtricks is Overtricks.ONE_ALLOWED:
        lines.append(
            tr(
                "If only low spades are left and you want no more tricks, throw one under a higher"
                " spade while you can, so that it does not win later."
            )
        )
    return tuple(lines)


def _mistakes(rules: Rules) -> tuple[str, ...]:
    lines = [tr("Calling too high: a hand looks stronger than it is.")]
    if rules.must_head:
        lines.append(
            tr("Forgetting that one must head: a king that you wanted to save has to be played.")
        )
    if rules.void is Void.FREE:
        lines.append(tr("Spending spades too early, on tricks that nobody would miss."))
    else:
        lines.append(tr("Spending spades too early: leading them without need."))
    return tuple(lines)
