"""Where the own hand of the review has its choices, the bars over them, and a hand beside them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_images import RATIO
from callbreak.ui.review_bars import chip_height_px

if TYPE_CHECKING:
    from callbreak.ui.look import Look

CARD: Final = 76
"""How wide a card is at most, in units."""

PADDING: Final = 14
_LEAST_CARD: Final = 64
"""So wide they are where they lie over one another."""

_AXIS: Final = 40
_FEW: Final = 8
_BESIDE_FEW: Final = 0.42
_BESIDE_MANY: Final = 0.32
"""What part of the width the hand has beside up to so many numbers, and beside more."""


@dataclass(frozen=True, slots=True)
class OwnPlaces:
    """Places in pixels of the window.

    Attributes:
        choices: room for the choices and their bars.
        hand: room for the hand beside them; empty where the cards are the choices.
        columns: the card or the tile of each choice.
    """

    choices: pygame.Rect
    hand: pygame.Rect
    columns: tuple[pygame.Rect, ...]

    def bars(self, look: Look) -> pygame.Rect:
        """Room for the bars over the columns."""
        top, bottom = self.choices.y + look.control(22), self.columns[0].y - look.px(7)
        return pygame.Rect(self.choices.x, top, self.choices.width, max(1, bottom - top))


def card_places(panel: pygame.Rect, count: int, look: Look) -> OwnPlaces:
    """So many cards to choose from, side by side; they may lie over one another a little."""
    inner = _inner(panel, look)
    pitch = min(inner.width / max(1, count), look.px(CARD) * 1.22)
    wide = round(min(cards_px(panel, look) / RATIO, max(pitch * 0.9, look.px(_LEAST_CARD))))
    # The last card is seen whole.
    pitch = min(pitch, (inner.width - wide) / max(1, count - 1))
    tall = round(wide * RATIO)
    y = panel.bottom - look.px(10) - tall
    nothing = pygame.Rect(inner.topright, (0, inner.height))
    return OwnPlaces(inner, nothing, _centred(inner, count, pitch, (wide, tall), y))


def call_places(panel: pygame.Rect, count: int, look: Look) -> OwnPlaces:
    """So many numbers to choose from, and the hand beside them."""
    inner = _inner(panel, look)
    room = inner.copy()
    if count:
        part = _BESIDE_FEW if count <= _FEW else _BESIDE_MANY
        room.width = round(inner.width * (1 - part)) - look.px(PADDING)
    side = min(cards_px(panel, look) * 0.44, room.width / max(1, count) * 0.86, look.px(44))
    pitch = min(room.width / max(1, count), look.px(92))
    wide, tall = round(side * 1.1), round(side)
    y = panel.bottom - look.px(16) - chip_height_px(look) - tall
    hand = inner.copy()
    hand.x = min(room.right + look.px(PADDING), inner.right)
    hand.width = inner.right - hand.x
    return OwnPlaces(room, hand, _centred(room, count, pitch, (wide, tall), y))


def cards_px(panel: pygame.Rect, look: Look) -> int:
    """How high the cards are."""
    return min(round(panel.height * 0.51), look.px(CARD * 1.45))


def _inner(panel: pygame.Rect, look: Look) -> pygame.Rect:
    """The panel without its margins and the words of the scale at the left."""
    left = look.px(PADDING) + look.control(_AXIS)
    width = panel.width - left - look.px(PADDING)
    return pygame.Rect(panel.x + left, panel.y, width, panel.height)


def _centred(
    room: pygame.Rect, count: int, pitch: float, size: tuple[int, int], y: int
) -> tuple[pygame.Rect, ...]:
    """So many places in the middle of the room, each ``pitch`` pixels from the one before."""
    used = pitch * (count - 1) + size[0]
    start = room.x + (room.width - used) / 2
    return tuple(pygame.Rect((round(start + i * pitch), y), size) for i in range(count))
