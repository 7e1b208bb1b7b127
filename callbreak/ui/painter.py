"""Paints a list of pictures over a still ground, and only where the list has changed.

A frame says what is to be seen, from the bottom up; `Painter` compares it with what it painted
last. So nothing is drawn while nothing moves, and nobody keeps account of what must be redrawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from callbreak.ui.dirty import joined


class Picture(NamedTuple):
    """A surface at a place. ``flags`` are those of a blit."""

    surface: pygame.Surface
    x: int
    y: int
    flags: int = 0

    @property
    def rect(self) -> pygame.Rect:
        """Where it is seen."""
        return self.surface.get_rect(topleft=(self.x, self.y))


def centred(surface: pygame.Surface, x: float, y: float, flags: int = 0) -> Picture:
    """A picture whose middle is at ``(x, y)``."""
    width, height = surface.get_size()
    return Picture(surface, round(x - width / 2), round(y - height / 2), flags)


_Key = tuple[int, int, int, int]


class Painter:
    """Remembers what it has painted."""

    def __init__(self) -> None:
        self._last: tuple[Picture, ...] = ()
        self._keys: list[_Key] = []
        self._rects: list[pygame.Rect] = []

    def paint(
        self,
        target: pygame.Surface,
        ground: pygame.Surface,
        pictures: Sequence[Picture],
        *,
        full: bool,
    ) -> list[pygame.Rect]:
        """Bring ``target`` up to date; the rectangles that were painted."""
        window = ground.get_rect()
        keys = [(id(surface), x, y, flags) for surface, x, y, flags in pictures]
        rects = [surface.get_rect(topleft=(x, y)) for surface, x, y, _ in pictures]
        if full:
            dirty = [window]
        else:
            changed = _changes(self._keys, self._rects, keys, rects)
            dirty = joined(changed, window)
        # The pictures are kept alive, so that no new surface gets the id of an old one.
        self._last, self._keys, self._rects = tuple(pictures), keys, rects
        for rect in dirty:
            target.set_clip(rect)
            target.blit(ground, rect, rect)
            for index in rect.collidelistall(rects):
                surface, x, y, flags = pictures[index]
                target.blit(surface, (x, y), None, flags)
        target.set_clip(None)
        return dirty


def _changes(
    old: list[_Key], old_rects: list[pygame.Rect], new: list[_Key], new_rects: list[pygame.Rect]
) -> list[pygame.Rect]:
    """Where the two lists differ: what came, what went, and what changed its place in the pile."""
    if old == new:
        return []
    before, after = set(old), set(new)
    rects = [rect for key, rect in zip(old, old_rects, strict=True) if key not in after]
    rects += [rect for key, rect in zip(new, new_rects, strict=True) if key not in before]
    kept_old = [key for key in old if key in after]
    kept_new = [i for i, key in enumerate(new) if key in before]
    if len(kept_old) != len(kept_new):
        return [*old_rects, *new_rects]
    rects += [new_rects[i] for key, i in zip(kept_old, kept_new, strict=True) if key != new[i]]
    return rects
