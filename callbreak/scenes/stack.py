"""The scenes that are open, the top one in charge; changed by requests between two frames."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

import pygame

from callbreak.scenes.requests import Pop, Push, Quit, Relayout, Replace, Request, Restart
from callbreak.ui.fade import Fade
from callbreak.ui.pointer import DoubleClick, Fingers, HeldKeys

if TYPE_CHECKING:
    from callbreak.scenes.scene import Scene
    from callbreak.scenes.services import Services

_SMALLEST_PX = (480, 320)


class SceneStack:
    """Passes events, time and draws to the top scene. Empty means: leave the program."""

    def __init__(self, services: Services, size_px: tuple[int, int]) -> None:
        self._services = services
        self._size_px = _sane(size_px)
        self._scenes: list[Scene] = []
        self._fingers = Fingers()
        self._held = HeldKeys()
        self._double_click = DoubleClick()
        self._now_s = 0.0
        self._fade = Fade()
        self._canvas: pygame.Surface | None = None
        self._full = True

    @property
    def top(self) -> Scene | None:
        """The scene in charge."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """All open scenes, the lowest first."""
        return tuple(self._scenes)

    @property
    def wants_frames(self) -> bool:
        """Whether anything moves."""
        top = self.top
        fading = self._fade.running or self._canvas is not None
        return self._full or fading or (top is not None and top.wants_frames)

    def handle(self, event: pygame.Event) -> None:
        """Give an event to the top scene: a touch as a mouse event, and each press once."""
        top = self.top
        passed = self._held.passed(self._fingers.as_mouse(event, self._size_px))
        if top is None or passed is None or self._is_rest_of_a_double_click(passed):
            return
        if passed.type in {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN}:
            self._services.by_keyboard = passed.type == pygame.KEYDOWN
        if passed.type == pygame.KEYDOWN:
            self._double_click.forget()
        top.handle(passed)
        self.settle()
        if passed.type == pygame.MOUSEBUTTONUP and passed.button == pygame.BUTTON_LEFT:
            self._double_click.released()

    def _is_rest_of_a_double_click(self, event: pygame.Event) -> bool:
        if event.type != pygame.MOUSEBUTTONDOWN or event.button != pygame.BUTTON_LEFT:
            return False
        return self._double_click.is_rest(event.pos, self._now_s, self._services.unit)

    def tick(self, dt_s: float) -> None:
        """Let time go on for the top scene."""
        self._now_s += dt_s
        self._fade.tick(dt_s)
        top = self.top
        if top is not None:
            top.tick(dt_s)
            self.settle()

    def resize(self, size_px: tuple[int, int]) -> None:
        """Have every open scene lay itself out for that window; nothing if it has that size."""
        if _sane(size_px) == self._size_px:
            self.redraw()
            return
        self._lay_out(size_px)

    def _lay_out(self, size_px: tuple[int, int]) -> None:
        self._size_px = _sane(size_px)
        self._fade.stop()
        self._canvas = None
        for scene in self._scenes:
            scene.resize(self._size_px)
        self._cover()
        self._full = True

    def reread(self) -> None:
        """Have every open scene read the kept games anew."""
        for scene in self._scenes:
            scene.reread()
        self._lay_out(self._size_px)

    def redraw(self) -> None:
        """Draw everything with the next frame: what the window showed is lost."""
        self._full = True

    def draw(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Draw what changed and say where."""
        if not self._scenes:
            return []
        if self._fade.running or self._canvas is not None:
            return self._draw_fade(target)
        full, self._full = self._full, False
        if not full:
            return self._scenes[-1].draw(target, full=False)
        self._draw_all(target)
        return [target.get_rect()]

    def _draw_all(self, target: pygame.Surface) -> None:
        for scene in self._scenes[self._lowest_seen :]:
            scene.draw(target, full=True)

    @property
    def _lowest_seen(self) -> int:
        """The place of the uppermost scene that hides all below it."""
        seen = len(self._scenes) - 1
        while seen > 0 and self._scenes[seen].overlay:
            seen -= 1
        return max(0, seen)

    def _cover(self) -> None:
        for scene in self._scenes[: self._lowest_seen]:
            scene.cover()

    def _draw_fade(self, target: pygame.Surface) -> list[pygame.Rect]:
        """Draw the new scene on a canvas of its own, and what is left of the old one over it.

        So the scene draws only what changed, also while it appears.
        """
        if self._canvas is None or self._full:
            self._canvas = pygame.Surface(target.get_size(), 0, target)
            self._draw_all(self._canvas)
            self._full = False
        else:
            self._scenes[-1].draw(self._canvas, full=False)
        target.blit(self._canvas, (0, 0))
        self._fade.draw(target)
        if not self._fade.running:
            self._canvas = None
        return [target.get_rect()]

    def settle(self) -> None:
        """Carry out what scenes have asked for."""
        requests = self._services.requests
        while requests:
            self._carry_out(requests.pop(0))
        self._tell_rules()

    def _tell_rules(self) -> None:
        """Have the rules in force be those of the uppermost scene that is about a game."""
        found = (scene.rules_in_play for scene in reversed(self._scenes))
        self._services.rules_in_play = next((rules for rules in found if rules is not None), None)

    def leave_all(self) -> None:
        """Leave every scene, the top one first."""
        while self._scenes:
            self._scenes.pop().leave()
        self._tell_rules()

    def _carry_out(self, request: Request) -> None:
        match request:
            case Push(scene):
                self._change_scene()
                self._open(scene)
            case Replace(scene):
                self._change_scene()
                if self._scenes:
                    self._scenes.pop().leave()
                self._open(scene)
            case Restart(scene):
                self._change_scene()
                self.leave_all()
                self._open(scene)
            case Pop():
                self._change_scene()
                self._close()
            case Relayout():
                self._lay_out(self._size_px)
            case Quit():
                self.leave_all()
            case _:
                assert_never(request)
        self._full = True

    def _open(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.enter(self._services)
        self._tell_rules()
        self._cover()
        scene.resize(self._size_px)

    def _close(self) -> None:
        if self._scenes:
            self._scenes.pop().leave()
        self._tell_rules()
        if self._scenes:
            self._scenes[-1].uncover()

    def _change_scene(self) -> None:
        """What has been on the screen fades away, and a press that changed it has had its say."""
        self._double_click.acted(self._now_s)
        surface = self._services.window.surface if self._scenes else None
        self._fade.start(surface, self._services.motion.fade_s)


def _sane(size_px: tuple[int, int]) -> tuple[int, int]:
    """Scenes never lay themselves out for less than this; a smaller window shows a part."""
    return max(size_px[0], _SMALLEST_PX[0]), max(size_px[1], _SMALLEST_PX[1])
