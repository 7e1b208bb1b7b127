"""The pause: go on, look something up, or leave; the game is kept in any case."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.deal import fingerprint
from callbreak.scenes.dialog_scene import DialogScene
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.label import Label
from callbreak.words import tr
from callbreak.words.rules_lines import rules_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.rules import Rules
    from callbreak.session.session import Session
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_MENU: Final = 270
_RULES: Final = 400
_MOST_RULES: Final = 760


class PauseScene(DialogScene):
    """With the session that is paused, its rules and its seal are shown beside the menu."""

    def __init__(self, session: Session | None = None) -> None:
        super().__init__()
        self._rules = None if session is None else session.setup.rules
        self._seal = "" if session is None else fingerprint(session.setup.seed)

    @property
    def rules_in_play(self) -> Rules | None:
        """The rules of the game that is paused."""
        return self._rules

    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """The menu, and the rules in force where there is room for them."""
        self.title = tr("Pause")
        look = form.look
        buttons = self._buttons()
        gap = look.px(10)
        high = min(look.control(46), (size_px[1] - look.control(150)) // len(buttons) - gap)
        menu_px = len(buttons) * (high + gap) - gap
        room = size_px[0] - 2 * look.px(20) - 2 * look.px(28)
        with_rules = self._rules is not None and room >= look.control(_MENU + 30 + _RULES)
        lines = BulletList(self._lines(), "second")
        heading = Label(tr("Rules in force"), "heading", colour=look.theme.title)
        width, inner = look.control(_MENU), menu_px
        if with_rules:
            beside = look.control(_RULES)
            head = heading.height_px(look, beside)
            if head + lines.height_px(look, beside) > self._inner_px(look):
                # Rather a wide panel than one in which the last rules have no room.
                beside = min(look.control(_MOST_RULES), room - look.control(_MENU + 30))
            inner = max(menu_px, head + lines.height_px(look, beside))
            width += look.control(30) + beside
        place = self.open_panel(look, width + 2 * look.px(28), inner)
        y = place.y
        menu_width = look.control(_MENU) if with_rules else place.width
        for button in buttons:
            button.place(pygame.Rect(place.x, y, menu_width, high))
            y += high + gap
        form.add(*buttons)
        if with_rules:
            self._place_rules(form, look, place, heading, lines)
        return buttons[0]

    def _inner_px(self, look: Look) -> int:
        """How high the content of a panel may be."""
        return self.size_px[1] - 2 * look.px(12) - self.head_px(look) - look.px(46)

    def _lines(self) -> list[str]:
        """The rules, and what was promised about the deals before the first card."""
        if self._rules is None:
            return []
        groups = " ".join(self._seal[at : at + 8] for at in range(0, len(self._seal), 8))
        return [*rules_lines(self._rules), tr("Fingerprint of the deals: {hash}", hash=groups)]

    @staticmethod
    def _place_rules(
        form: Form, look: Look, place: pygame.Rect, heading: Label, lines: BulletList
    ) -> None:
        x = place.x + look.control(_MENU + 30)
        width = place.right - x
        head = heading.height_px(look, width)
        heading.place(pygame.Rect(x, place.y, width, head))
        lines.place(pygame.Rect(x, place.y + head, width, place.height - head))
        form.add(heading, lines)

    def _buttons(self) -> list[Button]:
        services = self.services
        made = [Button(tr("Go on"), services.back, kind="primary", icon_name="play", left=True)]
        entries: tuple[tuple[str, str, Callable[[], None]], ...] = (
            (tr("How to play"), "book", lambda: services.open("how_to_play")),
            (tr("Settings"), "settings", lambda: services.open("settings", page="play")),
            (tr("New game"), "plus", lambda: services.replace("new_game")),
            (tr("To the first screen"), "left", lambda: services.restart("home")),
        )
        made += [
            Button(words, action, icon_name=icon_name, left=True)
            for words, icon_name, action in entries
        ]
        made.append(Button(tr("Quit"), services.quit, icon_name="quit", left=True))
        for button in made[-2:]:
            button.tooltip = tr("The game is kept: Continue goes on with it.")
        return made
