"""A switch for yes and no, with the word beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import PILL_RADIUS_PX, brass_line
from callbreak.ui.tween import Motion, Tween
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.ui.look import Look

_SLIDE_MS = 140


class Toggle(Widget):
    """Switched by a click, Enter, Space, or the arrows."""

    focusable = True
    pressable = True
    round_ends = True

    def __init__(self, on_change: Callable[[bool], None], *, on: bool, motion: Motion) -> None:
        super().__init__()
        self.on = on
        self._motion = motion
        self._place = Tween(float(on))
        self._on_change = on_change

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """Switch and word."""
        style = look.text("strong")
        word = max(text.measure(words, style)[0] for words in (tr("On"), tr("Off")))
        return min(word + look.control(12 + 64), most_px), look.control(35)

    def set_on(self, on: bool) -> None:  # noqa: FBT001 (a state, as on a switch)
        """Show it on or off, without telling anyone."""
        if on != self.on:
            self.on = on
            self._place.to(float(on), self._motion.duration_s(_SLIDE_MS))
            self.touch()

    def press(self) -> None:
        """Switch over."""
        self.set_on(not self.on)
        self._on_change(self.on)

    def key(self, event: pygame.Event) -> bool:
        """Left is off, right is on."""
        if event.key not in {pygame.K_LEFT, pygame.K_RIGHT}:
            return False
        if self.on != (event.key == pygame.K_RIGHT):
            self.press()
        return True

    @property
    def moving(self) -> bool:
        """Whether the knob is on its way."""
        return self._place.moving

    def tick(self, dt_s: float) -> None:
        """Move the knob."""
        if self._place.tick(dt_s):
            self.touch()

    def ring_rect(self) -> pygame.Rect:
        """The ring goes around the switch alone."""
        width = round(self.rect.height * 64 / 35)
        return pygame.Rect(self.rect.right - width, self.rect.y, width, self.rect.height)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw word, ground and knob."""
        theme = look.theme
        switch = self.ring_rect()
        self._draw_word(target, look, switch)
        line = brass_line(look, 1.0 if self.hovered else max(0.6, theme.line_part))
        if not self.enabled:
            ground = Box(theme.disabled, None, PILL_RADIUS_PX, line=brass_line(look, 0.3))
        elif self.on:
            edge = Line((0xFF, 0xE6, 0xA6), max(1.0, look.scale.unit), 0.9)
            ground = Box(theme.gold_top, theme.gold_bottom, PILL_RADIUS_PX, line=edge)
        else:
            ground = Box(theme.well, None, PILL_RADIUS_PX, line=line)
        draw_box(target, switch, ground)
        self._draw_knob(target, look, switch)

    def _draw_word(self, target: pygame.Surface, look: Look, switch: pygame.Rect) -> None:
        colour = look.theme.ivory if self.on and self.enabled else look.theme.muted
        word = text.render(tr("On") if self.on else tr("Off"), look.text("strong", colour))
        x = switch.left - look.control(12) - word.get_width()
        target.blit(word, (x, switch.centery - word.get_height() // 2))

    def _draw_knob(self, target: pygame.Surface, look: Look, switch: pygame.Rect) -> None:
        theme = look.theme
        gap = max(2, round(switch.height * 0.11))
        side = switch.height - 2 * gap
        room = switch.width - 2 * gap - side
        knob = pygame.Rect(
            switch.x + gap + round(room * self._place.value), switch.y + gap, side, side
        )
        colour = theme.face_top if self.on else (0x8A, 0xA8, 0xA0)
        draw_box(target, knob, Box(colour, None, PILL_RADIUS_PX))
        if self.on:
            check = icon("check", round(side * 0.62), theme.ink)
            target.blit(check, check.get_rect(center=knob.center))
