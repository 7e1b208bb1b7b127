"""The score sheet as a paper: a column a player, a row a round, totals and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.paper import draw_sheet_of_paper, write_line
from callbreak.ui.score_paper_head import draw_head, draw_title
from callbreak.ui.seat_marks import place_medal

if TYPE_CHECKING:
    from callbreak.ui.look import Look


_MARK: Final = 13
"""How large check and cross are, in units."""

_SMALLEST_PX: Final = 12
"""Points may become as small as that, for a number that is cut off is a wrong number."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One player's round: ``4/3``, ``3.1``, and whether the call was made."""

    count: str
    points: str
    made: bool


@dataclass(frozen=True, slots=True)
class Sheet:
    """What the paper says.

    Attributes:
        title, subtitle: at the top.
        legend: two lines over the round numbers: "won/call", "points".
        names, faces: of the players.
        rows: the rounds that are shown, by number; a round to come has no cells.
        last: the round that has just been scored.
        next_words: beside the round to come.
        total_words, place_words: at the foot.
        totals, places: by player; places are texts.
        first: who is in first place.
        own: the person's column.
    """

    title: str
    subtitle: str
    legend: tuple[str, str]
    names: tuple[str, ...]
    faces: tuple[str, ...]
    rows: tuple[tuple[int, tuple[Cell, ...]], ...]
    last: int
    next_words: str
    total_words: str
    place_words: str
    totals: tuple[str, ...]
    places: tuple[str, ...]
    first: tuple[int, ...]
    own: int | None


def rows_that_fit(height: int, look: Look) -> int:
    """How many rounds a paper of that height can show."""
    return max(1, (height - _fixed_px(look)) // look.px(31))


def _fixed_px(look: Look) -> int:
    return look.px(56) + band_height_px(look) + look.px(70) + look.px(98)


def draw_score_paper(surface: pygame.Surface, rect: pygame.Rect, sheet: Sheet, look: Look) -> None:
    """Draw the whole sheet."""
    draw_sheet_of_paper(surface, rect, look, turned=0.55)
    theme = look.theme
    pad = look.px(28)
    inner = rect.inflate(-2 * pad, 0)
    draw_title(surface, pygame.Rect(inner.x, rect.y, inner.width, look.px(56)), sheet, look)
    y = rect.y + look.px(56)
    draw_title_band(surface, rect.x, y, rect.width, look)
    y += band_height_px(look)
    label = _label_px(inner, sheet, look)
    columns = _columns(inner, label)
    foot_h = look.px(98)
    head = pygame.Rect(inner.x, y, inner.width, look.px(62))
    row_h = (rect.bottom - foot_h - look.px(8) - head.bottom) // max(len(sheet.rows), 1)
    row_h = min(row_h, look.px(104))
    if sheet.own is not None:
        _tint_column(
            surface, columns[sheet.own], head.y + look.px(6), rect.bottom - look.px(8), look
        )
    draw_head(surface, head, columns, sheet, look)
    surface.fill(theme.brass, (inner.x, head.bottom - 1, inner.width, max(1, look.px(1.4))))
    y = head.bottom
    for number, cells in sheet.rows:
        row = pygame.Rect(inner.x, y, inner.width, row_h)
        if number == sheet.last and cells:
            _tint(surface, row, (*theme.paper_edge, 110))
        _draw_row(surface, row, columns, number, cells, sheet, look)
        y += row_h
        surface.fill(theme.paper_rule, (inner.x, y - 1, inner.width, 1))
    double = max(1, look.px(1.4))
    surface.fill(theme.paper_ink, (inner.x, y, inner.width, double))
    surface.fill(theme.paper_ink, (inner.x, y + double + look.px(2), inner.width, 1))
    foot = pygame.Rect(inner.x, y + look.px(4), inner.width, rect.bottom - y - look.px(8))
    foot.height = min(foot.height, look.px(112))
    _draw_foot(surface, foot, columns, sheet, look)


def _label_px(inner: pygame.Rect, sheet: Sheet, look: Look) -> int:
    """The width of the column before the players': wider where its words are long."""
    style = look.text("small").sized(look.scale.smallest_font_px)
    words = text.measure(sheet.legend[0], style)[0] + look.px(8)
    return max(min(look.px(74), inner.width // 6), min(words, inner.width // 5))


def _columns(inner: pygame.Rect, label: int) -> list[pygame.Rect]:
    width = (inner.width - label) / 4
    return [
        pygame.Rect(round(inner.x + label + i * width), inner.y, round(width), inner.height)
        for i in range(4)
    ]


def _tint(surface: pygame.Surface, rect: pygame.Rect, colour: tuple[int, int, int, int]) -> None:
    veil = pygame.Surface(rect.size, pygame.SRCALPHA)
    veil.fill(colour)
    surface.blit(veil, rect)


def _tint_column(
    surface: pygame.Surface, column: pygame.Rect, top: int, bottom: int, look: Look
) -> None:
    rect = pygame.Rect(column.x + look.px(2), top, column.width - look.px(4), bottom - top)
    draw_box(surface, rect, Box(look.theme.gold_top, None, look.px(9), part=0.24))


def _draw_row(
    surface: pygame.Surface,
    row: pygame.Rect,
    columns: list[pygame.Rect],
    number: int,
    cells: tuple[Cell, ...],
    sheet: Sheet,
    look: Look,
) -> None:
    theme = look.theme
    label = pygame.Rect(row.x + look.px(12), row.y, columns[0].x - row.x - look.px(14), row.height)
    colour = theme.paper_ink if cells else theme.paper_muted
    place = write_line(surface, str(number), label, look, "row_name", colour)
    if not cells and number == sheet.last + 1:
        beside = pygame.Rect(place.right + look.px(9), row.y, 0, row.height)
        beside.width = max(columns[0].x - beside.x - look.px(2), 1)
        write_line(surface, sheet.next_words, beside, look, "small", theme.paper_muted)
    for seat, column in enumerate(columns):
        if not cells:
            dash = look.px(16)
            x = _points_middle(column, look) - dash // 2
            surface.fill(theme.paper_rule, (x, row.centery, dash, max(1, look.px(1))))
            continue
        _draw_cell(surface, row, column, cells[seat], look)


def _draw_cell(
    surface: pygame.Surface, row: pygame.Rect, column: pygame.Rect, cell: Cell, look: Look
) -> None:
    theme = look.theme
    mark_px = look.px(_MARK)
    mark_x = column.right - look.px(14) - mark_px
    name, colour = ("check", theme.paper_green) if cell.made else ("cross", theme.paper_red)
    mark = icon(name, mark_px, colour)
    surface.blit(mark, mark.get_rect(midleft=(mark_x, row.centery)))
    width = column.width
    count = pygame.Rect(
        column.x + min(look.px(16), width // 12), row.y, width * 3 // 10, row.height
    )
    place = write_line(surface, cell.count, count, look, "body", theme.paper_muted)
    left = place.right + look.px(4)
    points = pygame.Rect(left, row.y, _points_right(column, look) - left, row.height)
    ink = theme.paper_ink if cell.made else theme.paper_red
    write_line(surface, cell.points, points, look, "strip_total", ink, "midright", _SMALLEST_PX)


def _points_right(column: pygame.Rect, look: Look) -> int:
    """Where the points of a column end, and its total: before the marks."""
    return column.right - look.px(14 + _MARK) - min(look.px(8), column.width // 24)


def _points_middle(column: pygame.Rect, look: Look) -> int:
    """The middle of a usual total: there stand the place below it and the dashes above."""
    usual = text.measure("0.0", look.text("big_total"))[0]
    return _points_right(column, look) - usual // 2


def _draw_foot(
    surface: pygame.Surface,
    foot: pygame.Rect,
    columns: list[pygame.Rect],
    sheet: Sheet,
    look: Look,
) -> None:
    theme = look.theme
    upper = pygame.Rect(foot.x, foot.y, foot.width, foot.height * 54 // 100)
    lower = pygame.Rect(foot.x, upper.bottom, foot.width, foot.bottom - upper.bottom)
    room = columns[0].x - foot.x - look.px(4)
    for words, line in ((sheet.total_words, upper), (sheet.place_words, lower)):
        label = pygame.Rect(foot.x, line.y, room, line.height)
        write_line(surface, words, label, look, "row_name", theme.paper_ink)
    for seat, column in enumerate(columns):
        left = column.x + look.px(8)
        inner = pygame.Rect(left, upper.y, _points_right(column, look) - left, upper.height)
        ink = theme.paper_ink
        write_line(surface, sheet.totals[seat], inner, look, "big_total", ink, "midright")
        won = seat in sheet.first
        medal_px = min(look.px(29), lower.height)
        medal = place_medal(medal_px, theme.brass, theme.brass if won else None)
        at = (_points_middle(column, look), lower.centery - look.px(3))
        surface.blit(medal, medal.get_rect(center=at))
        style = look.text("row_name", theme.paper_ink if won else theme.paper_muted)
        style = style.sized(look.scale.font_px(16)).weighted(700)
        number = text.render(sheet.places[seat], style)
        surface.blit(number, number.get_rect(center=at))
