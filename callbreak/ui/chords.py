"""A key with what is held with it, as one writes it: ``Ctrl+Z``, ``?``, ``Page Up``.

A chord knows whether an event is it, and how its keys are labelled in the language in force.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import pygame

from callbreak.ui import keys
from callbreak.words import ctx, mark_ctx

DIGITS: Final = "1 … 9"
"""The chord that any digit is, also one of the number pad or of another script."""

KEYS: Final = {
    "Enter": frozenset({pygame.K_RETURN, pygame.K_KP_ENTER}),
    "Space": frozenset({pygame.K_SPACE}),
    "Esc": frozenset({pygame.K_ESCAPE}),
    "Tab": frozenset({pygame.K_TAB}),
    "Backspace": frozenset({pygame.K_BACKSPACE}),
    "Delete": frozenset({pygame.K_DELETE}),
    "Page Up": frozenset({pygame.K_PAGEUP}),
    "Page Down": frozenset({pygame.K_PAGEDOWN}),
    "Home": frozenset({pygame.K_HOME}),
    "End": frozenset({pygame.K_END}),
    "←": frozenset({pygame.K_LEFT}),
    "→": frozenset({pygame.K_RIGHT}),
    "↑": frozenset({pygame.K_UP}),
    "↓": frozenset({pygame.K_DOWN}),
    "F1": frozenset({pygame.K_F1}),
    "F11": frozenset({pygame.K_F11}),
}
"""The keys that have a name and not a sign, with the codes of each."""

_LABELS: Final = {
    "Ctrl": mark_ctx("key", "Ctrl"),
    "Alt": mark_ctx("key", "Alt"),
    "Shift": mark_ctx("key", "Shift"),
    "Enter": mark_ctx("key", "Enter"),
    "Space": mark_ctx("key", "Space"),
    "Esc": mark_ctx("key", "Esc"),
    "Tab": mark_ctx("key", "Tab"),
    "Backspace": mark_ctx("key", "Backspace"),
    "Delete": mark_ctx("key", "Delete"),
    "Page Up": mark_ctx("key", "Page Up"),
    "Page Down": mark_ctx("key", "Page Down"),
    "Home": mark_ctx("key", "Home"),
    "End": mark_ctx("key", "End"),
}
_HELD: Final = ("Ctrl", "Alt", "Shift")


@dataclass(frozen=True, slots=True)
class Chord:
    """A key and what is held with it.

    Attributes:
        key: a letter, ``,`` ``.`` or ``?``, a name of `KEYS`, or `DIGITS`.
        held: of Ctrl, Alt and Shift those that belong to it.
    """

    key: str
    held: tuple[str, ...] = ()

    def is_pressed(self, event: pygame.Event) -> bool:
        """Whether the event is a press of it, on any keyboard layout.

        Shift may be held with anything that has no twin with Shift, as it does not change what
        Enter or a letter means.
        """
        if event.type != pygame.KEYDOWN:
            return False
        if keys.has_ctrl(event) != ("Ctrl" in self.held):
            return False
        if self.key == DIGITS:
            # Indian keyboards have these digits with AltGr.
            return keys.digit(event) is not None
        if keys.has_alt(event) != ("Alt" in self.held):
            return False
        if self.key == "Tab" and keys.has_shift(event) != ("Shift" in self.held):
            return False
        if self.key in KEYS:
            return event.key in KEYS[self.key]
        if self.key.isalpha():
            return keys.letter(event) == self.key.lower()
        return keys.sign(event) == self.key

    @property
    def caps(self) -> tuple[str, ...]:
        """What stands on its keys, in the language in force."""
        names = (*self.held, self.key)
        return tuple(ctx("key", _LABELS[name]) if name in _LABELS else name for name in names)


def chord(written: str) -> Chord:
    """The chord that is written like ``Ctrl+Z``.

    Raises:
        ValueError: there is no such key.
    """
    *held, key = written.split("+")
    known = key in KEYS or key in {DIGITS, ",", ".", "?"} or (len(key) == 1 and key.isalpha())
    if not known or not set(held) <= set(_HELD):
        raise ValueError(written)
    return Chord(key, tuple(held))
