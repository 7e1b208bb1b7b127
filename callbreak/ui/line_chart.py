"""A small line chart of the totals, a line a player; dashes tell the lines apart besides colour."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from callbreak.ui import text
from callbreak.ui.svg import dashed_path, drawn_shapes, hex_of
from callbreak.ui.theme import CHART_DASHES, Colour

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.text_style import TextStyle

_TICK_PITCH: Final = 1.7
"""So far apart are the lines of the scale at least, as part of the size of their numbers."""

_MOST_STEPS: Final = 5
_NAME_GAP_PX: Final = 3


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
    """The colours: lines and names by player, text of the axes, rules.

    A name needs more contrast than a line: on paper they differ.
    """

    lines: tuple[Colour, ...]
    names: tuple[Colour, ...]
    words: Colour
    rule: Colour
    ground: Colour


@dataclass(frozen=True, slots=True)
class _Plot:
    """Where the lines are drawn, and what it measures: rounds across, tenths of points upwards."""

    rect: pygame.Rect
    rounds: int
    low: int
    high: int

    def x(self, number: int) -> float:
        """Where a round is."""
        return self.rect.x + self.rect.width * number / max(self.rounds, 1)

    def y(self, tenths: float) -> float:
        """Where a total is."""
        part = (tenths - self.low) / max(self.high - self.low, 1)
        return self.rect.bottom - self.rect.height * part


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
    labels_px = _label_width(chart, look, rect.width)
    steps = rect.height // round(style.size_px * _TICK_PITCH) - 1
    ticks, low, high = _scale(chart, min(max(steps, 2), _MOST_STEPS))
    left = rect.x + max(text.measure(_tick_text(tick), style)[0] for tick in ticks) + look.px(10)
    line_h = text.line_box(style).height_px
    room = pygame.Rect(left, rect.y + line_h // 2, 0, 0)
    room.width = max(rect.right - labels_px - look.px(12) - left, 10)
    room.height = max(rect.bottom - line_h - look.px(4) - room.y, 10)
    plot = _Plot(room, chart.rounds, low, high)
    names = _names(plot, chart, ink, look, labels_px, rect.right)
    _draw_ticks(surface, plot, ticks, style, ink, look, names)
    _draw_rounds(surface, plot, style, ink, look)
    lines = _lines_picture(rect, plot, chart, ink, look)
    shown = round((room.right - rect.x + look.px(6)) * part)
    surface.blit(lines, rect.topleft, (0, 0, shown, rect.height))
    if part >= 1.0:
        for name in names:
            surface.blit(name.words, name.place)


def _tick_text(tenths: int) -> str:
    return str(tenths // 10).replace("-", "−")


def _scale(chart: Chart, most_steps: int) -> tuple[list[int], int, int]:
    """The totals that get a line, and the least and the greatest that the axis holds."""
    values = [value for line in chart.totals for value in line] or [0]
    low, high = min(0, *values), max(40, *values)
    steps = (20, 40, 50, 100, 200, 500, 1000, 100_000)
    step = next(step for step in steps if (high - low) / step <= most_steps + 0.5)
    # The axis may end between two lines: with few of them it would reach far beyond the totals.
    finer = max(step // 2, steps[0])
    first, last = -(-low // step) * step, -(-high // finer) * finer
    ticks = list(range(first, last + 1, step))
    return ticks, min(low, first), last


def _draw_ticks(
    surface: pygame.Surface,
    plot: _Plot,
    ticks: list[int],
    style: TextStyle,
    ink: ChartInk,
    look: Look,
    names: list[_Name],
) -> None:
    """The lines of the scale, but not through a name, and their numbers."""
    room = plot.rect
    for tick in ticks:
        y = round(plot.y(tick))
        thick, left = look.px(1) if tick == 0 else 1, room.x
        across = ((room.x, y), (room.right - 1, y))
        crossed = [name.place for name in names if name.letters.clipline(*across)]
        for place in sorted(crossed, key=lambda one: one.left):
            end = place.left - _NAME_GAP_PX
            surface.fill(ink.rule, (left, y, max(end - left, 0), thick))
            left = place.right + _NAME_GAP_PX
        surface.fill(ink.rule, (left, y, max(room.right - left, 0), thick))
        words = text.render(_tick_text(tick), style)
        surface.blit(words, words.get_rect(midright=(room.x - look.px(8), y)))


def _draw_rounds(
    surface: pygame.Surface, plot: _Plot, style: TextStyle, ink: ChartInk, look: Look
) -> None:
    room = plot.rect
    every = max(1, -(-(plot.rounds + 1) // max(room.width // look.px(26), 1)))
    for number in range(1, plot.rounds + 1):
        over = number % every
        if over and (number != plot.rounds or 2 * over <= every):
            continue
        x = round(plot.x(number))
        words = text.render(str(number), style)
        surface.blit(words, words.get_rect(midtop=(x, room.bottom + look.px(3))))
        surface.fill(ink.rule, (x, room.bottom - look.px(3), 1, look.px(5)))


def _lines_picture(
    rect: pygame.Rect, plot: _Plot, chart: Chart, ink: ChartInk, look: Look
) -> pygame.Surface:
    """The lines alone, the own one on top, as large as the whole chart."""
    shapes: list[str] = []
    unit = look.scale.unit
    order = sorted(range(len(chart.totals)), key=lambda seat: seat == chart.own)
    for seat in order:
        own = seat == chart.own
        points = [
            (plot.x(number) - rect.x, plot.y(total) - rect.y)
            for number, total in enumerate(chart.totals[seat])
        ]
        colour = hex_of(ink.lines[seat])
        pattern = [each * unit * 0.72 for each in CHART_DASHES[seat]]
        shapes.append(
            f'<path d="{dashed_path(points, pattern)}" fill="none" stroke="{colour}" '
            f'stroke-width="{(3.0 if own else 2.0) * unit}" stroke-linejoin="round" '
            f'stroke-linecap="round"/>'
        )
        shapes += [
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{(4.2 if own else 2.8) * unit}" '
            f'fill="{colour}" stroke="{hex_of(ink.ground)}" stroke-width="{1.2 * unit}"/>'
            for x, y in points[1:]
        ]
    return drawn_shapes(shapes, rect.size)


def _label_width(chart: Chart, look: Look, width: int) -> int:
    style = look.text("small_strong")
    widest = max(text.measure(name, style)[0] for name in chart.names)
    return min(widest, width // 4)


class _Name(NamedTuple):
    """A name at the end of a line, and where it stands."""

    words: pygame.Surface
    place: pygame.Rect

    @property
    def letters(self) -> pygame.Rect:
        """Its place without the room above and below the letters."""
        return self.place.inflate(0, -self.place.height // 3)


def _names(
    plot: _Plot, chart: Chart, ink: ChartInk, look: Look, room_px: int, right: int
) -> list[_Name]:
    """Names at the ends of the lines, pushed apart so that none covers another.

    They may be ``room_px`` wide, or more where the lines end before ``right``; before the first
    round there are none.
    """
    ends = {seat: plot.y(totals[-1]) for seat, totals in enumerate(chart.totals)}
    order = sorted(ends, key=lambda seat: ends[seat])
    pitch = text.line_box(look.text("small_strong")).height_px * 0.78
    ys = _apart([ends[seat] for seat in order], pitch, plot.rect.bottom)
    last = max(len(line) for line in chart.totals) - 1
    if not last:
        return []
    x = round(plot.x(last)) + look.px(10)
    most_px = max(room_px, right - x)
    names = []
    for seat, y in zip(order, ys, strict=True):
        style = look.text("small_strong", ink.names[seat])
        words = text.render_within(chart.names[seat], style, most_px)
        names.append(_Name(words, words.get_rect(midleft=(x, round(y)))))
    return names


def _apart(ys: list[float], pitch: float, lowest: float) -> list[float]:
    """Heights, from the top down, moved until no two are nearer than ``pitch``."""
    ys = list(ys)
    for index in range(1, len(ys)):
        ys[index] = max(ys[index], ys[index - 1] + pitch)
    over = max(ys[-1] - lowest, 0.0)
    ys = [y - over for y in ys]
    for index in range(len(ys) - 2, -1, -1):
        ys[index] = min(ys[index], ys[index + 1] - pitch)
    return ys
