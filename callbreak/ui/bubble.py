"""A call that has just been made: the number comes up large beside its seat and settles there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.session.pace import CALL_COMES_MS, CALL_GOES_MS, CALL_STAYS_MS
from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.painter import Picture, centred
from callbreak.ui.panel import panel_shadow
from callbreak.ui.tween import in_out_cubic, out_back

if TYPE_CHECKING:
    from callbreak.engine.seats import Seat
    from callbreak.ui.look import Look


class Bubble:
    """Comes up at one point, stays, and goes to another while it shrinks.

    Attributes:
        seat: who has called.
    """

    def __init__(
        self,
        seat: Seat,
        call: int,
        start: tuple[float, float],
        end: tuple[float, float],
        look: Look,
    ) -> None:
        self.seat = seat
        self._start = start
        self._end = end
        self._passed_s = 0.0
        duration_s = look.motion.duration_s
        self._up_s = duration_s(CALL_COMES_MS)
        self._goes_s = self._up_s + duration_s(CALL_STAYS_MS)
        self._over_s = self._goes_s + duration_s(CALL_GOES_MS)
        self._surface = _drawn(str(call), look)

    @property
    def over(self) -> bool:
        """Whether it has gone."""
        return self._passed_s >= self._over_s

    @property
    def settled(self) -> bool:
        """Whether it has come up."""
        return self._passed_s > self._up_s

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        self._passed_s += dt_s

    def picture(self) -> Picture:
        """What is seen of it now."""
        scale, way = 1.0, 0.0
        if self._passed_s < self._up_s:
            scale = max(0.05, out_back(self._passed_s / self._up_s))
        elif self._passed_s > self._goes_s:
            part = (self._passed_s - self._goes_s) / (self._over_s - self._goes_s)
            way = in_out_cubic(min(part, 1.0))
            scale = 1.0 - 0.7 * way
        x = self._start[0] + (self._end[0] - self._start[0]) * way
        y = self._start[1] + (self._end[1] - self._start[1]) * way
        surface = self._surface
        if scale != 1.0:
            surface = pygame.transform.smoothscale_by(surface, scale)
        return centred(surface, x, y, pygame.BLEND_PREMULTIPLIED)


def _drawn(words: str, look: Look) -> pygame.Surface:
    side, margin = look.px(58), look.px(16)
    surface = pygame.Surface((side + 2 * margin, side + 2 * margin), pygame.SRCALPHA)
    rect = pygame.Rect(margin, margin, side, side)
    theme = look.theme
    line = Line(theme.brass_light, max(1.5, 1.5 * look.scale.unit))
    box = Box(theme.gold_top, theme.gold_bottom, side, line=line, shadow=panel_shadow(look))
    draw_box(surface, rect, box)
    number = text.render(words, look.text("big_total", theme.ink))
    surface.blit(number, number.get_rect(center=rect.center))
    return surface.premul_alpha()
