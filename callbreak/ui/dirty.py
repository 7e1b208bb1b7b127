"""The parts of the window that must be painted anew, cut so that none is painted twice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

    import pygame

_WASTE: Final = 1.25
"""Two rectangles become one if that adds no more than a quarter to what they cover."""

_MOST: Final = 32


def joined(rects: Iterable[pygame.Rect], whole: pygame.Rect) -> list[pygame.Rect]:
    """The same area, or a little more, in rectangles that do not overlap, within `whole`."""
    waiting = [rect.clip(whole) for rect in rects]
    kept: list[pygame.Rect] = []
    while waiting:
        rect = waiting.pop()
        if not rect.width or not rect.height:
            continue
        hit = rect.collidelist(kept)
        if hit < 0:
            kept.append(rect)
            continue
        other = kept[hit]
        both = rect.union(other)
        covered = _area(rect) + _area(other) - _area(rect.clip(other))
        if _area(both) <= _WASTE * covered:
            waiting.append(both)
            del kept[hit]
        else:
            waiting += outside(rect, other)
    if len(kept) > _MOST:
        return [kept[0].unionall(kept[1:])]
    return kept


def _area(rect: pygame.Rect) -> int:
    return rect.width * rect.height


def outside(rect: pygame.Rect, other: pygame.Rect) -> list[pygame.Rect]:
    """What of `rect` lies outside `other`, which it overlaps: above, below, left and right."""
    inner = rect.clip(other)
    above, below, left, right = rect.copy(), rect.copy(), inner.copy(), inner.copy()
    above.height = inner.top - rect.top
    below.top, below.height = inner.bottom, rect.bottom - inner.bottom
    left.left, left.width = rect.left, inner.left - rect.left
    right.left, right.width = inner.right, rect.right - inner.right
    return [above, below, left, right]
