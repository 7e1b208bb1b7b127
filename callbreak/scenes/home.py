"""The first screen: go on, start a game, or go elsewhere."""

from __future__ import annotations

import pygame

from callbreak.scenes.scene import Scene


class HomeScene(Scene):
    """The first screen."""

    def __init__(self) -> None:
        self._size_px = (0, 0)

    def resize(self, size_px: tuple[int, int]) -> None:
        """Take the window's size."""
        self._size_px = size_px

    def handle(self, event: pygame.Event) -> None:
        """Esc quits, Enter opens the table."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.services.quit()
        elif event.type == pygame.KEYDOWN and event.key == pygame.K_RETURN:
            self.services.open("table")

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw all, if asked to."""
        if not full:
            return []
        target.fill(self.services.theme.cloth[2])
        return [target.get_rect()]
