"""The panel in which the teacher of the lesson speaks, and where it lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.layout_lesson import teacher_room
from callbreak.ui.panel import RADIUS_L, draw_panel, draw_pill
from callbreak.ui.portraits import portrait
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look, Role
    from callbreak.ui.text_style import TextStyle

TEACHER: Final = "dolma"
"""Whose face the teacher has."""

_GAP: Final = 12
_SIDE: Final = 16
_ABOVE: Final = 18
_BELOW: Final = 13
_FACE: Final = 64
_CENTRED: Final = 560
_ROLES: Final[tuple[Role, ...]] = ("body", "second", "small")
_SMALLER: Final = (0.93, 0.87)
_SMALLEST_PX: Final = 12


class CoachPanel(Widget):
    """A title on the panel's upper edge, and as much as the teacher has to say below it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.words = ""
        self.visible = False
        self._below_px = 0

    def say(self, title: str, words: str) -> None:
        """Say something else."""
        if (title, words) != (self.title, self.words):
            self.title, self.words = title, words
            self.touch()
        self.visible = True

    def reach_px(self, look: Look) -> int:
        """Its shadow."""
        return look.px(26)

    def arrange_beside(self, table: TableLayout, look: Look, lowest_px: int) -> None:
        """Put it into the upper left corner: over the scores, or over all that is at the top.

        It should not reach below `lowest_px`, where another panel may begin.
        """
        self._below_px = 0
        rect, over_all = corner_room(table, lowest_px), top_room(table, look)
        style = self._style_in(look, rect)
        if style is not None:
            rect.height = max(self._needed_px(look, rect, style), table.strip.height)
        elif self._style_in(look, over_all) is not None:
            rect = over_all
        else:
            rect = over_all
            rect.height = self._needed_px(look, rect, _styles(look)[-1])
        self.place(rect)
        self.touch()

    def arrange_in_the_middle(self, table: TableLayout, look: Look, below_px: int) -> None:
        """Put it into the middle of the table, with so much room for a button in it."""
        self._below_px = below_px
        width = min(look.px(_CENTRED), table.stage.width)
        rect = pygame.Rect(0, 0, width, look.px(_FACE + _ABOVE + _BELOW))
        styles = _styles(look)
        most = table.stage.height
        style = next((s for s in styles if self._needed_px(look, rect, s) <= most), styles[-1])
        rect.height = self._needed_px(look, rect, style)
        rect.center = (table.trick[0], table.stage.centery)
        self.place(rect)
        self.touch()

    def _face_px(self, look: Look, rect: pygame.Rect) -> int:
        return min(look.px(_FACE), rect.height - look.px(_ABOVE + _BELOW))

    def _words_room(self, look: Look, rect: pygame.Rect) -> pygame.Rect:
        """Where the words go in a panel of that size."""
        side, above = look.px(_SIDE), look.px(_ABOVE)
        left = rect.x + self._face_px(look, rect) + 2 * side
        height = rect.height - above - look.px(_BELOW) - self._below_px
        return pygame.Rect(left, rect.y + above, max(1, rect.right - side - left), height)

    def _words_px(self, look: Look, rect: pygame.Rect, style: TextStyle) -> int:
        width = self._words_room(look, rect).width
        return text.measure(self.words, style, width)[1]

    def _needed_px(self, look: Look, rect: pygame.Rect, style: TextStyle) -> int:
        """How high a panel must be for the words, as wide as `rect`."""
        high = max(self._words_px(look, rect, style), self._face_px(look, rect))
        return high + look.px(_ABOVE) + look.px(_BELOW) + self._below_px

    def _style_in(self, look: Look, rect: pygame.Rect) -> TextStyle | None:
        """The largest text with which the words have room there, if there is one."""
        room = self._words_room(look, rect).height
        return next((s for s in _styles(look) if self._words_px(look, rect, s) <= room), None)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the panel, the teacher's face, the title and the words."""
        draw_panel(target, self.rect, look, RADIUS_L)
        room = self._words_room(look, self.rect)
        face = portrait(TEACHER, self._face_px(look, self.rect))
        place = (self.rect.x + look.px(_SIDE), room.y)
        target.blit(face, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        style = self._style_in(look, self.rect) or _styles(look)[-1]
        target.blit(text.render(self.words, style, max_width_px=room.width), room)
        self._draw_title(target, look, room)

    def _draw_title(self, target: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        style = look.text("small_strong", look.theme.marigold)
        words = text.render_within(self.title, style, room.width)
        pill = pygame.Rect(0, 0, words.get_width() + look.px(24), words.get_height())
        # A little below the edge: in the corner the table's golden line is close above.
        pill.midleft = (room.x - look.px(12), self.rect.y + look.px(2))
        draw_pill(target, pill, look)
        target.blit(words, words.get_rect(center=pill.center))


def _styles(look: Look) -> list[TextStyle]:
    """The texts to try, from large to small."""
    styles = [look.text(role) for role in _ROLES]
    least = styles[-1]
    sizes = [max(_SMALLEST_PX, round(least.size_px * part)) for part in _SMALLER]
    return styles + [least.sized(size) for size in sizes]


def corner_room(table: TableLayout, lowest_px: int) -> pygame.Rect:
    """The teacher's corner of the table, above what begins at ``lowest_px``."""
    rect = teacher_room(table)
    rect.height = max(min(rect.bottom, lowest_px - round(6 * table.u)) - rect.y, table.strip.height)
    return rect


def top_room(table: TableLayout, look: Look) -> pygame.Rect:
    """All that is at the top, the player opposite too: for long words in a small window."""
    left, top = table.strip.topleft
    right, bottom = _beside_the_way_out(table, look), table.seats[2].rect.bottom
    return pygame.Rect(left, top, right - left, bottom + look.px(2) - top)


def _beside_the_way_out(table: TableLayout, look: Look) -> int:
    return table.tools[-1].left - look.px(_GAP)
