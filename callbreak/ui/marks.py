"""Small marks: the stepped diamond as a bullet, and the band under a title."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame

from callbreak.ui.weave import BAND_CELLS, stepped_diamond, weave_band

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour

_STEPS = (4, 3, 5)
_CELL = 1.33
_BULLET_HALF = 6


def bullet(look: Look, colour: Colour) -> pygame.Surface:
    """The stepped diamond that stands before a line, as a shared surface."""
    return even_diamond(_BULLET_HALF * look.scale.control_unit, colour)


@functools.lru_cache(maxsize=64)
def even_diamond(half_px: float, colour: Colour) -> pygame.Surface:
    """A stepped diamond about twice ``half_px`` high, as a shared surface.

    It has steps of whole pixels, in such a number that it comes nearest to that size: only such
    steps are all alike.
    """
    kinds = ((steps, max(1, round(half_px / steps))) for steps in _STEPS)
    steps, cell_px = min(kinds, key=lambda kind: abs(kind[0] * kind[1] - half_px))
    return stepped_diamond(steps, cell_px, colour)


def band_height_px(look: Look) -> int:
    """How high the band under a title is, with its brass lines."""
    return BAND_CELLS * _cell_px(look) + 2 * _line_px(look)


def draw_title_band(target: pygame.Surface, x: int, y: int, width: int, look: Look) -> None:
    """Draw the band under a title, brass lines above and below, `width` pixels long."""
    line = _line_px(look)
    height = BAND_CELLS * _cell_px(look)
    target.fill(look.theme.brass, (x, y, width, line))
    target.fill(look.theme.brass, (x, y + line + height, width, line))
    if look.theme.weave:
        target.blit(
            _band(width, _cell_px(look), round(255 * look.theme.weave_shade)), (x, y + line)
        )
    else:
        target.fill(look.theme.inlay, (x, y + line, width, height))


def _cell_px(look: Look) -> int:
    return max(1, round(_CELL * look.scale.unit))


def _line_px(look: Look) -> int:
    return max(1, round(1.3 * look.scale.unit))


@functools.lru_cache(maxsize=8)
def _band(width: int, cell_px: int, shade: int) -> pygame.Surface:
    band = weave_band(width, cell_px)
    veil = pygame.Surface(band.get_size(), pygame.SRCALPHA)
    veil.fill((0x12, 0x06, 0x0A, shade))
    band.blit(veil, (0, 0))
    return band
