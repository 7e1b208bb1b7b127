"""The largest button: a round mark with an icon, what it does, and a second line about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import PILL_RADIUS_PX
from callbreak.ui.widgets.button import Button

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour


class TwoLineButton(Button):
    """A gold button with two lines."""

    def __init__(
        self, words: str, second: str, icon_name: str, on_press: Callable[[], None]
    ) -> None:
        super().__init__(words, on_press, kind="primary", icon_name=icon_name, big=True)
        self.second = second

    def height_px(self, look: Look) -> int:
        """The height it wants."""
        return look.control(78)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw ground, mark and lines."""
        face = self.draw_ground(target, look)
        colour = self.text_colour(look)
        mark = round(face.height * 0.6)
        rect = face.move((face.height - mark) // 2 + look.px(4), (face.height - mark) // 2)
        rect.size = (mark, mark)
        draw_box(target, rect, Box(look.theme.ink, None, PILL_RADIUS_PX))
        side = round(mark * 0.46)
        picture = icon(self.icon_name, side, look.theme.gold_top)
        target.blit(picture, picture.get_rect(center=(rect.centerx + side // 12, rect.centery)))
        x = rect.right + look.control(16)
        self._draw_lines(target, look, face, x, colour)

    def _draw_lines(
        self, target: pygame.Surface, look: Look, face: pygame.Rect, x: int, colour: Colour
    ) -> None:
        room = max(1, face.right - x - look.control(14))
        first_style = text.fit(
            self.words, look.text("big_button", colour), room, look.scale.smallest_font_px
        ).weighted(700)
        first = text.render_within(self.words, first_style, room)
        if not self.second:
            target.blit(first, (x, face.centery - first.get_height() // 2))
            return
        style = look.text("second", colour).weighted(600)
        style = text.fit(self.second, style, room, look.scale.smallest_font_px)
        second = text.render_within(self.second, style, room)
        overlap = round(style.size_px * 0.3)
        height = first.get_height() + second.get_height() - overlap
        y = face.centery - height // 2
        target.blit(first, (x, y))
        target.blit(second, (x, y + first.get_height() - overlap))
