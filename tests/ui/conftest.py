"""What tests of drawing share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def display() -> Iterator[None]:
    """A small window that nobody sees, gone after the test."""
    pygame.display.init()
    pygame.display.set_mode((320, 240))
    yield
    pygame.display.quit()


@pytest.fixture
def window() -> Iterator[None]:
    """A window as text fields need it for the input method."""
    pygame.display.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.key.stop_text_input()
