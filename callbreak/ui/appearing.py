"""What has just come up on the table appears softly instead of all at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.tween import out_cubic

if TYPE_CHECKING:
    from collections.abc import Sequence

    from callbreak.ui.look import Look
    from callbreak.ui.painter import Picture

_COMES_MS: Final = 160
_SEEN_AT_FIRST: Final = 0.35
"""So much is there in the first frame: what it replaces is gone by then."""

_RISE: Final = 10
"""It rises by so many units."""


class Appearing:
    """Parts of the table by name, and how long each has been there."""

    def __init__(self, look: Look) -> None:
        """Parts of that look; where motion is reduced they fade in where they are."""
        self._length_s = look.motion.duration_s(_COMES_MS)
        self._rise_px = 0 if look.motion.still else look.px(_RISE)
        self._passed_s: dict[str, float] = {}

    @property
    def moving(self) -> bool:
        """Whether any part is still coming."""
        return any(passed_s < self._length_s for passed_s in self._passed_s.values())

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        for part in self._passed_s:
            self._passed_s[part] += dt_s

    def snap(self) -> None:
        """Have all parts be there."""
        for part in self._passed_s:
            self._passed_s[part] = self._length_s

    def coming(self, part: str, pictures: Sequence[Picture]) -> list[Picture]:
        """The pictures of a part as they are seen now; none when it is not to be seen."""
        if not pictures:
            self._passed_s.pop(part, None)
            return []
        passed_s = self._passed_s.setdefault(part, 0.0)
        if passed_s >= self._length_s:
            return list(pictures)
        way = out_cubic(passed_s / self._length_s)
        seen = _SEEN_AT_FIRST + (1 - _SEEN_AT_FIRST) * way
        down = round(self._rise_px * (1 - way))
        return [faded(picture, seen)._replace(y=picture.y + down) for picture in pictures]


def faded(picture: Picture, part: float) -> Picture:
    """The picture with a part of its strength."""
    if part >= 1:
        return picture
    surface = picture.surface.copy()
    level = round(255 * part)
    shade = (level,) * 3 if picture.flags else (255, 255, 255)
    surface.fill((*shade, level), special_flags=pygame.BLEND_RGBA_MULT)
    return picture._replace(surface=surface)
