"""Trying again in the review: the person chooses once more before the answer is shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from callbreak.ai.evaluation import Option


@dataclass(slots=True)
class Trying:
    """How far the person is with it.

    Attributes:
        asking: the person is to choose now, so that no answer may be seen.
        on: one goes from loss to loss and is asked at each, so that no list tells an answer.
        choice: what was chosen this time, None if nothing.
    """

    asking: bool = False
    on: bool = False
    choice: Option | None = None

    def ask(self) -> None:
        """Ask what the person would choose now."""
        self.asking, self.on, self.choice = True, True, None

    def choose(self, option: Option) -> None:
        """The person has chosen: now the answer is shown."""
        self.asking, self.choice = False, option

    def leave_decision(self) -> None:
        """Another step is looked at: what was asked about the last one is over."""
        self.asking, self.choice = False, None

    def stop(self) -> None:
        """Nothing is asked any more."""
        self.asking = self.on = False
