"""What the verdicts on a round or a game come to: calls too high or low, and points given away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from callbreak.ai.review import Choice, Verdict
from callbreak.engine.cards import Card, CardError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from callbreak.ai.evaluation import Option
    from callbreak.ai.review import Decision

FORMAT: Final = 1
"""The version of the verdicts that are kept; those of another version are made anew."""

A_TRICK: Final = 0.5
"""A card that costs so many points has most likely given a trick away, and not just a tenth."""


@dataclass(frozen=True, slots=True)
class Summary:
    """What the decisions of a round or of a game come to.

    Attributes:
        calls_too_high: calls to which a lower one was clearly better.
        calls_too_low: calls to which a higher one was clearly better.
        tricks_given_away: cards that cost about a trick.
        lost_by_calls: points.
        lost_by_cards: points.
    """

    calls_too_high: int = 0
    calls_too_low: int = 0
    tricks_given_away: int = 0
    lost_by_calls: float = 0.0
    lost_by_cards: float = 0.0

    @property
    def lost(self) -> float:
        """All points lost."""
        return self.lost_by_calls + self.lost_by_cards


def summary(verdicts: Iterable[Verdict]) -> Summary:
    """Add verdicts up."""
    high = low = tricks = 0
    by_calls = by_cards = 0.0
    for verdict in verdicts:
        loss = verdict.loss
        if isinstance(verdict.taken, Card):
            by_cards += loss
            tricks += loss >= A_TRICK
        elif loss > 0 and isinstance(verdict.best, int):
            by_calls += loss
            high += verdict.taken > verdict.best
            low += verdict.taken < verdict.best
    return Summary(high, low, tricks, by_calls, by_cards)


def to_json(verdict: Verdict) -> dict[str, object]:
    """A verdict made of JSON's types, for the store."""
    return {
        "format": FORMAT,
        "taken": _written(verdict.taken),
        "choices": [
            [_written(choice.option), round(choice.behind, 3), round(choice.error, 3)]
            for choice in verdict.choices
        ],
    }


def from_json(data: object, decision: Decision) -> Verdict | None:
    """The verdict on a decision that was kept; None if it is of no use."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return None
    try:
        verdict = Verdict(
            _read(data["taken"]),
            tuple(Choice(_read(one), float(by), float(err)) for one, by, err in data["choices"]),
        )
    except (KeyError, TypeError, ValueError, CardError):
        return None
    fits = verdict.taken == decision.taken and verdict.choice(decision.taken) is not None
    return verdict if fits else None


def _written(option: Option) -> str | int:
    return str(option) if isinstance(option, Card) else option


def _read(value: object) -> Option:
    if isinstance(value, str):
        return Card.parse(value)
    if type(value) is not int:
        raise TypeError(value)
    return value
