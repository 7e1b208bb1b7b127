"""What is set up before the first frame, what waits until after it, and what is closed at the end.

Sound and bots wait: a missing sound device costs a tenth of a second, and the bots' process more.
"""

from __future__ import annotations

import logging
from contextlib import ExitStack, contextmanager
from logging.handlers import RotatingFileHandler
from typing import TYPE_CHECKING, Any, Final

import pygame

from callbreak import paths
from callbreak.ai.client import BotClient
from callbreak.app_options import NoDisplayError
from callbreak.scenes.preferences import Preferences
from callbreak.scenes.services import Services
from callbreak.session.store import Store
from callbreak.ui.audio import Audio
from callbreak.ui.window import DESIGN_PX, Placement, Window
from callbreak.ui.workshop import Workshop
from callbreak.words.settings_problems import problem_sentence
from callbreak.words.store_phrases import notice_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path
    from types import TracebackType

    from callbreak.app_options import AppOptions

_PLACEMENT: Final = "window"
_LOG_BYTES: Final = 512 * 1024

_log = logging.getLogger(__name__)


@contextmanager
def opened(options: AppOptions) -> Iterator[Services]:
    """Everything that scenes use, with the window open; all of it is closed at the end.

    Raises:
        NoDisplayError: no window can be opened.
    """
    places = paths.places(options.data_dir)
    with ExitStack() as at_end:
        _log_to(places.log, at_end)
        at_end.push(_log_fault)
        preferences = Preferences.read(places.settings)
        preferences.lay_over(options.rules, options.rounds)
        store = Store.open(places.store, in_background=True)
        at_end.callback(store.close)
        window = Window(_wished(options, store))
        at_end.callback(pygame.quit)
        pygame.font.init()
        audio, bots = Audio(), BotClient()
        at_end.callback(audio.close)
        at_end.callback(bots.close)
        services = Services(window, options, preferences, places, store, audio, bots)
        if not options.steady:
            services.workshop = workshop = Workshop()
            at_end.callback(workshop.close)
        services.notices += [problem_sentence(problem) for problem in preferences.problems]
        tell_notices(services)
        yield services
        _remember(services)


def start_late(services: Services) -> None:
    """Start what the first frame must not wait for."""
    services.first_frame_due = False
    services.audio.start()
    if services.bots is not None:
        services.bots.start()
    if services.store is not None:
        services.store.check()


def tell_notices(services: Services) -> None:
    """Have the next scene show what the store has to say."""
    if services.store is not None:
        notices = services.store.take_notices()
        services.notices += [notice_sentence(notice) for notice in notices]


def is_measured(options: AppOptions) -> bool:
    """Whether the run is for measuring or a picture: then nothing remembered has a say in it."""
    return options.frames is not None or options.steady


def _wished(options: AppOptions, store: Store) -> Placement | None:
    if options.size_px is not None:
        return Placement(options.size_px, fullscreen=options.fullscreen)
    if is_measured(options):
        return Placement(DESIGN_PX, fullscreen=options.fullscreen)
    kept = _recalled(store.recall(_PLACEMENT))
    if kept is None:
        return Placement(DESIGN_PX, fullscreen=True) if options.fullscreen else None
    return Placement(kept.size_px, kept.position_px, kept.fullscreen or options.fullscreen)


def _recalled(found: Any) -> Placement | None:
    """A remembered placement; whatever it may have become in the file, only sound numbers count."""
    try:
        width, height = (int(found["size"][axis]) for axis in (0, 1))
        x, y = (int(found["position"][axis]) for axis in (0, 1))
        fullscreen = found["fullscreen"] is True
    except (TypeError, KeyError, IndexError, ValueError):
        return None
    if not (200 <= width <= 20_000 and 150 <= height <= 20_000):
        return None
    return Placement((width, height), (x, y), fullscreen)


def _remember(services: Services) -> None:
    store, options = services.store, services.options
    if store is None or is_measured(options) or options.size_px is not None:
        return
    placement = services.window.placement
    if placement.position_px is None:
        return
    store.remember(
        _PLACEMENT,
        {
            "size": list(placement.size_px),
            "position": list(placement.position_px),
            "fullscreen": placement.fullscreen,
        },
    )


def _log_fault(
    _kind: type[BaseException] | None, fault: BaseException | None, _where: TracebackType | None
) -> None:
    """Write the fault that ends the game into the log."""
    if isinstance(fault, Exception) and not isinstance(fault, NoDisplayError):
        _log.error("The game has stopped because of a fault", exc_info=fault)


def _log_to(file: Path, at_end: ExitStack) -> None:
    """Write the log there; where that cannot be done, there is none."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=_LOG_BYTES, backupCount=1, encoding="utf-8")
    except OSError:
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logger = logging.getLogger("callbreak")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    at_end.callback(handler.close)
    at_end.callback(logger.removeHandler, handler)
