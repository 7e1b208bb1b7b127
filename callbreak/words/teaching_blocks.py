"""What a chapter of How to play is made of: texts, and examples as positions to be drawn.

An example holds cards only. Which of them may be played is asked of the engine, under whatever
house rules are in force, when it is shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from callbreak.engine.legality import Refusal, card_refusal

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.engine.rules import Rules
    from callbreak.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class RuleTitle:
    """The heading of a rule, with its number: ``R7``."""

    number: str
    words: str


@dataclass(frozen=True, slots=True)
class Title:
    """A heading without a number."""

    words: str


@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph."""

    words: str


@dataclass(frozen=True, slots=True)
class Points:
    """Sentences in a list."""

    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Question:
    """What is often asked, and the answer under the rules in force."""

    question: str
    answer: str


@dataclass(frozen=True, slots=True)
class Entry:
    """A name, and one line about it."""

    name: str
    line: str


@dataclass(frozen=True, slots=True)
class PlayExample:
    """A hand and a trick, to show which cards may be played."""

    words: str
    hand: tuple[Card, ...]
    trick: Trick
    spades_broken: bool = True

    def refusals(self, rules: Rules) -> tuple[Refusal | None, ...]:
        """Why each card of the hand may not be played, None for those that may."""
        return tuple(
            card_refusal(self.hand, self.trick, card, rules, spades_broken=self.spades_broken)
            for card in self.hand
        )


@dataclass(frozen=True, slots=True)
class TrickExample:
    """A full trick, to show which card wins it."""

    words: str
    trick: Trick


@dataclass(frozen=True, slots=True)
class HandExample:
    """Cards, and what is to be said of them; before one of them (a place) others are left out."""

    words: str
    hand: tuple[Card, ...]
    left_out_at: int | None = None


@dataclass(frozen=True, slots=True)
class ScoreExamples:
    """Rows of call and tricks won; the points are asked of the engine."""

    rows: tuple[tuple[int, int], ...]


Block: TypeAlias = (
    RuleTitle
    | Title
    | Text
    | Points
    | Question
    | Entry
    | PlayExample
    | TrickExample
    | HandExample
    | ScoreExamples
)


@dataclass(frozen=True, slots=True)
class Chapter:
    """One page of How to play. ``icon`` is the name of a picture."""

    key: str
    title: str
    icon: str
    blocks: tuple[Block, ...]
