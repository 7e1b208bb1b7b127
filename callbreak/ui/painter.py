"""Paints a list of pictures over a still ground, and only where the list has changed.

A frame says what is to be seen, from the bottom up; `Painter` compares it with what it painted
last. So nothing is drawn while nothing moves, and nobody keeps account of what must be redrawn.
What lies below the first moving picture is kept as one, so that a card on its way over the table
costs no more than the card.
"""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

import pygame

from callbreak.ui.dirty import joined


class Picture(NamedTuple):
    """A surface at a place. ``flags`` are those of a blit; ``moving`` if it may change soon."""

    surface: pygame.Surface
    x: int
    y: int
    flags: int = 0
    moving: bool = False

    @property
    def rect(self) -> pygame.Rect:
        """Where it is seen."""
        return self.surface.get_rect(topleft=(self.x, self.y))


def centred(surface: pygame.Surface, x: float, y: float, flags: int = 0) -> Picture:
    """A picture whose middle is at ``(x, y)``."""
    width, height = surface.get_size()
    return Picture(surface, round(x - width / 2), round(y - height / 2), flags)


class _Pile:
    """Pictures as they lie, from the bottom up."""

    def __init__(self) -> None:
        # That they are kept also sees to it that no new surface is taken for an old one.
        self._pictures: list[Picture] = []
        self._rects: list[pygame.Rect] = []

    def lay(self, pictures: list[Picture]) -> list[pygame.Rect]:
        """Have these lie from now on; where that makes a difference."""
        same = _same_from_the_bottom(self._pictures, pictures)
        old_rects = self._rects[same:]
        new_rects = [picture.rect for picture in pictures[same:]]
        changed = _changes(self._pictures[same:], old_rects, pictures[same:], new_rects)
        self._pictures = list(pictures)
        self._rects[same:] = new_rects
        return changed

    def paint(
        self, target: pygame.Surface, ground: pygame.Surface, rects: list[pygame.Rect], first: int
    ) -> None:
        """Paint these parts of ``target``: the ground, and the pictures from ``first`` on."""
        over, pictures = self._rects[first:], self._pictures[first:]
        for rect in rects:
            target.set_clip(rect)
            target.blit(ground, rect, rect)
            for index in rect.collidelistall(over):
                surface, x, y, flags, _ = pictures[index]
                target.blit(surface, (x, y), None, flags)
        target.set_clip(None)


class Painter:
    """Remembers what it has painted."""

    def __init__(self) -> None:
        self._seen = _Pile()
        self._still = _Pile()
        self._below: pygame.Surface | None = None

    def paint(
        self,
        target: pygame.Surface,
        ground: pygame.Surface,
        pictures: list[Picture],
        *,
        full: bool,
    ) -> list[pygame.Rect]:
        """Bring ``target`` up to date; the rectangles that were painted.

        ``full`` paints everything, as it must be when ``ground`` or ``target`` are others.
        """
        window = ground.get_rect()
        dirty = joined(self._seen.lay(pictures), window)
        if full:
            dirty, self._below = [window], None
        moving = next((i for i, picture in enumerate(pictures) if picture.moving), None)
        if moving is None and self._below is None:
            self._seen.paint(target, ground, dirty, 0)
            return dirty
        if moving is None:
            moving = len(pictures)
        self._seen.paint(target, self._up_to(moving, ground, pictures), dirty, moving)
        return dirty

    def _up_to(
        self, moving: int, ground: pygame.Surface, pictures: list[Picture]
    ) -> pygame.Surface:
        """The ground with all pictures that lie below the first moving one."""
        if self._below is None:
            self._below, self._still = ground.copy(), _Pile()
        changed = joined(self._still.lay(pictures[:moving]), ground.get_rect())
        self._still.paint(self._below, ground, changed, 0)
        return self._below


def _same_from_the_bottom(old: list[Picture], new: list[Picture]) -> int:
    """How many pictures at the bottom are the same in both piles: most, nearly always."""
    for place, (before, after) in enumerate(zip(old, new, strict=False)):
        if before is not after and before != after:
            return place
    return min(len(old), len(new))


def _changes(
    old: list[Picture],
    old_rects: list[pygame.Rect],
    new: list[Picture],
    new_rects: list[pygame.Rect],
) -> list[pygame.Rect]:
    """Where the two lists differ: what came, what went, and what changed its place in the pile."""
    gone, come = set(range(len(old))), set(range(len(new)))
    chain = _kept(old, new)
    while chain is not None:
        before, after, chain = chain
        gone.remove(before)
        come.remove(after)
    return [old_rects[place] for place in gone] + [new_rects[place] for place in come]


_Chain = tuple[int, int, "_Chain | None"]


def _kept(old: list[Picture], new: list[Picture]) -> _Chain | None:
    """Places in the old and the new pile, the last first, of what lies in the same order in both.

    As many as there can be: a card that goes from the top to the bottom is then the only change,
    and not everything that it has passed.
    """
    places = {picture: place for place, picture in enumerate(new)}
    ends: list[int] = []
    chains: list[_Chain] = []
    for before, picture in enumerate(old):
        after = places.get(picture)
        if after is None:
            continue
        length = bisect_left(ends, after)
        chain = (before, after, chains[length - 1] if length else None)
        ends[length : length + 1] = [after]
        chains[length : length + 1] = [chain]
    return chains[-1] if chains else None
