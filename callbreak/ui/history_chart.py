"""The statistics' chart of totals: a dot for each game, and the line of their running average."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.chart_axis import axis_for, draw_axis, height_at, plot_in
from callbreak.ui.svg import drawn_shapes, hex_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look

_MOST_POINTS: Final = 400


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
    first, last = (text.render_within(words, style, half) for words in ends)
    y = plot.bottom + look.px(4)
    target.blit(first, (plot.x, y))
    target.blit(last, (plot.right - last.get_width(), y))
