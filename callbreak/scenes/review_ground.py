"""The still picture of the review, and its header."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.icons import icon
from callbreak.ui.panel import RADIUS_L, draw_panel
from callbreak.ui.review_places import board_places
from callbreak.ui.screen_panel import table_ground
from callbreak.ui.widgets.icon_button import IconButton
from callbreak.ui.widgets.label import Label
from callbreak.words import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.scenes.review_game import ReviewedGame
    from callbreak.ui.look import Look
    from callbreak.ui.review_layout import ReviewLayout
    from callbreak.ui.widgets.widget import Widget


def paint_ground(size_px: tuple[int, int], look: Look, places: ReviewLayout) -> pygame.Surface:
    """Table, header and foot; the side paints itself on it."""
    # Light and woven figure belong under the trick, which is not in the middle of the window.
    x, y = board_places(places.board, look).middle
    ground = table_ground(size_px, look, (x / size_px[0], y / size_px[1])).copy()
    draw_panel(ground, places.header, look, RADIUS_L)
    draw_panel(ground, places.foot, look, RADIUS_L)
    side = look.px(18)
    style = look.text("panel_title")
    style = style.sized(round(style.size_px * 0.86))
    head = places.header
    picture = icon("replay", look.control(22), look.theme.ivory)
    ground.blit(picture, picture.get_rect(midleft=(head.x + side, head.centery)))
    words = text.render(tr("Review"), style)
    x = head.x + side + picture.get_width() + look.px(10)
    ground.blit(words, words.get_rect(midleft=(x, head.centery)))
    return ground


class Header:
    """What is shown now, and the buttons at the right."""

    def __init__(
        self,
        look: Look,
        rect: pygame.Rect,
        on_close: Callable[[], None],
        on_eye: Callable[[], None],
    ) -> None:
        self._look = look
        self.eye = IconButton("eye", tr("All hands open, or only yours (O)"), on_eye)
        self.close = IconButton("close", tr("Back"), on_close)
        side = min(look.control(38), rect.height - look.px(8))
        place = pygame.Rect(0, 0, side, side)
        place.midright = (rect.right - look.px(10), rect.centery)
        self.close.place(place)
        place = place.move(-side - look.px(8), 0)
        self.eye.place(place)
        style = look.text("panel_title")
        title = text.measure(tr("Review"), style.sized(round(style.size_px * 0.86)))[0]
        left = rect.x + look.px(18 + 10 + 20) + look.control(22) + title
        self._line = Label("", "body", colour=look.theme.muted, wrap=False, middle=True)
        self._line.place(
            pygame.Rect(left, rect.y, max(1, place.x - look.px(12) - left), rect.height)
        )

    @property
    def widgets(self) -> tuple[Widget, ...]:
        """In the order of Tab."""
        return self._line, self.eye, self.close

    def show(self, game: ReviewedGame, number: int, sentence: str) -> None:
        """Say the round, and what was done."""
        total = len(game.rounds)
        words = tr("Round {number} of {rounds}", number=number + 1, rounds=total)
        if sentence:
            both = f"{words} · {sentence}"
            words = both if self._has_room(both) else sentence
        self._line.say(words)

    def _has_room(self, words: str) -> bool:
        """Whether the words can be read beside the title, if small."""
        style = self._look.text("body").sized(self._look.scale.smallest_font_px)
        return text.measure(words, style)[0] <= self._line.rect.width
