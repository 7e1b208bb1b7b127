"""Runs the program from start to end, with the monkey acting between two frames."""

from __future__ import annotations

import io
import random
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from typing import TYPE_CHECKING, Final
from unittest.mock import patch

import pygame

from callbreak import paths, settings
from callbreak.app import start
from callbreak.app.loop import App
from callbreak.app_options import AppOptions
from callbreak.scenes.home import HomeScene
from callbreak.scenes.pause import PauseScene
from callbreak.scenes.requests import Push
from callbreak.scenes.review_analysis import Analysis
from callbreak.scenes.table import TableScene
from callbreak.words import tr
from tools.trial.monkey import checks
from tools.trial.monkey import under_the_skin as skin
from tools.trial.monkey.bots_here import BotsHere
from tools.trial.monkey.tour import scene_named
from tools.trial.monkey.turns import Sent, Turn

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from callbreak.scenes.services import Services
    from callbreak.scenes.stack import SceneStack
    from callbreak.session.session import Session
    from tools.trial.monkey.counts import Counts
    from tools.trial.monkey.turns import Life

    NextTurn = Callable[[SceneStack, Services], Turn | None]

_STEP_S: Final = 0.4
_MOST_REST_FRAMES: Final = 40
_MOST_ESCAPES: Final = 80


@contextmanager
def steady_world(chance: random.Random) -> Iterator[None]:
    """Nothing comes from outside while this is entered: no other process, no other chance."""
    with ExitStack() as world:
        world.enter_context(patch("secrets.token_hex", lambda n: chance.randbytes(n).hex()))
        world.enter_context(patch("secrets.randbits", chance.getrandbits))
        world.enter_context(patch.object(start, "BotClient", BotsHere))
        usual = Analysis.__init__.__kwdefaults__
        world.enter_context(patch.dict(usual, make_client=BotsHere))
        world.enter_context(patch("pygame.image.load_sized_svg", _picture))
        yield


_DRAW: Final = pygame.image.load_sized_svg


@lru_cache(maxsize=2000)
def _drawn(svg: bytes | str, size_px: tuple[int, int]) -> pygame.Surface:
    return _DRAW(io.BytesIO(svg) if isinstance(svg, bytes) else svg, size_px)


def _picture(svg: io.BytesIO | Path | str, size_px: tuple[int, int]) -> pygame.Surface:
    """What is drawn is kept: many windows are opened here, each of which needs it anew."""
    kept = svg.getvalue() if isinstance(svg, io.BytesIO) else str(svg)
    return _drawn(kept, (size_px[0], size_px[1])).copy()


class Program:
    """The program in a folder of its own, run life after life.

    Attributes:
        counts: what was done.
        rests: how often a table at rest was compared with the view.
    """

    def __init__(self, folder: Path, counts: Counts) -> None:
        self.folder = folder
        self.counts = counts
        self.rests = 0
        self._games: dict[int, Session] = {}
        self._places = paths.places(folder)

    def live(self, life: Life, next_turn: NextTurn) -> None:
        """One run, until ``next_turn`` has no more or something done closes the window.

        Raises:
            AssertionError: something is not as it must be.
        """
        for key, value in life.settings:
            settings.change(self._places.settings, key, value)
        about = dict(life.options)
        if "file" in about:
            about["file"] = self.folder / about["file"]
        options = AppOptions(data_dir=self.folder, **about)
        with steady_world(random.Random(life.luck)), start.opened(options) as services:
            between = _BetweenFrames(self, services, next_turn)
            app = App(services, between)
            between.stack = app.stack
            app.run()
        checks.on_the_disk(self._places, self._kept_games())
        self.counts["closed and started again"] += 1

    def _kept_games(self) -> dict[int, Session]:
        deleted = self.counts.deleted
        return {game: session for game, session in self._games.items() if game not in deleted}

    def note_games(self, stack: SceneStack) -> None:
        """Remember the games on the tables; one that is gone on with is the one that was left.

        Raises:
            AssertionError: it goes on from another position.
        """
        for scene in stack.scenes:
            if not isinstance(scene, TableScene):
                continue
            game, session = skin.kept_as(scene.session), scene.session
            if game is None or self._games.get(game) is session:
                continue
            before = self._games.get(game)
            if before is not None:
                left = before.commands
                assert session.commands[: len(left)] == left, "Continue goes on from elsewhere"
            self._games[game] = session


class _BetweenFrames:
    """The app's timer: it is asked after every frame, which is when the monkey acts."""

    stack: SceneStack

    def __init__(self, program: Program, services: Services, next_turn: NextTurn) -> None:
        self._program = program
        self._services = services
        self._next_turn = next_turn
        self._dt_s = _STEP_S
        self._rest_frames = 0
        self._escapes = 0

    def step(self) -> float:
        """So long is the next frame."""
        return self._dt_s

    def pause(self, *, resting: bool) -> None:  # noqa: ARG002 (the monkey never rests)
        """A frame is drawn: look at it, then do the next thing."""
        top = self.stack.top
        if top is None:
            return
        self._program.counts.scene(top)
        checks.after_a_frame(self.stack)
        self._program.note_games(self.stack)
        self._dt_s = _STEP_S
        if self._rest_frames:
            self._rest()
        elif self._escapes:
            self._escape()
        else:
            self._act()

    def _act(self) -> None:
        turn = self._next_turn(self.stack, self._services)
        if turn is None:
            _post((pygame.QUIT, {}))
            return
        window = self._services.window
        if turn.size_px not in {None, window.size_px} and not window.fullscreen:
            pygame.display.set_mode(turn.size_px, pygame.RESIZABLE)
        if turn.visit:
            self._services.requests.append(Push(scene_named(turn.visit)))
        for kind, about in turn.events:
            dropped = kind == pygame.DROPFILE
            told = {"file": str(self._program.folder / about["file"])} if dropped else about
            _post((kind, told))
        self._dt_s = turn.dt_s
        self._rest_frames = _MOST_REST_FRAMES if turn.rest else 0
        self._escapes = _MOST_ESCAPES if turn.leave else 0

    def _rest(self) -> None:
        """Once nothing moves, compare; where it never rests, as in a watched game, give up."""
        self._rest_frames -= 1
        if not self.stack.wants_frames:
            self._rest_frames = 0
            self._program.rests += checks.at_rest(self.stack, self._services)
            self._program.counts["screens compared at rest"] += 1

    def _escape(self) -> None:
        """Esc leads out of everything; out of a game it leads to the pause, which has a way out."""
        top, alone = self.stack.top, len(self.stack.scenes) == 1
        if isinstance(top, HomeScene) and alone:
            self._escapes = 0
            self._program.counts["ways out by Esc"] += 1
            return
        self._escapes -= 1
        assert self._escapes, f"Esc does not lead out of {self.stack.scenes}"
        if isinstance(top, PauseScene):
            words = tr("To the first screen")
            (out,) = (w for w in top.form.widgets if getattr(w, "words", "") == words)
            about = {"pos": out.rect.center, "button": 1, "touch": False}
            _post((pygame.MOUSEBUTTONDOWN, about))
            _post((pygame.MOUSEBUTTONUP, about))
            return
        about = {"key": pygame.K_ESCAPE, "mod": 0, "unicode": "\x1b", "scancode": 41}
        for kind in (pygame.KEYUP, pygame.KEYDOWN, pygame.KEYUP):
            _post((kind, about))


def _post(sent: Sent) -> None:
    pygame.event.post(pygame.event.Event(*sent))
