"""What a key means on any keyboard layout: letters by their place, digits by key or place."""

from __future__ import annotations

import string
from typing import Final

import pygame

# The scan codes name places on the keyboard after the American layout.
_LETTERS: Final = {
    getattr(pygame, f"KSCAN_{letter}"): letter.lower() for letter in string.ascii_uppercase
}
_DIGIT_PLACES: Final = {getattr(pygame, f"KSCAN_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"KSCAN_KP_{digit}"): digit for digit in range(10)
}
_DIGIT_KEYS: Final = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP_{digit}"): digit for digit in range(10)
}
_PRESS_KEYS: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


def letter(event: pygame.Event) -> str | None:
    """The letter at the pressed key's place on an English keyboard, lower case.

    Serbian and Devanagari layouts give no `K_h`; the place is the same on each of them.
    """
    place = getattr(event, "scancode", 0)
    if place:
        return _LETTERS.get(place)
    return chr(event.key) if pygame.K_a <= event.key <= pygame.K_z else None


def digit(event: pygame.Event) -> int | None:
    """The digit of the pressed key: what it types, else what stands at its place."""
    typed = _DIGIT_KEYS.get(event.key)
    return _DIGIT_PLACES.get(getattr(event, "scancode", 0)) if typed is None else typed


def presses(event: pygame.Event) -> bool:
    """Whether a key press means: press the focused control (Enter or Space)."""
    return event.type == pygame.KEYDOWN and event.key in _PRESS_KEYS


def has_ctrl(event: pygame.Event) -> bool:
    """Whether Ctrl (on a Mac: Command) is held with the key, and Alt is not."""
    mods = getattr(event, "mod", 0)
    return bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META)) and not mods & pygame.KMOD_ALT


def has_alt(event: pygame.Event) -> bool:
    """Whether Alt is held with the key."""
    return bool(getattr(event, "mod", 0) & pygame.KMOD_ALT)


def has_shift(event: pygame.Event) -> bool:
    """Whether Shift is held with the key."""
    return bool(getattr(event, "mod", 0) & pygame.KMOD_SHIFT)
