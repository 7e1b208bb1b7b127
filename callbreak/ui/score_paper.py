"""The score sheet as a paper: a column a player, a row a round, totals and places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.card_images import BLEND
from callbreak.ui.icons import icon
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.portraits import portrait
from callbreak.ui.seat_marks import place_medal
from callbreak.ui.shadow import Shadow

if TYPE_CHECKING:
    from callbreak.ui.look import Look, Role
    from callbreak.ui.theme import Colour


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


def draw_sheet_of_paper(
    surface: pygame.Surface, rect: pygame.Rect, look: Look, *, turned: float
) -> None:
    """Draw a blank paper, a second one askew beneath it."""
    theme = look.theme
    radius = look.px(9)
    shadow = Shadow(look.px(12), 12 * look.scale.unit, 0.7, theme.shadow)
    under = pygame.Surface((rect.width + 2, rect.height + 2), pygame.SRCALPHA)
    draw_box(under, under.get_rect().inflate(-2, -2), Box(theme.paper_edge, None, radius))
    askew = pygame.transform.rotozoom(under.premul_alpha(), turned, 1)
    draw_box(surface, rect, Box(theme.paper, None, radius, shadow=shadow))
    surface.blit(askew, askew.get_rect(center=rect.center), special_flags=BLEND)
    draw_box(surface, rect, Box(theme.paper, None, radius))


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
    _draw_title(surface, pygame.Rect(inner.x, rect.y, inner.width, look.px(56)), sheet, look)
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
    _draw_head(surface, head, columns, sheet, look)
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


def _line(
    surface: pygame.Surface,
    words: str,
    room: pygame.Rect,
    look: Look,
    role: Role,
    colour: Colour,
    side: str = "midleft",
    least_px: int | None = None,
) -> pygame.Rect:
    """One line of text, shrunk and shortened to its room; where it is."""
    least_px = look.scale.smallest_font_px if least_px is None else least_px
    drawn = text.render_within(words, look.text(role, colour), room.width, least_px)
    place = drawn.get_rect(**{side: getattr(room, side)})
    surface.blit(drawn, place)
    return place


def _draw_title(surface: pygame.Surface, room: pygame.Rect, sheet: Sheet, look: Look) -> None:
    theme = look.theme
    left = pygame.Rect(room.x, room.y + look.px(3), room.width * 55 // 100, room.height)
    title = _line(surface, sheet.title, left, look, "sheet_title", theme.paper_ink)
    right = pygame.Rect(title.right + look.px(16), left.y, 0, room.height)
    right.width = max(room.right - right.x, 1)
    _line(surface, sheet.subtitle, right, look, "second", theme.paper_muted, "midright")


def _draw_head(
    surface: pygame.Surface,
    head: pygame.Rect,
    columns: list[pygame.Rect],
    sheet: Sheet,
    look: Look,
) -> None:
    theme = look.theme
    label = pygame.Rect(head.x, 0, columns[0].x - head.x - look.px(6), look.px(20))
    label.bottom = head.centery + look.px(2)
    _line(surface, sheet.legend[0], label, look, "small", theme.paper_muted)
    label.y += look.px(18)
    _line(surface, sheet.legend[1], label, look, "small_strong", theme.paper_ink)
    across = min(look.px(48), columns[0].width // 3)
    left = look.px(12) + across + look.px(8)
    beside = columns[0].width - look.px(4) - left
    style = look.text("seat_name").sized(look.scale.font_px(14))
    if max(text.measure(name, style)[0] for name in sheet.names) > beside:
        _draw_heads_above(surface, head, columns, sheet, look)
        return
    for seat, column in enumerate(columns):
        face = portrait(sheet.faces[seat], across)
        x = column.x + look.px(12)
        surface.blit(face, face.get_rect(midleft=(x, head.centery)), special_flags=BLEND)
        room = pygame.Rect(column.x + left, head.y, beside, head.height)
        _line(surface, sheet.names[seat], room, look, "seat_name", theme.paper_ink)


def _draw_heads_above(
    surface: pygame.Surface,
    head: pygame.Rect,
    columns: list[pygame.Rect],
    sheet: Sheet,
    look: Look,
) -> None:
    """Faces above the names: a long name has the whole width of its column."""
    style = look.text("row_name", look.theme.paper_ink)
    width, least = columns[0].width - look.px(12), look.scale.font_px(14)
    style = min(
        (text.fit(name, style, width, least) for name in sheet.names), key=lambda one: one.size_px
    )
    # A line's box is higher than what stands in it.
    across = max(head.height - round(text.line_box(style).height_px * 0.8) - look.px(7), 8)
    for seat, column in enumerate(columns):
        face = portrait(sheet.faces[seat], across)
        place = face.get_rect(midtop=(column.centerx, head.y + look.px(8)))
        surface.blit(face, place, special_flags=BLEND)
        name = text.render_within(sheet.names[seat], style, width)
        at = (column.centerx, place.bottom - look.px(4))
        surface.blit(name, name.get_rect(midtop=at))


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
    place = _line(surface, str(number), label, look, "row_name", colour)
    if not cells and number == sheet.last + 1:
        beside = pygame.Rect(place.right + look.px(9), row.y, 0, row.height)
        beside.width = max(columns[0].x - beside.x - look.px(2), 1)
        _line(surface, sheet.next_words, beside, look, "small", theme.paper_muted)
    for seat, column in enumerate(columns):
        if not cells:
            dash = look.px(16)
            x = column.centerx - dash // 2
            surface.fill(theme.paper_rule, (x, row.centery, dash, max(1, look.px(1))))
            continue
        _draw_cell(surface, row, column, cells[seat], look)


def _draw_cell(
    surface: pygame.Surface, row: pygame.Rect, column: pygame.Rect, cell: Cell, look: Look
) -> None:
    theme = look.theme
    mark_px = look.px(13)
    mark_x = column.right - look.px(14) - mark_px
    name, colour = ("check", theme.paper_green) if cell.made else ("cross", theme.crimson)
    mark = icon(name, mark_px, colour)
    surface.blit(mark, mark.get_rect(midleft=(mark_x, row.centery)))
    width = column.width
    count = pygame.Rect(
        column.x + min(look.px(16), width // 12), row.y, width * 3 // 10, row.height
    )
    place = _line(surface, cell.count, count, look, "body", theme.paper_muted)
    left = place.right + look.px(4)
    points = pygame.Rect(left, row.y, mark_x - min(look.px(8), width // 24) - left, row.height)
    ink = theme.paper_ink if cell.made else theme.crimson
    _line(surface, cell.points, points, look, "strip_total", ink, "midright", _SMALLEST_PX)


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
        _line(surface, words, label, look, "row_name", theme.paper_ink)
    for seat, column in enumerate(columns):
        inner = pygame.Rect(
            column.x + look.px(8), upper.y, column.width - look.px(16), upper.height
        )
        _line(surface, sheet.totals[seat], inner, look, "big_total", theme.paper_ink, "center")
        won = seat in sheet.first
        medal_px = min(look.px(29), lower.height)
        medal = place_medal(medal_px, theme.brass, theme.brass if won else None)
        at = (column.centerx, lower.centery - look.px(3))
        surface.blit(medal, medal.get_rect(center=at))
        style = look.text("row_name", theme.paper_ink if won else theme.paper_muted)
        style = style.sized(look.scale.font_px(16)).weighted(700)
        number = text.render(sheet.places[seat], style)
        surface.blit(number, number.get_rect(center=at))
