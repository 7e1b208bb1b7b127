"""The pages of a screen as entries at its side, or where it is narrow in a row above the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.widgets.nav_item import NavItem

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from callbreak.ui.form import Form
    from callbreak.ui.screen_panel import ScreenPanel


class PageNav:
    """The entries of one form; each page is a key, the name of an icon, and words.

    Attributes:
        chosen: the entry of the page that is shown.
    """

    def __init__(
        self,
        form: Form,
        layout: ScreenPanel,
        pages: Iterable[tuple[str, str, str]],
        now: str,
        turn_to: Callable[[str], None],
    ) -> None:
        def turner(key: str) -> Callable[[], None]:
            return lambda: turn_to(key)

        items = {
            key: NavItem(words, icon_name, turner(key), on=key == now, compact=layout.narrow)
            for key, icon_name, words in pages
        }
        self.chosen = items[now]
        self._items = tuple(items.values())
        self._form, self._layout = form, layout
        form.add(*self._items)

    @property
    def bottom(self) -> int:
        """Where the row ends that is above the text."""
        return self.chosen.rect.bottom

    def place(self, step_units: float) -> None:
        """Put the entries into their places; at the side at most so far apart."""
        if self._layout.narrow:
            self._place_above()
        else:
            self._place_at_the_side(self._form.look.control(step_units))

    def _place_at_the_side(self, most_px: int) -> None:
        look, nav = self._form.look, self._layout.nav
        inset, top = look.px(14), look.px(18)
        step = min(most_px, (nav.height - 2 * top) // len(self._items))
        height = min(look.control(45), step - 2)
        for place, item in enumerate(self._items):
            y = nav.y + top + place * step
            item.place(pygame.Rect(nav.x + inset, y, nav.width - 2 * inset, height))

    def _place_above(self) -> None:
        """In a row; where it is too narrow, closer together."""
        look, room = self._form.look, self._layout.body
        gap = look.px(6)
        wide, height = self.chosen.size_px(look, room.width)
        others = len(self._items) - 1
        narrow = min(look.control(46), (room.width - wide - gap * others) // max(1, others))
        x, y = room.x, self._layout.nav.y + look.px(10)
        for item in self._items:
            item.place(pygame.Rect(x, y, wide if item is self.chosen else narrow, height))
            x = item.rect.right + gap
