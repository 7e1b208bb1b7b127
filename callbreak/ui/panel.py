"""The panels of the game: dark boxes with a brass line, wells, pills, insets, and dividers."""

from __future__ import annotations

import pygame

from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.look import Look
from callbreak.ui.shadow import Shadow

RADIUS_XS, RADIUS_S, RADIUS_M, RADIUS_L, RADIUS_XL = 5, 8, 12, 15, 19
"""Radii of corners, in units."""

PILL_RADIUS_PX = 10_000
"""A radius that becomes half the height."""


def panel_shadow(look: Look) -> Shadow:
    """Under panels on the table."""
    return Shadow(look.px(5), 6 * look.scale.unit, 0.50, look.theme.shadow)


def big_shadow(look: Look) -> Shadow:
    """Under dialogs and panels that fill the window."""
    return Shadow(look.px(9), 21 * look.scale.unit, 0.75, look.theme.shadow)


def button_shadow(look: Look) -> Shadow:
    """Under buttons."""
    return Shadow(look.px(4), 5 * look.scale.unit, 0.45, look.theme.shadow)


def small_shadow(look: Look) -> Shadow:
    """Under icon buttons and coins."""
    return Shadow(look.px(3), 2.7 * look.scale.unit, 0.45, look.theme.shadow)


def brass_line(look: Look, part: float | None = None, units: float | None = None) -> Line:
    """The hairline of every dark panel."""
    theme = look.theme
    width_px = max(1.0, round((units or theme.line_units) * look.scale.unit * 2) / 2)
    return Line(theme.line, width_px, theme.line_part if part is None else part)


def panel_box(look: Look, radius_units: float = RADIUS_L, *, big: bool = False) -> Box:
    """A dark panel with its brass line, its inner light and its shadow."""
    return Box(
        look.theme.panel_top,
        look.theme.panel_bottom,
        radius_px=look.px(radius_units),
        line=brass_line(look),
        light=0.07,
        shadow=big_shadow(look) if big else panel_shadow(look),
    )


def draw_panel(
    target: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    radius_units: float = RADIUS_L,
    *,
    big: bool = False,
) -> None:
    """Draw a dark panel."""
    draw_box(target, rect, panel_box(look, radius_units, big=big))


def draw_well(target: pygame.Surface, rect: pygame.Rect, look: Look, radius_px: int) -> None:
    """Draw a sunk area."""
    draw_box(target, rect, Box(look.theme.well, radius_px=radius_px, line=brass_line(look)))


def draw_inset(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """Draw a lighter box inside a panel: a hint line, a notice."""
    box = Box(look.theme.inset, radius_px=look.px(RADIUS_M), line=brass_line(look, 0.3))
    draw_box(target, rect, box)


def draw_pill(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """Draw the ground of a caption over the cloth."""
    theme = look.theme
    line = brass_line(look, 0.45 if not theme.high_contrast else 1.0)
    draw_box(target, rect, Box(theme.pill, None, PILL_RADIUS_PX, theme.pill_part, line))


def draw_divider(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """Draw a thin brass line; `rect` is one hairline high or wide."""
    colour = (*look.theme.brass, round(255 * look.theme.divider_part))
    if rect.width > 0 and rect.height > 0:
        strip = pygame.Surface(rect.size, pygame.SRCALPHA)
        strip.fill(colour)
        target.blit(strip, rect)


def hairline_px(look: Look) -> int:
    """How thick a divider is."""
    return max(1, round(look.scale.unit))


def draw_focus_ring(target: pygame.Surface, rect: pygame.Rect, look: Look, radius_px: int) -> None:
    """Draw the cream ring around a focused control, outside of its edge."""
    box = Box((0, 0, 0), None, radius_px + focus_gap_px(look), 0.0, focus_line(look))
    draw_box(target, focus_ring_rect(rect, look), box)


def focus_line(look: Look) -> Line:
    """The ring's line."""
    units = 3.0 if look.theme.high_contrast else 2.0
    return Line(look.theme.focus, max(2, round(units * look.scale.unit)))


def focus_gap_px(look: Look) -> int:
    """How far outside of a control its ring's outer edge lies."""
    return look.px(4) + round(focus_line(look).width_px)


def focus_ring_rect(rect: pygame.Rect, look: Look) -> pygame.Rect:
    """Where the ring is drawn."""
    gap = focus_gap_px(look)
    return rect.inflate(gap * 2, gap * 2)
