"""Keys that mean the same in every scene, as long as nobody types into a text field."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of

if TYPE_CHECKING:
    import pygame

    from callbreak.scenes.services import Services

_OPENS: Final = {Act.RULES: "rules_help", Act.KEYS: "keys", Act.NEW_GAME: "new_game"}


def act_on_global_key(event: pygame.Event, services: Services) -> bool:
    """Mute, or open the rules, the list of keys or a new game; whether the key was one of these."""
    act = act_of(event, EVERYWHERE)
    if act is Act.MUTE:
        services.change("sound.mute", not services.settings.sound.mute)
        return True
    scene = None if act is None else _OPENS.get(act)
    if scene is None or not services.has(scene):
        return False
    services.open(scene)
    return True
