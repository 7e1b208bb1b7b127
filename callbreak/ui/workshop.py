"""Makes pictures in a thread of its own, before they are needed.

Drawing an SVG or turning a picture takes longer than a frame may, but it does not hold Python's
lock, so the window goes on meanwhile.
"""

from __future__ import annotations

import threading
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Order = Future[pygame.Surface]


class Workshop:
    """Makes one picture after the other, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._orders: set[Order] = set()
        self._thread: ThreadPoolExecutor | None = None
        self._may_begin = threading.Event()
        self._may_begin.set()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Begin no picture while a frame is made, but in the rest until the next one.

        On a machine with two cores the display server needs the one that the frame does not.
        """
        self._may_begin.clear()
        try:
            yield
        finally:
            self._may_begin.set()

    def order(self, make: Callable[[], pygame.Surface]) -> Order:
        """Have a picture made.

        ``make`` may only blit from surfaces that others use too: turning or scaling one locks it,
        and what is locked cannot be drawn by the window.
        """
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, "pictures")
        order = self._thread.submit(self._made, make)
        self._orders.add(order)
        order.add_done_callback(self._orders.discard)
        return order

    def _made(self, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        self._may_begin.wait()
        return make()

    def collected(self, order: Order, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture that was ordered; made here and now if nobody has begun it, or it failed."""
        if order.cancel():
            return make()
        self._may_begin.set()
        try:
            return order.result()
        except pygame.error:
            return make()

    def clear(self) -> None:
        """Make nothing of what has been asked for: the look has changed."""
        for order in tuple(self._orders):
            order.cancel()

    def close(self) -> None:
        """End the thread."""
        self.clear()
        self._may_begin.set()
        if self._thread is not None:
            self._thread.shutdown()
            self._thread = None
