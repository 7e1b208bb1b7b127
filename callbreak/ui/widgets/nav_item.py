"""One of the entries at the side of a screen, the chosen one marked by colour, bar and frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import PILL_RADIUS_PX, RADIUS_M
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look

_PADDING = 20
_ICON = 20


class NavItem(Widget):
    """Pressed by a click, Enter or Space; `on` is the chosen one.

    A `compact` one shows its words only when it is chosen, else as a tooltip.
    """

    focusable = True
    pressable = True

    def __init__(
        self,
        words: str,
        icon_name: str,
        on_press: Callable[[], None],
        *,
        on: bool = False,
        compact: bool = False,
    ) -> None:
        super().__init__()
        self.compact = compact
        self.tooltip = words if compact and not on else ""
        self.words = words
        self.icon_name = icon_name
        self.on = on
        self._on_press = on_press

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """The size it wants."""
        if self.compact and not self.on:
            return look.control(46), look.control(45)
        width = text.measure(self.words, look.text("strong"))[0]
        width += look.control(2 * _PADDING + _ICON + 12)
        return min(width, most_px), look.control(45)

    def set_on(self, on: bool) -> None:  # noqa: FBT001 (a state, as on a switch)
        """Mark it as the chosen one, or not."""
        if on != self.on:
            self.on = on
            self.touch()

    def press(self) -> None:
        """Do what it is for."""
        self._on_press()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw ground, icon and words."""
        theme = look.theme
        self._draw_ground(target, look)
        colour = theme.marigold if self.on else theme.muted
        side = look.control(_ICON)
        if self.compact and not self.on:
            tint = theme.ivory if self.hovered else theme.muted
            picture = icon(self.icon_name, side, tint)
            target.blit(picture, picture.get_rect(center=self.rect.center))
            return
        padding = min(look.control(_PADDING), self.rect.width // 8)
        x = self.rect.x + padding
        picture = icon(self.icon_name, side, colour)
        target.blit(picture, (x, self.rect.centery - side // 2))
        bright = self.on or self.hovered
        style = look.text("strong" if self.on else "option", theme.ivory if bright else theme.muted)
        x += side + look.control(12)
        room = max(1, self.rect.right - x - look.control(8))
        if text.measure(self.words, style.sized(look.scale.smallest_font_px))[0] > room:
            x -= look.control(6)
            room = max(1, self.rect.right - x - look.control(5))
        words = text.render_within(self.words, style, room, look.scale.smallest_font_px)
        target.blit(words, (x, self.rect.centery - words.get_height() // 2))

    def _draw_ground(self, target: pygame.Surface, look: Look) -> None:
        theme = look.theme
        radius = look.px(RADIUS_M)
        if self.on:
            line = Line(theme.marigold, max(1.0, 1.2 * look.scale.unit))
            draw_box(target, self.rect, Box(theme.marigold, None, radius, 0.16, line))
            bar = pygame.Rect(self.rect.x, 0, look.px(4), round(self.rect.height * 0.56))
            bar.centery = self.rect.centery
            draw_box(target, bar, Box(theme.marigold, None, PILL_RADIUS_PX))
        elif self.hovered:
            draw_box(target, self.rect, Box(theme.panel_hi_top, None, radius, 0.5))
