"""The first start: a welcome that asks for a name and offers the lesson, shown once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.paths import user_name
from callbreak.scenes.button_row import ButtonRow
from callbreak.scenes.dialog_scene import DialogScene
from callbreak.ui.chords import chord
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.text_field import TextField
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.widget import Widget

WELCOMED: Final = "welcomed"
"""Under this key the store remembers that the welcome has been shown."""

_WIDTH: Final = 560


class WelcomeScene(DialogScene):
    """Whichever way it is left, it does not come again; the name can be changed in the settings."""

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Words, the field for the name, and two buttons."""
        self.title = tr("Welcome to Call Break")
        look = form.look
        width = min(look.control(_WIDTH), size_px[0] - 2 * look.px(20))
        inner = width - 2 * look.px(28)
        words = Label(
            tr("Four players, thirteen tricks, and everyone says before how many they will win.")
        )
        asked = Label(tr("What shall we call you?"), "strong")
        field = self._field = TextField(
            self.services.settings.player.name,
            lambda _: None,
            hint=user_name() or tr("You"),
            on_done=self._keep_name,
        )
        buttons = [
            Button(tr("A short lesson first"), self._lesson, kind="primary", icon_name="play"),
            Button(tr("To the game"), self.escape),
        ]
        row = ButtonRow(look, buttons, inner)
        parts = [words.height_px(look, inner), asked.height_px(look, inner), look.control(46)]
        inner_px = sum(parts) + look.px(18 + 8 + 26) + row.height_px
        place = self.open_panel(look, width, inner_px)
        y = place.y
        for widget, part, space in zip((words, asked, field), parts, (18, 8, 26), strict=True):
            widget.place(pygame.Rect(place.x, y, place.width, part))
            y += part + look.px(space)
        row.place(place.x, y, place.width, "right")
        form.add(words, asked, field, *buttons)
        self._first_button = buttons[0]
        self._over_dusk = self.services.first_frame_due
        return field

    def tick(self, dt_s: float) -> None:
        """Time goes on; once the first frame is seen, the evening behind is drawn in full."""
        if self._over_dusk and not self.services.first_frame_due:
            self._over_dusk = False
            self.services.relayout()
        super().tick(dt_s)

    def _keep_name(self, words: str) -> None:
        self.services.change("player.name", words.strip())

    def handle(self, event: pygame.Event) -> None:
        """Enter in the field goes on to the first button."""
        typing = self.form.focused is self._field and not self._field.takes_every_key
        super().handle(event)
        if typing and chord("Enter").is_pressed(event):
            self.form.focus(self._first_button, ring=True)

    def leave(self) -> None:
        """It has been shown."""
        super().leave()
        if self.services.store is not None:
            self.services.store.remember(WELCOMED, value=True)

    def _lesson(self) -> None:
        self.services.replace("lesson")
