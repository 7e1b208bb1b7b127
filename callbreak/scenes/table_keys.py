"""The table's keys: arrows and Enter play, digits call, letters help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.view import Phase
from callbreak.ui import keys
from callbreak.ui.focus_order import is_arrow

if TYPE_CHECKING:
    from callbreak.scenes.table import TableScene
    from callbreak.scenes.table_hand import HandInput
    from callbreak.ui.form import Form

_STEPS: Final = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}


class TableKeys:
    """Takes a key if it means something here."""

    def __init__(self, table: TableScene, hand: HandInput) -> None:
        self._table = table
        self._hand = hand

    def handle(self, event: pygame.Event, form: Form) -> bool:
        """Whether the key was of use."""
        table = self._table
        if event.key == pygame.K_ESCAPE:
            table.escape()
            return True
        if self._acts(event):
            table.hurry()
        if table.choosing and event.key in _STEPS and not keys.has_alt(event):
            form.focus(None)
            self._hand.step(_STEPS[event.key], table.shown.legal or table.shown.hand)
            return True
        if table.calling and form.focused is None and is_arrow(event.key):
            return table.focus_number()
        if keys.presses(event) and not keys.has_alt(event) and form.focused is None:
            return self._press()
        if table.calling and not keys.has_ctrl(event):
            digit = keys.digit(event)
            if digit is not None:
                table.type_digit(digit)
                return True
        return form.handle(event) or self._letter(event)

    @staticmethod
    def _acts(event: pygame.Event) -> bool:
        """Whether a key is one that hurries what is on its way."""
        return keys.presses(event) or event.key in _STEPS or keys.digit(event) is not None

    def _press(self) -> bool:
        table = self._table
        if table.press_typed():
            return True
        if table.choosing and self._hand.chosen is not None:
            table.play(self._hand.chosen)
            return True
        if table.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
            table.open_sheet()
            return True
        return False

    def _letter(self, event: pygame.Event) -> bool:
        if keys.has_alt(event):
            return False
        letter = keys.letter(event)
        if keys.has_ctrl(event):
            if letter == "z":
                self._table.undo()
            return letter == "z"
        actions = {
            "h": self._table.ask_hint,
            "l": self._table.toggle_last_trick,
            "s": self._table.open_sheet,
        }
        action = actions.get(letter or "")
        if action is None:
            return False
        action()
        return True
