"""Words in a pill that lead somewhere: for what one seldom wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.panel import draw_pill, hairline_px
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look

_PADDING = 14


class Link(Widget):
    """Pressed by a click, Enter or Space; underlined under the pointer."""

    focusable = True
    pressable = True
    round_ends = True

    def __init__(self, words: str, on_press: Callable[[], None]) -> None:
        super().__init__()
        self.words = words
        self._on_press = on_press

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """Its words, and room for a finger."""
        width = text.measure(self.words, look.text("second"))[0] + 2 * look.control(_PADDING)
        return min(width, most_px), look.control(40)

    def press(self) -> None:
        """Do what it is for."""
        self._on_press()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw pill and words."""
        padding = look.control(_PADDING)
        room = max(1, self.rect.width - 2 * padding)
        words = text.render_within(
            self.words, look.text("second"), room, look.scale.smallest_font_px
        )
        draw_pill(target, self.rect, look)
        place = words.get_rect(center=self.rect.center)
        target.blit(words, place)
        if self.hovered:
            y = place.bottom - place.height // 6
            target.fill(look.theme.ivory, (place.x, y, place.width, hairline_px(look)))
