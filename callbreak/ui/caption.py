"""The line over the hand that says what to do, and the bar that says why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.card_words import render_with_cards
from callbreak.ui.icons import icon
from callbreak.ui.panel import RADIUS_M, draw_pill, panel_shadow

if TYPE_CHECKING:
    from callbreak.ui.look import Look


_SPARE: Final = 14
"""So much of the margins may be used by cards in bold, in units."""

_A_LITTLE_SMALLER: Final = 0.9
"""Large text may become so much smaller than usual."""

_MARK: Final = 27
"""So much more stands before the words of a refusal, for its cross, in units."""


def caption_rect(room: pygame.Rect, words: str, look: Look) -> pygame.Rect:
    """The pill for a sentence: as wide as it needs, two lines if it must."""
    return _wrapped_rect(room, words, look, look.px(44))


def refusal_rect(room: pygame.Rect, words: str, look: Look) -> pygame.Rect:
    """The bar for a refusal."""
    rect = _wrapped_rect(room, words, look, look.px(40 + _MARK))
    return rect.inflate(0, look.px(8))


def _wrapped_rect(room: pygame.Rect, words: str, look: Look, padding: int) -> pygame.Rect:
    most = max(room.width - padding, 60)
    style = _style(words, look, most)
    width, height = text.render(words, style, max_width_px=most, align="center").get_size()
    rect = pygame.Rect(0, 0, width + padding, max(height + look.px(8), room.height))
    rect.midbottom = room.midbottom
    return rect


def _style(words: str, look: Look, width_px: int) -> text.TextStyle:
    """A little smaller where that spares a second line, which would lie over the trick."""
    style = look.text("body")
    least = max(look.scale.smallest_font_px, round(look.scale.font_px(14) * _A_LITTLE_SMALLER))
    smaller = text.fit(words, style, width_px, min(least, look.scale.font_px(14)))
    return smaller if text.measure(words, smaller)[0] <= width_px else style


def draw_caption(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    look: Look,
    lead: str = "",
) -> None:
    """Draw the pill; what the sentence begins with (``lead``) stands out."""
    draw_pill(surface, rect, look)
    room = rect.width - look.px(40) + 2
    style = _style(words, look, room).coloured(look.theme.ivory)
    _draw_words(surface, rect, words, look, room, style, lead)


def draw_refusal(surface: pygame.Surface, rect: pygame.Rect, words: str, look: Look) -> None:
    """Draw the bar: deep crimson, with a cross."""
    theme = look.theme
    line = Line(theme.bad, max(1.0, 1.3 * look.scale.unit), 0.9)
    box = Box(theme.crimson_deep, None, look.px(RADIUS_M), line=line, shadow=panel_shadow(look))
    draw_box(surface, rect, box)
    mark = icon("cross", look.px(18), theme.bad_text)
    surface.blit(mark, mark.get_rect(center=(rect.x + look.px(26), rect.centery)))
    before = look.px(_MARK)
    inner = pygame.Rect(rect.x + before, rect.y, rect.width - before, rect.height)
    room = inner.width - look.px(34) + 2
    style = _style(words, look, room).coloured((255, 255, 255))
    _draw_words(surface, inner, words, look, room, style)


def _draw_words(
    surface: pygame.Surface,
    rect: pygame.Rect,
    words: str,
    look: Look,
    room: int,
    style: text.TextStyle,
    lead: str = "",
) -> None:
    lines = render_with_cards(words, style, room + look.px(_SPARE), lead, look.theme.marigold)
    if lines is None:
        lines = text.render(words, style, max_width_px=room, align="center")
    surface.blit(lines, lines.get_rect(center=rect.center))
