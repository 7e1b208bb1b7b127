"""What a scene may ask of the stack. Requests are carried out between two frames."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from callbreak.scenes.scene import Scene


@dataclass(frozen=True, slots=True)
class Push:
    """Put a scene on top of the one that asks."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Replace:
    """Put a scene in the place of the top one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Restart:
    """Leave every scene and begin again with this one."""

    scene: Scene


@dataclass(frozen=True, slots=True)
class Pop:
    """Leave the top scene; leaving the last one quits."""


@dataclass(frozen=True, slots=True)
class Relayout:
    """Have every scene lay itself out anew: the theme, language or text size changed."""


@dataclass(frozen=True, slots=True)
class Quit:
    """Leave the program. Nothing is lost: whatever happened is stored already."""


Request: TypeAlias = Push | Replace | Restart | Pop | Relayout | Quit
