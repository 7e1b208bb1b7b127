"""Soft shadows and glows: blurred once as a small tile, then stretched as a nine-slice."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.theme import Colour


@dataclass(frozen=True, slots=True)
class Shadow:
    """A shadow: how far down it falls, how soft it is (sigma), how dark (0 to 1)."""

    down_px: int
    sigma_px: float
    part: float
    colour: Colour = (0x01, 0x0C, 0x0D)

    @property
    def reach_px(self) -> int:
        """How far it can be seen beside the thing."""
        return round(self.sigma_px * 2.5) + 1


def draw_shadow(target: pygame.Surface, rect: pygame.Rect, radius_px: int, shadow: Shadow) -> None:
    """Draw the shadow of a rounded rectangle; the thing itself is drawn over it."""
    reach = shadow.reach_px
    # The nine-slice has no smaller size than its corners: a tiny thing gets a tile of its own.
    corner = radius_px + reach * 2
    area = rect.move(0, shadow.down_px).inflate(reach * 2, reach * 2)
    if area.width < corner * 2 or area.height < corner * 2:
        target.blit(_blurred(rect.size, radius_px, shadow), area)
        return
    side = corner * 2 + 2
    tile = _blurred((side - reach * 2, side - reach * 2), radius_px, shadow)
    nine_slice(target, tile, corner, area)


@keeps_pictures(0.4)
def _blurred(size: tuple[int, int], radius_px: int, shadow: Shadow) -> pygame.Surface:
    reach = shadow.reach_px
    whole = (size[0] + reach * 2, size[1] + reach * 2)
    # What is very soft needs no sharp tile: it is blurred small, which is many times as fast.
    shrink = max(1.0, shadow.sigma_px / 3)
    small = (max(1, round(whole[0] / shrink)), max(1, round(whole[1] / shrink)))
    surface = pygame.Surface(small, pygame.SRCALPHA)
    surface.fill((*shadow.colour, 0))
    rect = pygame.Rect(
        round(reach / shrink),
        round(reach / shrink),
        max(1, round(size[0] / shrink)),
        max(1, round(size[1] / shrink)),
    )
    colour = (*shadow.colour, round(255 * shadow.part))
    pygame.draw.rect(surface, colour, rect, border_radius=round(radius_px / shrink))
    if shadow.sigma_px >= 0.5:
        surface = pygame.transform.gaussian_blur(surface, max(1, round(shadow.sigma_px / shrink)))
    return surface if surface.get_size() == whole else pygame.transform.smoothscale(surface, whole)


def nine_slice(
    target: pygame.Surface, tile: pygame.Surface, corner_px: int, area: pygame.Rect
) -> None:
    """Fill `area` with a tile whose corners keep their size and whose middle is stretched."""
    width, height = tile.get_size()
    from_x = (0, corner_px, width - corner_px, width)
    from_y = (0, corner_px, height - corner_px, height)
    to_x = (area.left, area.left + corner_px, area.right - corner_px, area.right)
    to_y = (area.top, area.top + corner_px, area.bottom - corner_px, area.bottom)
    for row in range(3):
        for column in range(3):
            source = pygame.Rect(
                from_x[column],
                from_y[row],
                from_x[column + 1] - from_x[column],
                from_y[row + 1] - from_y[row],
            )
            size = (to_x[column + 1] - to_x[column], to_y[row + 1] - to_y[row])
            if min(size) <= 0 or min(source.size) <= 0:
                continue
            piece = tile.subsurface(source)
            if piece.get_size() != size:
                piece = pygame.transform.scale(piece, size)
            target.blit(piece, (to_x[column], to_y[row]))
