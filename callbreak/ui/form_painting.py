"""Paints the widgets of a form over its ground, and only where one of them has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.ui.dirty import joined

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_OVERHANG = 16


class FormPainting:
    """Remembers where each widget was painted, so that a moved or hidden one leaves no trace."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._painted: dict[Widget, pygame.Rect] = {}

    def draw(
        self,
        target: pygame.Surface,
        ground: pygame.Surface | None,
        widgets: Sequence[Widget],
        *,
        full: bool,
    ) -> list[pygame.Rect]:
        """Paint what has changed, or everything; where it was."""
        whole = target.get_rect()
        dirty = [whole] if full else joined(self._changed(widgets), whole)
        if not dirty:
            return []
        places = {widget: self._place(widget) for widget in widgets if widget.visible}
        for rect in dirty:
            target.set_clip(rect)
            if ground is not None:
                target.blit(ground, rect, rect)
            for widget, place in places.items():
                if place.colliderect(rect):
                    self._paint(target, widget, rect.clip(place))
        target.set_clip(None)
        self._painted = places
        for widget in widgets:
            widget.stale = False
        return dirty

    def _paint(self, target: pygame.Surface, widget: Widget, clip: pygame.Rect) -> None:
        target.set_clip(clip)
        widget.draw(target, self._look)
        if widget.focused:
            widget.draw_ring(target, self._look)

    def _changed(self, widgets: Sequence[Widget]) -> list[pygame.Rect]:
        rects: list[pygame.Rect] = []
        for widget in widgets:
            if not widget.stale:
                continue
            before = self._painted.get(widget)
            if before is not None:
                rects.append(before)
            if widget.visible:
                rects.append(self._place(widget))
        return rects

    def _place(self, widget: Widget) -> pygame.Rect:
        """Where it may paint; in a scroll area no higher and no lower than that is."""
        reach = widget.reach_px(self._look)
        rect = widget.rect.inflate(2 * reach, 2 * reach)
        if widget.area is None:
            return rect
        return rect.clip(widget.area.rect.inflate(2 * self._look.px(_OVERHANG), 0))
