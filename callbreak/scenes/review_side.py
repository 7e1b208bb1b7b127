"""The side of the review: the biggest losses or the rounds, why, and what to do next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.panel import PILL_RADIUS_PX, RADIUS_L, draw_panel
from callbreak.ui.review_rows import ROW, LossRow
from callbreak.ui.widgets.button import Button
from callbreak.ui.widgets.choice import Choice, Option
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.list_box import ListBox
from callbreak.ui.widgets.note_box import NoteBox
from callbreak.ui.widgets.scroll_area import BAR_UNITS, ScrollArea
from callbreak.ui.widgets.widget import Widget
from callbreak.words import ctx, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.form import Form
    from callbreak.ui.look import Look

LOSSES, ROUNDS = "losses", "rounds"
_ROOM_FOR_PAGES = 125
_NARROW = 560
"""From this width on (in units of controls) the note stands beside the list."""


@dataclass(frozen=True, slots=True)
class SideActions:
    """What the side asks of the scene."""

    turn_page: Callable[[str], None]
    open_row: Callable[[int], None]
    try_again: Callable[[], None]
    next_loss: Callable[[], None]


class Progress(Widget):
    """A thin bar that fills; gone when all is done."""

    def __init__(self) -> None:
        super().__init__()
        self._part = 0.0

    def show(self, done: int, total: int) -> None:
        """Show how far it is."""
        part = done / total if total else 1.0
        if part != self._part:
            self._part = part
            self.touch()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the bar."""
        if self._part >= 1.0:
            return
        theme = look.theme
        draw_box(target, self.rect, Box(theme.well, None, PILL_RADIUS_PX))
        filled = self.rect.copy()
        filled.width = max(self.rect.height, round(self.rect.width * self._part))
        draw_box(target, filled, Box(theme.gold_top, theme.gold_bottom, PILL_RADIUS_PX))


class ReviewSide:
    """The widgets at the side, laid out in a panel."""

    def __init__(self, look: Look, page: str, actions: SideActions) -> None:
        self._look = look
        self._actions = actions
        self.count = Label(
            "", "panel_title", colour=look.theme.marigold, align="right", middle=True
        )
        self.progress = Progress()
        # Translators: a page beside the losses: the rounds one by one, not their number.
        rounds = ctx("page of the review", "Rounds")
        pages = (Option(LOSSES, tr("Losses")), Option(ROUNDS, rounds))
        self.pages = Choice(pages, page, actions.turn_page, motion=look.motion)
        self.area = ScrollArea(look.motion)
        self.list = ListBox((), look.control(ROW), actions.open_row, on_choose=actions.open_row)
        self.empty = Label("", colour=look.theme.muted, align="center", middle=True)
        self.note = NoteBox()
        self.again = Button(tr("Try again"), actions.try_again, kind="primary", icon_name="undo")
        self.next = Button(tr("Next loss"), actions.next_loss)

    def lay_out(self, form: Form, panel: pygame.Rect, title: str) -> None:
        """Put everything in its place, and draw the panel on the ground."""
        look = self._look
        assert form.ground is not None
        draw_panel(form.ground, panel, look, RADIUS_L)
        side = look.px(16)
        head = pygame.Rect(panel.x + side, panel.y, panel.width - 2 * side, look.control(48))
        self._draw_title(form.ground, head, title)
        edge = look.px(1)
        draw_title_band(form.ground, panel.x + edge, head.bottom, panel.width - 2 * edge, look)
        top = head.bottom + band_height_px(look)
        body = pygame.Rect(
            head.x, top + look.px(10), head.width, panel.bottom - side - top - look.px(10)
        )
        self.count.place(
            pygame.Rect(head.right - look.control(60), head.y, look.control(60), head.height)
        )
        if panel.width >= look.control(_NARROW):
            gap = look.px(16)
            half = (body.width - gap) // 2
            self._lay_list(pygame.Rect(body.x, body.y, half, body.height))
            self._lay_note(pygame.Rect(body.right - half, body.y, half, body.height))
        else:
            buttons = self._buttons_px(body.width) + look.px(12)
            room = body.height - buttons
            lines = 4 if room > look.control(300) else 3 if room > look.control(210) else 2
            foot = self.note.height_px(look, lines) + buttons
            self._lay_note(pygame.Rect(body.x, body.bottom - foot, body.width, foot))
            self._lay_list(
                pygame.Rect(body.x, body.y, body.width, self.note.rect.y - look.px(10) - body.y)
            )
        form.add(self.count, self.progress, self.pages, self.list, self.area, self.empty)
        form.add(self.note, self.again, self.next)

    def _draw_title(self, ground: pygame.Surface, head: pygame.Rect, title: str) -> None:
        look = self._look
        style = look.text("panel_title")
        style = style.sized(round(style.size_px * 0.86))
        room = head.width - look.control(64)
        style = text.fit(title, style, room, look.scale.smallest_font_px)
        words = text.render(text.ellipsize(title, style, room), style)
        ground.blit(words, words.get_rect(midleft=head.midleft))

    def _lay_list(self, room: pygame.Rect) -> None:
        look = self._look
        wish = self.pages.size_px(look, room.width)
        self.pages.arrange(look, pygame.Rect(room.x, room.y, room.width, wish[1]))
        # In a very low panel the list of losses needs the room of the pages.
        self.pages.visible = room.height >= look.control(_ROOM_FOR_PAGES)
        top = self.pages.rect.bottom + look.px(6) if self.pages.visible else room.y
        bar = pygame.Rect(room.x, top, room.width, look.px(4))
        self.progress.place(bar)
        y = bar.bottom + look.px(4)
        self.area.place(pygame.Rect(room.x, y, room.width, max(1, room.bottom - y)))
        self.empty.place(self.area.rect.inflate(-look.px(20), 0))

    def _buttons_px(self, width: int) -> int:
        high = self._look.control(46)
        return high if self._side_by_side(width) else 2 * high + self._look.px(8)

    def _side_by_side(self, width: int) -> bool:
        look = self._look
        asked = Button(tr("Show the answer"), self._actions.try_again)
        wide = max(button.size_px(look)[0] for button in (self.again, asked, self.next))
        return 2 * wide + look.px(10) <= width + look.control(40)

    def _lay_note(self, room: pygame.Rect) -> None:
        """The note above, the buttons at the bottom."""
        look = self._look
        high = look.control(46)
        buttons = self._buttons_px(room.width)
        if self._side_by_side(room.width):
            gap = look.px(10)
            half = (room.width - gap) // 2
            y = room.bottom - high
            self.again.place(pygame.Rect(room.x, y, half, high))
            self.next.place(pygame.Rect(room.right - half, y, half, high))
        else:
            self.again.place(pygame.Rect(room.x, room.bottom - buttons, room.width, high))
            self.next.place(pygame.Rect(room.x, room.bottom - high, room.width, high))
        self.note.place(
            pygame.Rect(room.x, room.y, room.width, room.height - buttons - look.px(12))
        )

    def show_rows(self, rows: Sequence[LossRow], chosen: int | None, nothing: str) -> None:
        """Show the rows of the page, or a sentence if there is none."""
        look = self._look
        self.list.show_rows(rows, chosen)
        bar = look.px(BAR_UNITS) + look.px(8)
        fits = self.list.height_px <= self.area.rect.height
        self.list.fill(self.area, look, self.area.rect.width - (0 if fits else bar))
        self.list.visible = bool(rows)
        self.empty.say("" if rows else nothing)
        area = self.area.rect
        if rows:
            self.progress.place(pygame.Rect(area.x, area.y - look.px(8), area.width, look.px(4)))
        else:
            bar_rect = pygame.Rect(0, 0, area.width * 3 // 5, look.control(8))
            bar_rect.center = (area.centerx, area.centery + look.control(26))
            self.progress.place(bar_rect)
