"""The levels and styles of the game's own bots: one function answers for all of them.

A bot is given a `SeatView` and nothing else. The same view gets the same answer: what looks like
chance comes from the seat's random numbers and the position.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final

from callbreak.ai.calling import choose_call
from callbreak.ai.heuristics_easy import easy_call, easy_card
from callbreak.ai.heuristics_play import choose_card
from callbreak.ai.heuristics_reading import Reading
from callbreak.engine.commands import AskRedeal, Command, MakeCall, PlayCard
from callbreak.engine.view import Phase

if TYPE_CHECKING:
    from callbreak.engine.view import SeatView


class Level(StrEnum):
    """How strong a bot is; in settings, on the command line and in records one word."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


class Style(StrEnum):
    """How a bot calls."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    BOLD = "bold"


BOLDNESS: Final = {Style.CAREFUL: -0.12, Style.BALANCED: 0.0, Style.BOLD: 0.12}
"""What a style adds to the tricks that a bot expects of its hand."""

_STYLE_OF_NAME: Final = {
    "Asha": Style.BALANCED,
    "Bikram": Style.BOLD,
    "Chandra": Style.CAREFUL,
}


def style_of(name: str) -> Style:
    """The style of an opponent by name; a name of the player's own gets a fixed one too."""
    styles = tuple(Style)
    return _STYLE_OF_NAME.get(name) or styles[sum(map(ord, name)) % len(styles)]


def quick_answer(
    view: SeatView, level: Level = Level.MEDIUM, style: Style = Style.BALANCED
) -> Command:
    """What a rule-based level does, within 5 ms: for ``hard`` what ``medium`` would do.

    Raises:
        ValueError: the seat of the view is not on turn.
    """
    if not view.on_turn:
        raise ValueError(f"seat {view.seat} is not on turn")
    if view.phase is Phase.REDEAL:
        return AskRedeal(view.seat)
    easy = level is Level.EASY
    if view.phase is Phase.CALLING:
        boldness = BOLDNESS[style]
        call = easy_call(view, boldness) if easy else choose_call(view, boldness)
        return MakeCall(view.seat, call)
    card = easy_card(view) if easy else choose_card(Reading.careful(view))
    return PlayCard(view.seat, card)
