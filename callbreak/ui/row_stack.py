"""Rows of settings in a scroll area: the words at the left, the control at the right or below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.widgets.choice import Choice
from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.scroll_area import BAR_UNITS, ScrollArea

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.bullet_list import BulletList
    from callbreak.ui.widgets.widget import Widget

_BETWEEN = 12
_LEAST_FIELD = 110


class RowStack:
    """Collects rows, then lays all of them out and fills the area with them."""

    def __init__(self, form: Form, area: ScrollArea) -> None:
        self._form = form
        self._look: Look = form.look
        self._area = area
        self._widgets: list[Widget] = []
        self._steps: list[Callable[[], None]] = []
        self._width = area.rect.width
        self._y = area.rect.y

    @property
    def look(self) -> Look:
        """How things are drawn."""
        return self._look

    def gap(self, units: float) -> None:
        """Leave some space."""

        def lay() -> None:
            self._y += self._look.control(units)

        self._steps.append(lay)

    def heading(self, words: str) -> None:
        """A heading over the rows that follow."""
        self.paragraph(Label(words, "heading", colour=self._look.theme.title))

    def line(self, *controls: Widget) -> None:
        """Controls side by side without words: the elastic ones take the room, or give it up."""
        self._widgets += controls
        self._steps.append(lambda: self._lay_line(controls))

    def paragraph(self, lines: Label | BulletList) -> None:
        """Some lines of text across the whole width."""
        self._widgets.append(lines)
        self._steps.append(lambda: self._lay_block(lines, lines.height_px(self._look, self._width)))

    def block(self, widget: Widget, height_px: int) -> None:
        """Anything across the whole width."""
        self._widgets.append(widget)
        self._steps.append(lambda: self._lay_block(widget, height_px))

    def row(self, row: Row, *controls: Widget) -> None:
        """A row with its controls, side by side."""
        self._widgets += (row, *controls)
        self._steps.append(lambda: self._lay_row(row, controls))

    # ------------------------------------------------------------------ laying out

    def _lay_line(self, controls: Sequence[Widget]) -> None:
        look = self._look
        sizes = [control.size_px(look, self._width) for control in controls]
        room = self._width - look.px(_BETWEEN) * (len(sizes) - 1)
        spare = room - sum(width for width, _ in sizes)
        if spare < 0:
            sizes = _shrunk(controls, sizes, room, look.control(_LEAST_FIELD))
        elastic = [place for place, control in enumerate(controls) if control.elastic]
        if spare > 0 and elastic:
            wide, tall = sizes[elastic[-1]]
            sizes[elastic[-1]] = (wide + spare, tall)
        high = max(size[1] for size in sizes)
        self._place_controls(controls, sizes, (self._area.rect.x, self._y + look.px(5)), high)
        self._y += high + look.px(10)

    def _lay_block(self, widget: Widget, height_px: int) -> None:
        widget.arrange(self._look, pygame.Rect(self._area.rect.x, self._y, self._width, height_px))
        self._y += height_px

    def _lay_row(self, row: Row, controls: Sequence[Widget]) -> None:
        look = self._look
        if not controls:
            self._lay_block(row, row.height_px(look, self._width) + look.control(14))
            return
        gap = look.px(20)
        sizes = [control.size_px(look, self._width) for control in controls]
        wide = sum(size[0] for size in sizes) + look.px(_BETWEEN) * (len(sizes) - 1)
        high = max(size[1] for size in sizes)
        words_px = self._width - wide - gap
        if high <= look.control(48) and row.reads_well(look, words_px):
            height = max(row.height_px(look, words_px), high, look.control(40))
            height += look.control(14)
            row.keep_words_above(0)
            corner = (self._area.rect.x + self._width - wide, self._y + (height - high) // 2)
        else:
            words = row.height_px(look, self._width)
            if wide > self._width:
                room = self._width - look.px(_BETWEEN) * (len(sizes) - 1)
                sizes = _shrunk(controls, sizes, room, look.control(_LEAST_FIELD))
            elif len(controls) == 1 and isinstance(controls[0], Choice):
                # Below the words it ends where the controls of other rows end.
                sizes = [(self._width, high)]
            height = words + high + look.control(24)
            row.keep_words_above(words + look.control(14))
            corner = (self._area.rect.x, self._y + words + look.control(12))
        row.place(pygame.Rect(self._area.rect.x, self._y, self._width, height))
        self._place_controls(controls, sizes, corner, high)
        self._y += height

    def _lay_out(self, width_px: int) -> int:
        """Put everything into its place in that width; how high it is."""
        self._width, self._y = width_px, self._area.rect.y
        for lay in self._steps:
            lay()
        return self._y - self._area.rect.y

    def _place_controls(
        self,
        controls: Sequence[Widget],
        sizes: Sequence[tuple[int, int]],
        corner: tuple[int, int],
        high: int,
    ) -> None:
        x, y = corner
        for control, size in zip(controls, sizes, strict=True):
            control.arrange(self._look, pygame.Rect((x, y + (high - size[1]) // 2), size))
            x += size[0] + self._look.px(_BETWEEN)

    def finish(self) -> None:
        """Lay everything out, and put it into the area and the form.

        Rows end where the area ends; only where there is a bar to scroll with they end before it.
        """
        end = self._lay_out(self._area.rect.width)
        if end > self._area.rect.height:
            bar = self._look.px(BAR_UNITS) + self._look.px(16)
            end = self._lay_out(self._area.rect.width - bar) + self._look.px(10)
        self._area.fill(self._widgets, end, self._look)
        self._form.add(*self._widgets, self._area)


def _shrunk(
    controls: Sequence[Widget], sizes: Sequence[tuple[int, int]], room_px: int, least_px: int
) -> list[tuple[int, int]]:
    """The sizes made narrower until they have room side by side: first those that are elastic."""
    widths = [width for width, _ in sizes]
    for place, control in enumerate(controls):
        too_much = sum(widths) - room_px
        if control.elastic and too_much > 0:
            widths[place] = max(min(least_px, widths[place]), widths[place] - too_much)
    total = sum(widths)
    if total > room_px:
        widths = [width * room_px // total for width in widths]
    return [(width, size[1]) for width, size in zip(widths, sizes, strict=True)]
