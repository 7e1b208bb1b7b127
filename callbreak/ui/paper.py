"""Paper on the table, and one line of writing on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.card_images import BLEND
from callbreak.ui.icons import icon
from callbreak.ui.shadow import Shadow

if TYPE_CHECKING:
    from callbreak.ui.look import Look, Role
    from callbreak.ui.theme import Colour


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


def write_line(
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


def write_note(
    surface: pygame.Surface, room: pygame.Rect, icon_name: str, words: str, look: Look
) -> None:
    """A picture and a sentence in the middle of a paper on which nothing can be drawn yet."""
    theme = look.theme
    sign = icon(icon_name, look.px(56), theme.paper_rule)
    style = look.text("body", theme.paper_muted)
    lines = text.render(words, style, max_width_px=room.width, align="center")
    gap = look.px(14)
    y = room.centery - (sign.get_height() + gap + lines.get_height()) // 2
    surface.blit(sign, sign.get_rect(midtop=(room.centerx, y)))
    surface.blit(lines, lines.get_rect(midtop=(room.centerx, y + sign.get_height() + gap)))
