"""One stream of pointer and key events: touches become mouse events, each press counts once."""

from __future__ import annotations

from typing import Final

import pygame

_FINGER_KINDS: Final = {
    pygame.FINGERDOWN: pygame.MOUSEBUTTONDOWN,
    pygame.FINGERUP: pygame.MOUSEBUTTONUP,
    pygame.FINGERMOTION: pygame.MOUSEMOTION,
}
_MOUSE_KINDS: Final = frozenset(_FINGER_KINDS.values())


class Fingers:
    """Turns the first finger on the screen into the left mouse button.

    SDL reports a touch twice, as a finger and as a mouse event marked `touch`; only the first is
    taken, so a touch acts once. Further fingers are left out until the first is lifted, or until
    the window loses the focus: a system that takes a touch for a gesture of its own may never tell
    that the finger was lifted.
    """

    def __init__(self) -> None:
        self._finger: int | None = None

    def as_mouse(self, event: pygame.Event, size_px: tuple[int, int]) -> pygame.Event | None:
        """The event to handle in place of this one, or None for nothing."""
        if event.type in _MOUSE_KINDS:
            return None if getattr(event, "touch", False) else event
        if event.type == pygame.WINDOWFOCUSLOST:
            self._finger = None
        kind = _FINGER_KINDS.get(event.type)
        if kind is None:
            return event
        if event.type == pygame.FINGERDOWN and self._finger is None:
            self._finger = event.finger_id
        if event.finger_id != self._finger:
            return None
        if event.type == pygame.FINGERUP:
            self._finger = None
        return _mouse_event(kind, event, size_px)


def _mouse_event(kind: int, event: pygame.Event, size_px: tuple[int, int]) -> pygame.Event:
    about: dict[str, object] = {
        "pos": (round(event.x * size_px[0]), round(event.y * size_px[1])),
        "touch": True,
    }
    if kind == pygame.MOUSEMOTION:
        moved = (round(event.dx * size_px[0]), round(event.dy * size_px[1]))
        about |= {"rel": moved, "buttons": (1, 0, 0)}
    else:
        about["button"] = pygame.BUTTON_LEFT
    return pygame.event.Event(kind, about)


_DOUBLE_CLICK_S: Final = 0.4
_SAME_PLACE_UNITS: Final = 16


class DoubleClick:
    """Knows the rest of a double click whose first press has already done something.

    Whatever has come under the pointer by it, a scene or a card, is not meant by a second press
    that follows at once at the same place.
    """

    def __init__(self) -> None:
        self._held_at: tuple[int, int] | None = None
        self._acted: tuple[float, tuple[int, int]] | None = None

    def is_rest(self, pos: tuple[int, int], now_s: float, unit_px: float) -> bool:
        """The left button goes down: whether that is no press of its own."""
        if self._acted is not None:
            when_s, where = self._acted
            away_px = abs(pos[0] - where[0]) + abs(pos[1] - where[1])
            if now_s - when_s < _DOUBLE_CLICK_S and away_px <= _SAME_PLACE_UNITS * unit_px:
                return True
        self._held_at = pos
        return False

    def released(self) -> None:
        """The button has gone up, and all that this does is done."""
        self._held_at = None

    def forget(self) -> None:
        """Something else was done: the next press begins a click of its own."""
        self._acted = None

    def acted(self, now_s: float) -> None:
        """Something was done that changes what is under the pointer, if the button did it."""
        if self._held_at is not None:
            self._acted = (now_s, self._held_at)


_ONCE: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_ESCAPE})


class HeldKeys:
    """Lets a key that presses something through once, until it is released.

    It outlives the scenes, so a held Enter cannot run through a chain of dialogs.
    """

    def __init__(self) -> None:
        self._down: set[int] = set()

    def passed(self, event: pygame.Event | None) -> pygame.Event | None:
        """The event, or None if it is only the repeat of a key that is held."""
        if event is None:
            return None
        if event.type == pygame.WINDOWFOCUSLOST:
            self._down.clear()
        elif event.type == pygame.KEYUP:
            self._down.discard(event.key)
        elif event.type == pygame.KEYDOWN and event.key in _ONCE:
            if event.key in self._down:
                return None
            self._down.add(event.key)
        return event
