"""A sentence that comes up at the bottom, stays a while and goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import RADIUS_M, brass_line, panel_shadow
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.look import Look

Mood = Literal["note", "good", "bad"]

_STAY_S = 3.6
_SECONDS_A_LETTER = 0.035
_ICONS: dict[Mood, str] = {"note": "info", "good": "check", "bad": "warning"}


class Toast(Widget):
    """Shown by the form. A press takes it away; longer sentences stay longer."""

    pressable = True

    def __init__(self) -> None:
        super().__init__()
        self.visible = False
        self.words = ""
        self._mood: Mood = "note"
        self._left_s = 0.0

    def show(self, words: str, mood: Mood, look: Look, window: pygame.Rect) -> None:
        """Show a sentence at the bottom of the window."""
        self.words, self._mood = words, mood
        self._left_s = _STAY_S + _SECONDS_A_LETTER * len(words)
        room = min(look.control(640), round(window.width * 0.9))
        inner = room - self._margins(look)
        width, height = text.measure(words, look.text("body"), inner)
        rect = pygame.Rect(
            0, 0, width + self._margins(look), max(look.control(46), height + look.control(20))
        )
        rect.midbottom = (window.centerx, window.bottom - look.px(26))
        self.place(rect)
        self.visible = True
        self.touch()

    def go_on(self, other: Toast, look: Look, window: pygame.Rect) -> None:
        """Show what the other one is showing, for the rest of its time."""
        if other.visible:
            self.show(other.words, other._mood, look, window)
            self._left_s = other._left_s

    @staticmethod
    def _margins(look: Look) -> int:
        return look.control(16 + 20 + 12 + 20)

    @property
    def moving(self) -> bool:
        """Its time runs while it is shown."""
        return self.visible

    def tick(self, dt_s: float) -> None:
        """It goes when its time is over."""
        if self.visible:
            self._left_s -= dt_s
            if self._left_s <= 0:
                self.visible = False

    def press(self) -> None:
        """Take it away."""
        self.visible = False

    def reach_px(self, look: Look) -> int:
        """Its shadow."""
        return look.px(24)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw box, icon and sentence."""
        theme = look.theme
        bad = self._mood == "bad"
        line = Line(theme.bad, max(1.0, look.scale.unit)) if bad else brass_line(look, 0.9)
        ground = theme.crimson_deep if bad else theme.well_chip
        box = Box(ground, None, look.px(RADIUS_M), line=line, shadow=panel_shadow(look))
        draw_box(target, self.rect, box)
        side = look.control(20)
        colour = {"note": theme.marigold, "good": theme.over, "bad": theme.bad_text}[self._mood]
        picture = icon(_ICONS[self._mood], side, colour)
        x = self.rect.x + look.control(16)
        target.blit(picture, (x, self.rect.centery - side // 2))
        x += side + look.control(12)
        room = max(1, self.rect.right - x - look.control(18))
        words = text.render(self.words, look.text("body"), max_width_px=room)
        target.blit(words, (x, self.rect.centery - words.get_height() // 2))
