"""Paints a list of pictures over a still ground, and only where the list has changed.

A frame says what is to be seen, from the bottom up; `Painter` compares it with what it painted
last. So nothing is drawn while nothing moves, and nobody keeps account of what must be redrawn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

if TYPE_CHECKING:
    from collections.abc import Iterable

_MOST_RECTS = 24


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


class Painter:
    """Remembers what it has painted."""

    def __init__(self) -> None:
        self._last: tuple[Picture, ...] = ()

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
        if full:
            dirty = [window]
        else:
            dirty = _merged(rect.clip(window) for rect in _changes(self._last, pictures))
        self._last = tuple(pictures)
        for rect in dirty:
            target.set_clip(rect)
            target.blit(ground, rect, rect)
            for picture in pictures:
                if picture.rect.colliderect(rect):
                    target.blit(picture.surface, (picture.x, picture.y), None, picture.flags)
        target.set_clip(None)
        return dirty


def _changes(old: Sequence[Picture], new: Sequence[Picture]) -> list[pygame.Rect]:
    """Where the two lists differ: what came, what went, and what changed its place in the pile."""
    old_keys, new_keys = [_key(p) for p in old], [_key(p) for p in new]
    if old_keys == new_keys:
        return []
    before, after = set(old_keys), set(new_keys)
    rects = [p.rect for p, key in zip(old, old_keys, strict=True) if key not in after]
    rects += [p.rect for p, key in zip(new, new_keys, strict=True) if key not in before]
    kept_old = [p for p, key in zip(old, old_keys, strict=True) if key in after]
    kept_new = [p for p, key in zip(new, new_keys, strict=True) if key in before]
    if len(kept_old) != len(kept_new):
        return [p.rect for p in (*old, *new)]
    rects += [b.rect for a, b in zip(kept_old, kept_new, strict=True) if _key(a) != _key(b)]
    return rects


def _key(picture: Picture) -> tuple[int, int, int, int]:
    return id(picture.surface), picture.x, picture.y, picture.flags


def _merged(rects: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Rectangles that do not overlap each other and cover the same area, or a little more."""
    merged: list[pygame.Rect] = []
    for rect in rects:
        if not rect.width or not rect.height:
            continue
        grown = rect.copy()
        hit = grown.collidelist(merged)
        while hit >= 0:
            grown.union_ip(merged.pop(hit))
            hit = grown.collidelist(merged)
        merged.append(grown)
    if len(merged) > _MOST_RECTS:
        return [merged[0].unionall(merged[1:])]
    return merged
