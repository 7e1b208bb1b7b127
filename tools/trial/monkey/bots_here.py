"""The bots' process, played by this one: answers come late, but at the same time in every run."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Any, Final

from callbreak.ai.client import BotClient
from callbreak.ai.explain import explain
from callbreak.ai.hints import Hint, hint_at_desk
from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.messages import Answer, Done, Failed, Reply
from callbreak.ai.review import judge, judge_at_desk
from callbreak.ai.search import evaluate
from callbreak.ai.styles import Style

if TYPE_CHECKING:
    from collections.abc import Callable

    from callbreak.engine.view import SeatView

_PLAYOUTS: Final = 40
_LATE_POLLS: Final = (0, 1, 0, 3, 0, 12)
_EACH_FAILS: Final = 9


class BotsHere(BotClient):
    """Answers after some polls; every ninth job fails."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = count()
        self._asked: list[tuple[int, Callable[[], Reply]]] = []

    def start(self) -> None:
        """There is nothing to start."""

    def close(self) -> None:
        """Forget everything."""
        self._asked.clear()

    def cancel(self) -> None:
        """Forget everything."""
        self._asked.clear()

    def ask(self, ticket: int, view: SeatView, level: Level, style: Style = Style.EVEN) -> None:
        """Ask what a bot does."""
        self._later(ticket, lambda: Answer(ticket, quick_answer(view, level, style)))

    def job(self, ticket: int, work: Callable[..., object], *arguments: object) -> None:
        """Have a hint or a verdict made, a rough one."""
        self._later(ticket, lambda: _reply(ticket, work, arguments), job=True)

    def poll(self) -> list[Reply]:
        """What is ready by now."""
        ready = [reply for late, reply in self._asked if late <= 0]
        self._asked = [(late - 1, reply) for late, reply in self._asked if late > 0]
        return [reply() for reply in ready]

    def wait(self, timeout_s: float) -> list[Reply]:  # noqa: ARG002 (nothing takes time here)
        """All that was asked for."""
        asked, self._asked = self._asked, []
        return [reply() for _, reply in asked]

    def _later(self, ticket: int, reply: Callable[[], Reply], *, job: bool = False) -> None:
        number = next(self._numbers)
        if job and number % _EACH_FAILS == _EACH_FAILS - 1:
            reply = lambda: Failed(ticket, "the monkey has cut the wire")  # noqa: E731
        self._asked.append((_LATE_POLLS[number % len(_LATE_POLLS)], reply))


def _reply(ticket: int, work: Callable[..., object], arguments: tuple[Any, ...]) -> Reply:
    if work is hint_at_desk:
        (view,) = arguments
        evaluation = evaluate(view, playouts=_PLAYOUTS)
        return Done(ticket, Hint(evaluation, explain(view, evaluation.best)))
    if work is judge_at_desk:
        return Done(ticket, judge(arguments[0], playouts=_PLAYOUTS))
    raise AssertionError(f"nobody has taught the monkey's bots {work}")
