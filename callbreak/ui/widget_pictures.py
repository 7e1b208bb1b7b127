"""The widgets of a form as pictures, for a scene in which they lie among moving things."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.painter import Picture

if TYPE_CHECKING:
    from collections.abc import Iterable

    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget


class WidgetPictures:
    """Keeps a picture of each widget until the widget wants to be drawn anew."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._kept: dict[Widget, Picture] = {}

    def of(self, widgets: Iterable[Widget]) -> list[Picture]:
        """The pictures of those widgets that are visible, in order."""
        return [self._picture(widget) for widget in widgets if widget.visible]

    def _picture(self, widget: Widget) -> Picture:
        kept = self._kept.get(widget)
        if kept is not None and not widget.stale:
            return kept
        reach = widget.reach_px(self._look)
        place = widget.rect.inflate(2 * reach, 2 * reach)
        surface = pygame.Surface(place.size, pygame.SRCALPHA)
        at = widget.rect
        widget.rect = at.move(-place.x, -place.y)
        widget.draw(surface, self._look)
        if widget.focused:
            widget.draw_ring(surface, self._look)
        widget.rect = at
        widget.stale = False
        picture = Picture(surface, place.x, place.y)
        self._kept[widget] = picture
        return picture
