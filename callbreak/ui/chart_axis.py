"""The upright axis of a chart on a dark panel: round numbers, their lines, and where values lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.panel import draw_divider, hairline_px

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look

_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale with round numbers.

    Attributes:
        low: the number at the lower end.
        high: the number at the upper end.
        step: between two lines.
    """

    low: int
    high: int
    step: int

    @property
    def ticks(self) -> range:
        """The numbers that get a line."""
        return range(self.low, self.high + 1, self.step)


def axis_for(values: Sequence[float], most_lines: int) -> Axis:
    """An axis in whole numbers that holds 0 and all values."""
    low, high = min([0.0, *values]), max([1.0, *values])
    for step in _STEPS:
        first, last = int(low // step) * step, -int(-high // step) * step
        if (last - first) // step <= max(1, most_lines):
            return Axis(first, last, step)
    return Axis(int(low) - 1, int(high) + 1, _STEPS[-1])


def plot_in(rect: pygame.Rect, axis: Axis, look: Look, words: Callable[[int], str]) -> pygame.Rect:
    """The part of a chart's place in which it is drawn; the rest is for the numbers."""
    style = look.text("small")
    wide = max(text.measure(words(tick), style)[0] for tick in axis.ticks)
    high = text.line_box(style).height_px
    left = rect.x + wide + look.px(10)
    plot = pygame.Rect(left, rect.y + high // 2, rect.right - left, 0)
    plot.height = rect.bottom - high - look.px(4) - plot.y
    return plot


def draw_axis(
    target: pygame.Surface, plot: pygame.Rect, axis: Axis, look: Look, words: Callable[[int], str]
) -> None:
    """Draw the lines and their numbers; the line of 0 is brighter."""
    style = look.text("small", look.theme.muted)
    thin = hairline_px(look)
    for tick in axis.ticks:
        y = height_at(plot, axis, tick)
        line = pygame.Rect(plot.x, y, plot.width, thin)
        if tick == 0:
            target.fill(look.theme.brass, line)
        else:
            draw_divider(target, line, look)
        label = text.render(words(tick), style)
        target.blit(label, label.get_rect(midright=(plot.x - look.px(8), y)))


def height_at(plot: pygame.Rect, axis: Axis, value: float) -> int:
    """Where a value lies."""
    return plot.bottom - round(plot.height * (value - axis.low) / max(1, axis.high - axis.low))
