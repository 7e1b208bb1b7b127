"""A question before something that cannot be taken back; the harmless answer comes first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.scenes.button_row import ButtonRow
from callbreak.scenes.dialog_scene import DialogScene
from callbreak.ui import text
from callbreak.ui.widgets.button import Button, Kind
from callbreak.ui.widgets.label import Label

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget

_WIDTH = 560


@dataclass(frozen=True, slots=True)
class Answer:
    """Words on a button, and what the answer does; None only closes the question."""

    words: str
    action: Callable[[], None] | None = None
    kind: Kind = "secondary"


class QuestionScene(DialogScene):
    """The first answer is the harmless one: it has the focus, and Esc means it."""

    def __init__(self, title: str, words: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.title = title
        self._words = words
        self._answers = tuple(answers)

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Words, and a button for each answer."""
        look = form.look
        width = min(look.control(_WIDTH), size_px[0] - 2 * look.px(20))
        inner = width - 2 * look.px(28)
        words_px = text.measure(self._words, look.text("body"), inner)[1]
        buttons = [self._button(answer) for answer in self._answers]
        row = ButtonRow(look, buttons, inner)
        place = self.open_panel(look, width, words_px + look.px(24) + row.height_px)
        label = Label(self._words, align="center")
        label.place(pygame.Rect(place.x, place.y, place.width, words_px))
        row.place(place.x, label.rect.bottom + look.px(24), place.width, "center")
        form.add(label, *buttons)
        return buttons[0]

    def _button(self, answer: Answer) -> Button:
        def press() -> None:
            self.services.back()
            if answer.action is not None:
                answer.action()

        return Button(answer.words, press, kind=answer.kind)
