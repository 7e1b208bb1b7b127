"""A key is known on every keyboard layout, with what is held with it.

The key codes and scan codes are those that SDL reports under X11 for the layouts of that name.
"""

from __future__ import annotations

import pygame
import pytest

from callbreak.ui.chords import DIGITS, KEYS, chord
from callbreak.words import set_language

SHIFT, CTRL, ALT = pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT


def pressed(key: int, scancode: int = 0, mod: int = 0, unicode: str = "") -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode=unicode)


@pytest.mark.parametrize(
    ("layout", "key", "place", "mod", "meant"),
    [
        ("American", ord("/"), pygame.KSCAN_SLASH, SHIFT, "?"),
        ("Serbian", ord("'"), pygame.KSCAN_MINUS, SHIFT, "?"),
        ("German", 0xDF, pygame.KSCAN_MINUS, SHIFT, "?"),
        ("Czech", ord(","), pygame.KSCAN_COMMA, SHIFT, "?"),
        ("French", ord(","), pygame.KSCAN_M, SHIFT, "?"),
        ("Nepali", 0x94D, pygame.KSCAN_SLASH, SHIFT, "?"),
        ("Hindi", 0x92F, pygame.KSCAN_SLASH, SHIFT, "?"),
        ("Serbian", ord(","), pygame.KSCAN_COMMA, 0, ","),
        ("Serbian", ord("."), pygame.KSCAN_PERIOD, 0, "."),
        ("Nepali", ord(","), pygame.KSCAN_COMMA, 0, ","),
        ("Nepali", 0x964, pygame.KSCAN_PERIOD, 0, "."),
        ("French", ord(","), pygame.KSCAN_M, 0, ","),
        ("Serbian", 0x445, pygame.KSCAN_H, 0, "H"),
        ("Nepali", 0x939, pygame.KSCAN_H, 0, "H"),
        ("Hindi", 0x92A, pygame.KSCAN_H, 0, "H"),
        ("Serbian", 0x436, pygame.KSCAN_Z, CTRL, "Ctrl+Z"),
        ("Hindi", 0x946, pygame.KSCAN_Z, CTRL, "Ctrl+Z"),
        ("Czech", ord("z"), pygame.KSCAN_Y, CTRL, "Ctrl+Z"),
        ("French", ord("q"), pygame.KSCAN_A, CTRL, "Ctrl+Q"),
    ],
)
def test_the_key_that_is_labelled_so_is_meant(
    layout: str, key: int, place: int, mod: int, meant: str
) -> None:
    assert chord(meant).is_pressed(pressed(key, place, mod)), layout


@pytest.mark.parametrize(
    ("layout", "key", "place", "mod", "other"),
    [
        ("American", ord("-"), pygame.KSCAN_MINUS, SHIFT, "?"),
        ("American", ord("/"), pygame.KSCAN_SLASH, 0, "?"),
        ("French", ord(","), pygame.KSCAN_M, 0, "M"),
        ("Czech", ord(","), pygame.KSCAN_COMMA, SHIFT, ","),
        ("French", ord("w"), pygame.KSCAN_Z, CTRL, "Ctrl+Z"),
        ("Serbian", ord("-"), pygame.KSCAN_SLASH, SHIFT | CTRL, "?"),
    ],
)
def test_a_key_with_another_label_is_not_meant(
    layout: str, key: int, place: int, mod: int, other: str
) -> None:
    assert not chord(other).is_pressed(pressed(key, place, mod)), layout


@pytest.mark.parametrize("digit", range(10))
def test_digits_of_devanagari_and_of_the_number_pad_count_as_digits(digit: int) -> None:
    any_digit = chord(DIGITS)
    assert any_digit.is_pressed(pressed(0x966 + digit))
    assert any_digit.is_pressed(pressed(0, unicode=chr(0x966 + digit)))
    assert any_digit.is_pressed(pressed(getattr(pygame, f"K_KP_{digit}")))
    assert any_digit.is_pressed(pressed(ord(str(digit)), mod=pygame.KMOD_RALT)), "with AltGr"
    assert not any_digit.is_pressed(pressed(pygame.K_a, pygame.KSCAN_A))


def test_what_is_held_belongs_to_the_chord() -> None:
    z, place = pygame.K_z, pygame.KSCAN_Z
    assert not chord("Ctrl+Z").is_pressed(pressed(z, place))
    assert not chord("Z").is_pressed(pressed(z, place, CTRL))
    assert not chord("Z").is_pressed(pressed(z, place, ALT))
    assert not chord("Ctrl+Z").is_pressed(pressed(z, place, CTRL | ALT))
    assert chord("Z").is_pressed(pressed(z, place, SHIFT))
    assert chord("Tab").is_pressed(pressed(pygame.K_TAB))
    assert not chord("Tab").is_pressed(pressed(pygame.K_TAB, mod=SHIFT))
    assert chord("Shift+Tab").is_pressed(pressed(pygame.K_TAB, mod=SHIFT))
    assert chord("Alt+Enter").is_pressed(pressed(pygame.K_RETURN, mod=ALT))
    assert not chord("Enter").is_pressed(pressed(pygame.K_RETURN, mod=ALT))


def test_a_release_is_no_press() -> None:
    up = pygame.event.Event(pygame.KEYUP, key=pygame.K_h, mod=0)
    assert not chord("H").is_pressed(up)


@pytest.mark.parametrize("name", KEYS)
def test_every_named_key_is_known_by_its_codes(name: str) -> None:
    assert KEYS[name]
    for code in KEYS[name]:
        assert chord(name).is_pressed(pressed(code))


@pytest.mark.parametrize("written", ["", "Enterr", "Ctrl+", "Fn+F1", "ab", "+", "§"])
def test_what_is_no_key_is_refused(written: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        chord(written)


def test_the_caps_are_labelled_in_the_language_in_force() -> None:
    set_language("en")
    assert chord("Ctrl+Z").caps == ("Ctrl", "Z")
    assert chord(DIGITS).caps == ("1 … 9",)
    assert chord("?").caps == ("?",)
    set_language("pl")
    try:
        assert chord("Space").caps == ("Spacja",)
        assert chord("Ctrl+Z").caps == ("Ctrl", "Z")
    finally:
        set_language("en")
