"""The own hand as a fan: where each card lies, and which card is on top at a point.

The cards lie on an arc and are drawn from left to right, so a later card covers an earlier one.
A card on the arc is turned by its own angle; it stands up along its own axis.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

import pygame

RADIUS: Final = 1733.0
"""The arc's radius in table units."""

FULL_HAND: Final = 13

_MOST_STEP: Final = 65.5
_MOST_TURN: Final = 0.16
_TURNED: Final = 1.12
"""How much wider than itself a turned card is at the most."""


CORNER: Final = 0.068
"""The radius of a card's corner, as part of its width."""


@dataclass(frozen=True, slots=True)
class FanCard:
    """A card's middle and its turn in degrees, clockwise."""

    x: float
    y: float
    angle: float

    def lifted(self, by_px: float) -> FanCard:
        """The card moved up along its own axis."""
        turn = math.radians(self.angle)
        return FanCard(self.x + by_px * math.sin(turn), self.y - by_px * math.cos(turn), self.angle)

    def holds(self, point: tuple[float, float], width: float, height: float) -> bool:
        """Whether the card, with its round corners, covers the middle of this pixel."""
        dx, dy = point[0] + 0.5 - self.x, point[1] + 0.5 - self.y
        turn = math.radians(self.angle)
        across = abs(dx * math.cos(turn) + dy * math.sin(turn))
        along = abs(-dx * math.sin(turn) + dy * math.cos(turn))
        if across > width / 2 or along > height / 2:
            return False
        corner = CORNER * width
        over_x, over_y = across - (width / 2 - corner), along - (height / 2 - corner)
        return over_x <= 0 or over_y <= 0 or over_x**2 + over_y**2 <= corner**2


@dataclass(frozen=True, slots=True)
class Fan:
    """The frame of a fan.

    Attributes:
        x: the middle, in pixels.
        y: the height of the middle of a card in the middle.
        width: what the fan may take from edge to edge.
        card_w: width of a card.
        card_h: height of a card.
        unit: the table unit at which the cards are drawn.
        table_x: the middle of the table, towards which a hand moves as it becomes smaller; None
            for ``x``.
    """

    x: float
    y: float
    width: float
    card_w: float
    card_h: float
    unit: float
    table_x: float | None = None

    def cards(self, count: int) -> tuple[FanCard, ...]:
        """Where the cards of a hand of ``count`` lie at rest, from left to right."""
        return _cards(self, count)

    def within(self, lowest_y: float) -> Fan:
        """The same fan, moved up until no corner of a full hand is below ``lowest_y``."""
        card = self.cards(FULL_HAND)[-1]
        turn = math.radians(card.angle)
        corner = card.y + self.card_h / 2 * math.cos(turn) + self.card_w / 2 * math.sin(turn)
        return replace(self, y=self.y - max(corner - lowest_y, 0.0))

    @property
    def bounds(self) -> pygame.Rect:
        """Where the hand lies, roughly: the box around a full one."""
        height = round(self.card_h)
        return pygame.Rect(
            round(self.x - self.width / 2), round(self.y) - height // 2, round(self.width), height
        )

    def at(self, point: tuple[float, float], cards: Sequence[FanCard]) -> int | None:
        """The card that is seen at a point; ``cards`` from left to right, as they are drawn."""
        for index in range(len(cards) - 1, -1, -1):
            if cards[index].holds(point, self.card_w, self.card_h):
                return index
        return None


@functools.lru_cache(maxsize=64)
def _cards(fan: Fan, count: int) -> tuple[FanCard, ...]:
    """See `Fan.cards`; asked for every card many times while cards move."""
    if count <= 0:
        return ()
    step = 0.0
    if count > 1:
        step = min(_MOST_STEP * fan.unit, (fan.width - fan.card_w * _TURNED) / (count - 1))
    radius = max(RADIUS * fan.unit, step * (count - 1) / 2 / _MOST_TURN)
    spare = max(fan.width - fan.card_w * _TURNED - step * (count - 1), 0.0) / 2
    aside = 0.0 if fan.table_x is None else fan.table_x - fan.x
    x = fan.x + min(max(aside, -spare), spare)
    turns = [(number - (count - 1) / 2) * step / radius for number in range(count)]
    return tuple(
        FanCard(
            x + radius * math.sin(turn),
            fan.y + radius * (1 - math.cos(turn)),
            math.degrees(turn),
        )
        for turn in turns
    )
