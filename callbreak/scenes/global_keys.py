"""Keys that mean the same in every scene, as long as nobody types into a text field."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from callbreak.ui import keys

if TYPE_CHECKING:
    from callbreak.scenes.services import Services


def act_on_global_key(event: pygame.Event, services: Services) -> bool:
    """M mutes, F1 opens the rules, ? the list of keys, Ctrl+N a new game; whether it was one."""
    if keys.has_alt(event):
        return False
    letter = keys.letter(event)
    if keys.has_ctrl(event):
        return letter == "n" and _open(services, "new_game")
    if letter == "m":
        services.change("sound.mute", not services.settings.sound.mute)
        return True
    if event.key == pygame.K_F1:
        return _open(services, "rules_help")
    if getattr(event, "unicode", "") == "?":
        return _open(services, "keys")
    return False


def _open(services: Services, name: str, **about: object) -> bool:
    if not services.has(name):
        return False
    services.open(name, **about)
    return True
