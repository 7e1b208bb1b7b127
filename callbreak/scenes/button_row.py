"""The buttons of a dialog: side by side, or where they are too wide one below the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.widgets.button import Button


class ButtonRow:
    """Buttons that must find room in a width.

    Attributes:
        height_px: how high they are together.
    """

    def __init__(self, look: Look, buttons: Sequence[Button], width_px: int) -> None:
        self._buttons = tuple(buttons)
        self._widths = [button.size_px(look)[0] for button in buttons]
        self._gap, self._high = look.px(14), look.control(48)
        self._across = sum(self._widths) + self._gap * (len(buttons) - 1)
        self._stacked = self._across > width_px
        rows = len(buttons) if self._stacked else 1
        self.height_px = rows * (self._high + self._gap) - self._gap

    def place(self, x: int, y: int, width_px: int, align: Literal["center", "right"]) -> None:
        """Put them there; aligned to the right the first one is the outermost."""
        if self._stacked:
            for button in self._buttons:
                button.place(pygame.Rect(x, y, width_px, self._high))
                y += self._high + self._gap
            return
        order = list(zip(self._buttons, self._widths, strict=True))
        left = x + width_px // 2 - self._across // 2
        if align == "right":
            order.reverse()
            left = x + width_px - self._across
        for button, width in order:
            button.place(pygame.Rect(left, y, width, self._high))
            left += width + self._gap
