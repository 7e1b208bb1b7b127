"""One of several: segments side by side in a well, the chosen one gold with a check."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Generic, TypeVar

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, Line, draw_box
from callbreak.ui.icons import icon
from callbreak.ui.panel import draw_divider, draw_well, hairline_px
from callbreak.ui.tween import Motion, Tween
from callbreak.ui.widgets.widget import ANY_WIDTH_PX, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.look import Look

T = TypeVar("T")

_SLIDE_MS = 160
_PADDING = 14
_GAP = 2
_CHECK = 16
_CHECK_GAP = 6


@dataclass(frozen=True, slots=True)
class Option(Generic[T]):
    """A value and the words for it."""

    value: T
    words: str


class Choice(Widget, Generic[T]):
    """Chosen by a click or the arrows. Where one row is too narrow it takes several."""

    focusable = True
    pressable = True

    def __init__(
        self,
        options: Sequence[Option[T]],
        value: T | None,
        on_change: Callable[[T], None],
        *,
        motion: Motion,
    ) -> None:
        super().__init__()
        self.options = tuple(options)
        self.value = value
        self._motion = motion
        self._on_change = on_change
        self._places: list[pygame.Rect] = []  # of the segments, from the control's own corner
        self._pointed: int | None = None
        self._slide = Tween(1.0)
        self._from: int | None = None

    def size_px(self, look: Look, most_px: int = ANY_WIDTH_PX) -> tuple[int, int]:
        """The size it wants in a width of at most `most_px`."""
        rows = self._rows(look, most_px)
        widths = self._widths(look)
        gap = look.control(_GAP)
        widest = max(sum(widths[index] for index in row) for row in rows)
        height = len(rows) * look.control(33) + 2 * gap
        return min(widest + 2 * gap, most_px), height

    def arrange(self, look: Look, rect: pygame.Rect) -> None:
        """Put it there and its segments into it."""
        self.place(rect)
        gap = look.control(_GAP)
        widths = self._widths(look)
        rows = self._rows(look, rect.width)
        self._places = [pygame.Rect(0, 0, 0, 0)] * len(self.options)
        height = (rect.height - 2 * gap) // len(rows)
        y = gap
        columns = _columns(rows, widths, rect.width - 2 * gap)
        for row in rows:
            x = gap
            wanted = columns or [widths[index] for index in row]
            spare = rect.width - 2 * gap - sum(wanted)
            for place, index in enumerate(row):
                extra = spare * (place + 1) // len(row) - spare * place // len(row)
                width = wanted[place] + extra
                self._places[index] = pygame.Rect(x, y, width, height)
                x += width
            y += height

    def _widths(self, look: Look) -> list[int]:
        """How wide each segment is when it is the chosen one: so nothing moves on a change."""
        style = look.text("chosen")
        mark = look.control(_CHECK + _CHECK_GAP)
        padding = 2 * look.control(_PADDING)
        return [text.measure(option.words, style)[0] + padding + mark for option in self.options]

    def _rows(self, look: Look, most_px: int) -> list[list[int]]:
        widths = self._widths(look)
        room = most_px - 2 * look.control(_GAP)
        for count in range(1, len(widths) + 1):
            rows = _even_rows(len(widths), count)
            if all(sum(widths[index] for index in row) <= room for row in rows):
                return rows
        return _even_rows(len(widths), len(widths))

    @property
    def _segments(self) -> list[pygame.Rect]:
        return [place.move(self.rect.topleft) for place in self._places]

    def segment(self, index: int) -> pygame.Rect:
        """Where the option of that number is."""
        return self._places[index].move(self.rect.topleft)

    @property
    def index(self) -> int | None:
        """Which option is chosen."""
        for index, option in enumerate(self.options):
            if option.value == self.value:
                return index
        return None

    def show(self, value: T | None) -> None:
        """Show another value as chosen, without telling anyone."""
        if value != self.value:
            self._from = self.index
            self.value = value
            self._slide.jump(0.0)
            self._slide.to(1.0, self._motion.duration_s(_SLIDE_MS))
            self.touch()

    def choose(self, index: int) -> None:
        """Choose an option."""
        if index != self.index:
            self.show(self.options[index].value)
            self._on_change(self.options[index].value)

    def finish(self, pos: tuple[int, int]) -> None:
        """Choose the segment under the pointer."""
        for index, segment in enumerate(self._segments):
            if segment.collidepoint(pos):
                self.choose(index)

    def press(self) -> None:
        """Enter and Space go on to the next option, from the last to the first."""
        self.choose(((self.index if self.index is not None else -1) + 1) % len(self.options))

    def key(self, event: pygame.Event) -> bool:
        """Arrows go left and right."""
        step = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key)
        if step is None:
            return False
        now = self.index
        if now is None:
            self.choose(0)
        elif 0 <= now + step < len(self.options):
            self.choose(now + step)
        return True

    def hit(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on it; notes the segment that it is on."""
        inside = self.rect.collidepoint(pos)
        pointed = next((i for i, rect in enumerate(self._segments) if rect.collidepoint(pos)), None)
        if pointed != self._pointed:
            self._pointed = pointed
            self.touch()
        return inside

    @property
    def moving(self) -> bool:
        """Whether the gold is on its way."""
        return self._slide.moving

    def tick(self, dt_s: float) -> None:
        """Move the gold."""
        if self._slide.tick(dt_s):
            self.touch()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw the well, the gold, and the words."""
        draw_well(target, self.rect, look, look.px(12))
        now = self.index
        self._draw_dividers(target, look, now)
        if now is not None and now < len(self._segments):
            self._draw_gold(target, look, now)
        for index, segment in enumerate(self._segments):
            self._draw_option(target, look, index, segment, chosen=index == now)

    def _draw_dividers(self, target: pygame.Surface, look: Look, now: int | None) -> None:
        for index in range(1, len(self._segments)):
            left, right = self._segments[index - 1], self._segments[index]
            if left.y == right.y and now not in (index - 1, index):
                height = round(right.height * 0.45)
                line = pygame.Rect(right.x, right.centery - height // 2, hairline_px(look), height)
                draw_divider(target, line, look)

    def _draw_gold(self, target: pygame.Surface, look: Look, now: int) -> None:
        rect = self._segments[now]
        if self._from is not None and self._slide.moving:
            start, part = self._segments[self._from], self._slide.value
            moved = [round(a + (b - a) * part) for a, b in zip(start, rect, strict=True)]
            rect = pygame.Rect(*moved)
        theme = look.theme
        line = Line((0xFF, 0xE6, 0xA6), max(1.0, look.scale.unit), 0.8)
        top, bottom = theme.gold_top, theme.gold_bottom
        radius = look.px(12) - look.control(_GAP)
        if not self.enabled:
            draw_box(target, rect, Box(theme.disabled, None, radius))
        else:
            draw_box(target, rect, Box(top, bottom, max(2, radius), line=line))

    def _draw_option(
        self, target: pygame.Surface, look: Look, index: int, segment: pygame.Rect, *, chosen: bool
    ) -> None:
        theme = look.theme
        if not self.enabled:
            colour = theme.disabled_text
        elif chosen:
            colour = theme.ink
        else:
            colour = theme.ivory if self.hovered and index == self._pointed else theme.muted
        mark = look.control(_CHECK) if chosen else 0
        gap = look.control(_CHECK_GAP) if chosen else 0
        room = max(1, segment.width - 2 * look.control(6) - mark - gap)
        style = look.text("chosen" if chosen else "option", colour)
        words = text.render_within(
            self.options[index].words, style, room, look.scale.smallest_font_px
        )
        x = segment.centerx - (words.get_width() + mark + gap) // 2
        if chosen:
            target.blit(icon("check", mark, colour), (x, segment.centery - mark // 2))
            x += mark + gap
        target.blit(words, (x, segment.centery - words.get_height() // 2))


def _even_rows(total: int, count: int) -> list[list[int]]:
    """The numbers below `total` in `count` rows of about equal length."""
    starts = [total * row // count for row in range(count + 1)]
    return [list(range(a, b)) for a, b in pairwise(starts)]


def _columns(rows: list[list[int]], widths: list[int], room: int) -> list[int] | None:
    """The least widths of common columns: equal ones if they fit; None where nothing has columns.

    Those are several rows as long as one another.
    """
    if len(rows) == 1 or len({len(row) for row in rows}) > 1:
        return None
    if max(widths) * len(rows[0]) <= room:
        return [0] * len(rows[0])
    columns = [max(widths[index] for index in column) for column in zip(*rows, strict=True)]
    return columns if sum(columns) <= room else None
