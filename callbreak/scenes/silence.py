"""Why nothing can be heard, whatever the settings say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


def silence(services: Services) -> str:
    """Why there is no sound for now; empty when only the settings decide."""
    if services.options.mute:
        # Translators: --mute is what was typed to start the game; leave it as it is.
        return tr("There is no sound this time: the game was started with --mute.")
    if not services.audio.working:
        return tr("There is no sound device just now.")
    return ""
