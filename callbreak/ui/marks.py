"""Small marks: the stepped diamond as a bullet, and the band under a title."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

import pygame

from callbreak.ui.weave import BAND_CELLS, stepped_diamond, weave_band

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour

_STEPS = 4
_CELL = 1.33
_BULLET_CELL = 1.5


def bullet(look: Look, colour: Colour) -> pygame.Surface:
    """The stepped diamond that stands before a line, as a shared surface."""
    return _diamond(max(1.0, _BULLET_CELL * look.scale.control_unit), colour)


@functools.lru_cache(maxsize=64)
def _diamond(cell_px: float, colour: Colour) -> pygame.Surface:
    return stepped_diamond(_STEPS, cell_px, colour)


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
