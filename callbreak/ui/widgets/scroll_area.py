"""A window onto something higher than itself, moved by wheel, finger, bar and keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import PILL_RADIUS_PX
from callbreak.ui.tween import Motion, Tween
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ui.look import Look

_GLIDE_MS = 130
BAR_UNITS = 7
"""How wide the bar is; leave it free at the right, and some space before it."""

_FADE = 20
"""So deep is the strip in which what goes on beyond the edge fades away."""

_BESIDE_BAR = 3

OVERHANG_UNITS = 16
"""How far what lies in an area may paint beyond its sides: a focus ring, a tinted row."""


class ScrollArea(Widget):
    """Widgets in it are placed by `fill`, from the top of what is scrolled."""

    pressable = True

    def __init__(self, motion: Motion) -> None:
        super().__init__()
        self.offset_px = 0
        self.content_px = 0
        self._motion = motion
        self._glide = Tween(0.0)
        self._places: list[tuple[Widget, pygame.Rect]] = []
        self._grip: int | None = None
        self._bar_px = BAR_UNITS

    def fill(self, widgets: Sequence[Widget], content_px: int, look: Look) -> None:
        """Take widgets that have been placed as if nothing were scrolled, and the whole height."""
        self._bar_px = look.px(BAR_UNITS)
        self._places = [(widget, widget.rect.copy()) for widget in widgets]
        for widget in widgets:
            widget.area = self
        self.content_px = content_px
        self._glide.jump(min(max(self._glide.target, 0), self.most_px))
        self._move_to(self._glide.value)

    @property
    def most_px(self) -> int:
        """How far it can be scrolled."""
        return max(0, self.content_px - self.rect.height)

    def scroll_to(self, offset_px: float, *, at_once: bool = False) -> None:
        """Scroll there."""
        wanted = min(max(offset_px, 0), self.most_px)
        duration_s = 0.0 if at_once or self._motion.still else self._motion.duration_s(_GLIDE_MS)
        self._glide.to(wanted, duration_s)
        self._move_to(self._glide.value)

    def scroll_by(self, step_px: float, *, at_once: bool = False) -> None:
        """Scroll on from where it is going to."""
        self.scroll_to(self._glide.target + step_px, at_once=at_once)

    def reveal(self, widget: Widget) -> None:
        """Scroll until that widget can be seen."""
        place = next((place for found, place in self._places if found is widget), None)
        if place is None:
            return
        if place.height > self.rect.height:
            # What cannot be seen as a whole shows the part that the focus ring is around.
            place = widget.ring_rect().move(0, self.offset_px)
        top, bottom = place.top - self.rect.top, place.bottom - self.rect.top
        margin = min(max(0, (self.rect.height - place.height) // 2), place.height)
        offset = self._glide.target
        if top - margin < offset:
            self.scroll_to(top - margin)
        elif bottom + margin > offset + self.rect.height:
            self.scroll_to(bottom + margin - self.rect.height)

    def _move_to(self, offset_px: float) -> None:
        self.offset_px = round(offset_px)
        for widget, place in self._places:
            widget.rect = place.move(0, -self.offset_px)
        self.touch()

    @property
    def moving(self) -> bool:
        """Whether it is gliding."""
        return self._glide.moving

    def tick(self, dt_s: float) -> None:
        """Glide on."""
        if self._glide.tick(dt_s):
            self._move_to(self._glide.value)

    def page(self, event: pygame.Event) -> bool:
        """Take the keys that scroll: Page Up, Page Down, Home, End."""
        page_px = self.rect.height * 0.85
        steps = {
            pygame.K_PAGEUP: self._glide.target - page_px,
            pygame.K_PAGEDOWN: self._glide.target + page_px,
            pygame.K_HOME: 0.0,
            pygame.K_END: float(self.most_px),
        }
        if event.key not in steps or not self.most_px:
            return False
        self.scroll_to(steps[event.key])
        return True

    def bar_rect(self) -> pygame.Rect:
        """Where the bar runs."""
        return pygame.Rect(
            self.rect.right - self._bar_px, self.rect.y, self._bar_px, self.rect.height
        )

    def thumb_rect(self) -> pygame.Rect:
        """Where the bar's thumb is."""
        bar = self.bar_rect()
        if not self.most_px:
            return bar
        height = max(28, bar.height * self.rect.height // self.content_px)
        y = bar.y + (bar.height - height) * self.offset_px // self.most_px
        return pygame.Rect(bar.x, y, bar.width, height)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Only the bar is to be pressed."""
        return bool(self.most_px) and self.bar_rect().inflate(12, 0).collidepoint(pos)

    def reach_px(self, look: Look) -> int:
        """As far as what lies in it: all of that moves when it is scrolled."""
        return look.px(OVERHANG_UNITS)

    def begin(self, pos: tuple[int, int]) -> None:
        """Take hold of the thumb, or jump there."""
        thumb = self.thumb_rect()
        self._grip = pos[1] - thumb.y if thumb.collidepoint(thumb.x, pos[1]) else thumb.height // 2
        self.drag(pos)

    def drag(self, pos: tuple[int, int]) -> None:
        """Move the thumb."""
        bar, thumb = self.bar_rect(), self.thumb_rect()
        room = bar.height - thumb.height
        if self._grip is not None and room > 0:
            part = (pos[1] - self._grip - bar.y) / room
            self.scroll_to(part * self.most_px, at_once=True)

    def finish(self, pos: tuple[int, int]) -> None:
        """Let go of the thumb."""
        self.drag(pos)
        self._grip = None

    def fades(self, look: Look) -> list[tuple[pygame.Rect, bool, float]]:
        """Where what is scrolled goes on beyond the edge.

        Each strip, whether it is the upper one, and how strong it is, 0 to 1.
        """
        deep = min(look.px(_FADE), self.rect.height // 4)
        if not self.most_px or deep < 1:
            return []
        reach = self.reach_px(look)
        wide = self.rect.width - self._bar_px + reach - look.px(_BESIDE_BAR)
        strips = []
        for upper, hidden in ((True, self.offset_px), (False, self.most_px - self.offset_px)):
            if hidden > 0:
                y = self.rect.y if upper else self.rect.bottom - deep
                strip = pygame.Rect(self.rect.x - reach, y, wide, deep)
                strips.append((strip, upper, min(hidden / deep, 1.0)))
        return strips

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the bar, if there is something to scroll."""
        if not self.most_px:
            return
        theme = look.theme
        draw_box(target, self.bar_rect(), Box(theme.well, None, PILL_RADIUS_PX))
        colour = theme.brass_light if self.hovered else theme.brass
        draw_box(target, self.thumb_rect(), Box(colour, None, PILL_RADIUS_PX))
