"""The levels of the game's own bots: one function answers for all of them.

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
from callbreak.ai.styles import Style
from callbreak.engine.commands import AskRedeal, Command, MakeCall, PlayCard
from callbreak.engine.state import Kind
from callbreak.engine.view import Phase

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.view import SeatView


class Level(StrEnum):
    """How strong a bot is; in settings, on the command line and in records one word."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


def level_of(kind: Kind) -> Level:
    """The level that answers for a seat of a kind; for a program or a second person `MEDIUM`."""
    return Level.MEDIUM if kind in {Kind.PROGRAM, Kind.HUMAN} else Level(kind.value)


BOLDNESS: Final = {Style.CAREFUL: -0.12, Style.EVEN: 0.0, Style.BOLD: 0.12}
"""What a style adds to the tricks that a rule-based bot expects of its hand."""


def answer(
    view: SeatView,
    level: Level,
    style: Style = Style.EVEN,
    *,
    playouts: int | None = None,
    budget_ms: float | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Command:
    """What a bot of a level does when its seat is on turn.

    Args:
        view: what the seat may know.
        level: how strong the bot is.
        style: how it likes to call.
        playouts: how much ``hard`` looks into a decision; None is its default.
        budget_ms: how long ``hard`` thinks instead; the answer then depends on the machine.
        stop: asked now and then by ``hard``, which answers at once when it says yes.

    Raises:
        ValueError: the seat is not on turn.
    """
    if level is not Level.HARD:
        return quick_answer(view, level, style)
    # The search is loaded only where it is used: the quick levels stay quick to start.
    from callbreak.ai.hard import HardPlayer

    player = HardPlayer(playouts=playouts, budget_ms=budget_ms, style=style)
    return player.answer(view, stop=stop)


def quick_answer(view: SeatView, level: Level = Level.MEDIUM, style: Style = Style.EVEN) -> Command:
    """What a rule-based level does, within 5 ms: for ``hard`` what ``medium`` would do.

    Raises:
        ValueError: the seat is not on turn.
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
