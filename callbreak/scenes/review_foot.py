"""The foot of the review: back and on, play, and the track of the round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.engine.commands import MakeCall
from callbreak.engine.state import Playing
from callbreak.ui.review_track import ReviewTrack
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.words import ctx, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.scenes.review_game import Step
    from callbreak.ui.look import Look
    from callbreak.ui.review_layout import ReviewLayout
    from callbreak.ui.widgets.widget import Widget


@dataclass(frozen=True, slots=True)
class FootActions:
    """What the foot asks of the scene."""

    go: Callable[[int], None]
    jump_round: Callable[[int], None]
    play: Callable[[], None]
    step_by: Callable[[int], None]


class ReviewFoot:
    """Buttons and track."""

    def __init__(
        self,
        look: Look,
        places: ReviewLayout,
        actions: FootActions,
    ) -> None:
        jump_round, step_by = actions.jump_round, actions.step_by
        self.track = ReviewTrack(
            actions.go, actions.play, calls_word=ctx("part of a round", "Calls")
        )
        self.track.place(places.track)
        self._play = IconButton("play", tr("Play (P)"), actions.play)
        self._buttons = (
            IconButton("first", tr("Previous round (Page Up)"), lambda: jump_round(-1)),
            IconButton("left", tr("Back (comma)"), lambda: step_by(-1)),
            self._play,
            IconButton("right", tr("On (full stop)"), lambda: step_by(1)),
            IconButton("last", tr("Next round (Page Down)"), lambda: jump_round(1)),
        )
        side = min(look.control(42), places.buttons.height - look.px(8))
        pitch = min(places.buttons.width // 5, look.control(70))
        start = places.buttons.x
        if places.buttons.width > look.control(5 * 60):
            start = places.buttons.centerx - (4 * pitch + side) // 2
        for index, button in enumerate(self._buttons):
            rect = pygame.Rect(start + index * pitch, 0, side, side)
            rect.centery = places.buttons.centery
            button.place(rect)

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """In the order of Tab."""
        return *self._buttons, self.track

    def show(self, now: Step, step: int, last: int, marks: Sequence[int], *, playing: bool) -> None:
        """Show where the review stands."""
        self.track.show(step, last, marks, _step_words(now))
        self._play.show(
            "pause" if playing else "play", tr("Stop (P)") if playing else tr("Play (P)")
        )
        self._play.set_on(playing)


def _step_words(now: Step) -> str:
    if isinstance(now.state, Playing):
        played = 4 * len(now.state.tricks) + len(now.state.trick.cards) + 1
        return tr("Card {n} of {total}", n=played, total=52)
    if isinstance(now.command, MakeCall):
        made = sum(call is not None for call in now.calls)
        return tr("Call {n} of {total}", n=made, total=4)
    return tr("The deal")
