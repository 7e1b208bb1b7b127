"""Ivory tiles with a number: calls, as they are shown in the review."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.panel import RADIUS_M, button_shadow

if TYPE_CHECKING:
    import pygame

    from callbreak.ui.look import Look


def draw_tile(
    target: pygame.Surface, rect: pygame.Rect, words: str, look: Look, *, gold: bool
) -> None:
    """Draw a tile, in gold for what stands out."""
    theme = look.theme
    box = Box(
        theme.gold_top if gold else theme.face_top,
        theme.gold_bottom if gold else theme.face_bottom,
        min(look.px(RADIUS_M), rect.height // 4),
        line=Line(theme.face_edge),
        lip=theme.gold_edge if gold else theme.face_shade,
        lip_px=look.px(3),
        shadow=button_shadow(look),
    )
    draw_box(target, rect, box)
    style = look.text("call_number", theme.ink)
    style = style.sized(min(style.size_px, round(rect.height * 0.62)))
    number = text.render(words, style)
    target.blit(number, number.get_rect(center=(rect.centerx, rect.centery - look.px(1))))
