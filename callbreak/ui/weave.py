"""The one ornament: the stepped diamond of Dhaka cloth, alone and woven into a band.

Everything is drawn in whole pixels, so that the steps stay crisp at every size.
"""

from __future__ import annotations

from typing import Final

import pygame

Colour = pygame.typing.ColorLike

GROUND: Final = "#9c1b28"
GOLD: Final = "#eaa02a"
IVORY: Final = "#f3e8cd"
DARK: Final = "#5b0e19"
TEAL: Final = "#2c8077"
CORNER: Final = "#0f4c4a"

BAND_CELLS: Final = 9
_TILE_CELLS: Final = 18
_MIDDLE: Final = 4

_DIAMOND: Final = {4: GOLD, 2: IVORY, 1: DARK, 0: GOLD}
_CROSS: Final = {0: IVORY, 1: TEAL}
_CORNER_RINGS: Final = {4: GOLD, 3: GROUND, 2: IVORY, 1: GROUND, 0: GOLD}


def stepped_diamond(n: int, cell_px: float, colour: Colour, *, line_px: int = 0) -> pygame.Surface:
    """A diamond of ``n`` steps, each about ``cell_px`` high, on nothing.

    With ``line_px`` only its edge is drawn, so thick. The surface is just as large as the
    diamond: about ``2 * n * cell_px`` a side.
    """
    reach = [round(step * cell_px) for step in range(n + 1)]
    half = reach[n]
    surface = pygame.Surface((2 * half, 2 * half), pygame.SRCALPHA)
    for step in range(n):
        wide, tall = reach[n - step], reach[step + 1]
        surface.fill(colour, (half - wide, half - tall, 2 * wide, 2 * tall))
    if line_px:
        inner = surface.copy()
        clear = pygame.mask.from_surface(inner, 0)
        hole = clear.copy()
        for dx, dy in ((line_px, 0), (-line_px, 0), (0, line_px), (0, -line_px)):
            shifted = pygame.Mask(clear.get_size())
            shifted.draw(clear, (dx, dy))
            hole = hole.overlap_mask(shifted, (0, 0))
        hole.to_surface(surface, setcolor=(0, 0, 0, 0), unsetcolor=None)
    return surface


def weave_cell_px(unit: float) -> int:
    """The side in px of a cell of the table's band for a scale of ``unit``."""
    return max(1, round(2 * unit))


def weave_band(width: int, cell_px: int) -> pygame.Surface:
    """A band of the weave, ``width`` px long and nine cells high, the same from both ends.

    Whole diamonds fill it: the plain ground between them takes up what is left over.
    """
    height = BAND_CELLS * cell_px
    band = pygame.Surface((max(1, width), height), 0, 32)
    band.fill(GROUND)
    tiles = max(1, round(width / (_TILE_CELLS * cell_px)))
    for place in range(tiles + 1):
        _blit_cells(band, _CROSS, round(place * width / tiles), cell_px)
    for place in range(tiles):
        _blit_cells(band, _DIAMOND, round((place + 0.5) * width / tiles), cell_px)
    left = band.subsurface((0, 0, (width + 1) // 2, height))
    band.blit(pygame.transform.flip(left, flip_x=True, flip_y=False), (width // 2, 0))
    return band


def weave_corner(cell_px: int) -> pygame.Surface:
    """The square block where two bands meet, nine cells a side."""
    side = BAND_CELLS * cell_px
    block = pygame.Surface((side, side), 0, 32)
    block.fill(CORNER)
    _blit_cells(block, _CORNER_RINGS, side // 2, cell_px)
    return block


def _blit_cells(band: pygame.Surface, rings: dict[int, str], centre: int, cell: int) -> None:
    """Draw the cells whose distance from the centre is in ``rings``."""
    far = max(rings)
    left = centre - cell // 2
    for dy in range(-_MIDDLE, _MIDDLE + 1):
        for dx in range(-far, far + 1):
            colour = rings.get(abs(dx) + abs(dy))
            if colour:
                band.fill(colour, (left + dx * cell, (dy + _MIDDLE) * cell, cell, cell))
