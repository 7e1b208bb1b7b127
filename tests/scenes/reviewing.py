"""A review whose decisions are judged at once, without a search."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from callbreak.ai.messages import Done, Failed
from callbreak.ai.review import Choice, Decision, Verdict
from callbreak.scenes.review import ReviewScene
from tests.scenes.person import FRAME_S, Person


def opinion(decision: Decision) -> Verdict:
    """A verdict without a search: the last choice is best; in trick 3 it is worth two points."""
    legal = decision.view.legal or (decision.taken,)
    best = legal[-1]
    worth = {3: 2.0, 5: 1.0}.get(decision.trick_number or 0, 0.0)
    return Verdict(
        decision.taken,
        tuple(
            sorted(
                (Choice(card, 0.0 if card == best else worth) for card in legal),
                key=lambda choice: choice.behind,
            )
        ),
    )


class Judges:
    """Stands for the process: answers at once, with an opinion, or fails for certain plies."""

    def __init__(self) -> None:
        self.replies: list[Any] = []
        self.asked: list[int] = []
        self.failing: set[int] = set()
        self.closed = 0

    def job(self, ticket: int, work: Callable[..., object], decision: Decision) -> None:
        self.asked.append(ticket)
        if ticket in self.failing:
            self.replies.append(Failed(ticket, "for a test"))
        else:
            self.replies.append(Done(ticket, opinion(decision)))

    def poll(self) -> list[Any]:
        replies, self.replies = self.replies, []
        return replies

    def close(self) -> None:
        self.closed += 1


def until_judged(person: Person) -> None:
    for _ in range(200):
        person.stack.tick(FRAME_S)
    person.wait(0.1)
    assert not scene(person).analysis.running


def scene(person: Person) -> ReviewScene:
    assert isinstance(person.scene, ReviewScene)
    return person.scene


def place(person: Person) -> tuple[int, int]:
    return scene(person).walk.round, scene(person).walk.step
