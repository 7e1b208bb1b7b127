"""`?`: what every key does, over whatever one is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.scenes.scrolled_dialog import ScrolledDialogScene
from callbreak.scenes.settings_keys import fill_keys
from callbreak.scenes.settings_rows import SettingRows
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.words import tr

if TYPE_CHECKING:
    import pygame

    from callbreak.ui.row_stack import RowStack


class KeysScene(ScrolledDialogScene):
    """The same list as in the settings."""

    width_units = 680

    def fill(self, stack: RowStack) -> None:
        """A row for each key."""
        self.title = tr("Keys")
        fill_keys(SettingRows(self.services, stack))

    def hotkey(self, event: pygame.Event) -> bool:
        """The question mark closes what it has opened."""
        if act_of(event, EVERYWHERE) is not Act.KEYS:
            return False
        self.escape()
        return True
