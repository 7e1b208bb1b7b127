"""A round button with an icon; its tooltip says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import PILL_RADIUS_PX, brass_line, small_shadow
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look


class IconButton(Widget):
    """Pressed by a click, Enter or Space; gold while `on`."""

    focusable = True
    pressable = True
    round_ends = True

    def __init__(self, icon_name: str, tooltip: str, on_press: Callable[[], None]) -> None:
        super().__init__()
        self.icon_name = icon_name
        self.tooltip = tooltip
        self.on = False
        self._on_press = on_press

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """A round of 42 units."""
        side = look.control(42)
        return min(side, most_px), side

    def set_on(self, on: bool) -> None:  # noqa: FBT001 (a state, as on a switch)
        """Show it as on, or not."""
        if on != self.on:
            self.on = on
            self.touch()

    def show(self, icon_name: str, tooltip: str) -> None:
        """Show another icon with another tooltip."""
        if (icon_name, tooltip) != (self.icon_name, self.tooltip):
            self.icon_name, self.tooltip = icon_name, tooltip
            self.touch()

    def press(self) -> None:
        """Do what it is for."""
        self._on_press()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the round and its icon."""
        theme = look.theme
        down = self.enabled and self.pressed and self.hovered
        rect = self.rect.move(0, look.px(2) if down else 0)
        draw_box(target, rect, self._box(look, down=down))
        colour = theme.ink if self.on and self.enabled else theme.ivory
        size = round(rect.height * 0.52)
        picture = icon(self.icon_name, size, colour, 1.0 if self.enabled else 0.45)
        target.blit(picture, picture.get_rect(center=rect.center))

    def _box(self, look: Look, *, down: bool) -> Box:
        theme = look.theme
        shadow = None if down or not self.enabled else small_shadow(look)
        if self.on and self.enabled:
            line = Line(theme.focus, max(1.0, look.scale.unit), 0.8)
            return Box(theme.gold_top, theme.gold_bottom, PILL_RADIUS_PX, line=line, shadow=shadow)
        if down:
            return Box(theme.well_chip, None, PILL_RADIUS_PX, line=brass_line(look, 0.8))
        if self.hovered and self.enabled:
            line = brass_line(look, 1.0, max(1.7, theme.line_units))
            top, bottom = theme.panel_hi_top, theme.panel_hi_bottom
            return Box(top, bottom, PILL_RADIUS_PX, line=line, shadow=shadow)
        line = brass_line(look, max(0.7, theme.line_part) if self.enabled else 0.35)
        return Box(theme.panel_top, theme.panel_bottom, PILL_RADIUS_PX, line=line, shadow=shadow)
