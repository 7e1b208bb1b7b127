"""The panel in which the teacher of the lesson speaks, and where it lies on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.panel import RADIUS_L, draw_panel, draw_pill
from callbreak.ui.portraits import portrait
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look, Role

TEACHER: Final = "dolma"
"""Whose face the teacher has."""

_GAP: Final = 12
_PADDING: Final = 16
_FACE: Final = 64
_CENTRED: Final = 560
_ROLES: Final[tuple[Role, ...]] = ("body", "second", "small")


class CoachPanel(Widget):
    """A title on the panel's upper edge, and as much as the teacher has to say below it."""

    def __init__(self) -> None:
        super().__init__()
        self.title = ""
        self.words = ""
        self.visible = False

    def say(self, title: str, words: str) -> None:
        """Say something else."""
        if (title, words) != (self.title, self.words):
            self.title, self.words = title, words
            self.touch()
        self.visible = True

    def reach_px(self, look: Look) -> int:
        """Its shadow."""
        return look.px(26)

    def arrange_beside(self, table: TableLayout, look: Look) -> None:
        """Put it into the upper left corner, over the scores: out of the way of all cards."""
        room = corner_room(table, look)
        height = max(room.height, self._high(look, room.width, _ROLES[-1]))
        for role in _ROLES:
            if (wanted := self._high(look, room.width, role)) <= room.height:
                height = max(wanted, table.strip.height)
                break
        self.place(pygame.Rect(room.x, room.y, room.width, height))
        self.touch()

    def arrange_in_the_middle(self, table: TableLayout, look: Look, below_px: int) -> None:
        """Put it into the middle of the table, with so much room for a button in it."""
        width = min(look.px(_CENTRED), table.stage.width)
        rect = pygame.Rect(0, 0, width, self._high(look, width, "body") + below_px)
        rect.center = (table.trick[0], table.stage.centery)
        self.place(rect)
        self.touch()

    def _high(self, look: Look, width: int, role: Role) -> int:
        words = text.measure(self.words, look.text(role), self._room_px(look, width))[1]
        return max(words, look.px(_FACE)) + look.px(_PADDING) + look.px(_PADDING + 4)

    @staticmethod
    def _room_px(look: Look, width: int) -> int:
        return max(1, width - look.px(_FACE) - look.px(3 * _PADDING))

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the panel, the teacher's face, the title and the words."""
        draw_panel(target, self.rect, look, RADIUS_L)
        padding, face = look.px(_PADDING), look.px(_FACE)
        picture = portrait(TEACHER, face)
        target.blit(
            picture,
            (self.rect.x + padding, self.rect.y + padding + look.px(4)),
            special_flags=pygame.BLEND_PREMULTIPLIED,
        )
        room = pygame.Rect(
            self.rect.x + face + 2 * padding, self.rect.y + padding + look.px(4), 0, 0
        )
        room.width = self._room_px(look, self.rect.width)
        room.height = self.rect.bottom - padding - room.y
        role = next((r for r in _ROLES if self._fits(look, room, r)), _ROLES[-1])
        words = text.render(self.words, look.text(role), max_width_px=room.width)
        target.blit(words, room)
        self._draw_title(target, look, room)

    def _fits(self, look: Look, room: pygame.Rect, role: Role) -> bool:
        return text.measure(self.words, look.text(role), room.width)[1] <= room.height

    def _draw_title(self, target: pygame.Surface, look: Look, room: pygame.Rect) -> None:
        style = look.text("small_strong", look.theme.marigold)
        words = text.render(text.ellipsize(self.title, style, room.width), style)
        pill = pygame.Rect(0, 0, words.get_width() + look.px(24), words.get_height() + look.px(4))
        pill.midleft = (room.x - look.px(12), self.rect.y)
        draw_pill(target, pill, look)
        target.blit(words, words.get_rect(center=pill.center))


def corner_room(table: TableLayout, look: Look) -> pygame.Rect:
    """The upper left corner: over the scores, beside the player opposite, above the one at left."""
    gap = look.px(_GAP)
    left, top = table.strip.x, table.strip.y + look.px(5)
    head = table.seats[2].rect
    if table.upright:
        right, bottom = table.tools[-1].left - gap, head.top - gap // 2
    else:
        side = (
            table.seats[3].rect if table.seats[3].rect.x < table.trick[0] else table.seats[1].rect
        )
        right, bottom = head.left - gap, side.top - gap // 2
    return pygame.Rect(left, top, right - left, max(bottom - top, table.strip.height))
