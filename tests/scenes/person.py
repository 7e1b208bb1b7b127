"""A person in front of the window: looks for words, clicks, touches and types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pygame

from callbreak.scenes.registry import make_scene
from callbreak.scenes.requests import Push
from callbreak.scenes.stack import SceneStack
from callbreak.ui.widgets.choice import Choice
from callbreak.ui.widgets.row import Row
from callbreak.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from callbreak.scenes.scene import Scene
    from callbreak.scenes.services import Services
    from callbreak.ui.form import Form

FRAME_S = 1 / 60


class Person:
    """Drives a stack of scenes by events alone."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.stack = SceneStack(services, services.window.size_px)

    def open(self, name: str, **about: object) -> Person:
        """Put a scene on top."""
        return self.push(make_scene(name, **about))

    def push(self, scene: Scene) -> Person:
        """Put this scene on top."""
        self.services.requests.append(Push(scene))
        self.stack.settle()
        return self

    @property
    def scene(self) -> Scene:
        """The scene in charge."""
        assert self.stack.top is not None
        return self.stack.top

    @property
    def form(self) -> Form:
        """The controls of the scene in charge."""
        return self.scene.form

    def at(self, name: str) -> bool:
        """Whether the scene of that class is in charge."""
        return self.stack.top is not None and type(self.scene).__name__ == name

    # --- looking

    def words(self) -> list[str]:
        """All words on the controls that can be seen."""
        found: list[str] = []
        for widget in self.form.shown:
            if widget.visible:
                found += _words_of(widget)
        return found

    def sees(self, words: str) -> bool:
        """Whether those words are there, as a part of any others."""
        return any(words in seen for seen in self.words())

    def widget(self, words: str) -> Widget:
        """The control with exactly those words, or with that tooltip."""
        for widget in self.form.widgets:
            named = getattr(widget, "words", None) == words or widget.tooltip == words
            if named and widget.visible:
                return widget
        raise AssertionError(f"{words!r} is not among {self.words()}")

    def control(self, row: str) -> Any:
        """The control on the row of that name."""
        widgets = self.form.widgets
        for place, widget in enumerate(widgets):
            if isinstance(widget, Row) and widget.name == row:
                return next(one for one in widgets[place + 1 :] if one.focusable)
        raise AssertionError(f"no row {row!r}")

    # --- acting

    def send(self, kind: int, **about: Any) -> None:
        """Let an event happen."""
        self.stack.handle(pygame.event.Event(kind, about))

    def wait(self, seconds: float = 1.0) -> None:
        """Let time go on, and draw."""
        for _ in range(round(seconds / FRAME_S)):
            self.stack.tick(FRAME_S)
            self.stack.draw(self.services.window.surface)

    def point_at(self, pos: tuple[int, int]) -> None:
        """Move the pointer there."""
        self.send(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0))

    def click_at(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press and release a button of the mouse there."""
        self.point_at(pos)
        self.press(pos, button)
        self.release(pos, button)

    def press(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press a button of the mouse down there."""
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=button)

    def release(self, pos: tuple[int, int], button: int = 1) -> None:
        """Let a button of the mouse go there."""
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=button)

    def click(self, words: str) -> None:
        """Click the control with those words; scroll to it as a person would."""
        widget = self.widget(words)
        self._bring_into_view(widget)
        self.click_at(widget.rect.center)

    def choose(self, row: str, words: str) -> None:
        """Click one of the words on the row of that name."""
        control = self.control(row)
        assert isinstance(control, Choice)
        self._bring_into_view(control)
        place = [option.words for option in control.options].index(words)
        self.click_at(control.segment(place).center)

    def switch(self, row: str) -> None:
        """Click the control on the row of that name."""
        control = self.control(row)
        self._bring_into_view(control)
        self.click_at(control.ring_rect().center)

    def _bring_into_view(self, widget: Widget) -> None:
        if widget.area is not None:
            widget.area.reveal(widget)
            self.wait(0.4)

    def tap(self, words: str) -> None:
        """Touch the control with those words; SDL tells it as finger and as mouse."""
        widget = self.widget(words)
        self._bring_into_view(widget)
        self.tap_at(widget.rect.center)

    def tap_at(self, pos: tuple[int, int]) -> None:
        """Touch the window there."""
        width, height = self.services.window.size_px
        spot = {"x": pos[0] / width, "y": pos[1] / height, "dx": 0.0, "dy": 0.0, "finger_id": 7}
        self.send(pygame.FINGERDOWN, **spot)
        self.send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=True)
        self.send(pygame.FINGERUP, **spot)
        self.send(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=True)

    def key(self, key: int, mod: int = 0, **about: Any) -> None:
        """Press and release a key."""
        self.hold(key, mod, **about)
        self.send(pygame.KEYUP, key=key, mod=mod)

    def hold(self, key: int, mod: int = 0, **about: Any) -> None:
        """Press a key and keep it down."""
        self.send(pygame.KEYDOWN, key=key, mod=mod, **about)

    def type(self, words: str) -> None:
        """Type a text, with all that a keyboard or an input method reports."""
        for letter in words:
            code = ord(letter) if letter.isascii() else 0
            self.hold(code, unicode=letter, scancode=0)
            self.send(pygame.TEXTINPUT, text=letter)
            self.send(pygame.KEYUP, key=code, mod=0)


def _words_of(widget: Widget) -> list[str]:
    found = [getattr(widget, name, "") for name in ("words", "name", "meaning", "mark", "second")]
    if isinstance(widget, Choice):
        found += [option.words for option in widget.options]
    return [words for words in found if isinstance(words, str) and words]
