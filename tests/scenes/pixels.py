"""Comparing pictures."""

from __future__ import annotations

import pygame


def where_they_differ(one: pygame.Surface, other: pygame.Surface) -> pygame.Rect:
    """The place of all that is different; nothing of it, an empty one."""
    differing = pygame.mask.from_threshold(one, (0, 0, 0, 0), (1, 1, 1, 255), other)
    differing.invert()
    rects = differing.get_bounding_rects()
    return rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
