"""Icons of `assets/icons/ui`: drawn in white, given their colour here."""

from __future__ import annotations

import pygame

from callbreak.paths import asset
from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.theme import Colour


@keeps_pictures(0.2)
def icon(name: str, size_px: int, colour: Colour, part: float = 1.0) -> pygame.Surface:
    """The icon in a square of that size and colour, as a shared surface.

    Raises:
        FileNotFoundError: there is no icon of that name.
    """
    drawn = _white(name, size_px)
    drawn.fill((*colour, round(255 * part)), special_flags=pygame.BLEND_RGBA_MULT)
    return drawn


def _white(name: str, size_px: int) -> pygame.Surface:
    path = asset(f"icons/ui/{name}.svg")
    if not path.is_file():
        raise FileNotFoundError(path)
    drawn = pygame.image.load_sized_svg(path, (size_px, size_px))
    return drawn.convert_alpha() if pygame.display.get_surface() else drawn
