"""The pointer at the table: what a press, a release and a movement mean."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.view import Phase
from callbreak.ui.pointer import DoubleClick

if TYPE_CHECKING:
    from callbreak.scenes.table import TableScene
    from callbreak.scenes.table_hand import HandInput
    from callbreak.ui.clock import Clock

_NOWHERE: Final = (-9999, -9999)


class TablePointer:
    """Hands events on to controls and hand, and lets a double click play one card."""

    def __init__(self, table: TableScene, hand: HandInput, clock: Clock) -> None:
        self._table = table
        self._hand = hand
        self._clock = clock
        self._double_click = DoubleClick()

    def handle(self, event: pygame.Event) -> bool:
        """Whether the event is one of the pointer."""
        form = self._table.controls.form
        match event.type:
            case pygame.MOUSEBUTTONDOWN:
                self._press(event)
            case pygame.MOUSEBUTTONUP if event.button == pygame.BUTTON_LEFT:
                if not form.handle(event):
                    self._hand.up(event.pos, touch=getattr(event, "touch", False))
                self._double_click.released()
            case pygame.MOUSEMOTION:
                over = form.handle(event) and not self._hand.busy
                if over or self._table.calling:
                    self._hand.point(_NOWHERE)
                else:
                    self._hand.move(event)
            case pygame.WINDOWLEAVE | pygame.WINDOWFOCUSLOST:
                self._hand.leave()
                form.handle(event)
            case _:
                return False
        return True

    def card_played(self) -> None:
        """A card has been played; if by the pointer, a press that follows at once means nothing."""
        self._double_click.acted(self._clock.now_s)

    def _press(self, event: pygame.Event) -> None:
        table = self._table
        if event.button != pygame.BUTTON_LEFT:
            return
        if self._double_click.is_rest(event.pos, self._clock.now_s, table.layout.u):
            return
        if table.close_last_trick():
            return
        table.hurry()
        table.sync_controls()
        if table.controls.form.handle(event):
            return
        corner = table.layout.corner
        if corner is not None and corner.collidepoint(event.pos):
            table.toggle_last_trick()
        elif not table.calling:
            self._hand.down(event.pos)
            if table.shown.phase in {Phase.ROUND_OVER, Phase.GAME_OVER}:
                table.open_sheet()
