"""The last trick, shown large on request: who played what, and who won it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from callbreak.ui import text
from callbreak.ui.card_images import BLEND, RATIO, CardImages, Finish
from callbreak.ui.panel import RADIUS_XL, draw_panel

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look


@dataclass(frozen=True, slots=True)
class LastTrick:
    """What is shown.

    Attributes:
        title: "Last trick: to Asha".
        plays: name, card and whether it won, in the order of play.
    """

    title: str
    plays: tuple[tuple[str, Card, bool], ...]


def last_trick_rect(layout: TableLayout) -> pygame.Rect:
    """Where it is shown: over the middle of the table."""
    card = layout.trick_card
    width = round(4 * card + 5 * 14 * layout.p)
    rect = pygame.Rect(0, 0, width, round(card * RATIO + 126 * layout.p))
    rect.center = layout.trick
    return rect.clamp(pygame.Rect((0, 0), layout.size))


def draw_last_trick(
    surface: pygame.Surface, rect: pygame.Rect, shown: LastTrick, look: Look, images: CardImages
) -> None:
    """Draw the panel with its four cards."""
    draw_panel(surface, rect, look, RADIUS_XL, big=True)
    room = rect.width - look.px(40)
    title = text.render_within(shown.title, look.text("heading"), room, look.scale.smallest_font_px)
    surface.blit(title, title.get_rect(center=(rect.centerx, rect.y + look.px(28))))
    gap = look.px(14)
    width = (rect.width - 5 * gap) // 4
    top = rect.y + look.px(68)
    for index, (name, card, won) in enumerate(shown.plays):
        x = rect.x + gap + index * (width + gap) + width // 2
        finish = Finish.PLAYABLE if won else Finish.PLAIN
        picture = images.picture(card, width, 0, finish)
        y = top + round(width * RATIO / 2) - (look.px(8) if won else 0)
        surface.blit(picture, picture.get_rect(center=(x, y)), special_flags=BLEND)
        small = look.text("small_strong", look.theme.marigold if won else look.theme.muted)
        words = text.render_within(name, small, width + gap - 4, look.scale.smallest_font_px)
        below = top + round(width * RATIO) + look.px(20)
        surface.blit(words, words.get_rect(center=(x, below)))
