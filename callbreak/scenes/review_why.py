"""What the review says of a judged decision: what would have been better, by how much, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ai.explain import explain
from callbreak.ai.review import UNSEEN
from callbreak.engine.cards import Card
from callbreak.words import tr
from callbreak.words.hints import reason_sentence
from callbreak.words.joining import sentences
from callbreak.words.review_phrases import lost_text, option_text

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision, Verdict
    from callbreak.words.events import Names


def why(
    names: Names, decision: Decision, verdict: Verdict, tried: Option | None
) -> tuple[str, str]:
    """Heading and sentences about a judged decision, and about what was ``tried`` instead."""
    best, loss = verdict.best, verdict.loss
    reason = reason_sentence(explain(decision.view, best), names)
    if decision.forced:
        return tr("No choice"), reason
    if tried is not None:
        return _why_tried(verdict, tried, reason)
    if not loss:
        return _why_kept(verdict, reason)
    points = lost_text(loss)
    if isinstance(best, Card):
        better = tr("The {card} is worth {points} more.", card=option_text(best), points=points)
    else:
        better = tr("A call of {n} is worth {points} more.", n=best, points=points)
    return tr("Why"), sentences(better, reason)


def _why_kept(verdict: Verdict, reason: str) -> tuple[str, str]:
    """Nothing is clearly better; if something looks better all the same, that is owned."""
    chosen, first = verdict.choice(verdict.taken), verdict.choices[0].option
    if chosen is None or chosen.behind < UNSEEN:
        return tr("Nothing better"), reason
    points = lost_text(chosen.behind)
    if isinstance(first, Card):
        perhaps = tr(
            "The {card} looks {points} better, but that may be chance.",
            card=option_text(first),
            points=points,
        )
    else:
        perhaps = tr(
            "A call of {n} looks {points} better, but that may be chance.",
            n=first,
            points=points,
        )
    return tr("Nothing clearly better"), sentences(perhaps, reason)


def _why_tried(verdict: Verdict, tried: Option, reason: str) -> tuple[str, str]:
    found = verdict.choice(tried)
    if found is None:
        return tr("Why"), reason
    if verdict.is_as_good(tried):
        return tr("That is the best!"), reason
    answer = tr(
        "It is {points} behind the {best}.",
        points=lost_text(found.behind),
        best=option_text(verdict.best),
    )
    chosen = verdict.choice(verdict.taken)
    heading = tr("Not yet")
    if chosen is not None and found.behind < chosen.behind - UNSEEN:
        heading = tr("Better than before")
    return heading, sentences(answer, reason)
