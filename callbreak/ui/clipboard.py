"""The system's clipboard, as plain text."""

from __future__ import annotations

import pygame


def copy_text(words: str) -> bool:
    """Put a text on the clipboard; False if there is none."""
    try:
        pygame.scrap.put_text(words)
    except (pygame.error, ValueError, UnicodeError):
        return False
    return True


def pasted_text() -> str:
    """The text on the clipboard, or nothing."""
    try:
        return pygame.scrap.get_text()
    except (pygame.error, ValueError, UnicodeError):
        return ""
