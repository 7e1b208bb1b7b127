"""Pictures of the parts of a scene, each drawn again only when what it shows has changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui.painter import Picture

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable


class Kept:
    """One picture for each part, by the part's name."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[Hashable, Picture]] = {}

    def picture(
        self,
        part: str,
        shows: Hashable,
        rect: pygame.Rect,
        margin_px: int,
        draw: Callable[[pygame.Surface, pygame.Rect], None],
    ) -> Picture:
        """The part's picture.

        Args:
            part: which part.
            shows: all that the picture depends on; compared with what it showed last.
            rect: where the part is.
            margin_px: how far its shadow and marks reach beyond.
            draw: draws it on a clear surface, at the rectangle that it is given.
        """
        key = (shows, tuple(rect), margin_px)
        kept = self._pictures.get(part)
        if kept is not None and kept[0] == key:
            return kept[1]
        size = (rect.width + 2 * margin_px, rect.height + 2 * margin_px)
        surface = pygame.Surface(size, pygame.SRCALPHA)
        draw(surface, pygame.Rect(margin_px, margin_px, rect.width, rect.height))
        picture = Picture(surface, rect.x - margin_px, rect.y - margin_px)
        self._pictures[part] = (key, picture)
        return picture

    def forget(self) -> None:
        """Draw everything anew: the look has changed."""
        self._pictures.clear()
