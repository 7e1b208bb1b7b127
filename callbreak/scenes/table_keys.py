"""The table's keys: arrows and Enter play, digits call, letters help."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.engine.view import Phase
from callbreak.scenes.shortcuts import EVERYWHERE, TABLE, Act, act_of
from callbreak.ui import keys

if TYPE_CHECKING:
    import pygame

    from callbreak.scenes.table import TableScene
    from callbreak.scenes.table_controls import TableControls
    from callbreak.scenes.typed_call import TypedCall

_ASIDE: Final = frozenset({Act.CARD_LEFT, Act.CARD_RIGHT})
_HURRYING: Final = _ASIDE | {Act.PLAY, Act.DIGIT}
"""Keys that show at once what is on its way, and are then handled."""


class TableKeys:
    """Takes a key if it means something here."""

    def __init__(self, table: TableScene, controls: TableControls, typed: TypedCall) -> None:
        self._table = table
        self._controls = controls
        self._typed = typed

    def handle(self, event: pygame.Event) -> bool:
        """Whether the key was of use."""
        table, form = self._table, self._controls.form
        act = act_of(event, TABLE)
        if act in _HURRYING:
            table.hurry()
        if act is Act.PAUSE:
            table.escape()
            return True
        if act in _ASIDE and self._chooses(event):
            return True
        if form.focused is None and self._begins(event, act):
            return True
        if table.calling and self._types(event, act):
            return True
        return form.handle(event) or self._helps(act)

    def _chooses(self, event: pygame.Event) -> bool:
        """Left and right choose a card or a number; whether that was all they do now."""
        table, form = self._table, self._controls.form
        if table.choosing:
            return self._choose_card(event)
        if table.calling and form.focused not in self._controls.numbers:
            return self._typed.focus_number()
        # A key that comes too early goes nowhere: on a button, Enter would do something else.
        asked = self._controls.redeal.visible
        return table.session.person is not None and not asked and form.focused is None

    def _choose_card(self, event: pygame.Event) -> bool:
        """The arrows belong to the hand, wherever the focus is."""
        hand, form = self._controls.hand, self._controls.form
        if form.focused is hand:
            return form.handle(event)
        taken = hand.key(event)
        form.focus(hand, ring=True)
        return taken

    def _begins(self, event: pygame.Event, act: Act | None) -> bool:
        """Keys where nothing has the focus yet."""
        table = self._table
        if act is Act.PLAY:
            if table.calling and self._typed.press():
                return True
            if table.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
                table.open_sheet()
                return True
            return False
        if table.calling and act_of(event, EVERYWHERE) is Act.CONTROL_BESIDE:
            return self._typed.focus_number()
        return False

    def _types(self, event: pygame.Event, act: Act | None) -> bool:
        if act is Act.TAKE_DIGIT_BACK:
            return self._typed.take_digit_back()
        digit = keys.digit(event) if act is Act.DIGIT else None
        if digit is not None:
            self._typed.type(digit)
        return digit is not None

    def _helps(self, act: Act | None) -> bool:
        table = self._table
        match act:
            case Act.HINT:
                table.ask_hint()
            case Act.LAST_TRICK:
                table.toggle_last_trick()
            case Act.UNDO:
                table.undo()
            case Act.SCORE_SHEET:
                table.open_sheet()
            case _:
                return False
        return True
