"""The parts of the window that must be painted anew, joined so that none is painted twice."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame


def joined(rects: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same area in rectangles that do not overlap, cut to `whole`."""
    kept: list[pygame.Rect] = []
    for rect in rects:
        part = rect.clip(whole)
        if part.width <= 0 or part.height <= 0:
            continue
        hit = part.collidelist(kept)
        while hit >= 0:
            part = part.union(kept.pop(hit))
            hit = part.collidelist(kept)
        kept.append(part)
    return kept
