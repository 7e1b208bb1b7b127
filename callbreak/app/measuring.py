"""What `--frames`, `--frame-times` and `--screenshot` ask for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame

from callbreak.ui.clock import stopwatch_ms

if TYPE_CHECKING:
    from callbreak.app_options import AppOptions


class Measuring:
    """Counts frames, writes how long each took, and keeps the last one as a picture."""

    def __init__(self, options: AppOptions) -> None:
        self._most = options.frames
        self._picture = options.screenshot
        self._count = 0
        self._began_ms = 0.0
        self._thinking = False
        file = options.frame_times
        self._times = None if file is None else file.open("w", encoding="utf-8")

    @property
    def finished(self) -> bool:
        """Whether all frames that were asked for are drawn."""
        return self._most is not None and self._count >= self._most

    def begin(self, *, thinking: bool) -> None:
        """A frame's work begins; whether the bots have been thinking until now."""
        self._began_ms = stopwatch_ms()
        self._thinking = thinking

    def end(self, interval_s: float) -> None:
        """A frame is drawn; `interval_s` is how long after the one before it began."""
        self._count += 1
        if self._times is not None:
            work_ms = round(stopwatch_ms() - self._began_ms, 3)
            interval_ms = round(interval_s * 1000, 3)
            line = {"work_ms": work_ms, "interval_ms": interval_ms, "thinking": self._thinking}
            self._times.write(json.dumps(line) + "\n")

    def take_picture(self, surface: pygame.Surface) -> None:
        """Write the last frame, if that was asked for."""
        if self._picture is not None:
            pygame.image.save(surface, self._picture)

    def close(self) -> None:
        """Close the file of times."""
        if self._times is not None:
            self._times.close()
