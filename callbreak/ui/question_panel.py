"""The panel behind a question on the table: a sentence, and room for two buttons below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
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


def question_rect(layout: TableLayout, words: str, look: Look) -> pygame.Rect:
    """Where the panel lies: around the middle of the stage, higher for a long sentence."""
    # It may lie over the others' backs, but not over the players.
    room = layout.size[0] - 2 * look.px(16)
    if not layout.upright:
        room = layout.stage.width + 2 * round(_BACKS * layout.u)
    width = min(look.px(_WIDTH), room)
    lines = text.measure(words, look.text("body"), width - look.px(48))[1]
    above = max(look.px(_ABOVE), lines + look.px(30))
    x, y = layout.trick[0], question_middle(layout)
    return pygame.Rect(x - width // 2, y - above, width, above + look.px(_BELOW))


def question_middle(layout: TableLayout) -> int:
    """The height from which panel and buttons are placed: the trick's, if the stage allows it."""
    stage, below = layout.stage, round(_BELOW * layout.p)
    above = min(round(_TWO_LINES * layout.p), stage.height - below)
    return max(min(layout.trick[1], stage.bottom - below), stage.top + above)


def draw_question(surface: pygame.Surface, rect: pygame.Rect, words: str, look: Look) -> None:
    """Draw the panel and its sentence."""
    draw_panel(surface, rect, look, RADIUS_XL, big=True)
    style = look.text("body")
    lines = text.render(words, style, max_width_px=rect.width - look.px(46), align="center")
    room = rect.height - look.px(_BELOW)
    middle = rect.y + room // 2 + look.px(8)
    surface.blit(lines, lines.get_rect(center=(rect.centerx, middle)))
