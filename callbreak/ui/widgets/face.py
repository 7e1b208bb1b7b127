"""A player's portrait in a row."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.portraits import portrait
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look


class Face(Widget):
    """Shows the portrait of that name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def show(self, name: str) -> None:
        """Show another one."""
        if name != self._name:
            self._name = name
            self.touch()

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """A round as high as a field."""
        side = min(look.control(46), most_px)
        return side, side

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw it."""
        side = min(self.rect.size)
        if side > look.px(4):
            picture = portrait(self._name, side)
            place = picture.get_rect(center=self.rect.center)
            target.blit(picture, place, None, pygame.BLEND_PREMULTIPLIED)
