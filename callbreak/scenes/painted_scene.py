"""A scene that tells how things stand, painted over the darkened table, with a few buttons."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

import pygame

from callbreak.scenes.global_keys import act_on_global_key
from callbreak.scenes.scene import Scene
from callbreak.scenes.shortcuts import EVERYWHERE, SHEET, Act, act_of
from callbreak.ui.backdrop import table_backdrop
from callbreak.ui.form import Form
from callbreak.ui.kept import Kept
from callbreak.ui.look import Look
from callbreak.ui.painter import Painter, Picture
from callbreak.ui.scale import Scale
from callbreak.ui.widget_pictures import WidgetPictures

if TYPE_CHECKING:
    from callbreak.engine.rules import Rules
    from callbreak.session.session import Session

_BOTH_RIMS = 72


class PaintedScene(Scene):
    """Subclasses lay out in `lay_out`, paint in `pictures`, and say what Enter and Esc do."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._passed_s = 0.0
        self._form: Form | None = None
        self._painter = Painter()
        self._kept = Kept()
        self._stale = True

    @property
    def rules_in_play(self) -> Rules:
        """The rules of the game that it tells of."""
        return self._session.setup.rules

    @property
    def form(self) -> Form:
        """The buttons; they are there from the first `resize` on."""
        assert self._form is not None
        return self._form

    # ------------------------------------------------------------------ laying out

    @abstractmethod
    def lay_out(self, size_px: tuple[int, int]) -> None:
        """Lay everything out; calls `begin_form` and `darken_table`."""

    def resize(self, size_px: tuple[int, int]) -> None:
        """Lay everything out; what had the focus keeps it."""
        before = self._form
        self._size_px = size_px
        self.lay_out(size_px)
        if before is not None:
            self.form.go_on_saying(before)
            self.form.focus_at(before.focus_place, ring=self.services.by_keyboard)
        self._kept.forget()
        self._stale = True

    def begin_form(self, panel_unit_px: float) -> None:
        """Have an empty form, and a look for all that holds text."""
        services = self.services
        self._look = Look(services.theme, Scale(panel_unit_px), services.motion)
        self._form = Form(self._look, self._size_px)
        self._form.on_press = lambda _: self.sound_press()
        self._pictures = WidgetPictures(self._look)

    def darken_table(self, unit_px: float, shade: int) -> pygame.Rect:
        """Have a table as the ground, its cloth dimmed to ``shade`` of 255; where the cloth is."""
        table = self.services.settings.table
        self._ground = table_backdrop(
            self._size_px, table.theme, table.contrast, unit_px, motif=False
        )
        rims = round(_BOTH_RIMS * unit_px)
        cloth = self._ground.get_rect().inflate(-rims, -rims)
        self._ground.fill((shade, shade, shade), cloth, special_flags=pygame.BLEND_RGB_MULT)
        return cloth

    # ------------------------------------------------------------------ events and time

    @abstractmethod
    def escape(self) -> None:
        """What Esc does."""

    @abstractmethod
    def enter_pressed(self) -> None:
        """What Enter does while no button has the focus."""

    def hotkey(self, act: Act | None) -> bool:  # noqa: ARG002 (not every scene has one)
        """Do what a key means that no button wanted; whether it meant something."""
        return False

    def sound_press(self) -> None:
        """A button is heard."""
        self.services.audio.play("button")

    def handle(self, event: pygame.Event) -> None:
        """Buttons and keys."""
        self._stale = True
        if event.type != pygame.KEYDOWN:
            self.form.handle(event)
            return
        act = act_of(event, (*SHEET, *EVERYWHERE))
        if act is Act.BACK:
            self.escape()
        elif act is Act.GO_ON and self.form.focused is None:
            self.enter_pressed()
        elif not self.form.handle(event) and not self.hotkey(act):
            act_on_global_key(event, self.services, self.form)

    def tick(self, dt_s: float) -> None:
        """Time goes on: what moves is painted anew."""
        if self.wants_frames:
            self._stale = True
        self._passed_s += dt_s
        self.form.tick(dt_s)

    # ------------------------------------------------------------------ drawing

    @abstractmethod
    def pictures(self) -> list[Picture]:
        """What is to be seen below the buttons."""

    def draw(self, target: pygame.Surface, *, full: bool) -> list[pygame.Rect]:
        """Paint what has changed."""
        if not (full or self._stale):
            return []
        self._stale = False
        pictures = self.pictures() + self._pictures.of(self.form.shown)
        return self._painter.paint(target, self._ground, pictures, full=full)
