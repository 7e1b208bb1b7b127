"""A few words beside what the pointer rests on, or what the keyboard has reached."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import RADIUS_S, brass_line, small_shadow
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look

DELAY_S = 0.55
_MOST_WIDE = 330


class Tooltip(Widget):
    """Shown by the form for one widget at a time, above or below it and inside the window."""

    def __init__(self) -> None:
        super().__init__()
        self.visible = False
        self._words = ""

    def show(self, words: str, beside: pygame.Rect, look: Look, window: pygame.Rect) -> None:
        """Show words beside that place."""
        self._words = words
        style = look.text("second")
        width, height = text.measure(words, style, min(look.control(_MOST_WIDE), window.width - 32))
        rect = pygame.Rect(0, 0, width + 2 * look.control(11), height + 2 * look.control(7))
        rect.centerx = beside.centerx
        rect.bottom = beside.top - look.px(8)
        if rect.top < window.top + 4:
            rect.top = beside.bottom + look.px(8)
        rect.clamp_ip(window.inflate(-8, -8))
        self.place(rect)
        self.visible = True
        self.touch()

    def reach_px(self, look: Look) -> int:
        """Its shadow."""
        return look.px(14)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw box and words."""
        box = Box(
            look.theme.well_chip,
            None,
            look.px(RADIUS_S),
            line=brass_line(look, max(0.8, look.theme.line_part)),
            shadow=small_shadow(look),
        )
        draw_box(target, self.rect, box)
        room = max(1, self.rect.width - 2 * look.control(11))
        words = text.render(self._words, look.text("second"), max_width_px=room + 2, align="left")
        target.blit(words, words.get_rect(center=self.rect.center))
