"""The process in which the bots think: it answers one request after the other from a pipe.

It imports neither pygame nor the ui, runs at a low priority, looks at the pipe while it thinks,
and ends when the game does, however the game ends.
"""

from __future__ import annotations

import os
import sys
from collections import deque
from time import monotonic
from typing import TYPE_CHECKING, Final

from callbreak.ai.child_process import end_with_the_parent, leave_interrupts_to_the_parent
from callbreak.ai.levels import answer
from callbreak.ai.messages import Answer, Ask, Cancel, Done, Failed, Job, Progressed, Reply, Request

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

_NICENESS: Final = 10
_BELOW_NORMAL_PRIORITY_CLASS: Final = 0x4000
_LOOK_S: Final = 0.02
"""How often the pipe is looked at while thinking; a search asks at least every 50 ms."""


def serve(pipe: Connection) -> None:
    """Answer what comes through the pipe until it is closed: the whole life of the process."""
    leave_interrupts_to_the_parent()
    end_with_the_parent()
    _make_nice()
    desk = WorkerDesk(pipe)
    try:
        while True:
            request = desk.next_request()
            reply = _reply(request, desk)
            if not desk.cancelled:
                desk.send(reply)
    except (EOFError, OSError):
        return


class WorkerDesk:
    """The worker's end of the pipe, and the request in hand.

    Attributes:
        cancelled: whether the request in hand is not wanted any more.
    """

    def __init__(self, pipe: Connection) -> None:
        self.cancelled = False
        self._pipe = pipe
        self._waiting: deque[Ask | Job] = deque()
        self._ticket = 0
        self._looked_s = 0.0

    def next_request(self) -> Ask | Job:
        """Wait for a request.

        Raises:
            EOFError: the game has closed the pipe.
        """
        while not self._waiting:
            self._take(self._pipe.recv())
        request = self._waiting.popleft()
        self._ticket = request.ticket
        self.cancelled = False
        return request

    def stop(self) -> bool:
        """Whether the request in hand has been cancelled meanwhile.

        Raises:
            EOFError: the game has closed the pipe.
        """
        now_s = monotonic()
        if now_s - self._looked_s >= _LOOK_S:
            self._looked_s = now_s
            while self._pipe.poll():
                self._take(self._pipe.recv())
        return self.cancelled

    def progress(self, done: int, total: int) -> None:
        """Say how far the job in hand has come."""
        if not self.stop():
            self.send(Progressed(self._ticket, done, total))

    def send(self, reply: Reply) -> None:
        """Send a reply to the game."""
        self._pipe.send(reply)

    def _take(self, request: Request) -> None:
        if isinstance(request, Cancel):
            self._waiting.clear()
            self.cancelled = True
        else:
            self._waiting.append(request)


def _reply(request: Ask | Job, desk: WorkerDesk) -> Reply:
    """The reply to a request; what goes wrong in thinking is a reply too."""
    try:
        match request:
            case Ask(ticket, view, level, style):
                return Answer(ticket, answer(view, level, style, stop=desk.stop))
            case Job(ticket, work, arguments):
                return Done(ticket, work(desk, *arguments))
    except (EOFError, OSError):
        raise
    except Exception as fault:  # noqa: BLE001 (the process must outlive any fault in a bot)
        return Failed(request.ticket, f"{type(fault).__name__}: {fault}")


def _make_nice() -> None:
    """Let the window and everything else on the machine go first."""
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL_PRIORITY_CLASS)
    else:
        os.nice(_NICENESS)
