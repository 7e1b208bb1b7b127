"""A lighter box with a heading and a few sentences: why, or what it comes to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.panel import draw_inset
from callbreak.ui.text_lines import lines_height
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look


class NoteBox(Widget):
    """Shows as much of its words as it has room for, smaller if need be."""

    def __init__(self, heading: str = "", words: str = "") -> None:
        super().__init__()
        self.heading = heading
        self.words = words

    def say(self, heading: str, words: str) -> None:
        """Show other words."""
        if (heading, words) != (self.heading, self.words):
            self.heading, self.words = heading, words
            self.touch()

    def height_px(self, look: Look, lines: int) -> int:
        """How high it is with so many lines below the heading."""
        style = look.text("second")
        high = lines_height(lines, style)
        return high + self._head_px(look) + 2 * look.control(9)

    def _head_px(self, look: Look) -> int:
        return text.line_box(look.text("strong")).height_px

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw box, heading and words."""
        draw_inset(target, self.rect, look)
        side = look.control(13)
        room = self.rect.inflate(-2 * side, -2 * look.control(7))
        y = room.y
        if self.heading:
            style = look.text("strong", look.theme.marigold)
            head = text.render_within(self.heading, style, room.width, look.scale.smallest_font_px)
            target.blit(head, (room.x, y))
            y += head.get_height()
        style = look.text("second")
        left = max(1, room.bottom - y)
        least = look.scale.smallest_font_px
        style = text.fit_lines(self.words, style, (room.width, left), least)
        picture = text.render(self.words, style, max_width_px=room.width)
        before = target.get_clip()
        target.set_clip(before.clip(pygame.Rect(room.x, y, room.width, left)))
        target.blit(picture, (room.x, y))
        target.set_clip(before)
