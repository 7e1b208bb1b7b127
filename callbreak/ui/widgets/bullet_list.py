"""Sentences one below the other, each with a stepped diamond before it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui import text
from callbreak.ui.marks import bullet
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from callbreak.ui.look import Look, Role
    from callbreak.ui.text_style import TextStyle


class BulletList(Widget):
    """Shows the sentences, smaller if need be, and then as many as have room."""

    def __init__(self, lines: Sequence[str], role: Role = "body") -> None:
        super().__init__()
        self._lines = tuple(lines)
        self._role: Role = role

    def show(self, lines: Sequence[str]) -> None:
        """Show other sentences."""
        if tuple(lines) != self._lines:
            self._lines = tuple(lines)
            self.touch()

    @property
    def words(self) -> str:
        """All of them."""
        return "\n".join(self._lines)

    def height_px(self, look: Look, width_px: int) -> int:
        """How high all of them are in that width."""
        return self._height_in(look, width_px, look.text(self._role))

    def _height_in(self, look: Look, width_px: int, style: TextStyle) -> int:
        heights = [self._line(look, line, width_px, style).get_height() for line in self._lines]
        return sum(heights) + look.control(5) * max(0, len(heights) - 1)

    def _indent_px(self, look: Look) -> int:
        return bullet(look, look.theme.marigold).get_width() + look.control(10)

    def _line(self, look: Look, line: str, width_px: int, style: TextStyle) -> pygame.Surface:
        room = max(1, width_px - self._indent_px(look))
        return text.render(line, style, max_width_px=room)

    def _style(self, look: Look) -> TextStyle:
        """The largest with which all of them have room; else the smallest."""
        style = look.text(self._role)
        least = min(style.size_px, look.scale.smallest_font_px)
        while style.size_px > least:
            if self._height_in(look, self.rect.width, style) <= self.rect.height + look.px(2):
                break
            style = style.sized(style.size_px - 1)
        return style

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw them from the top."""
        diamond = bullet(look, look.theme.marigold)
        style = self._style(look)
        first_px = text.line_box(style).height_px
        y = self.rect.y
        for line in self._lines:
            words = self._line(look, line, self.rect.width, style)
            if y + words.get_height() > self.rect.bottom + look.px(2):
                return
            target.blit(diamond, (self.rect.x, y + (first_px - diamond.get_height()) // 2))
            target.blit(words, (self.rect.x + self._indent_px(look), y))
            y += words.get_height() + look.control(5)
