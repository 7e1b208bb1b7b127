"""The loop: events to the top scene, time, and a draw when something has changed."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.app.measuring import Measuring
from callbreak.app.start import is_measured, start_late, tell_notices
from callbreak.scenes.registry import make_scene
from callbreak.scenes.requests import Push
from callbreak.scenes.shortcuts import EVERYWHERE, Act, act_of
from callbreak.scenes.stack import SceneStack
from callbreak.ui.clock import FrameTimer, RealTimer, SteadyTimer

if TYPE_CHECKING:
    from callbreak.scenes.scene import Scene
    from callbreak.scenes.services import Services

_AWAKE_FRAMES: Final = 15
"""So long after an event the loop keeps the pace of frames: a pointer moves smoothly."""

_RESIZED: Final = frozenset({pygame.VIDEORESIZE, pygame.WINDOWSIZECHANGED})
_UNCOVERED: Final = frozenset({pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWSHOWN})


class App:
    """Runs the scenes until the last one is left."""

    def __init__(self, services: Services, timer: FrameTimer | None = None) -> None:
        """An app whose time the given timer measures; by default that of the clock on the wall."""
        self._services = services
        self._window = services.window
        self._options = services.options
        self._stack = SceneStack(services, services.window.size_px)
        self._timer = timer or (SteadyTimer() if self._options.steady else RealTimer())
        self._measuring = Measuring(self._options)
        self._awake = 0
        self._late_started = False
        self._resume_waits = False
        services.first_frame_due = not services.options.steady

    @property
    def stack(self) -> SceneStack:
        """The scenes."""
        return self._stack

    def run(self) -> None:
        """Run until the last scene is left."""
        try:
            self.open_first_scenes()
            self._loop()
            self._measuring.take_picture(self._window.surface)
        finally:
            self._measuring.close()

    def open_first_scenes(self) -> None:
        """Open what the options ask for: the first screen, the table, or a record."""
        for scene in self._first_scenes():
            self._services.requests.append(Push(scene))
        self._stack.settle()

    def _first_scenes(self) -> list[Scene]:
        options = self._options
        if options.file is not None:
            return [make_scene("home"), make_scene("review", file=options.file)]
        store = self._services.store
        found = store is not None and (store.recall("welcomed"), store.unfinished())
        # Either may have met damage: what it has not found may be there after the repair.
        repairing = store is not None and store.repairing
        self._resume_waits = options.resume and repairing
        if options.watch or (options.resume and not repairing):
            return [make_scene("table")]
        scenes = [make_scene("home")]
        first_start = found and not found[0] and not repairing
        if first_start and not is_measured(options):
            scenes.append(make_scene("welcome"))
        return scenes

    def _loop(self) -> None:
        while self._stack.top is not None and not self._measuring.finished:
            self.frame()
        self._stack.leave_all()

    def frame(self) -> None:
        """Take what has happened, let time go on, and draw."""
        dt_s = self._timer.step()
        bots, workshop = self._services.bots, self._services.workshop
        self._measuring.begin(thinking=bots is not None and bots.thinking)
        with nullcontext() if workshop is None else workshop.held():
            self._take_events()
            self._stack.tick(dt_s)
            changed = self._stack.draw(self._window.surface)
            if changed:
                self._window.show(changed)
        self._measuring.end(dt_s)
        if not self._late_started and not self._measuring.finished:
            self._late_started = True
            start_late(self._services)
        self._take_up_repair()
        tell_notices(self._services)
        self._timer.pause(resting=self._at_rest())

    def _take_up_repair(self) -> None:
        """When a repair of the kept games begins or ends, let the scenes read them anew."""
        store = self._services.store
        if store is None or not store.settle():
            return
        self._stack.reread()
        if self._resume_waits and not store.repairing:
            self._resume_waits = False
            self._services.open("table")
            self._stack.settle()

    def _at_rest(self) -> bool:
        if self._options.frames is not None or self._stack.wants_frames:
            return False
        self._awake -= 1
        return self._awake < 0

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
        if resized:
            self._window.resized()
            self._stack.resize(self._window.size_px)

    @property
    def _takes_files(self) -> bool:
        """Whether a dropped file is for the scene, and is not simply opened for review."""
        return self._stack.top is None or self._stack.top.takes_files

    def _take_event(self, event: pygame.Event) -> None:
        act = act_of(event, EVERYWHERE)
        if event.type == pygame.QUIT or act is Act.QUIT:
            self._services.quit()
            self._stack.settle()
        elif act is Act.FULL_SCREEN:
            self._window.toggle_fullscreen()
            self._stack.resize(self._window.size_px)
        elif event.type == pygame.DROPFILE and not self._takes_files:
            self._services.open("review", file=Path(event.file))
            self._stack.settle()
        elif event.type == pygame.AUDIODEVICEADDED:
            self._services.audio.start()
        else:
            self._stack.handle(event)
