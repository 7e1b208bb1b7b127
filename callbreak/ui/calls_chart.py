"""The statistics' chart of calls: a bar for each call, as high as tricks were won with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.chart_axis import Axis, axis_for, draw_axis, height_at, plot_in
from callbreak.ui.panel import RADIUS_XS

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour


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
    words = text.render_within(each.words, style, room)
    y += number.get_height() - look.px(3)
    target.blit(words, words.get_rect(midtop=(middle, y)))
