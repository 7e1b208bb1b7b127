"""A touch acts once, as the left mouse button does, and one finger at a time."""

from __future__ import annotations

import pygame

from callbreak.ui.pointer import Fingers

SIZE = (200, 100)


def touch(kind: int, finger: int) -> pygame.Event:
    return pygame.event.Event(kind, {"finger_id": finger, "x": 0.5, "y": 0.25, "dx": 0, "dy": 0})


def kinds(fingers: Fingers, *events: pygame.Event) -> list[int | None]:
    passed = [fingers.as_mouse(event, SIZE) for event in events]
    return [None if event is None else event.type for event in passed]


def test_a_touch_is_a_press_where_the_finger_is() -> None:
    press = Fingers().as_mouse(touch(pygame.FINGERDOWN, 1), SIZE)
    assert press is not None
    assert (press.type, press.pos, press.button) == (pygame.MOUSEBUTTONDOWN, (100, 25), 1)


def test_a_second_finger_does_nothing_until_the_first_is_lifted() -> None:
    down, up = pygame.FINGERDOWN, pygame.FINGERUP
    assert kinds(Fingers(), touch(down, 1), touch(down, 2), touch(up, 2), touch(up, 1)) == [
        pygame.MOUSEBUTTONDOWN,
        None,
        None,
        pygame.MOUSEBUTTONUP,
    ]


def test_a_finger_that_was_never_seen_to_be_lifted_does_not_end_all_touches() -> None:
    """As when the system takes the touch for a gesture that leads away from the window."""
    fingers = Fingers()
    fingers.as_mouse(touch(pygame.FINGERDOWN, 1), SIZE)
    fingers.as_mouse(pygame.event.Event(pygame.WINDOWFOCUSLOST), SIZE)
    assert kinds(fingers, touch(pygame.FINGERDOWN, 2)) == [pygame.MOUSEBUTTONDOWN]
