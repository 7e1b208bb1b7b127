"""The window app: what is set up in which order, and the loop."""

from __future__ import annotations

import json
import logging
from typing import TYPE_CHECKING, Final

import pygame

from callbreak import paths
from callbreak.app_options import AppOptions, NoDisplayError
from callbreak.scenes.preferences import Preferences
from callbreak.scenes.registry import has_scene, make_scene
from callbreak.scenes.requests import Push
from callbreak.scenes.services import Services
from callbreak.scenes.stack import SceneStack
from callbreak.ui import keys
from callbreak.ui.clock import FrameTimer, RealTimer, SteadyTimer, stopwatch_ms
from callbreak.ui.window import Placement, Window
from callbreak.words.settings_problems import problem_sentence

if TYPE_CHECKING:
    from typing import TextIO

__all__ = ["AppOptions", "NoDisplayError", "run"]

_log = logging.getLogger(__name__)

_AWAKE_FRAMES: Final = 15
"""So long after an event the loop keeps the pace of frames: a pointer moves smoothly."""

_RESIZED: Final = frozenset({pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED})
_UNCOVERED: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


def run(options: AppOptions) -> int:
    """Open the window and play until it is closed; the exit code, 0 when all went well.

    Raises:
        NoDisplayError: no window can be opened.
    """
    window = Window(_wish(options))
    try:
        return App(window, options).run()
    finally:
        pygame.quit()


def _wish(options: AppOptions) -> Placement | None:
    if options.size_px is None and not options.fullscreen:
        return None
    return Placement(options.size_px or (1280, 720), fullscreen=options.fullscreen)


class App:
    """The loop: events to the top scene, time, and a draw when something changed."""

    def __init__(self, window: Window, options: AppOptions) -> None:
        pygame.font.init()
        self._window = window
        self._options = options
        places = paths.places(options.data_dir)
        preferences = Preferences.read(places.settings)
        self._services = Services(window, options, preferences, places)
        self._services.notices += map(problem_sentence, preferences.problems)
        self._stack = SceneStack(self._services, window.size_px)
        self._timer: FrameTimer = SteadyTimer() if options.steady else RealTimer()
        self._awake = 0
        self._frames = 0

    def run(self) -> int:
        """Run to the end; 1 if a fault ended it, which the log then tells."""
        try:
            self._services.requests.append(Push(make_scene(self._first_scene())))
            self._stack.settle()
            self._loop()
            self._take_picture()
        except Exception:  # noqa: BLE001 (whatever it is, the game is stored and the log tells)
            _log.exception("The game has stopped because of a fault")
            return 1
        finally:
            self._stack.leave_all()
        return 0

    def _first_scene(self) -> str:
        wants_table = self._options.watch or self._options.resume
        return "table" if wants_table and has_scene("table") else "home"

    def _loop(self) -> None:
        times = self._open_frame_times()
        try:
            while self._stack.top is not None and not self._all_frames_drawn():
                self._frame(times)
        finally:
            if times is not None:
                times.close()

    def _frame(self, times: TextIO | None) -> None:
        dt_s = self._timer.step()
        began_ms = stopwatch_ms()
        self._take_events()
        self._stack.tick(dt_s)
        changed = self._stack.draw(self._window.surface)
        if changed:
            self._window.show(changed)
        self._frames += 1
        if times is not None:
            work_ms = stopwatch_ms() - began_ms
            line = {"work_ms": round(work_ms, 3), "interval_ms": round(dt_s * 1000, 3)}
            times.write(json.dumps(line) + "\n")
        self._timer.pause(resting=self._at_rest())

    def _at_rest(self) -> bool:
        if self._options.frames is not None or self._stack.wants_frames:
            return False
        self._awake -= 1
        return self._awake < 0

    def _all_frames_drawn(self) -> bool:
        return self._options.frames is not None and self._frames >= self._options.frames

    def _take_events(self) -> None:
        resized = False
        for event in pygame.event.get():
            self._awake = _AWAKE_FRAMES
            if event.type in _RESIZED:
                resized = True
            elif event.type in _UNCOVERED:
                self._stack.redraw()
            else:
                self._take_event(event)
        self._window.resized()
        if resized:
            self._stack.resize(self._window.size_px)

    def _take_event(self, event: pygame.Event) -> None:
        if event.type == pygame.QUIT or _is_quit_key(event):
            self._services.quit()
            self._stack.settle()
        elif _is_fullscreen_key(event):
            self._window.toggle_fullscreen()
            self._stack.resize(self._window.size_px)
        else:
            self._stack.handle(event)

    def _open_frame_times(self) -> TextIO | None:
        if self._options.frame_times is None:
            return None
        return self._options.frame_times.open("w", encoding="utf-8")

    def _take_picture(self) -> None:
        if self._options.screenshot is not None:
            pygame.image.save(self._window.surface, self._options.screenshot)


def _is_quit_key(event: pygame.Event) -> bool:
    return event.type == pygame.KEYDOWN and keys.has_ctrl(event) and keys.letter(event) == "q"


def _is_fullscreen_key(event: pygame.Event) -> bool:
    if event.type != pygame.KEYDOWN:
        return False
    return event.key == pygame.K_F11 or (event.key == pygame.K_RETURN and keys.has_alt(event))
