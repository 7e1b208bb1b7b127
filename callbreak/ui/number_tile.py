"""A number in the call panel: an ivory tile that is pressed to call."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.panel import RADIUS_M, brass_line, button_shadow
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from callbreak.ui.look import Look


class NumberTile(Widget):
    """Calls its number when pressed.

    Attributes:
        number: the call.
        chosen: typed so far, or hinted: shown in gold.
    """

    focusable = True
    pressable = True

    def __init__(self, number: int, panel_look: Look, on_press: Callable[[int], None]) -> None:
        super().__init__()
        self.number = number
        self.chosen = False
        self._look = panel_look
        self._on_press = on_press

    def choose(self, chosen: bool) -> None:  # noqa: FBT001 (a state, as on a switch)
        """Show it in gold, or not."""
        if chosen != self.chosen:
            self.chosen = chosen
            self.touch()

    def press(self) -> None:
        """Call."""
        self._on_press(self.number)

    def radius_px(self, look: Look) -> int:  # noqa: ARG002 (it has its own)
        """The radius of its corners."""
        return self._look.px(RADIUS_M)

    def reach_px(self, look: Look) -> int:  # noqa: ARG002 (it has its own)
        """Shadow, glow and ring."""
        return self._look.px(24)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the tile and its number."""
        look = self._look
        theme = look.theme
        down = self.pressed and self.hovered
        shift = look.px(3) if down else (-look.px(2) if self.hovered else 0)
        rect = self.rect.move(0, shift)
        lip = 0 if down else look.px(3)
        line = brass_line(look, 1.0, 1.5) if self.hovered else Line(theme.face_edge)
        if self.chosen:
            box = Box(
                theme.gold_top,
                theme.gold_bottom,
                self.radius_px(look),
                line=Line(theme.brass_light, max(1.0, look.scale.unit)),
                lip=theme.gold_edge,
                lip_px=lip,
                shadow=button_shadow(look),
            )
        else:
            box = Box(
                theme.face_top,
                theme.face_bottom,
                self.radius_px(look),
                line=line,
                lip=theme.face_shade,
                lip_px=lip,
                shadow=button_shadow(look),
            )
        draw_box(target, rect, box)
        style = look.text("call_number", theme.ink)
        style = text.fit(
            str(self.number), style, rect.width - look.px(8), look.scale.smallest_font_px
        )
        style = style.sized(min(style.size_px, round((rect.height - lip) * 0.62)))
        words = text.render(str(self.number), style)
        target.blit(words, words.get_rect(center=(rect.centerx, rect.centery - lip // 2)))
