"""Where the focus goes: in order by Tab, to the nearest control by the arrows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ui.widgets.widget import Widget

_DIRECTIONS: Final = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}

# How much more a step aside counts than one straight on.
_ASIDE = 2.5


def following(widgets: Sequence[Widget], now: Widget | None, step: int) -> Widget | None:
    """The next control that can have the focus, or the one before; from the end to the start."""
    able = [widget for widget in widgets if widget.focusable and widget.usable]
    if not able:
        return None
    if now not in able:
        return able[0 if step > 0 else -1]
    return able[(able.index(now) + step) % len(able)]


def neighbour(widgets: Sequence[Widget], now: Widget | None, arrow: int) -> Widget | None:
    """The nearest control in the direction of an arrow key, or None."""
    if now is None or arrow not in _DIRECTIONS:
        return None
    dx, dy = _DIRECTIONS[arrow]
    best: Widget | None = None
    least = float("inf")
    for widget in widgets:
        if widget is now or not (widget.focusable and widget.usable):
            continue
        distance = _distance(now.ring_rect(), widget.ring_rect(), dx, dy)
        if distance is not None and distance < least:
            best, least = widget, distance
    return best


def _distance(start: pygame.Rect, end: pygame.Rect, dx: int, dy: int) -> float | None:
    """How far it is in that direction, or None if it lies elsewhere."""
    if dx:
        ahead = (end.left - start.right) if dx > 0 else (start.left - end.right)
        aside = max(0, end.top - start.bottom, start.top - end.bottom)
        moved = dx * (end.centerx - start.centerx)
    else:
        ahead = (end.top - start.bottom) if dy > 0 else (start.top - end.bottom)
        aside = max(0, end.left - start.right, start.left - end.right)
        moved = dy * (end.centery - start.centery)
    if moved <= 0 or ahead < -8:
        return None
    centre_aside = abs(end.centery - start.centery) if dx else abs(end.left - start.left)
    return max(0, ahead) + _ASIDE * aside + 0.05 * centre_aside


def is_arrow(key: int) -> bool:
    """Whether a key is one of the four arrows."""
    return key in _DIRECTIONS
