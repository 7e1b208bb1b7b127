"""The ground of a row of settings: name, one line of meaning, and a mark when it was changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.marks import bullet
from callbreak.ui.panel import PILL_RADIUS_PX, RADIUS_M, draw_divider, hairline_px
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look

_LEAST_WORDS = 110


class Row(Widget):
    """Not a control itself: the control is placed on it, at the right or below the words.

    `mark` is shown in a chip beside the name, and the row is tinted, while it is not empty.
    """

    def __init__(self, name: str, meaning: str = "", *, divider: bool = True) -> None:
        super().__init__()
        self.name = name
        self.meaning = meaning
        self.mark = ""
        self.divider = divider
        self.words_px = 0
        self._room_px = 0

    def set_mark(self, mark: str) -> None:
        """Mark it as changed, with these words; with none, take the mark away."""
        if mark != self.mark:
            self.mark = mark
            self.touch()

    def height_px(self, look: Look, words_px: int) -> int:
        """How high its words are in that width."""
        self.words_px = words_px
        return self._name_px(look) + self._meaning_px(look)

    def reads_well(self, look: Look, words_px: int) -> bool:
        """Whether its name keeps to one line and its meaning to two in that width."""
        if words_px < look.control(_LEAST_WORDS):
            return False
        one = text.line_box(look.text("row_name")).height_px
        second = look.text("second")
        two = text.line_box(second).height_px + text.line_pitch(second)
        return self.height_px(look, words_px) <= one + two and self._name_px(look) <= one

    def _name_px(self, look: Look) -> int:
        return text.measure(self.name, look.text("row_name"), self.words_px)[1]

    def _meaning_px(self, look: Look) -> int:
        if not self.meaning:
            return 0
        return text.measure(self.meaning, look.text("second"), self.words_px)[1]

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw tint, words, chip and divider."""
        theme = look.theme
        if self.mark:
            tint = self.rect.inflate(2 * look.px(12), -2 * look.px(2))
            draw_box(target, tint, Box(theme.marigold, None, look.px(RADIUS_M), 0.14))
        words_px = self.words_px or self.rect.width
        height = self._name_px(look) + self._meaning_px(look)
        y = self.rect.y + max(0, ((self._room_px or self.rect.height) - height) // 2)
        name = text.render(self.name, look.text("row_name"), max_width_px=words_px)
        target.blit(name, (self.rect.x, y))
        if self.mark:
            self._draw_chip(target, look, self.rect.x + name.get_width() + look.px(14), y, name)
        if self.meaning:
            style = look.text("second", theme.muted)
            meaning = text.render(self.meaning, style, max_width_px=words_px)
            target.blit(meaning, (self.rect.x, y + self._name_px(look)))
        if self.divider:
            line = pygame.Rect(self.rect.x, self.rect.bottom, self.rect.width, hairline_px(look))
            draw_divider(target, line, look)

    def keep_words_above(self, room_px: int) -> None:
        """Centre the words in the row's first `room_px`; 0 means in all of it."""
        self._room_px = room_px

    def reach_px(self, look: Look) -> int:
        """The tint goes a little beyond the row."""
        return look.px(14)

    def _draw_chip(
        self, target: pygame.Surface, look: Look, x: int, y: int, name: pygame.Surface
    ) -> None:
        theme = look.theme
        room = self.rect.x + self.words_px - x
        style = look.text("small", theme.marigold)
        padding, gap = look.control(8), look.control(5)
        diamond = bullet(look, theme.marigold)
        side = diamond.get_width()
        mark_room = room - 2 * padding - side - gap
        if mark_room < look.control(40):
            return
        words = text.render_within(self.mark, style, mark_room, look.scale.smallest_font_px)
        width = words.get_width() + 2 * padding + side + gap
        height = words.get_height() + look.control(3)
        chip = pygame.Rect(x, 0, width, height)
        chip.centery = y + name.get_height() // 2
        line = Line(theme.marigold, max(1.0, look.scale.unit))
        draw_box(target, chip, Box((0, 0, 0), None, PILL_RADIUS_PX, 0.0, line))
        target.blit(diamond, (chip.x + padding, chip.centery - side // 2))
        target.blit(words, (chip.x + padding + side + gap, chip.centery - words.get_height() // 2))
