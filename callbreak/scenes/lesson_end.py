"""How the lesson ended: what everybody has scored, and what to do now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.seats import SEATS
from callbreak.scenes.dialog_scene import DialogScene
from callbreak.scenes.lesson_script import OTHERS, RULES
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.figures import Figures
from callbreak.ui.widgets.label import Label
from callbreak.words import ctx, tr
from callbreak.words.numbers import score_text
from callbreak.words.players import bot_name
from callbreak.words.teaching_lesson import ended

if TYPE_CHECKING:
    from callbreak.engine.state import RoundResult
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
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
        gap, high = look.px(14), look.control(48)
        wide = sum(button.size_px(look)[0] for button in buttons) + gap * (len(buttons) - 1)
        rows = len(buttons) if wide > inner else 1
        below = rows * (high + gap) - gap
        place = self.open_panel(look, width, words_px + figures_px + below + 2 * look.px(20))
        label.place(pygame.Rect(place.x, place.y, place.width, words_px))
        y = label.rect.bottom + look.px(20)
        figures.place(pygame.Rect(place.x, y, place.width, figures_px))
        at = pygame.Rect(place.x, figures.rect.bottom + look.px(20), place.width, high)
        _place_buttons(look, buttons, at, stacked=rows > 1)
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
                    score_text(result.scores[seat]),
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


def _place_buttons(look: Look, buttons: list[Button], at: pygame.Rect, *, stacked: bool) -> None:
    gap = look.px(14)
    if stacked:
        for index, button in enumerate(buttons):
            button.place(at.move(0, index * (at.height + gap)))
        return
    x = at.right
    for button in buttons:
        width = button.size_px(look)[0]
        x -= width
        button.place(pygame.Rect(x, at.y, width, at.height))
        x -= gap
