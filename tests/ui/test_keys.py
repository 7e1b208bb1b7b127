"""Keys mean the same on every layout."""

from __future__ import annotations

import pygame
import pytest

from callbreak.ui import keys


def pressed(key: int, scancode: int = 0, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod)


@pytest.mark.parametrize(
    ("key", "scancode", "expected"),
    [
        (pygame.K_h, pygame.KSCAN_H, "h"),
        (0x445, pygame.KSCAN_H, "h"),
        (pygame.K_h, 0, "h"),
        (pygame.K_RETURN, pygame.KSCAN_RETURN, None),
        (pygame.K_1, pygame.KSCAN_1, None),
        (0x905, 0, None),
    ],
)
def test_a_letter_is_known_by_its_place(key: int, scancode: int, expected: str | None) -> None:
    assert keys.letter(pressed(key, scancode)) == expected


@pytest.mark.parametrize(
    ("key", "scancode", "expected"),
    [
        (pygame.K_7, pygame.KSCAN_7, 7),
        (pygame.K_KP_3, pygame.KSCAN_KP_3, 3),
        (0xEB, pygame.KSCAN_2, 2),  # a Czech keyboard types a letter there
        (pygame.K_0, 0, 0),
        (pygame.K_a, pygame.KSCAN_A, None),
    ],
)
def test_a_digit_is_known_by_key_or_place(key: int, scancode: int, expected: int | None) -> None:
    assert keys.digit(pressed(key, scancode)) == expected


def test_ctrl_with_alt_is_no_shortcut_because_it_types_letters_in_poland() -> None:
    assert keys.has_ctrl(pressed(pygame.K_n, mod=pygame.KMOD_LCTRL))
    assert not keys.has_ctrl(pressed(pygame.K_n, mod=pygame.KMOD_LCTRL | pygame.KMOD_RALT))
