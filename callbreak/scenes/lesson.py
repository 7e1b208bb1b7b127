"""The lesson: a round at the real table, with a teacher who says what there is to know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

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
from callbreak.ui.scale import Scale
from callbreak.ui.widget_pictures import WidgetPictures
from callbreak.ui.widgets.button import Button
from callbreak.words import teaching_lesson, tr

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.session.session import Session
    from callbreak.ui.painter import Picture

_BUTTON_ROOM: Final = 66


class LessonScene(TableScene):
    """The table as in a game, but the others follow a script and nothing is kept.

    Attributes:
        coach: the teacher.
        begin_button: what ends the greeting.
    """

    is_lesson = True

    def __init__(self) -> None:
        super().__init__()
        self.coach = CoachPanel()
        self._step: Step | None = None
        self._greeting = True
        self._ended = False

    def make_session(self) -> Session:
        """The lesson's deal."""
        return lesson_session(self.services.player_name)

    def make_bots(self) -> LessonBots:
        """They follow the script."""
        return LessonBots(self.session)

    def make_facts(self) -> LessonFacts:
        """The teacher proposes a call."""
        return LessonFacts(self.session)

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out; of the round buttons only the way out is there."""
        super().resize(size_px)
        self._teacher_look = Look(self.services.theme, Scale(self.layout.p), self.services.motion)
        self._pictures = WidgetPictures(self._teacher_look)
        controls = self.controls
        for button in (controls.last_trick, controls.hint, controls.undo, controls.sheet):
            button.visible = False
        controls.pause.icon_name = "close"
        controls.pause.tooltip = tr("Leave the lesson (Esc)")
        self.begin_button = Button(tr("Let us begin"), self._begin, kind="primary")
        controls.form.add(self.coach, self.begin_button)
        self.begin_button.visible = False
        self.coach.touch()
        self._place_teacher()

    # ------------------------------------------------------------------ the teacher

    def _place_teacher(self) -> None:
        look, coach = self._teacher_look, self.coach
        if not self._greeting:
            lowest = self.layout.size[1]
            if self.calling:
                lowest = self.view.call_layout(len(self.controls.numbers)).rect.top
            coach.arrange_beside(self.layout, look, lowest)
            return
        coach.arrange_in_the_middle(self.layout, look, look.px(_BUTTON_ROOM))
        width, height = self.begin_button.size_px(look, coach.rect.width)
        place = pygame.Rect(0, 0, width, height)
        place.midbottom = (coach.rect.centerx, coach.rect.bottom - look.px(18))
        self.begin_button.place(place)
        self.begin_button.visible = coach.visible
        if coach.visible:
            self.controls.form.focus(self.begin_button)

    def above(self) -> list[Picture]:
        """The teacher stands above everything."""
        return self._pictures.of((self.coach, self.begin_button))

    def _say(self, said: teaching_lesson.Said) -> None:
        self.coach.say(said.title, said.words)
        self._place_teacher()
        self.repaint()

    def _begin(self) -> None:
        self._greeting = False
        self.coach.visible = self.begin_button.visible = False
        self.controls.form.focus(None)
        self.repaint()

    def _point(self, step: Step) -> None:
        """Show on the table what the teacher means."""
        for option in (step.call, step.point):
            if option is not None:
                self.point_out(option)

    # ------------------------------------------------------------------ the game

    def come_to_rest(self) -> None:
        """The table has come to rest: the teacher speaks, or the game goes on."""
        if self._greeting:
            if not self.coach.visible:
                self._say(teaching_lesson.hello())
            return
        if self.shown.phase is Phase.ROUND_OVER:
            if not self._ended and not self.view.moving:
                self._ended = True
                self.services.open("lesson_end", result=self.session.state.finished[-1])
            return
        step = step_of(self.session.view)
        if step is not None and step != self._step:
            self._step = step
            self._say(step.said)
            self._point(step)
        super().come_to_rest()

    def lay(self, card: Card) -> None:
        """The person plays a card; if the lesson could not go on with it, the teacher says so.

        Whoever is quick may play before the teacher has spoken: what counts is the position.
        """
        step = step_of(self.session.view)
        wanted = step.wanted if step is not None else ()
        if self.choosing and wanted and card in self.shown.legal and card not in wanted:
            self._say(teaching_lesson.Said(tr("Not now"), teaching_lesson.allowed_but(wanted)))
            return
        super().lay(card)

    def pause(self) -> None:
        """There is nothing to lose: Esc leaves at once."""
        self.services.back()

    def open_sheet(self) -> None:
        """The lesson has its own end."""

    def ask_hint(self) -> None:
        """The teacher says everything."""

    def undo(self) -> None:
        """What is played is played."""
