"""The head of the score sheet: its title, what the figures mean, and the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.card_images import BLEND
from callbreak.ui.paper import write_line
from callbreak.ui.portraits import portrait

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.score_paper import Sheet


def draw_title(surface: pygame.Surface, room: pygame.Rect, sheet: Sheet, look: Look) -> None:
    """Draw the title, and beside it what was played."""
    theme = look.theme
    left = pygame.Rect(room.x, room.y + look.px(3), room.width * 55 // 100, room.height)
    title = write_line(surface, sheet.title, left, look, "sheet_title", theme.paper_ink)
    right = pygame.Rect(title.right + look.px(16), left.y, 0, room.height)
    right.width = max(room.right - right.x, 1)
    write_line(surface, sheet.subtitle, right, look, "second", theme.paper_muted, "midright")


def draw_head(
    surface: pygame.Surface,
    head: pygame.Rect,
    columns: list[pygame.Rect],
    sheet: Sheet,
    look: Look,
) -> None:
    """Draw what the figures mean, and face and name over each player's column."""
    theme = look.theme
    label = pygame.Rect(head.x, 0, columns[0].x - head.x - look.px(6), look.px(20))
    label.bottom = head.centery + look.px(2)
    write_line(surface, sheet.legend[0], label, look, "small", theme.paper_muted)
    label.y += look.px(18)
    write_line(surface, sheet.legend[1], label, look, "small_strong", theme.paper_ink)
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
        write_line(surface, sheet.names[seat], room, look, "seat_name", theme.paper_ink)


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
