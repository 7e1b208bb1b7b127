"""Charts on dark panels: a history of totals with its running average, and tricks by call."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import RADIUS_XS, draw_divider, hairline_px
from callbreak.ui.svg import drawn_shapes, hex_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour

_STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
_MOST_POINTS: Final = 400


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


def draw_history(
    target: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    points: Sequence[float],
    averages: Sequence[float],
    words: Callable[[int], str],
    ends: tuple[str, str],
) -> None:
    """Draw dots for what was reached, one after the other, and the line of their average.

    Args:
        target: what is drawn on.
        rect: the whole place.
        look: colours and sizes.
        points: the values, the oldest first.
        averages: for each point the average up to it.
        words: a number of the axis as words.
        ends: what stands below the first and the last point.
    """
    if len(points) > _MOST_POINTS:
        points, averages = points[-_MOST_POINTS:], averages[-_MOST_POINTS:]
    axis = axis_for(points, rect.height // look.control(34))
    plot = plot_in(rect, axis, look, words)
    if plot.width < 8 or plot.height < 8:
        return
    draw_axis(target, plot, axis, look, words)
    _draw_ends(target, plot, look, ends)
    reach = look.px(6)
    room = plot.width - 2 * reach
    step = room / max(1, len(points) - 1)
    xs = [
        reach + step * place if len(points) > 1 else plot.width / 2 for place in range(len(points))
    ]
    spots = [
        (x, height_at(plot, axis, value) - plot.y) for x, value in zip(xs, points, strict=True)
    ]
    line = [
        (x, height_at(plot, axis, value) - plot.y) for x, value in zip(xs, averages, strict=True)
    ]
    target.blit(_history_picture(plot.size, look, spots, line), plot)


def _history_picture(
    size: tuple[int, int],
    look: Look,
    spots: Sequence[tuple[float, float]],
    line: Sequence[tuple[float, float]],
) -> pygame.Surface:
    unit = look.scale.unit
    light, gold = look.theme.chart_dark[2], look.theme.chart_dark[0]
    radius = max(1.6, min(4.0, size[0] / max(1, len(spots)) / 3.2 / unit)) * unit
    shapes = []
    if len(spots) > 1:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        shapes.append(
            f'<polyline points="{path}" fill="none" stroke="{hex_of(light)}" '
            f'stroke-width="{1.2 * unit}" stroke-opacity="0.45" stroke-linejoin="round"/>'
        )
    shapes += [
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.2f}" fill="{hex_of(light)}"/>'
        for x, y in spots
    ]
    if len(line) > 1:
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in line)
        shapes.append(
            f'<polyline points="{path}" fill="none" stroke="{hex_of(gold)}" '
            f'stroke-width="{3 * unit}" stroke-linejoin="round" stroke-linecap="round"/>'
        )
    return drawn_shapes(shapes, size)


def _draw_ends(
    target: pygame.Surface, plot: pygame.Rect, look: Look, ends: tuple[str, str]
) -> None:
    style = look.text("small", look.theme.muted)
    half = plot.width // 2 - look.px(6)
    first, last = (text.render(text.ellipsize(words, style, half), style) for words in ends)
    y = plot.bottom + look.px(4)
    target.blit(first, (plot.x, y))
    target.blit(last, (plot.right - last.get_width(), y))


@dataclass(frozen=True, slots=True)
class CallColumn:
    """The rounds with one call.

    Attributes:
        call: the call.
        tricks: tricks won on average.
        words: below the number: how many rounds.
        label: on the bar: the average as words.
    """

    call: int
    tricks: float
    words: str
    label: str


def draw_calls(
    target: pygame.Surface,
    rect: pygame.Rect,
    look: Look,
    columns: Sequence[CallColumn],
    words: Callable[[int], str],
) -> None:
    """Draw a bar a call, as high as tricks were won, with a mark where the call is."""
    highest = max((max(each.tricks, each.call) for each in columns), default=1.0)
    axis = axis_for([highest], rect.height // look.control(30))
    foot = text.line_box(look.text("small")).height_px
    room = pygame.Rect(rect.x, rect.y, rect.width, rect.height - foot)
    plot = plot_in(room, axis, look, words)
    if not columns or plot.width < 8 or plot.height < 8:
        return
    draw_axis(target, plot, axis, look, words)
    pitch = plot.width / len(columns)
    width = round(min(pitch * 0.62, look.px(58)))
    for place, each in enumerate(columns):
        middle = plot.x + round(pitch * (place + 0.5))
        _draw_column(target, plot, axis, look, each, middle, width)
        _draw_foot(target, plot, look, each, middle, round(pitch))


def _draw_column(
    target: pygame.Surface,
    plot: pygame.Rect,
    axis: Axis,
    look: Look,
    each: CallColumn,
    middle: int,
    width: int,
) -> None:
    theme = look.theme
    top = height_at(plot, axis, each.tricks)
    bar = pygame.Rect(middle - width // 2, top, width, max(1, plot.bottom - top))
    enough = each.tricks >= each.call
    ground: Colour = theme.value_bar if enough else theme.value_played
    draw_box(target, bar, Box(ground, None, look.px(RADIUS_XS)))
    mark = pygame.Rect(0, 0, width + look.px(14), max(2, look.px(3)))
    mark.center = (middle, height_at(plot, axis, each.call))
    draw_box(target, mark, Box(theme.gold_top, None, mark.height // 2))
    style = look.text("small_strong", theme.ink if enough else (255, 255, 255))
    style = text.fit(each.label, style, width - 2, 12)
    label = text.render(each.label, style)
    place = label.get_rect(midbottom=(middle, plot.bottom - 1))
    if place.top < bar.top or place.colliderect(mark):
        label = text.render(each.label, style.coloured(theme.ivory))
        place = label.get_rect(midbottom=(middle, min(bar.top, mark.top)))
    target.blit(label, place)


def _draw_foot(
    target: pygame.Surface, plot: pygame.Rect, look: Look, each: CallColumn, middle: int, room: int
) -> None:
    number = text.render(str(each.call), look.text("small_strong", look.theme.ivory))
    y = plot.bottom + look.px(4)
    target.blit(number, number.get_rect(midtop=(middle, y)))
    style = look.text("small", look.theme.muted)
    style = text.fit(each.words, style, room - 2, 12)
    words = text.render(text.ellipsize(each.words, style, room), style)
    y += number.get_height() - look.px(3)
    target.blit(words, words.get_rect(midtop=(middle, y)))
