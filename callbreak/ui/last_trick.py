"""The last trick, shown large on request: who played what, and who won it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.card_images import BLEND, RATIO, CardImages, Finish
from callbreak.ui.marks import band_height_px, draw_title_band
from callbreak.ui.panel import RADIUS_XL, draw_panel

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

_SIDE: Final = 26
_GAP: Final = 14
_RAISED: Final = 8
_AROUND: Final = 126
_LEAST_AROUND: Final = 80
"""So high are title and band above the cards and the names below them, where there is room."""

_LEAST_TITLE: Final = 30


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
    width = round(4 * card + (3 * _GAP + 2 * _SIDE) * layout.p)
    spare = layout.stage.height - card * RATIO
    around = min(max(spare, _LEAST_AROUND * layout.p), _AROUND * layout.p)
    rect = pygame.Rect(0, 0, width, round(card * RATIO + around))
    rect.center = layout.trick
    if rect.height <= layout.stage.height:
        rect.top = max(rect.top, layout.stage.top)
        rect.bottom = min(rect.bottom, layout.stage.bottom)
    return rect.clamp(pygame.Rect((0, 0), layout.size))


def draw_last_trick(
    surface: pygame.Surface, rect: pygame.Rect, shown: LastTrick, look: Look, images: CardImages
) -> None:
    """Draw the panel with its four cards."""
    draw_panel(surface, rect, look, RADIUS_XL, big=True)
    room = rect.width - 2 * look.px(_SIDE)
    gap = look.px(_GAP)
    width = (room - 3 * gap) // 4
    left = rect.centerx - (4 * width + 3 * gap) // 2
    below = (rect.height - round(width * RATIO)) // 3
    top = rect.bottom - below - round(width * RATIO)
    head = pygame.Rect(rect.x, rect.y, rect.width, top - rect.y - look.px(_RAISED))
    band = band_height_px(look)
    if head.height - 2 * band >= look.px(_LEAST_TITLE):
        head.height -= 2 * band
        edge = look.px(1)
        draw_title_band(surface, rect.x + edge, head.bottom, rect.width - 2 * edge, look)
    title = text.render_within(shown.title, look.text("heading"), room, look.scale.smallest_font_px)
    surface.blit(title, title.get_rect(center=head.center))
    for index, (name, card, won) in enumerate(shown.plays):
        x = left + index * (width + gap) + width // 2
        finish = Finish.PLAYABLE if won else Finish.PLAIN
        picture = images.picture(card, width, 0, finish)
        y = top + round(width * RATIO / 2) - (look.px(_RAISED) if won else 0)
        surface.blit(picture, picture.get_rect(center=(x, y)), special_flags=BLEND)
        small = look.text("small_strong", look.theme.marigold if won else look.theme.muted)
        words = text.render_within(name, small, width + gap - 4, look.scale.smallest_font_px)
        bottom = top + round(width * RATIO)
        surface.blit(words, words.get_rect(center=(x, bottom + below // 2)))
