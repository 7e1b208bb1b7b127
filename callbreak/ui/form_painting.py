"""Paints the widgets of a form over its ground, and only where one of them has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.dirty import joined
from callbreak.ui.widgets.scroll_area import OVERHANG_UNITS, ScrollArea

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget


class FormPainting:
    """Remembers where each widget was painted, so that a moved or hidden one leaves no trace."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._painted: dict[Widget, pygame.Rect] = {}
        self._spoilt: list[pygame.Rect] = []
        self._all = False
        self._fades: dict[tuple[tuple[int, ...], bool], pygame.Surface] = {}

    def forget(self) -> None:
        """Paint everything the next time, over another ground."""
        self._all = True
        self._fades.clear()

    def spoil(self, areas: Iterable[pygame.Rect]) -> None:
        """Paint these areas too the next time."""
        self._spoilt += areas

    def draw(self, target: pygame.Surface, form: Form, *, full: bool) -> list[pygame.Rect]:
        """Paint what has changed, or everything; where it was."""
        whole = target.get_rect()
        widgets = form.shown
        if full or self._all:
            dirty = [whole]
        else:
            dirty = joined([*self._spoilt, *self._changed(widgets)], whole)
        self._spoilt.clear()
        if not dirty:
            return []
        places = {widget: self._place(widget) for widget in widgets if widget.visible}
        for rect in dirty:
            target.set_clip(rect)
            if form.ground is not None:
                target.blit(form.ground, rect, rect)
            if form.scenery is not None:
                form.scenery.draw(target)
            for widget, place in places.items():
                if place.colliderect(rect):
                    self._paint(target, widget, rect.clip(place))
                    if isinstance(widget, ScrollArea) and form.ground is not None:
                        self._fade(target, widget, form.ground)
        target.set_clip(None)
        self._painted = places
        self._all = False
        for widget in widgets:
            widget.stale = False
        return dirty

    def _paint(self, target: pygame.Surface, widget: Widget, clip: pygame.Rect) -> None:
        target.set_clip(clip)
        widget.draw(target, self._look)
        if widget.focused:
            widget.draw_ring(target, self._look)

    def _fade(self, target: pygame.Surface, area: ScrollArea, ground: pygame.Surface) -> None:
        """Let the ground come through where what is scrolled goes on beyond the edge."""
        for strip, upper, part in area.fades(self._look):
            key = (tuple(strip), upper)
            veil = self._fades.get(key)
            if veil is None:
                veil = self._fades[key] = _veil(ground, strip, upper=upper)
            veil.set_alpha(round(255 * part))
            target.blit(veil, strip)

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
        return rect.clip(widget.area.rect.inflate(2 * self._look.px(OVERHANG_UNITS), 0))


def _veil(ground: pygame.Surface, strip: pygame.Rect, *, upper: bool) -> pygame.Surface:
    """A strip of the ground: all of it at the outer edge, nothing at the inner one."""
    veil = pygame.Surface(strip.size, pygame.SRCALPHA)
    veil.blit(ground, (0, 0), strip)
    ramp = pygame.Surface((1, strip.height), pygame.SRCALPHA)
    for y in range(strip.height):
        inwards = (y + 0.5) / strip.height if upper else 1 - (y + 0.5) / strip.height
        ramp.set_at((0, y), (255, 255, 255, round(255 * (1 - inwards) ** 1.5)))
    veil.blit(
        pygame.transform.scale(ramp, strip.size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT
    )
    return veil
