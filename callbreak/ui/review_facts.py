"""What the own hand of the review is told to show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ai.evaluation import Option
    from callbreak.engine.cards import Card


@dataclass(frozen=True, slots=True)
class ChoiceFacts:
    """A card or a call.

    Attributes:
        option: the card or the call.
        legal: whether it may be chosen.
        behind: points below the best, None while that is not known or not shown.
        words: the same as words.
        chip: a word on it: best, played ...; empty for none.
        kind: how bar and chip are coloured: ``plain``, ``best``, ``played`` or ``tried``.
        raised: whether it stands up.
    """

    option: Option
    legal: bool = True
    behind: float | None = None
    words: str = ""
    chip: str = ""
    kind: str = "plain"
    raised: bool = False


@dataclass(frozen=True, slots=True)
class OwnFacts:
    """What the own hand shows.

    Attributes:
        name: the player's name, with tricks won of tricks called beside it.
        face: the portrait.
        count: tricks won of tricks called.
        choices: the cards of the hand, or the calls.
        hand: with calls, the cards of the hand, to look at.
        caption: a line over the cards where there are no bars.
        scale: the words beside a line of the scale, by its tenths of points.
        choosing: whether one is to be chosen.
    """

    name: str
    face: str
    count: str
    choices: tuple[ChoiceFacts, ...]
    hand: tuple[Card, ...] = ()
    caption: str = ""
    scale: Callable[[float], str] = str
    choosing: bool = False
