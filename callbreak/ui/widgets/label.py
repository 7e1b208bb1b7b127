"""Text on a panel: one line or several, and small things beside text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look, Role
    from callbreak.ui.text import Align
    from callbreak.ui.theme import Colour


class Label(Widget):
    """Text of a role; it is wrapped in the width it has, or shortened to one line."""

    def __init__(
        self,
        words: str,
        role: Role = "body",
        *,
        colour: Colour | None = None,
        align: Align = "left",
        wrap: bool = True,
        middle: bool = False,
    ) -> None:
        super().__init__()
        self.words = words
        self.role: Role = role
        self.colour = colour
        self.align: Align = align
        self.wrap = wrap
        self.middle = middle

    def say(self, words: str) -> None:
        """Show other words."""
        if words != self.words:
            self.words = words
            self.touch()

    def height_px(self, look: Look, width_px: int) -> int:
        """How high it is in that width."""
        style = look.text(self.role, self.colour)
        if not self.words:
            return 0
        return text.measure(self.words, style, width_px if self.wrap else None)[1]

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the text."""
        if not self.words or self.rect.width <= 0:
            return
        style = look.text(self.role, self.colour)
        if self.wrap:
            picture = text.render(self.words, style, max_width_px=self.rect.width, align=self.align)
        else:
            picture = text.render_within(
                self.words, style, self.rect.width, look.scale.smallest_font_px
            )
        target.blit(picture, _aligned(picture, self.rect, self.align, middle=self.middle))


def _aligned(
    picture: pygame.Surface, rect: pygame.Rect, align: Align, *, middle: bool
) -> tuple[int, int]:
    spare = rect.width - picture.get_width()
    x = rect.x + {"left": 0, "center": spare // 2, "right": spare}[align]
    y = rect.y + ((rect.height - picture.get_height()) // 2 if middle else 0)
    return x, y
