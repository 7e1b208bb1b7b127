"""What the files have to tell, such as faults in the settings: the first few, and how many more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.words import ntr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services

_MOST: Final = 3
"""So many sentences can be read while they are shown."""


def taken_notices(services: Services) -> str:
    """The sentences to show now, one a line; they are told once."""
    notices, services.notices[:] = services.notices[:], []
    lines, more = notices[:_MOST], len(notices) - _MOST
    if more > 0:
        lines.append(
            ntr(
                "{n} thing more: “callbreak settings” lists everything.",
                "{n} things more: “callbreak settings” lists everything.",
                more,
            )
        )
    return "\n".join(lines)
