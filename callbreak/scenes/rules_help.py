"""F1: the house rules in force in a few lines, over whatever one is doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.scenes.scrolled_dialog import ScrolledDialogScene
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.ui.widgets.bullet_list import BulletList
from callbreak.ui.widgets.button import Button
from callbreak.words import tr
from callbreak.words.rules_lines import rules_lines
from callbreak.words.teaching_game import rules_title

if TYPE_CHECKING:
    import pygame

    from callbreak.ui.row_stack import RowStack


class RulesHelpScene(ScrolledDialogScene):
    """The rules of the game that one is at; elsewhere those of the next one."""

    def fill(self, stack: RowStack) -> None:
        """One sentence a rule."""
        rules = self.services.rules
        self.title = rules_title(rules)
        stack.paragraph(BulletList(rules_lines(rules)))

    def more_buttons(self) -> list[Button]:
        """The way to the whole explanation."""
        return [Button(tr("How to play"), self._how_to_play, icon_name="book")]

    def _how_to_play(self) -> None:
        self.services.replace("how_to_play")

    def hotkey(self, event: pygame.Event) -> bool:
        """F1 closes what F1 has opened."""
        if act_of(event, EVERYWHERE) is not Act.RULES:
            return False
        self.escape()
        return True
