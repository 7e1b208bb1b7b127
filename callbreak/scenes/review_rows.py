"""The rows at the side of the review: losses, and rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.state import Playing
from callbreak.ui.review_rows import LossRow
from callbreak.words import tr
from callbreak.words.numbers import points_text, won_and_call
from callbreak.words.review_phrases import (
    behind_text,
    place_in_game,
    taken_line,
    verdict_line,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ai.review import Decision, Verdict
    from callbreak.scenes.review_analysis import Analysis
    from callbreak.scenes.review_game import ReviewedGame


def loss_rows(
    losses: Sequence[tuple[Decision, Verdict]], *, quiz: bool, told: int | None
) -> list[LossRow]:
    """The losses. While one tries again, no row but the one that is ``told`` says the best."""
    most = max((verdict.loss for _, verdict in losses), default=1.0)
    rows = []
    for index, (decision, verdict) in enumerate(losses):
        line = verdict_line(decision, verdict)
        if quiz and index != told:
            line = taken_line(decision, verdict)
        rows.append(
            LossRow(
                place_in_game(decision),
                line,
                behind_text(verdict.loss),
                verdict.loss / most,
            )
        )
    return rows


def round_rows(game: ReviewedGame, analysis: Analysis) -> list[LossRow]:
    """The rounds: call, tricks and score, and what was lost."""
    rows = []
    found = [analysis.summary_of(number) for number in range(1, len(game.rounds) + 1)]
    most = max([each.lost for each in found] + [0.1])
    for number, each in enumerate(found, 1):
        if number <= len(game.end.finished):
            result = game.end.finished[number - 1]
            won = won_and_call(result.won[game.seat], result.calls[game.seat])
            line = tr("{won} · {points}", won=won, points=points_text(result.scores[game.seat]))
        elif isinstance(game.end, Playing):
            line = won_and_call(game.end.won[game.seat], game.end.calls[game.seat])
        else:
            line = ""
        part = each.lost / most if each.lost >= 0.05 else 0.0
        text = behind_text(each.lost)
        title = tr("Round {n}", n=number)
        rows.append(LossRow(title, line, text, part, good=part == 0.0))
    return rows
