"""A scene made of controls: it builds a form, and the form does the rest."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

import pygame

from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.notices import taken_notices
from callbreak.scenes.scene import Scene
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.ui.form import Form

if TYPE_CHECKING:
    from callbreak.scenes.services import Services
    from callbreak.ui.look import Look
    from callbreak.ui.widgets.widget import Widget


class FormScene(Scene):
    """Subclasses say in `build` what is on the screen; Esc goes back."""

    upright_px: ClassVar[tuple[int, int]] = (900, 1100)
    """In an upright window of this size the controls have the size of the drawings."""

    def __init__(self) -> None:
        self._form: Form | None = None
        self._size_px = (0, 0)

    def enter(self, services: Services) -> None:
        """Come onto the stack."""
        super().enter(services)
        self._form = None

    def leave(self) -> None:
        """Let go of the keyboard."""
        if self._form is not None:
            self._form.close()

    @abstractmethod
    def build(self, form: Form, size_px: tuple[int, int]) -> Widget | None:
        """Put the widgets into the form, and paint its ground; what has the focus first."""

    @property
    def form(self) -> Form:
        """The form; it is there from the first `resize` on."""
        assert self._form is not None
        return self._form

    @property
    def size_px(self) -> tuple[int, int]:
        """The window's size."""
        return self._size_px

    def resize(self, size_px: tuple[int, int]) -> None:
        """Build the form anew; what had the focus keeps it."""
        before = self._form
        place = None if before is None else before.focus_place
        if before is not None:
            before.close()
        self._size_px = size_px
        self._form = form = Form(self._look(), size_px)
        form.on_press = self._sound
        if before is not None:
            form.go_on_saying(before)
        first = self.build(form, size_px)
        ring = self.services.by_keyboard
        if not form.focus_at(place, ring=ring) and first is not None:
            form.focus(first, ring=ring)

    def _look(self) -> Look:
        """As the window's; where it is upright, larger: a screen of controls can use the height."""
        look = self.services.look
        width, height = self._size_px
        if height <= width:
            return look
        unit = min(width / self.upright_px[0], height / self.upright_px[1])
        return replace(look, scale=replace(look.scale, unit=max(unit, look.scale.unit)))

    def rebuild(self) -> None:
        """Build the form anew because what it shows has changed."""
        self.resize(self._size_px)
        self.form.ground_changed()

    def _sound(self, widget: Widget) -> None:
        if not widget.silent:
            self.services.audio.play("button")

    def _show_notices(self) -> None:
        told = taken_notices(self.services)
        if told:
            self.form.say(told, "bad")

    def uncover(self) -> None:
        """Show what may have changed meanwhile, and why one is back."""
        self.rebuild()
        self._show_notices()

    def handle(self, event: pygame.Event) -> None:
        """Give the event to the form; Esc goes back."""
        used = self.form.handle(event)
        self._show_notices()
        if used or event.type != pygame.KEYDOWN:
            return
        if act_of(event, EVERYWHERE) is Act.BACK:
            self.escape()
        elif not self.wants_text and not self.hotkey(event):
            act_on_global_key(event, self.services, self.form)

    def escape(self) -> None:
        """What Esc does: back to where one came from."""
        self.services.back()

    def hotkey(self, event: pygame.Event) -> bool:  # noqa: ARG002 (most scenes have none)
        """Take a key that no control wanted; whether it was of use."""
        return False

    def tick(self, dt_s: float) -> None:
        """Time goes on; what has come up meanwhile is told."""
        self.form.tick(dt_s)
        self._show_notices()

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Draw what has changed."""
        return self.form.draw(target, full=full)

    @property
    def wants_frames(self) -> bool:
        """Whether anything moves."""
        return self.form.wants_frames

    @property
    def wants_text(self) -> bool:
        """Whether one types."""
        return self.form.wants_text
