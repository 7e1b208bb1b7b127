"""Keys that mean the same in every scene, as long as nobody types into a text field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.scenes.silence import silence
from callbreak.words import tr

if TYPE_CHECKING:
    import pygame

    from callbreak.scenes.services import Services
    from callbreak.ui.form import Form

_OPENS: Final = {Act.RULES: "rules_help", Act.KEYS: "keys", Act.NEW_GAME: "new_game"}


def act_on_global_key(event: pygame.Event, services: Services, form: Form) -> None:
    """Mute, which the form tells, or open the rules, the list of keys or a new game."""
    act = act_of(event, EVERYWHERE)
    if act is Act.MUTE:
        form.say(_switch_sound(services))
    elif act in _OPENS:
        services.open(_OPENS[act])


def _switch_sound(services: Services) -> str:
    """Turn the sound off or on; what is to be told about it.

    Where the command line has forbidden sound nothing changes: nobody would hear what has.
    """
    if services.options.mute:
        return silence(services)
    muted = not services.settings.sound.mute
    services.change("sound.mute", muted)
    return tr("The sound is off.") if muted else tr("The sound is on.")
