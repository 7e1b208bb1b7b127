"""A call that has just been made: the number comes up large beside its seat and settles there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.painter import Picture, centred
from callbreak.ui.panel import panel_shadow
from callbreak.ui.tween import in_out_cubic, out_back

if TYPE_CHECKING:
    from callbreak.ui.look import Look

_POP_S: Final = 0.22
_STAY_S: Final = 0.42
_GO_S: Final = 0.26


class Bubble:
    """Comes up at one point, stays, and goes to another while it shrinks."""

    def __init__(
        self, words: str, start: tuple[float, float], end: tuple[float, float], look: Look
    ) -> None:
        self._start = start
        self._end = end
        self._passed_s = 0.0
        self._surface = _drawn(words, look)

    @property
    def over(self) -> bool:
        """Whether it has gone."""
        return self._passed_s >= _POP_S + _STAY_S + _GO_S

    @property
    def settled(self) -> bool:
        """Whether it has come up."""
        return self._passed_s > _POP_S

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        self._passed_s += dt_s

    def picture(self) -> Picture:
        """What is seen of it now."""
        scale, way = 1.0, 0.0
        if self._passed_s < _POP_S:
            scale = max(0.05, out_back(self._passed_s / _POP_S))
        elif self._passed_s > _POP_S + _STAY_S:
            way = in_out_cubic(min((self._passed_s - _POP_S - _STAY_S) / _GO_S, 1.0))
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
