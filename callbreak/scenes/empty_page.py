"""A page where nothing is kept yet: a picture, a friendly word, and what to do about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from callbreak.ui.icons import icon
from callbreak.ui.widgets.label import Label

if TYPE_CHECKING:
    from callbreak.ui.form import Form
    from callbreak.ui.widgets.button import Button


class EmptyPage(NamedTuple):
    """What such a page shows: the name of an icon, a title and a sentence."""

    icon_name: str
    title: str
    words: str

    def lay_out(self, form: Form, body: pygame.Rect, button: Button) -> None:
        """Put everything into the middle of the body, the button below the words."""
        look = form.look
        assert form.ground is not None
        side, gap = look.px(84), look.px(16)
        picture = icon(self.icon_name, side, look.theme.brass)
        title = Label(self.title, "panel_title", align="center")
        words = Label(self.words, colour=look.theme.muted, align="center")
        width = min(body.width, look.control(520))
        heights = [label.height_px(look, width) for label in (title, words)]
        wish = button.size_px(look, width)
        y = body.centery - (side + sum(heights) + wish[1] + 4 * gap) // 2
        form.ground.blit(picture, picture.get_rect(midtop=(body.centerx, y)))
        y += side + gap
        for label, height in zip((title, words), heights, strict=True):
            label.place(pygame.Rect(body.centerx - width // 2, y, width, height))
            y += height + gap
        button.place(pygame.Rect(body.centerx - wish[0] // 2, y + gap, *wish))
        form.add(title, words, button)
