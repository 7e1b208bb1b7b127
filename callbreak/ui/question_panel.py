"""The panel behind a question on the table: title, sentence, and room for two buttons below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.panel import RADIUS_XL, draw_panel

if TYPE_CHECKING:
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

BUTTONS_DOWN: Final = 42
"""How far below `question_middle` the buttons' middle is, in units of controls."""

_WIDTH: Final = 460
_BACKS: Final = 46
_ABOVE: Final = 74
_BELOW: Final = 88
_TWO_LINES: Final = 92
_HEAD: Final = 46
"""So high is the title, where there is room for one."""

_BAND: Final = 14
"""No less than the band below the title takes."""

_SIDE: Final = 24


def question_rect(layout: TableLayout, words: str, look: Look) -> pygame.Rect:
    """Where the panel lies: around the middle of the stage, higher for a long sentence."""
    # It may lie over the others' backs, but not over the players.
    room = layout.size[0] - 2 * look.px(16)
    if not layout.upright:
        room = layout.stage.width + 2 * round(_BACKS * layout.u)
    width = min(look.px(_WIDTH), room)
    above = _sentence_px(words, width, look)
    head = look.px(_HEAD) + band_height_px(look)
    x, y = layout.trick[0], question_middle(layout)
    if y - above - head >= layout.stage.top:
        above += head
    return pygame.Rect(x - width // 2, y - above, width, above + look.px(_BELOW))


def _sentence_px(words: str, width_px: int, look: Look) -> int:
    """How high the sentence's part of a panel of that width is."""
    lines = text.measure(words, look.text("body"), width_px - 2 * look.px(_SIDE))[1]
    return max(look.px(_ABOVE), lines + look.px(30))


def question_middle(layout: TableLayout) -> int:
    """The height from which panel and buttons are placed: the trick's, if the stage allows it."""
    stage, below = layout.stage, round(_BELOW * layout.p)
    above = round((_HEAD + _BAND + _TWO_LINES) * layout.p)
    if above + below > stage.height:
        above = min(round(_TWO_LINES * layout.p), stage.height - below)
    return max(min(layout.trick[1], stage.bottom - below), stage.top + above)


def draw_question(
    surface: pygame.Surface, rect: pygame.Rect, title: str, words: str, look: Look
) -> None:
    """Draw the panel, its title if `question_rect` has found room for one, and its sentence."""
    draw_panel(surface, rect, look, RADIUS_XL, big=True)
    style = look.text("body")
    lines = text.render(words, style, max_width_px=rect.width - look.px(46), align="center")
    room = rect.height - look.px(_BELOW)
    above = room - _sentence_px(words, rect.width, look)
    if above > 0:
        _draw_title(surface, rect, title, look)
    middle = rect.y + above + (room - above) // 2 + look.px(8)
    surface.blit(lines, lines.get_rect(center=(rect.centerx, middle)))


def _draw_title(surface: pygame.Surface, rect: pygame.Rect, title: str, look: Look) -> None:
    head = pygame.Rect(rect.x, rect.y, rect.width, look.px(_HEAD))
    edge, room = look.px(1), rect.width - 2 * look.px(_SIDE)
    draw_title_band(surface, rect.x + edge, head.bottom, rect.width - 2 * edge, look)
    words = text.render_within(title, look.text("heading"), room, look.scale.smallest_font_px)
    surface.blit(words, words.get_rect(center=head.center))
