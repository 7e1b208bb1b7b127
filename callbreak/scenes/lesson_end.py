"""How the lesson ended: what everybody has scored, and what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.seats import SEATS
from callbreak.scenes.button_row import ButtonRow
from callbreak.scenes.dialog_scene import DialogScene
from callbreak.scenes.lesson_script import OTHERS, RULES
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.figures import Figures
from callbreak.ui.widgets.label import Label
from callbreak.words import ctx, tr
from callbreak.words.numbers import column_score
from callbreak.words.players import bot_name
from callbreak.words.teaching_lesson import ended

if TYPE_CHECKING:
    from callbreak.engine.state import RoundResult
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget

_WIDTH: Final = 660


class LessonEndScene(DialogScene):
    """Explains the person's points, and leads on to a game."""

    def __init__(self, result: RoundResult) -> None:
        super().__init__()
        self._result = result

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Words, figures, and the ways out."""
        self.title = tr("Your first round")
        look, result = form.look, self._result
        width = min(look.control(_WIDTH), size_px[0] - 2 * look.px(20))
        inner = width - 2 * look.px(28)
        label = Label(ended(result.calls[0], result.won[0], result.scores[0], RULES))
        words_px = label.height_px(look, inner)
        figures = self._figures()
        figures_px = figures.height_px(look)
        buttons = self._buttons()
        row = ButtonRow(look, buttons, inner)
        inner_px = words_px + figures_px + row.height_px + 2 * look.px(20)
        place = self.open_panel(look, width, inner_px)
        label.place(pygame.Rect(place.x, place.y, place.width, words_px))
        y = label.rect.bottom + look.px(20)
        figures.place(pygame.Rect(place.x, y, place.width, figures_px))
        row.place(place.x, figures.rect.bottom + look.px(20), place.width, "right")
        form.add(label, figures, *buttons)
        return buttons[0]

    def _figures(self) -> Figures:
        result = self._result
        names = (self.services.player_name, *map(bot_name, OTHERS))
        head = (
            ctx("column", "Player"),
            ctx("column", "Call"),
            ctx("column", "Tricks won"),
            ctx("column", "Points"),
        )
        return Figures(
            head,
            [
                (
                    names[seat],
                    str(result.calls[seat]),
                    str(result.won[seat]),
                    column_score(result.scores[seat], RULES),
                )
                for seat in SEATS
            ],
        )

    def _buttons(self) -> list[Button]:
        return [
            Button(tr("Play a game"), self._play, kind="primary", icon_name="play"),
            Button(tr("Once more"), self._again, icon_name="replay"),
            Button(tr("Back"), self.escape, icon_name="left"),
        ]

    def _play(self) -> None:
        self.services.restart("home")
        self.services.open("new_game")

    def _again(self) -> None:
        self.services.back()
        self.services.replace("lesson")

    def escape(self) -> None:
        """The lesson is over too."""
        self.services.back()
        self.services.back()
