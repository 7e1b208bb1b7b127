"""The heading of a rule, with its number in a brass pill."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.panel import draw_pill
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look


class RuleHeading(Widget):
    """Says which rule the texts below are about; without a number it is a plain heading."""

    def __init__(self, number: str, words: str) -> None:
        super().__init__()
        self.number = number
        self.words = words

    def height_px(self, look: Look, width_px: int) -> int:
        """How high it is in that width."""
        return text.measure(self.words, look.text("heading"), self._room_px(look, width_px))[1]

    def _room_px(self, look: Look, width_px: int) -> int:
        return max(1, width_px - self._indent_px(look))

    def _indent_px(self, look: Look) -> int:
        return self._pill_px(look) + look.control(12) if self.number else 0

    @staticmethod
    def _pill_px(look: Look) -> int:
        return text.measure("R00", look.text("small_strong"))[0] + look.control(14)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw number and words."""
        theme = look.theme
        line_px = text.line_box(look.text("heading")).height_px
        if self.number:
            pill = pygame.Rect(self.rect.x, 0, self._pill_px(look), look.control(24))
            pill.centery = self.rect.y + line_px // 2
            draw_pill(target, pill, look)
            number = text.render(self.number, look.text("small_strong", theme.callgold))
            target.blit(number, number.get_rect(center=pill.center))
        style = look.text("heading", theme.title)
        words = text.render(self.words, style, max_width_px=self._room_px(look, self.rect.width))
        target.blit(words, (self.rect.x + self._indent_px(look), self.rect.y))
