"""The lesson: a round at the real table, with a teacher who says what there is to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.commands import PlayCard
from callbreak.engine.view import Phase
from callbreak.scenes.lesson_script import (
    LessonBots,
    LessonFacts,
    Step,
    lesson_session,
    step_of,
)
from callbreak.scenes.table import TableScene
from callbreak.ui.coach_panel import CoachPanel
from callbreak.ui.look import Look
from callbreak.ui.painter import Painter, Picture
from callbreak.ui.scale import Scale
from callbreak.ui.widget_pictures import WidgetPictures
from callbreak.ui.widgets.button import Button
from callbreak.words import teaching_lesson, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.engine.cards import Card
    from callbreak.scenes.services import Services

_BUTTON_ROOM: Final = 66


class LessonScene(TableScene):
    """The table as in a game, but the others follow a script and nothing is kept."""

    is_lesson = True

    def __init__(self) -> None:
        super().__init__()
        self._painter = _PainterOfMore(self._teacher)
        self._coach = CoachPanel()
        self._step: Step | None = None
        self._greeting = True
        self._ended = False

    def enter(self, services: Services) -> None:
        """Deal the lesson's cards."""
        self._given = lesson_session(services.player_name)
        super().enter(services)
        self._bots = LessonBots(self.session)
        self._facts = LessonFacts(self.session)

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out; of the round buttons only the way out is there."""
        super().resize(size_px)
        self._teacher_look = Look(self.services.theme, Scale(self._layout.p), self.services.motion)
        self._pictures = WidgetPictures(self._teacher_look)
        controls = self._controls
        for button in (controls.last_trick, controls.hint, controls.undo, controls.sheet):
            button.visible = False
        controls.pause.icon_name = "close"
        controls.pause.tooltip = tr("Leave the lesson (Esc)")
        self._begin_button = Button(tr("Let us begin"), self._begin, kind="primary")
        controls.form.add(self._coach, self._begin_button)
        self._begin_button.visible = False
        self._coach.touch()
        self._place_teacher()
        if self._step is not None:
            self._point(self._step)

    # ------------------------------------------------------------------ the teacher

    def _place_teacher(self) -> None:
        look, coach = self._teacher_look, self._coach
        if not self._greeting:
            lowest = self._layout.size[1]
            if self.calling:
                lowest = self._view.call_layout(len(self._controls.numbers)).rect.top
            coach.arrange_beside(self._layout, look, lowest)
            return
        coach.arrange_in_the_middle(self._layout, look, look.px(_BUTTON_ROOM))
        width, height = self._begin_button.size_px(look, coach.rect.width)
        place = pygame.Rect(0, 0, width, height)
        place.midbottom = (coach.rect.centerx, coach.rect.bottom - look.px(18))
        self._begin_button.place(place)
        self._begin_button.visible = coach.visible
        if coach.visible:
            self._controls.form.focus(self._begin_button)

    def _teacher(self) -> list[Picture]:
        return self._pictures.of((self._coach, self._begin_button))

    def _say(self, said: teaching_lesson.Said) -> None:
        self._coach.say(said.title, said.words)
        self._place_teacher()
        self._stale = True

    def _begin(self) -> None:
        self._greeting = False
        self._coach.visible = self._begin_button.visible = False
        self._controls.form.focus(None)
        self._stale = True

    def _point(self, step: Step) -> None:
        """Show on the table what the teacher means."""
        if step.call is not None:
            self._controls.choose(step.call)
        if step.point is not None:
            self._facts.hint = PlayCard(self.session.onlooker, step.point)
            self._view.cards.hand.hinted = step.point
            self._view.cards.refresh(self._pace)

    # ------------------------------------------------------------------ the game

    def _go_on(self) -> None:
        """The table has come to rest: the teacher speaks, or the game goes on."""
        if self._greeting:
            if not self._coach.visible:
                self._say(teaching_lesson.hello())
            return
        if self.shown.phase is Phase.ROUND_OVER:
            if not self._ended and not self._view.moving:
                self._ended = True
                self.services.open("lesson_end", result=self.session.state.finished[-1])
            return
        step = step_of(self.session.view)
        if step is not None and step != self._step:
            self._step = step
            self._say(step.said)
            self._point(step)
        super()._go_on()

    def play(self, card: Card) -> None:
        """The person plays a card; if the lesson could not go on with it, the teacher says so."""
        step = self._step
        wanted = step.wanted if step is not None else ()
        if self.choosing and wanted and card in self.shown.legal and card not in wanted:
            self._say(teaching_lesson.Said(tr("Not now"), teaching_lesson.allowed_but(wanted)))
            return
        super().play(card)

    def _forced_due(self) -> bool:
        """Here everyone plays their cards themselves."""
        return False

    def pause(self) -> None:
        """There is nothing to lose: Esc leaves at once."""
        self.services.back()

    def open_sheet(self) -> None:
        """The lesson has its own end."""

    def ask_hint(self) -> None:
        """The teacher says everything."""

    def undo(self) -> None:
        """What is played is played."""


class _PainterOfMore(Painter):
    """Paints what the table shows, and more on top of it."""

    def __init__(self, more: Callable[[], list[Picture]]) -> None:
        super().__init__()
        self._more = more

    def paint(
        self,
        target: pygame.Surface,
        ground: pygame.Surface,
        pictures: Sequence[Picture],
        *,
        full: bool,
    ) -> list[pygame.Rect]:
        """Bring ``target`` up to date; the rectangles that were painted."""
        return super().paint(target, ground, [*pictures, *self._more()], full=full)
