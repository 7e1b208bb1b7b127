"""Rows of settings in a scroll area: the words at the left, the control at the right or below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.widgets.label import Label
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.scroll_area import BAR_UNITS, ScrollArea

if TYPE_CHECKING:
    from callbreak.ui.form import Form
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget

_LEAST_WORDS_PART = 0.42


class RowStack:
    """Collects rows, then lays all of them out and fills the area with them."""

    def __init__(self, form: Form, area: ScrollArea) -> None:
        self._form = form
        self._look: Look = form.look
        self._area = area
        self._widgets: list[Widget] = []
        bar = self._look.px(BAR_UNITS) + self._look.px(16)
        self._width = area.rect.width - bar
        self._y = area.rect.y

    @property
    def width_px(self) -> int:
        """How wide rows are."""
        return self._width

    def gap(self, units: float) -> None:
        """Leave some space."""
        self._y += self._look.control(units)

    def heading(self, words: str) -> None:
        """A heading over the rows that follow."""
        label = Label(words, "heading", colour=self._look.theme.title)
        self.block(label, label.height_px(self._look, self._width))

    def paragraph(self, label: Label) -> None:
        """Some lines of text across the whole width."""
        self.block(label, label.height_px(self._look, self._width))

    def block(self, widget: Widget, height_px: int) -> None:
        """Anything across the whole width."""
        widget.arrange(self._look, pygame.Rect(self._area.rect.x, self._y, self._width, height_px))
        self._widgets.append(widget)
        self._y += height_px

    def row(self, row: Row, control: Widget | None = None) -> None:
        """A row with its control."""
        look = self._look
        if control is None:
            height = row.height_px(look, self._width) + look.control(14)
            self.block(row, height)
            return
        gap = look.px(20)
        most = round(self._width * (1 - _LEAST_WORDS_PART)) - gap
        wish = control.size_px(look, self._width)
        beside = wish[0] <= most and wish[1] <= look.control(48)
        if beside:
            words_px = self._width - wish[0] - gap
            height = max(row.height_px(look, words_px), wish[1], look.control(40)) + look.control(
                14
            )
            row.keep_words_above(0)
            y = self._y + (height - wish[1]) // 2
        else:
            words = row.height_px(look, self._width)
            height = words + wish[1] + look.control(24)
            row.keep_words_above(words + look.control(14))
            y = self._y + words + look.control(12)
        row.place(pygame.Rect(self._area.rect.x, self._y, self._width, height))
        x = self._area.rect.x + (self._width - wish[0] if beside else 0)
        control.arrange(look, pygame.Rect((x, y), wish))
        self._widgets += (row, control)
        self._y += height

    def finish(self) -> None:
        """Put everything into the area and the form."""
        end = self._y - self._area.rect.y + self._look.px(10)
        self._area.fill(self._widgets, end, self._look)
        self._form.add(*self._widgets, self._area)
