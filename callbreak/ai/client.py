"""The game's end of the worker process: asks without waiting, and always gets an answer.

The client never blocks. It starts the worker when it is first needed, starts it again when it
has died or is late, and lets a quick rule-based bot answer in its place meanwhile.
"""

from __future__ import annotations

import logging
import multiprocessing
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from math import inf
from multiprocessing.connection import wait
from time import monotonic
from typing import TYPE_CHECKING, Final

from callbreak.ai.hints import hint_at_desk
from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.messages import Answer, Ask, Cancel, Failed, Job, Progressed, Reply, Request
from callbreak.ai.styles import Style
from callbreak.ai.worker import serve

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

    from callbreak.engine.view import SeatView

LIMITS_S: Final = {Level.EASY: 3.0, Level.MEDIUM: 3.0, Level.HARD: 10.0}
"""How long an answer may take before a quick bot answers instead. A first answer waits for the
process to start, so no limit is very short."""

_STARTS_IN_VAIN: Final = 3
"""After so many starts without a single reply the quick bot answers for good."""

_START_S: Final = 30.0
"""A process that has not replied yet is given so long before it is started again: on a busy machine
it would begin from nothing each time."""

_FAREWELL_S: Final = 0.5

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Waiting:
    """A request that has not been answered; ``late_s`` is when that becomes too long."""

    request: Ask | Job
    late_s: float


class BotClient:
    """The bots, as the table sees them."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        """A client whose worker is not running yet.

        Args:
            clock: seconds that only ever grow.
        """
        self._clock = clock
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._waiting: dict[int, _Waiting] = {}
        self._starts_in_vain = 0
        self._started_s = 0.0

    @property
    def worker_pid(self) -> int | None:
        """The process id of the worker, None when it is not running."""
        return self._process.pid if self._process is not None else None

    @property
    def thinking(self) -> bool:
        """Whether an answer or a job's result is awaited."""
        return bool(self._waiting)

    def start(self) -> None:
        """Start the worker if it is not running; best called once the first frame is drawn."""
        if self._pipe is not None or self._starts_in_vain >= _STARTS_IN_VAIN:
            return
        self._starts_in_vain += 1
        self._started_s = self._clock()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="bots", daemon=True)
        try:
            process.start()
        except OSError as problem:
            _log.warning("the bots' process cannot be started: %s", problem)
            ours.close()
        else:
            self._process, self._pipe = process, ours
        theirs.close()

    def ask(self, ticket: int, view: SeatView, level: Level, style: Style = Style.EVEN) -> None:
        """Ask what a bot does; `poll` brings an `Answer` with the same ticket."""
        self._post(Ask(ticket, view, level, style), self._clock() + LIMITS_S[level])

    def job(self, ticket: int, work: Callable[..., object], *arguments: object) -> None:
        """Have ``work(desk, *arguments)`` done, where ``desk`` is a `messages.Desk`.

        `poll` brings `Progressed` and then `Done` or `Failed` with the same ticket. The function
        must be one of a module, and everything must be able to travel through a pipe.
        """
        self._post(Job(ticket, work, arguments), inf)

    def hint(self, ticket: int, view: SeatView) -> None:
        """Ask what the strong bot would do; `poll` brings `Done` with a `hints.Hint`."""
        self.job(ticket, hint_at_desk, view)

    def poll(self) -> list[Reply]:
        """The replies that have come since the last time, without waiting for any."""
        replies = self._received()
        now_s = self._clock()
        if any(waiting.late_s <= now_s for waiting in self._waiting.values()):
            replies += self._stand_in()
            if self._starts_in_vain and now_s < self._started_s + _START_S:
                _log.info("the bots' process is still starting")
                self._send(Cancel())
            else:
                _log.warning("the bots' process is late and is started again")
                self._restart()
        return replies

    def wait(self, timeout_s: float) -> list[Reply]:
        """Wait for replies, for a caller with nothing else to do: the text table, a picture.

        There may be none when the time is up.
        """
        end_s = monotonic() + timeout_s
        while not (replies := self.poll()) and self._pipe is not None:
            late_s = min((waiting.late_s for waiting in self._waiting.values()), default=inf)
            left_s = min(end_s - monotonic(), late_s - self._clock())
            if left_s <= 0.0:
                return self.poll()
            wait([self._pipe], left_s)
        return replies

    def cancel(self) -> None:
        """Forget everything that was asked: none of it is answered any more."""
        if self._waiting:
            self._waiting.clear()
            self._send(Cancel())

    def close(self) -> None:
        """End the worker; the next request would start it again."""
        self._waiting.clear()
        self._starts_in_vain = 0
        self._stop_worker()

    def _post(self, request: Ask | Job, late_s: float) -> None:
        self.start()
        self._waiting[request.ticket] = _Waiting(request, late_s)
        self._send(request)

    def _send(self, request: Request) -> None:
        """Send a request. A dead worker is found out, and stood in for, by the next `poll`."""
        if self._pipe is not None:
            with suppress(OSError):
                self._pipe.send(request)

    def _received(self) -> list[Reply]:
        """What the worker has replied; if it has died, what stands in for that."""
        if self._pipe is None:
            return self._stand_in()
        replies: list[Reply] = []
        try:
            while self._pipe.poll():
                reply: Reply = self._pipe.recv()
                self._starts_in_vain = 0
                replies += self._wanted(reply)
        except (EOFError, OSError):
            _log.warning("the bots' process has died and is started again")
            replies += self._stand_in()
            self._restart()
        return replies

    def _wanted(self, reply: Reply) -> list[Reply]:
        """The reply, unless it is stale; a bot that failed is stood in for."""
        if reply.ticket not in self._waiting:
            return []
        if isinstance(reply, Progressed):
            return [reply]
        waiting = self._waiting.pop(reply.ticket)
        if isinstance(reply, Failed):
            _log.error("a bot failed: %s", reply.reason)
            return [_instead(waiting.request, reply.reason)]
        return [reply]

    def _stand_in(self) -> list[Reply]:
        """Answer everything that waits without the worker."""
        requests = [waiting.request for waiting in self._waiting.values()]
        self._waiting.clear()
        return [_instead(request, "the bots' process ended") for request in requests]

    def _restart(self) -> None:
        self._stop_worker()
        self.start()

    def _stop_worker(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.kill()
            self._process.join(_FAREWELL_S)
            self._process = None


def _instead(request: Ask | Job, reason: str) -> Reply:
    """What is replied when the worker has no reply."""
    match request:
        case Ask(ticket, view, level, style):
            return Answer(ticket, quick_answer(view, level, style), stand_in=True)
        case Job(ticket):
            return Failed(ticket, reason)
