"""What can be wrong with a game record, and where."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from callbreak.engine.legality import Refusal


class Problem(StrEnum):
    """The kinds of things that can be wrong with a record."""

    NOT_JSON = "not_json"
    DUPLICATE_KEY = "duplicate_key"
    MISSING = "missing"
    WRONG_TYPE = "wrong_type"
    NOT_ALLOWED = "not_allowed"
    DIFFERS = "differs"
    REFUSED = "refused"
    UNEXPECTED = "unexpected"


@dataclass(frozen=True, slots=True)
class Place:
    """Where in a record: a key, and the round, play (both from 1) and seat if that applies."""

    key: str
    round_number: int | None = None
    play: int | None = None
    seat: int | None = None

    def __str__(self) -> str:
        parts = [f"round {self.round_number}"] if self.round_number else []
        parts += [f"play {self.play}"] if self.play else []
        parts += [f"seat {self.seat}"] if self.seat is not None else []
        return ", ".join([*parts, self.key])


class RecordError(ValueError):
    """The first thing wrong with a record.

    Attributes:
        problem: what kind of thing.
        place: where.
        found: what stands there.
        expected: what should stand there, or what is allowed.
        refusal: for ``REFUSED``, why the rules refuse the card or call.
    """

    def __init__(
        self,
        problem: Problem,
        place: Place,
        found: object = None,
        expected: object = None,
        refusal: Refusal | None = None,
    ) -> None:
        super().__init__(f"{place}: {problem.value}: {found!r}, expected {expected!r}")
        self.problem = problem
        self.place = place
        self.found = found
        self.expected = expected
        self.refusal = refusal
