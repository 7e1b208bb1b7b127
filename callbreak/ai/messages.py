"""What the game and the worker process say to each other through their pipe.

Every request carries a ticket, a number that the game chooses; every reply carries it back. A
reply whose ticket is not waited for any more is dropped.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from callbreak.ai.levels import Level
from callbreak.ai.styles import Style
from callbreak.engine.commands import Command
from callbreak.engine.view import SeatView


@dataclass(frozen=True, slots=True)
class Ask:
    """A bot is on turn."""

    ticket: int
    view: SeatView
    level: Level
    style: Style


@dataclass(frozen=True, slots=True)
class Job:
    """Anything else that takes long: ``work(desk, *arguments)``, a function of a module."""

    ticket: int
    work: Callable[..., object]
    arguments: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Cancel:
    """Nothing that has been asked so far is wanted any more."""


Request: TypeAlias = Ask | Job | Cancel


@dataclass(frozen=True, slots=True)
class Answer:
    """What a bot does. ``stand_in``: the worker died or was late, so a quick bot answered."""

    ticket: int
    command: Command
    stand_in: bool = False


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a job."""

    ticket: int
    result: Any


@dataclass(frozen=True, slots=True)
class Progressed:
    """How far a job has come."""

    ticket: int
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class Failed:
    """A request of which nothing came; ``reason`` is for the log."""

    ticket: int
    reason: str


Reply: TypeAlias = Answer | Done | Progressed | Failed


class Desk(Protocol):
    """What a job is given to work at."""

    def stop(self) -> bool:
        """Whether to stop at once: the job is not wanted any more."""
        ...

    def progress(self, done: int, total: int) -> None:
        """Say how far the job has come."""
        ...
