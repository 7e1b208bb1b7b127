"""Icons of `assets/icons/ui`: drawn in white, given their colour here."""

from __future__ import annotations

import pygame

from callbreak.paths import asset
from callbreak.ui.surface_cache import keeps_pictures
from callbreak.ui.svg import drawn
from callbreak.ui.theme import Colour


@keeps_pictures(0.2)
def icon(name: str, size_px: int, colour: Colour, part: float = 1.0) -> pygame.Surface:
    """The icon in a square of that size and colour, as a shared surface.

    Raises:
        FileNotFoundError: there is no icon of that name.
    """
    path = asset(f"icons/ui/{name}.svg")
    if not path.is_file():
        raise FileNotFoundError(path)
    picture = drawn(path, (size_px, size_px))
    picture.fill((*colour, round(255 * part)), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
