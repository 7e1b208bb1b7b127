"""Where the hands of the three others and the trick lie on the review's board, in any room.

In a wide room the hands stand round the trick as at the table; in a high one they lie above it, so
that their cards can be larger and show their indices.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_images import RATIO

if TYPE_CHECKING:
    from callbreak.ui.look import Look

OWN, RIGHT, TOP, LEFT = range(4)
"""Places around the trick."""

_SLOTS: Final = {
    OWN: (0.0, 0.54, 2.0),
    RIGHT: (1.14, 0.04, 4.0),
    TOP: (0.0, -0.54, -2.0),
    LEFT: (-1.14, 0.04, -4.0),
}
"""Where the cards of the trick lie: in widths and heights of a card from the middle, and turned."""

_MOST: Final = 132
"""So high is a card at most, in units."""

_PILL: Final = 32
_PILL_GAP: Final = 5
_GAP: Final = 10


@dataclass(frozen=True, slots=True)
class BoardPlaces:
    """Places in pixels of the window.

    Attributes:
        card: width and height of every card.
        hands: by place, `RIGHT`, `TOP` and `LEFT`, where a hand's cards lie.
        pill_px: how high the names over the hands are.
        middle: of the trick.
    """

    card: tuple[int, int]
    hands: dict[int, pygame.Rect]
    pill_px: int
    middle: tuple[int, int]

    def slot(self, place: int) -> tuple[float, float, float]:
        """The middle of a card of the trick, and its turn in degrees."""
        across, down, angle = _SLOTS[place]
        x, y = self.middle
        return x + across * self.card[0], y + down * self.card[1], angle


def board_places(rect: pygame.Rect, look: Look) -> BoardPlaces:
    """The arrangement in which the cards are larger."""
    pill_px = min(look.control(_PILL), max(look.px(_PILL), rect.height // 6))
    round_it = _card(rect, (rect.height - pill_px - look.px(8)) / 3.12, 11, look)
    above_px = 2 * (pill_px + look.px(_PILL_GAP + _GAP)) + look.px(4)
    above_it = _card(rect, (rect.height - above_px) / 4.1, 7, look)
    if above_it[0] > round_it[0]:
        return _above(rect, look, above_it, pill_px)
    return _round(rect, look, round_it, pill_px)


def _card(rect: pygame.Rect, high: float, most_across: int, look: Look) -> tuple[int, int]:
    wide = min(high / RATIO, look.px(_MOST) / RATIO, rect.width / most_across)
    width = max(18, round(wide))
    return width, round(width * RATIO)


def _top_hand(rect: pygame.Rect, y: int, card: tuple[int, int]) -> pygame.Rect:
    hand = pygame.Rect(0, y, min(rect.width, round(8.2 * card[0])), card[1])
    hand.centerx = rect.centerx
    return hand


def _round(rect: pygame.Rect, look: Look, card: tuple[int, int], pill_px: int) -> BoardPlaces:
    wide, high = card
    first_y = rect.y + pill_px + look.px(4)
    middle = rect.centerx, (first_y + high + rect.bottom) // 2 + look.px(2)
    room = min(rect.width // 2 - round(1.95 * wide), round(5.2 * wide))
    left = pygame.Rect(rect.x, 0, room, high)
    left.centery = middle[1] + pill_px // 2
    right = left.copy()
    right.right = rect.right
    hands = {TOP: _top_hand(rect, first_y, card), LEFT: left, RIGHT: right}
    return BoardPlaces(card, hands, pill_px, middle)


def _above(rect: pygame.Rect, look: Look, card: tuple[int, int], pill_px: int) -> BoardPlaces:
    wide, high = card
    first_y = rect.y + pill_px + look.px(_PILL_GAP)
    second_y = first_y + high + pill_px + look.px(_PILL_GAP + _GAP)
    room = min((rect.width - look.px(2 * _GAP)) // 2, round(5.6 * wide))
    left = pygame.Rect(rect.x, second_y, room, high)
    right = left.copy()
    right.right = rect.right
    middle = rect.centerx, (left.bottom + rect.bottom) // 2 + look.px(_GAP) // 2
    hands = {TOP: _top_hand(rect, first_y, card), LEFT: left, RIGHT: right}
    return BoardPlaces(card, hands, pill_px, middle)
