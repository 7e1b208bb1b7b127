"""Light that is added: behind the card under the pointer, the winning card, the seat on turn."""

from __future__ import annotations

import functools
from typing import Final

import pygame

from callbreak.ui.theme import Colour


@functools.lru_cache(maxsize=8)
def card_glow(size: tuple[int, int], sigma_px: int, colour: Colour, part: float) -> pygame.Surface:
    """A soft box of light, black outside; blit it with `pygame.BLEND_RGB_ADD`, middle on middle."""
    reach = sigma_px * 3
    surface = pygame.Surface((size[0] + 2 * reach, size[1] + 2 * reach))
    shade = [round(channel * part) for channel in colour]
    grow = sigma_px // 2
    solid = pygame.Rect(reach, reach, *size).inflate(2 * grow, 2 * grow)
    pygame.draw.rect(surface, shade, solid, border_radius=round(size[0] * 0.07) + grow)
    # Blurred small and enlarged: a glow has no detail to lose.
    small = pygame.transform.smoothscale_by(surface, 0.25)
    blurred = pygame.transform.gaussian_blur(small, max(1, round(sigma_px / 4)))
    return pygame.transform.smoothscale(blurred, surface.get_size())


@functools.lru_cache(maxsize=6)
def turned_glow(
    size: tuple[int, int], sigma_px: int, colour: Colour, part: float, quarter_degrees: int
) -> pygame.Surface:
    """`card_glow` turned clockwise by quarters of a degree."""
    glow = card_glow(size, sigma_px, colour, part)
    return pygame.transform.rotozoom(glow, -quarter_degrees / 4, 1) if quarter_degrees else glow


AMBER: Final = (0xF2, 0xC0, 0x5C)
"""What the cloth looks like where a card's light falls on it."""


def light_to_reach(wanted: Colour, ground: Colour, part: float) -> Colour:
    """The colour of a light of strength ``part`` that makes ``ground`` look ``wanted``.

    Light is added: marigold over teal would turn green, and over black stay marigold.
    """
    red, green, blue = (
        min(255, max(0, round((want - have) / part)))
        for want, have in zip(wanted, ground, strict=True)
    )
    return red, green, blue


@functools.lru_cache(maxsize=4)
def spot_glow(width: int, height: int, colour: Colour, part: float) -> pygame.Surface:
    """An ellipse of light that falls to nothing at its edge."""
    glow = _spread(width, height).copy()
    glow.fill([round(channel * part) for channel in colour], special_flags=pygame.BLEND_RGB_MULT)
    return glow


@functools.lru_cache(maxsize=6)
def _spread(width: int, height: int) -> pygame.Surface:
    return pygame.transform.smoothscale(_spot(), (width, height))


@functools.cache
def _spot() -> pygame.Surface:
    """A small white spot of light, from which all others are made."""
    half = 24
    middle = half - 0.5
    quarter = []
    for y in range(half):
        for x in range(half):
            away = min(((x - middle) ** 2 + (y - middle) ** 2) ** 0.5 / middle, 1.0)
            light = round(255 * (1 - away) ** 2 * (1 + 2 * away))
            quarter += [light] * 3
    corner = pygame.image.frombytes(bytes(quarter), (half, half), "RGB")
    spot = pygame.Surface((2 * half, 2 * half), depth=32)
    for right in (False, True):
        for low in (False, True):
            spot.blit(pygame.transform.flip(corner, right, low), (half * right, half * low))
    return spot
