"""A small piece of the table that shows at once what theme, deck, back and sorting look like."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.box import Box, draw_box
from callbreak.ui.card_images import BLEND, RATIO, CardImages
from callbreak.ui.panel import RADIUS_L, brass_line
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.engine.cards import Card
    from callbreak.ui.look import Look

_DEGREES = 3.2
_OVERLAP = 0.62
_DROP = 0.018


class TablePreview(Widget):
    """A fan of cards, and a few backs, on a strip of cloth."""

    def __init__(self, images: CardImages, hand: Sequence[Card]) -> None:
        super().__init__()
        self._images = images
        self._hand = tuple(hand)

    def show(self, images: CardImages, hand: Sequence[Card]) -> None:
        """Show another deck, or the cards in another order."""
        self._images, self._hand = images, tuple(hand)
        self.touch()

    def draw(self, target: pygame.Surface, look: Look) -> None:
        """Draw cloth and cards: each fan whole, and neither over the other."""
        theme = look.theme
        cloth = Box(theme.cloth[1], theme.cloth[3], look.px(RADIUS_L), line=brass_line(look))
        draw_box(target, self.rect, cloth)
        clip = target.get_clip()
        target.set_clip(clip.clip(self.rect.inflate(-4, -4)))
        height = round(self.rect.height * 0.64)
        width = max(24, min(round(height / RATIO), self.rect.width // 10))
        backs = (None,) * 3
        self._draw_fan(target, backs, self.rect.x + round(self.rect.width * 0.15), width)
        self._draw_fan(target, self._hand, self.rect.x + round(self.rect.width * 0.62), width)
        target.set_clip(clip)

    def _draw_fan(
        self, target: pygame.Surface, cards: Sequence[Card | None], middle_x: int, width: int
    ) -> None:
        most = (len(cards) - 1) / 2
        top_y = self.rect.centery - most * most * width * _DROP / 2
        for place, card in enumerate(cards):
            aside = place - most
            picture = self._images.picture(card, width, round(aside * _DEGREES * 4) / 4)
            x = middle_x + round(aside * width * _OVERLAP)
            y = round(top_y + aside * aside * width * _DROP)
            corner = picture.get_rect(center=(x, y))
            target.blit(picture, corner, special_flags=BLEND)
