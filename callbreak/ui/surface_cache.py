"""Pictures that are kept for the next time, the longest unused forgotten first.

How much is kept goes with the window: in a large one all pictures are large. What is forgotten
here while somebody still shows it is found again, and not made a second time.
"""

from __future__ import annotations

import functools
import threading
from collections import OrderedDict
from typing import TYPE_CHECKING, ParamSpec
from weakref import WeakValueDictionary

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

P = ParamSpec("P")


class SurfaceCache:
    """Surfaces by their keys, for several threads."""

    def __init__(self, windows: float) -> None:
        """A cache that holds no more bytes than so many windows have."""
        self._windows = windows
        self._bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._alive: WeakValueDictionary[Hashable, pygame.Surface] = WeakValueDictionary()
        self._lock = threading.Lock()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._alive

    def get(self, key: Hashable) -> pygame.Surface | None:
        """The surface of that key, None if it is not there or not any more."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                return self._kept[key]
            found = self._alive.get(key)
            if found is not None:
                self._keep(key, found)
            return found

    def put(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface; the same again, for the caller to go on with."""
        with self._lock:
            old = self._kept.pop(key, None)
            if old is not None:
                self._bytes -= _weight(old)
            self._alive[key] = surface
            self._keep(key, surface)
        return surface

    def _keep(self, key: Hashable, surface: pygame.Surface) -> None:
        self._kept[key] = surface
        self._bytes += _weight(surface)
        most_bytes = self._windows * _window_bytes()
        while self._bytes > most_bytes and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= _weight(old)

    def drop(self, unwanted: Callable[[Hashable], bool]) -> None:
        """Forget the surfaces whose keys are unwanted now."""
        with self._lock:
            for key in [key for key in self._kept if unwanted(key)]:
                self._bytes -= _weight(self._kept.pop(key))

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._kept.clear()
            self._alive.clear()
            self._bytes = 0

    @property
    def held_bytes(self) -> int:
        """How many bytes all of them have."""
        return self._bytes


def keeps_pictures(
    windows: float,
) -> Callable[[Callable[P, pygame.Surface]], Callable[P, pygame.Surface]]:
    """As `keeps_pictures_in` a cache of its own, no more bytes than so many windows have."""
    return keeps_pictures_in(SurfaceCache(windows))


def keeps_pictures_in(
    cache: SurfaceCache,
) -> Callable[[Callable[P, pygame.Surface]], Callable[P, pygame.Surface]]:
    """Let a function keep the pictures that it makes in a cache that no other function uses.

    As `functools.lru_cache`, which counts pictures instead of weighing them: it would keep hundreds
    of large ones that nobody needs any more, once the window's edge has been dragged.
    """

    def keeping(make: Callable[P, pygame.Surface]) -> Callable[P, pygame.Surface]:
        @functools.wraps(make)
        def kept(*args: P.args, **kwargs: P.kwargs) -> pygame.Surface:
            key = (*args, *kwargs.items())
            found = cache.get(key)
            return cache.put(key, make(*args, **kwargs)) if found is None else found

        return kept

    return keeping


def _weight(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _window_bytes() -> int:
    window = pygame.display.get_surface()
    width, height = window.get_size() if window else (1280, 720)
    return width * height * 4
