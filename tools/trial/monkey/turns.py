"""What happens between two frames, and how the program is started: all that a run is made of.

Everything is a plain value, so that what led to a fault can be done again, and shortened.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pygame

Sent = tuple[int, dict[str, Any]]
"""An event: its kind, and what it tells."""


@dataclass(frozen=True, slots=True)
class Turn:
    """What is done before a frame.

    Attributes:
        events: what the system tells, in order.
        dt_s: how much time the frame takes.
        size_px: the window gets this size first.
        rest: the frames after this one go on until nothing moves; then the screen is compared.
        leave: Esc must lead out of wherever this is.
        visit: the scene of this name is put on top.
    """

    events: tuple[Sent, ...] = ()
    dt_s: float = 1 / 60
    size_px: tuple[int, int] | None = None
    rest: bool = False
    leave: bool = False
    visit: str = ""

    @property
    def count(self) -> int:
        """How many events these are."""
        return len(self.events) + (self.size_px is not None)

    def __str__(self) -> str:
        """For people: ``KeyDown key=13 mod=0; 0.100 s``."""
        parts = [f"window of {self.size_px}"] if self.size_px else []
        for kind, about in self.events:
            told = " ".join(f"{name}={value!a:.60}" for name, value in about.items())
            parts.append(f"{pygame.event.event_name(kind)} {told}")
        parts += [f"open {self.visit}"] if self.visit else []
        parts += [name for name in ("rest", "leave") if getattr(self, name)]
        return "; ".join((*parts, f"{self.dt_s:.3f} s"))


@dataclass(slots=True)
class Life:
    """One run of the program: how it was started, and what was done to it.

    Attributes:
        luck: what all that is drawn by lot in this run follows from.
        options: what the command line would say, besides the folder.
        settings: changes to the settings file while the program did not run.
        turns: what was done, in order.
    """

    luck: str
    options: dict[str, Any]
    settings: tuple[tuple[str, object], ...] = ()
    turns: list[Turn] = field(default_factory=list)

    def __str__(self) -> str:
        """The start in one line, then a line a turn."""
        return "\n".join((f"start {self.options} {dict(self.settings)}", *map(str, self.turns)))
