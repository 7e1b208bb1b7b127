"""The final result: places, names, calls made, totals, the chart, and the seed for checking."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.card_images import BLEND
from callbreak.ui.line_chart import Chart, ChartInk, draw_chart
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.panel import RADIUS_M, RADIUS_XL, draw_divider, draw_panel, hairline_px
from callbreak.ui.portraits import portrait
from callbreak.ui.seat_marks import place_medal

if TYPE_CHECKING:
    from callbreak.ui.look import Look


_LEAST_ROW: Final = 44
_LEAST_CHART: Final = 80
_SMALLEST_PX: Final = 12


@dataclass(frozen=True, slots=True)
class ResultRow:
    """One player: place, face, name, "4 of 5 calls made", points, and whether in first place."""

    place: str
    face: str
    name: str
    calls: str
    points: str
    first: bool


@dataclass(frozen=True, slots=True)
class Result:
    """All that the panel says; ``seed`` and ``fingerprint`` are whole lines."""

    title: str
    subtitle: str
    rows: tuple[ResultRow, ...]
    chart_title: str
    chart: Chart
    seed: str
    fingerprint: str


def draw_result(
    surface: pygame.Surface,
    rect: pygame.Rect,
    result: Result,
    look: Look,
    foot_px: int,
    least_px: int,
) -> None:
    """Draw the panel; ``foot_px`` at the bottom are left free for buttons.

    ``least_px`` is the size of text that this window may have where large text finds no room.
    """
    theme = look.theme
    draw_panel(surface, rect, look, RADIUS_XL, big=True)
    pad = look.px(22)
    inner = rect.inflate(-2 * pad, 0)
    head = pygame.Rect(inner.x, rect.y, inner.width, look.px(50))
    title = text.render(result.title, look.text("panel_title"))
    surface.blit(title, title.get_rect(midleft=head.midleft))
    room = inner.width - title.get_width() - look.px(16)
    style = look.text("second", theme.muted)
    subtitle = text.render_within(result.subtitle, style, room)
    surface.blit(subtitle, subtitle.get_rect(midright=head.midright))
    draw_title_band(surface, rect.x + 1, head.bottom, rect.width - 2, look)
    y = head.bottom + band_height_px(look) + look.px(7)
    # A fingerprint that is torn is hard to compare.
    small = text.fit(result.fingerprint, look.text("small", theme.muted), inner.width, least_px)
    proof = _proof(result, small, inner.width)
    seed_h = text.measure(proof, small, inner.width)[1] + look.px(8)
    if rect.bottom - foot_px - seed_h - y < len(result.rows) * look.px(_LEAST_ROW):
        small = text.fit(result.fingerprint, small, inner.width, _SMALLEST_PX)
        proof = _proof(result, small, inner.width)
        seed_h = text.measure(proof, small, inner.width)[1] + look.px(8)
    bottom = rect.bottom - foot_px - seed_h
    row_h = min(look.px(56), (bottom - y - look.px(165)) // len(result.rows))
    row_h = max(row_h, min(look.px(46), (bottom - y) // len(result.rows)))
    if bottom - y - row_h * len(result.rows) - look.px(42) < look.px(_LEAST_CHART):
        # Without the chart its room belongs to the rows.
        row_h = min(look.px(56), (bottom - y) // len(result.rows))
    rows_end = y + row_h * len(result.rows)
    chart_px = bottom - rows_end - look.px(42)
    has_chart = chart_px >= look.px(_LEAST_CHART)
    for row in result.rows:
        place = pygame.Rect(inner.x, y, inner.width, row_h)
        # Without a chart the rule over the seed ends the rows: two would lie side by side.
        ends = row is result.rows[-1] and not has_chart
        _draw_row(surface, place, row, look, ruled=not row.first and not ends)
        y += row_h
    if has_chart:
        chart = pygame.Rect(inner.x, y + look.px(36), inner.width, chart_px)
        words = text.render(result.chart_title, look.text("second", theme.muted))
        surface.blit(words, (inner.x, y + look.px(9)))
        lines = theme.chart_dark
        ink = ChartInk(lines, lines, theme.muted, theme.panel_hi_top, theme.panel_bottom)
        draw_chart(surface, chart, result.chart, ink, look)
    rule = pygame.Rect(inner.x, bottom + look.px(1), inner.width, hairline_px(look))
    draw_divider(surface, rule, look)
    checked = text.render(proof, small, max_width_px=inner.width)
    surface.blit(checked, (inner.x, bottom + look.px(4)))


def _proof(result: Result, style: text.TextStyle, width_px: int) -> str:
    """With what the deals can be checked; it is broken into lines rather than shortened.

    A fingerprint that is too long for a line is broken in its middle, which is easier to compare.
    """
    words, space, figures = result.fingerprint.rpartition(" ")
    if text.measure(figures, style)[0] > width_px:
        half = len(figures) // 2
        figures = f"{figures[:half]} {figures[half:]}"
    return f"{result.seed} · {words}{space}{figures}"


def _draw_row(
    surface: pygame.Surface, rect: pygame.Rect, row: ResultRow, look: Look, *, ruled: bool
) -> None:
    theme = look.theme
    if row.first:
        line = Line(theme.turn, max(1.0, 1.2 * look.scale.unit))
        box = Box(theme.marigold, None, look.px(RADIUS_M), 0.18)
        area = rect.inflate(look.px(16), -look.px(2))
        draw_box(surface, area, box)
        draw_box(surface, area, Box((0, 0, 0), None, look.px(RADIUS_M), 0.0, line))
    if ruled:
        rule = pygame.Rect(rect.x, rect.bottom - 1, rect.width, hairline_px(look))
        draw_divider(surface, rule, look)
    side = min(look.px(27), rect.height - 4)
    medal = place_medal(side, theme.brass, theme.brass if row.first else None)
    at = (rect.x + look.px(16), rect.centery)
    surface.blit(medal, medal.get_rect(center=at))
    style = look.text("row_name", theme.ink if row.first else theme.ivory)
    style = style.sized(look.scale.font_px(16)).weighted(700)
    number = text.render(row.place, style)
    surface.blit(number, number.get_rect(center=at))
    face = portrait(row.face, min(look.px(42), rect.height - look.px(6)))
    x = rect.x + look.px(42)
    surface.blit(face, face.get_rect(midleft=(x, rect.centery)), special_flags=BLEND)
    colour = theme.marigold if row.first else theme.ivory
    large = look.text("strip_total", colour).sized(look.scale.font_px(25))
    points = text.render(row.points, large)
    surface.blit(points, points.get_rect(midright=(rect.right - look.px(4), rect.centery)))
    x += look.px(54)
    room = rect.right - points.get_width() - look.px(16) - x
    name_style = look.text("button").sized(look.scale.font_px(18))
    small = look.text("small", theme.muted)
    name = text.render_within(row.name, name_style, room)
    if rect.height < 1.3 * (name_style.size_px + small.size_px):
        # Two lines would lie on one another: the calls stand beside the name, if they can.
        surface.blit(name, name.get_rect(midleft=(x, rect.centery)))
        spare = room - name.get_width() - look.px(12)
        if text.measure(row.calls, small)[0] <= spare:
            calls = text.render(row.calls, small)
            surface.blit(calls, calls.get_rect(midright=(x + room, rect.centery)))
        return
    calls = text.render_within(row.calls, small, room)
    # Three equal gaps: above, between and below; in a high row the lines stay together.
    letters = sum(text.line_box(style).cap_height_px for style in (name_style, small))
    shift = min(look.px(11), round((rect.height + letters / 2) / 6))
    surface.blit(name, name.get_rect(midleft=(x, rect.centery - shift)))
    surface.blit(calls, calls.get_rect(midleft=(x, rect.centery + shift)))
