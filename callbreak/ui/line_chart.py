"""A small line chart of the totals, a line a player; dashes tell the lines apart besides colour."""

from __future__ import annotations

import io
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.theme import CHART_DASHES, Colour

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.text_style import TextStyle


@dataclass(frozen=True, slots=True)
class Chart:
    """What is drawn.

    Attributes:
        names: of the players.
        totals: for each player the totals in whole tenths after each round, from 0.
        rounds: how many rounds the axis has.
        own: whose line is the thick one, None for nobody's.
    """

    names: tuple[str, ...]
    totals: tuple[tuple[int, ...], ...]
    rounds: int
    own: int | None


@dataclass(frozen=True, slots=True)
class ChartInk:
    """The colours: lines by player, text of the axes, rules."""

    lines: tuple[Colour, ...]
    words: Colour
    rule: Colour
    ground: Colour


def draw_chart(
    surface: pygame.Surface,
    rect: pygame.Rect,
    chart: Chart,
    ink: ChartInk,
    look: Look,
    part: float = 1.0,
) -> None:
    """Draw the chart; with ``part`` below 1 only that much of the lines, from the left."""
    style = look.text("small", ink.words)
    labels = _label_width(chart, look, rect.width)
    ticks, low, high = _scale(chart)
    left = rect.x + max(text.measure(_tick_text(tick), style)[0] for tick in ticks) + look.px(10)
    line_h = text.line_box(style).height_px
    plot = pygame.Rect(left, rect.y + line_h // 2, 0, 0)
    plot.width = max(rect.right - labels - look.px(12) - left, 10)
    plot.height = max(rect.bottom - line_h - look.px(4) - plot.y, 10)

    def x_of(number: int) -> float:
        return plot.x + plot.width * number / max(chart.rounds, 1)

    def y_of(tenths: float) -> float:
        return plot.bottom - plot.height * (tenths - low) / max(high - low, 1)

    for tick in ticks:
        y = round(y_of(tick))
        surface.fill(ink.rule, (plot.x, y, plot.width, max(1, look.px(1) if tick == 0 else 1)))
        words = text.render(_tick_text(tick), style)
        surface.blit(words, words.get_rect(midright=(left - look.px(8), y)))
    _draw_rounds(surface, chart, style, ink, [x_of(n) for n in range(chart.rounds + 1)], plot, look)
    lines = _lines_picture(rect.size, chart, ink, look, rect.topleft, x_of, y_of)
    shown = round((plot.right - rect.x + look.px(6)) * part)
    surface.blit(lines, rect.topleft, (0, 0, shown, rect.height))
    if part >= 1.0:
        _draw_names(surface, chart, ink, look, plot, y_of, labels, x_of)


def _tick_text(tenths: int) -> str:
    return str(tenths // 10).replace("-", "−")


def _scale(chart: Chart) -> tuple[list[int], int, int]:
    values = [value for line in chart.totals for value in line] or [0]
    low, high = min(0, *values), max(40, *values)
    step = next(s for s in (20, 40, 50, 100, 200, 500, 1000, 100_000) if (high - low) / s <= 5)
    first, last = -(-low // step) * step, -(-high // step) * step
    ticks = list(range(first, last + 1, step))
    return ticks, min(low, first), last


def _draw_rounds(
    surface: pygame.Surface,
    chart: Chart,
    style: TextStyle,
    ink: ChartInk,
    xs: list[float],
    plot: pygame.Rect,
    look: Look,
) -> None:
    every = max(1, -(-len(xs) // max(plot.width // look.px(26), 1)))
    for number in range(1, chart.rounds + 1):
        if number % every and number != chart.rounds:
            continue
        x = round(xs[number])
        words = text.render(str(number), style)
        surface.blit(words, words.get_rect(midtop=(x, plot.bottom + look.px(3))))
        surface.fill(ink.rule, (x, plot.bottom - look.px(3), 1, look.px(5)))


def _lines_picture(
    size: tuple[int, int],
    chart: Chart,
    ink: ChartInk,
    look: Look,
    corner: tuple[int, int],
    x_of: object,
    y_of: object,
) -> pygame.Surface:
    assert callable(x_of)
    assert callable(y_of)
    shapes = []
    unit = look.scale.unit
    order = sorted(range(len(chart.totals)), key=lambda seat: seat == chart.own)
    for seat in order:
        width = (3.0 if seat == chart.own else 2.0) * unit
        points = [
            (x_of(n) - corner[0], y_of(total) - corner[1])
            for n, total in enumerate(chart.totals[seat])
        ]
        colour = _hex(ink.lines[seat])
        dash = " ".join(str(part * unit * 0.72) for part in CHART_DASHES[seat])
        dashed = f'stroke-dasharray="{dash}"' if dash else ""
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        shapes.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="{width}" '
            f'stroke-linejoin="round" stroke-linecap="round" {dashed}/>'
        )
        radius = (4.2 if seat == chart.own else 2.8) * unit
        for x, y in points[1:]:
            shapes.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{colour}" '
                f'stroke="{_hex(ink.ground)}" stroke-width="{1.2 * unit}"/>'
            )
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="0 0 {size[0]} {size[1]}">{"".join(shapes)}</svg>'
    )
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)


def _label_width(chart: Chart, look: Look, width: int) -> int:
    style = look.text("small_strong")
    widest = max(text.measure(name, style)[0] for name in chart.names)
    return min(widest, width // 4)


def _draw_names(
    surface: pygame.Surface,
    chart: Chart,
    ink: ChartInk,
    look: Look,
    plot: pygame.Rect,
    y_of: object,
    room: int,
    x_of: object,
) -> None:
    """Names at the ends of the lines, pushed apart so that none covers another."""
    assert callable(y_of)
    assert callable(x_of)
    last = max(len(line) for line in chart.totals) - 1
    pitch = text.line_box(look.text("small_strong")).height_px * 0.78
    order = sorted(range(len(chart.names)), key=lambda seat: y_of(chart.totals[seat][-1]))
    ys = [float(y_of(chart.totals[seat][-1])) for seat in order]
    for index in range(1, len(ys)):
        ys[index] = max(ys[index], ys[index - 1] + pitch)
    over = max(ys[-1] - plot.bottom, 0.0)
    ys = [y - over for y in ys]
    for index in range(len(ys) - 2, -1, -1):
        ys[index] = min(ys[index], ys[index + 1] - pitch)
    x = round(x_of(last)) + look.px(10)
    for seat, y in zip(order, ys, strict=True):
        style = look.text("small_strong", ink.lines[seat])
        words = text.render(text.ellipsize(chart.names[seat], style, room), style)
        surface.blit(words, words.get_rect(midleft=(x, round(y))))


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)
