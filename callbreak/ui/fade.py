"""The cross-fade from one scene to the next: the last picture, ever fainter, over the new one."""

from __future__ import annotations

import pygame


class Fade:
    """Holds the picture that goes."""

    def __init__(self) -> None:
        self._picture: pygame.Surface | None = None
        self._left_s = 0.0
        self._whole_s = 1.0

    @property
    def running(self) -> bool:
        """Whether the old picture is still to be seen."""
        return self._picture is not None

    def start(self, picture: pygame.Surface | None, duration_s: float) -> None:
        """Keep a copy of what the window shows and let it go within `duration_s`."""
        if picture is None or duration_s <= 0:
            self.stop()
            return
        self._picture = picture.copy()
        self._left_s = self._whole_s = duration_s

    def stop(self) -> None:
        """Show the new picture at once."""
        self._picture = None

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        self._left_s -= dt_s
        if self._left_s <= 0:
            self._picture = None

    def draw(self, target: pygame.Surface) -> None:
        """Lay what is left of the old picture over the new one."""
        if self._picture is not None:
            self._picture.set_alpha(round(255 * self._left_s / self._whole_s))
            target.blit(self._picture, (0, 0))
