"""Light on cards: below the pointed one, ring and lamp, and the own empty place."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_images import RATIO, TURN_STEP
from callbreak.ui.card_ring import dashed_ring, turned_ring
from callbreak.ui.fan import CORNER
from callbreak.ui.glow import AMBER, light_to_reach, turned_glow
from callbreak.ui.icons import icon
from callbreak.ui.painter import Picture, centred
from callbreak.ui.panel import focus_gap_px, focus_line
from callbreak.ui.seat_marks import lamp

if TYPE_CHECKING:
    from callbreak.engine.cards import Suit
    from callbreak.ui.cards_on_table import CardsOnTable
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

_SUIT_ICONS: Final = ("club", "diamond", "heart", "spade")

_LAMP: Final = (0.125, 0.42)
"""The middle of a hint's lamp on its card: parts of the width and of the height."""


class CardLights:
    """Makes the pictures that go with the cards where they lie now."""

    def __init__(self, layout: TableLayout, look: Look, cards: CardsOnTable) -> None:
        self._layout = layout
        self._look = look
        self._cards = cards

    def slot(self, led: Suit | None) -> list[Picture]:
        """The own empty place in the trick, with the suit that was led."""
        slot, width = self._layout.slots[0], self._layout.trick_card
        theme = self._look.theme
        line = max(1.5, 1.4 * self._layout.u)
        ring = dashed_ring(
            (width, round(width * RATIO)),
            CORNER * width,
            theme.ivory,
            line,
            0.5,
            (theme.cloth[4], 0.22),
        )
        pictures = [centred(ring, slot.x, slot.y)]
        if led is not None:
            mark = icon(_SUIT_ICONS[led], round(width * 0.44), theme.ivory, 0.34)
            pictures.append(centred(mark, slot.x, slot.y))
        return pictures

    def pointed(self) -> list[Picture]:
        """Under the card that is pointed at, if it may be played."""
        card = self._cards.hand.pointed
        pose = None if card is None or card not in self._cards.order else self._cards.pose_of(card)
        if pose is None or not self._cards.glows(card):
            return []
        width = round(self._layout.fan.card_w)
        return [self._glow(width, pose.x, pose.y, pose.angle, 0.7)]

    def lamp(self) -> list[Picture]:
        """The lamp under the index of the hinted card: there no card of a fan hides its own place.

        At the other edge it would lie on the next card's index.
        """
        hand = self._cards.hand
        pose = None if hand.hinted is None else self._cards.pose_of(hand.hinted)
        if pose is None or hand.hinted not in self._cards.order:
            return []
        fan = self._layout.fan
        turn = math.radians(pose.angle)
        x, y = (_LAMP[0] - 0.5) * fan.card_w, (_LAMP[1] - 0.5) * fan.card_h
        mark = lamp(max(18, round(27 * fan.unit)), self._look.theme)
        across = x * math.cos(turn) - y * math.sin(turn)
        along = x * math.sin(turn) + y * math.cos(turn)
        return [centred(mark, pose.x + across, pose.y + along)]

    def focus_ring(self) -> list[Picture]:
        """Around the card that the keys have chosen."""
        hand = self._cards.hand
        card = hand.pointed if hand.pointer is None else None
        pose = None if card is None or card not in self._cards.order else self._cards.pose_of(card)
        if pose is None:
            return []
        width, gap = round(self._layout.fan.card_w), focus_gap_px(self._look)
        size = (width + 2 * gap, round(width * RATIO) + 2 * gap)
        radius = round(CORNER * width) + gap
        line = focus_line(self._look)
        ring = turned_ring(size, radius, line, round(pose.angle / TURN_STEP) * 2)
        return [centred(ring, pose.x, pose.y)]

    def _glow(self, width: int, x: float, y: float, angle: float, part: float) -> Picture:
        size = (width, round(width * RATIO))
        sigma = max(3, round(9 * self._layout.u))
        colour = light_to_reach(AMBER, self._look.theme.cloth[1], part)
        glow = turned_glow(size, sigma, colour, part, round(angle / TURN_STEP) * 2)
        return centred(glow, x, y, pygame.BLEND_RGB_ADD)
