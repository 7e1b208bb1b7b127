"""The light under the winning card: it comes up when the card lies, and passes on softly."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.card_images import RATIO, TURN_STEP
from callbreak.ui.glow import AMBER, light_to_reach, turned_glow
from callbreak.ui.painter import Picture, centred

if TYPE_CHECKING:
    from callbreak.engine.cards import Card
    from callbreak.ui.cards_on_table import CardsOnTable
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look
    from callbreak.ui.sprites import Pose

_STRENGTH: Final = 0.8
_PASSES_MS: Final = 140
_STEPS: Final = 5


class WinningLight:
    """Lights the winning card, and lets the light of the card before it go out."""

    def __init__(self, layout: TableLayout, look: Look, cards: CardsOnTable) -> None:
        self._width = layout.trick_card
        self._sigma = max(3, round(9 * layout.u))
        self._colour = light_to_reach(AMBER, look.theme.cloth[1], _STRENGTH)
        self._cards = cards
        self._length_s = 0.0 if look.motion.still else look.motion.duration_s(_PASSES_MS)
        self._passed_s = self._length_s
        self._lit: tuple[Card, Pose] | None = None
        self._going: Pose | None = None
        self._at_once = True

    @property
    def moving(self) -> bool:
        """Whether the light is passing on."""
        return self._passed_s < self._length_s

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        self._passed_s += dt_s

    def snap(self) -> None:
        """Light what is to be lit at once."""
        self._at_once = True

    def pictures(self, card: Card | None) -> list[Picture]:
        """The light while ``card`` is winning; one that is still in the air gets none yet."""
        self._follow(card)
        part = min(self._passed_s / self._length_s, 1.0) if self._length_s else 1.0
        pictures = [self._glow(self._going, 1 - part)] if self._going and part < 1 else []
        if self._lit is not None:
            pictures.append(self._glow(self._lit[1], part))
        return pictures

    def _follow(self, card: Card | None) -> None:
        sprite = None if card is None else self._cards.piles.of(card)
        if card is not None and sprite is not None and not sprite.flying:
            lit = card, sprite.pose
        elif card is not None and self._lit is not None and self._cards.pose_of(self._lit[0]):
            # What was winning stays lit until what beats it lies there.
            lit = self._lit
        else:
            lit = None
        if (lit and lit[0]) != (self._lit and self._lit[0]):
            self._going = None if self._lit is None else self._lit[1]
            self._passed_s = 0.0
        if self._at_once:
            self._passed_s, self._at_once = self._length_s, False
        self._lit = lit

    def _glow(self, pose: Pose, part: float) -> Picture:
        size = (self._width, round(self._width * RATIO))
        turn = round(pose.angle / TURN_STEP) * 2
        glow = _dimmed(size, self._sigma, self._colour, turn, max(round(part * _STEPS), 1))
        return centred(glow, pose.x, pose.y, pygame.BLEND_RGB_ADD)


@functools.lru_cache(maxsize=8)
def _dimmed(
    size: tuple[int, int], sigma_px: int, colour: tuple[int, int, int], turn: int, step: int
) -> pygame.Surface:
    """The light, turned by quarters of a degree, at a step of its full strength."""
    glow = turned_glow(size, sigma_px, colour, _STRENGTH, turn)
    if step >= _STEPS:
        return glow
    dimmed = glow.copy()
    level = 255 * step // _STEPS
    dimmed.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return dimmed
