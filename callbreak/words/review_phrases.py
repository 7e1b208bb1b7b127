"""The review in words: what was decided, what it cost, and what a round or a game comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ai.review import UNSEEN
from callbreak.engine.cards import Card
from callbreak.words.cards import card_text
from callbreak.words.catalogs import ctx, ntr, tr
from callbreak.words.joining import grouped
from callbreak.words.numbers import MINUS, decimal_text

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision, Verdict
    from callbreak.ai.review_summary import Summary


def option_text(option: Option) -> str:
    """A card as its corner shows it, or a call as a number."""
    return card_text(option) if isinstance(option, Card) else str(option)


def behind_text(points: float) -> str:
    """How far behind the best something is: ``−1.3``, ``0`` for the best."""
    text = decimal_text(points, 1)
    return "0" if text in {"0.0", "0,0"} else MINUS + text


def lost_text(points: float) -> str:
    """Points with one decimal: ``1.3 points``."""
    # Translators: {score} is a decimal number, like 4.1 or −2.5.
    return ctx("decimal number", "{score} points", score=decimal_text(points, 1))


def place_in_game(decision: Decision) -> str:
    """Where in the game something was decided: ``Round 3, trick 6``."""
    if decision.trick_number is None:
        return tr("Round {round}, call", round=decision.round_number)
    return tr(
        "Round {round}, trick {trick}", round=decision.round_number, trick=decision.trick_number
    )


def taken_word(decision: Decision) -> str:
    """The verb before what was decided: called, led, played."""
    if decision.trick_number is None:
        return ctx("before a number", "called")
    trick = decision.view.trick
    leads = trick is not None and not trick.cards
    return ctx("before a card", "led") if leads else ctx("before a card", "played")


def taken_line(decision: Decision, verdict: Verdict) -> str:
    """What was decided: ``played K♣``."""
    return tr("{did} {taken}", did=taken_word(decision), taken=option_text(verdict.taken))


def verdict_line(decision: Decision, verdict: Verdict) -> str:
    """What was decided, and what would have been best: ``played K♣, best A♥``."""
    return tr(
        "{did} {taken}, best {best}",
        did=taken_word(decision),
        taken=option_text(verdict.taken),
        best=option_text(verdict.best),
    )


def choices_text(verdict: Verdict) -> str:
    """Every choice with what it is behind the best: ``A♥ 0; A♠ −0.1``."""
    return grouped(
        f"{option_text(choice.option)} {behind_text(choice.behind)}" for choice in verdict.choices
    )


def summary_sentences(found: Summary) -> list[str]:
    """What a round or a game comes to: nothing lost, or what was, and by what."""
    if found.lost < UNSEEN:
        return [tr("No clear mistake.")]
    sentences = [
        tr(
            "Points lost: {points}, by calls {calls}, by cards {cards}.",
            points=decimal_text(found.lost, 1),
            calls=decimal_text(found.lost_by_calls, 1),
            cards=decimal_text(found.lost_by_cards, 1),
        )
    ]
    if found.calls_too_high:
        n = found.calls_too_high
        sentences.append(ntr("{n} call was too high.", "{n} calls were too high.", n))
    if found.calls_too_low:
        n = found.calls_too_low
        sentences.append(ntr("{n} call was too low.", "{n} calls were too low.", n))
    if found.tricks_given_away:
        n = found.tricks_given_away
        sentences.append(ntr("{n} trick was given away.", "{n} tricks were given away.", n))
    return sentences
