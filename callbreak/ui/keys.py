"""What a key means on any keyboard layout.

Outside text fields nothing is typed, so an event tells only which key it is: by the sign that the
layout has on it without Shift (the key), and by its place on the keyboard (the scan code).
"""

from __future__ import annotations

import string
import unicodedata
from typing import Final

import pygame

# The scan codes name places on the keyboard after the American layout.
_LETTERS: Final = {
    getattr(pygame, f"KSCAN_{letter}"): letter.lower() for letter in string.ascii_uppercase
}
_DIGIT_PLACES: Final = {getattr(pygame, f"KSCAN_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"KSCAN_KP_{digit}"): digit for digit in range(10)
}
_PAD_DIGITS: Final = {getattr(pygame, f"K_KP_{digit}"): digit for digit in range(10)}
_PLAIN: Final = 128
"""Keys below this are labelled with a sign of the Latin alphabet's keyboards."""

_LAST_SIGN: Final = 0x10FFFF
"""Keys above this, such as the arrows and the number pad, are labelled with no sign."""

_PRESS_KEYS: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})


def letter(event: pygame.Event) -> str | None:
    """The letter of the pressed key, lower case: as labelled, else by its place.

    Cyrillic and Devanagari layouts have no Latin letters; the places are the same on each of them.
    A Czech or French keyboard has them at places of its own, where they are labelled.
    """
    if pygame.K_a <= event.key <= pygame.K_z:
        return chr(event.key)
    return None if 0 < event.key < _PLAIN else _LETTERS.get(_place(event))


def digit(event: pygame.Event) -> int | None:
    """The digit of the pressed key, in any script: what it types, else what stands at its place."""
    for sign in (chr(event.key) if event.key <= _LAST_SIGN else "", getattr(event, "unicode", "")):
        number = unicodedata.decimal(sign, None) if len(sign) == 1 else None
        if number is not None:
            return number
    return _PAD_DIGITS.get(event.key, _DIGIT_PLACES.get(_place(event)))


def sign(event: pygame.Event) -> str | None:
    """Which of ``,`` ``.`` ``?`` the pressed key stands for, if any.

    The question mark needs Shift: with the slash or the comma, or with the key right of the nought,
    as a Serbian, German or Italian keyboard has it.
    """
    key, place = event.key, _place(event)
    if key == pygame.K_QUESTION or getattr(event, "unicode", "") == "?":
        return "?"
    if has_shift(event):
        beside_nought = place == pygame.KSCAN_MINUS and key != pygame.K_MINUS
        asks = key in {pygame.K_SLASH, pygame.K_COMMA} or place == pygame.KSCAN_SLASH
        return "?" if asks or beside_nought else None
    if 0 < key < _PLAIN:
        return chr(key) if key in {pygame.K_COMMA, pygame.K_PERIOD} else None
    return {pygame.KSCAN_COMMA: ",", pygame.KSCAN_PERIOD: "."}.get(place)


def _place(event: pygame.Event) -> int:
    return getattr(event, "scancode", 0)


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
