"""A form of widgets alone, and the events that drive it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from callbreak.ui.form import Form
from callbreak.ui.look import Look

if TYPE_CHECKING:
    from callbreak.ui.widgets.widget import Widget

SIZE_PX = (1280, 720)


class Driven:
    """Widgets in a form, one below the other, driven by events."""

    def __init__(self, *widgets: Widget) -> None:
        self.look = Look()
        self.form = Form(self.look, SIZE_PX)
        for place, widget in enumerate(widgets):
            size = widget.size_px(self.look, 600)
            widget.arrange(self.look, pygame.Rect((40, 40 + 90 * place), size))
        self.form.add(*widgets)
        self.target = pygame.Surface(SIZE_PX)
        self.form.draw(self.target, full=True)

    def send(self, kind: int, **about: Any) -> bool:
        """Let an event happen; whether it was of use."""
        return self.form.handle(pygame.event.Event(kind, about))

    def key(self, key: int, mod: int = 0, **about: Any) -> bool:
        """Press a key."""
        return self.send(pygame.KEYDOWN, key=key, mod=mod, **about)

    def point(self, pos: tuple[int, int]) -> bool:
        """Move the pointer there."""
        return self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def down(self, pos: tuple[int, int], button: int = 1, **about: Any) -> bool:
        """Press a button of the mouse there."""
        return self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button, **about)

    def up(self, pos: tuple[int, int], button: int = 1, **about: Any) -> bool:
        """Release a button of the mouse there."""
        return self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button, **about)

    def click(self, pos: tuple[int, int]) -> None:
        """Press and release the left button there."""
        self.point(pos)
        self.down(pos)
        self.up(pos)

    def type(self, words: str) -> None:
        """Type a text."""
        for letter in words:
            self.send(pygame.TEXTINPUT, text=letter)

    def draw(self) -> list[pygame.Rect]:
        """Draw what has changed; where that was."""
        return self.form.draw(self.target, full=False)

    def wait(self, seconds: float) -> None:
        """Let time go on."""
        for _ in range(round(seconds * 60)):
            self.form.tick(1 / 60)
