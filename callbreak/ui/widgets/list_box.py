"""A list of rows, of which one is chosen. It lies in a scroll area and draws only what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame

from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.panel import RADIUS_M, draw_divider, focus_gap_px, hairline_px
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.widgets.scroll_area import ScrollArea


class ListRow(Protocol):
    """One row: it draws its content; ground, divider and mark are the list's."""

    def draw(self, target: pygame.Surface, rect: pygame.Rect, look: Look, *, chosen: bool) -> None:
        """Draw the content into that place."""


class ListBox(Widget):
    """Up, Down or a click choose a row; Enter, or a click on the chosen one, opens it.

    Attributes:
        chosen: the chosen row, None when there is none.
        row_px: how high a row is.
    """

    focusable = True
    pressable = True

    def __init__(
        self,
        rows: Sequence[ListRow],
        row_px: int,
        on_open: Callable[[int], None],
        *,
        on_choose: Callable[[int], None] | None = None,
        chosen: int | None = None,
    ) -> None:
        super().__init__()
        self.rows = list(rows)
        self.row_px = row_px
        self.chosen = chosen
        self._on_open = on_open
        self._on_choose = on_choose
        self._pointed: int | None = None
        self._gap_px = self._apart_px = 4

    @property
    def height_px(self) -> int:
        """How high all rows are."""
        return self.row_px * len(self.rows)

    def fill(self, area: ScrollArea, look: Look, width_px: int) -> None:
        """Lie in the area with all rows."""
        place = pygame.Rect(area.rect.x, area.rect.y, width_px, max(1, self.height_px))
        self.place(place)
        area.fill([self], self.height_px, look)

    def show_rows(self, rows: Sequence[ListRow], chosen: int | None) -> None:
        """Show other rows; `fill` must follow."""
        self.rows = list(rows)
        self.chosen = chosen
        self.touch()

    def choose(self, index: int | None, *, quietly: bool = False) -> None:
        """Choose a row and bring it into sight."""
        if index is not None:
            index = min(max(index, 0), len(self.rows) - 1) if self.rows else None
        if index != self.chosen:
            self.chosen = index
            self.touch()
            if index is not None and self._on_choose is not None and not quietly:
                self._on_choose(index)
        self._reveal()

    def _reveal(self) -> None:
        if self.area is None or self.chosen is None:
            return
        top = self.chosen * self.row_px
        room = self.area.rect.height
        if top < self.area.offset_px:
            self.area.scroll_to(top)
        elif top + self.row_px > self.area.offset_px + room:
            self.area.scroll_to(top + self.row_px - room)

    def row_rect(self, index: int) -> pygame.Rect:
        """Where a row is now."""
        return pygame.Rect(
            self.rect.x, self.rect.y + index * self.row_px, self.rect.width, self.row_px
        )

    def _face(self, index: int) -> pygame.Rect:
        """The ground of a row, which keeps apart from the next one's."""
        return self.row_rect(index).inflate(0, -self._apart_px)

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on it; notes the row."""
        inside = self.rect.collidepoint(pos)
        pointed = (pos[1] - self.rect.y) // self.row_px if inside and self.rows else None
        if pointed != self._pointed:
            self._pointed = pointed
            self.touch()
        return inside

    def finish(self, pos: tuple[int, int]) -> None:
        """Choose the row under the pointer; open it if it is the chosen one already."""
        if not self.hit(pos) or self._pointed is None or self._pointed >= len(self.rows):
            return
        if self._pointed == self.chosen:
            self._on_open(self._pointed)
        else:
            self.choose(self._pointed)

    def press(self) -> None:
        """Open the chosen row."""
        if self.chosen is not None and self.rows:
            self._on_open(self.chosen)

    def key(self, event: pygame.Event) -> bool:
        """Up, Down, Page keys, Home and End choose a row."""
        if not self.rows:
            return False
        page = max(1, (self.area.rect.height if self.area else self.row_px) // self.row_px - 1)
        now = self.chosen if self.chosen is not None else -1
        wanted = {
            pygame.K_UP: now - 1 if now >= 0 else 0,
            pygame.K_DOWN: now + 1,
            pygame.K_PAGEUP: now - page,
            pygame.K_PAGEDOWN: now + page,
            pygame.K_HOME: 0,
            pygame.K_END: len(self.rows) - 1,
        }.get(event.key)
        if wanted is None:
            return False
        leaves = (event.key == pygame.K_UP and now == 0) or (
            event.key == pygame.K_DOWN and now == len(self.rows) - 1
        )
        if leaves:
            return False
        self.choose(wanted)
        return True

    def focus_came(self) -> None:
        """Have a row chosen that the keys can start from."""
        if self.chosen is None and self.rows:
            self.choose(0, quietly=True)

    def ring_rect(self) -> pygame.Rect:
        """The ring goes around the chosen row."""
        if self.chosen is None:
            return self.rect if self.area is None else self.rect.clip(self.area.rect)
        # It lies on the edge of the row, for outside of it the area would cut it off.
        inset = 2 * self._gap_px
        return self._face(self.chosen).inflate(-inset, -inset)

    def radius_px(self, look: Look) -> int:
        """The ring has the corners of the row that it lies on."""
        if self.chosen is None:
            return super().radius_px(look)
        return max(look.px(RADIUS_M) - focus_gap_px(look), 0)

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the rows that can be seen."""
        self._gap_px, self._apart_px = focus_gap_px(look), look.px(4)
        clip = target.get_clip()
        first = max(0, (clip.top - self.rect.y) // self.row_px)
        last = min(len(self.rows) - 1, (clip.bottom - self.rect.y) // self.row_px)
        for index in range(first, last + 1):
            self._draw_row(target, look, index)

    def _draw_row(self, target: pygame.Surface, look: Look, index: int) -> None:
        theme = look.theme
        rect = self.row_rect(index)
        face = self._face(index)
        radius = look.px(RADIUS_M)
        chosen = index == self.chosen
        if chosen:
            line = Line(theme.marigold, max(1.0, 1.2 * look.scale.unit))
            draw_box(target, face, Box(theme.marigold, None, radius, 0.16, line))
        elif self.hovered and index == self._pointed:
            draw_box(target, face, Box(theme.panel_hi_top, None, radius, 0.6))
        next_chosen = self.chosen is not None and index + 1 == self.chosen
        if not chosen and not next_chosen and index < len(self.rows) - 1:
            inset = look.px(12)
            thin = pygame.Rect(
                rect.x + inset, rect.bottom, rect.width - 2 * inset, hairline_px(look)
            )
            draw_divider(target, thin, look)
        inner = face.inflate(-2 * look.control(12), 0)
        self.rows[index].draw(target, inner, look, chosen=chosen)
