"""A seat's badge comes up when its call is made, and shakes when it can no longer be made."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui.painter import Picture, centred
from callbreak.ui.seat_marks import badge
from callbreak.ui.seat_panel import BADGE, SeatFacts
from callbreak.ui.tween import out_back

if TYPE_CHECKING:
    from callbreak.engine.seats import Seat
    from callbreak.ui.layout import TableLayout
    from callbreak.ui.look import Look

_COMES_MS: Final = 260
_SWINGS: Final = 3
_SWING: Final = 5
"""So many units to each side."""


class BadgePop:
    """Knows which badges are new; while one comes it is drawn here and not on its panel."""

    def __init__(self, layout: TableLayout, look: Look) -> None:
        """Badges at the seats of that layout; ``look`` is in panel units."""
        self._layout = layout
        self._look = look
        self._length_s = 0.0 if look.motion.still else look.motion.duration_s(_COMES_MS)
        self._badges: tuple[str, ...] = ()
        self._passed_s: dict[Seat, float] = {}

    @property
    def moving(self) -> bool:
        """Whether a badge is coming."""
        return bool(self._passed_s)

    def tick(self, dt_s: float) -> None:
        """Time goes on."""
        passed = {seat: passed_s + dt_s for seat, passed_s in self._passed_s.items()}
        self._passed_s = {
            s: passed_s for s, passed_s in passed.items() if passed_s < self._length_s
        }

    def snap(self) -> None:
        """Have every badge be there, also those that the next frame brings."""
        self._badges = ()
        self._passed_s.clear()

    def without(self, seats: tuple[SeatFacts, ...]) -> tuple[SeatFacts, ...]:
        """The seats without the badges that are coming."""
        badges = tuple(shows.badge for shows in seats)
        if self._badges and self._length_s:
            for seat, (before, now) in enumerate(zip(self._badges, badges, strict=True)):
                if now and now != before:
                    self._passed_s[seat] = 0.0
        self._badges = badges
        return tuple(
            replace(shows, badge="") if seat in self._passed_s else shows
            for seat, shows in enumerate(seats)
        )

    def pictures(self, looking: Seat) -> list[Picture]:
        """The badges that are coming, as they are seen now."""
        return [
            self._coming(seat, part_s / self._length_s, looking)
            for seat, part_s in self._passed_s.items()
        ]

    def _coming(self, seat: Seat, part: float, looking: Seat) -> Picture:
        x, y = self._layout.seats[self._layout.place_of(seat, looking)].badge
        kind = self._badges[seat]
        mark = badge(kind, self._look.px(BADGE), self._look.theme)
        if kind == "made":
            return centred(pygame.transform.smoothscale_by(mark, max(0.05, out_back(part))), x, y)
        swing = math.sin(2 * math.pi * _SWINGS * part) * (1 - part)
        return centred(mark, x + self._look.px(_SWING) * swing, y)
