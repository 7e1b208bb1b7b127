"""Every scene of the registry, opened by its name: for a short run that leaves none out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from callbreak.ai.levels import quick_answer
from callbreak.engine.commands import NextRound
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import Rules
from callbreak.engine.state import GameOver, Kind, Player, Setup
from callbreak.engine.view import observe
from callbreak.scenes.question import Answer, QuestionScene
from callbreak.scenes.registry import SCENES, make_scene
from callbreak.session.session import Session
from tools.trial.monkey.turns import Turn

if TYPE_CHECKING:
    from collections.abc import Iterator

    from callbreak.engine.commands import Command
    from callbreak.engine.state import State
    from callbreak.scenes.scene import Scene
    from callbreak.scenes.services import Services
    from callbreak.scenes.stack import SceneStack
    from tools.trial.monkey.moods import Monkey

_OF_A_GAME: Final = frozenset({"pause", "score_sheet", "game_end", "review"})
_PLAYERS: Final = (Player("You", Kind.HUMAN), *(Player(f"Bot {n}", Kind.EASY) for n in (1, 2, 3)))


class Tour:
    """Opens one scene after the other; in each the monkey does as it likes for a while."""

    def __init__(self, monkey: Monkey, turns_each: int) -> None:
        self._monkey = monkey
        self._turns_each = turns_each
        self._plan = self._turns()
        self._here: tuple[SceneStack, Services]

    def next(self, stack: SceneStack, services: Services) -> Turn | None:
        """The next turn, None at the end."""
        self._here = stack, services
        return next(self._plan, None)

    def _turns(self) -> Iterator[Turn]:
        for name in SCENES:
            yield Turn(leave=True)
            if name == "home":
                continue  # that is where Esc has led
            yield Turn(visit=name)
            for _ in range(self._turns_each):
                yield self._monkey.next(*self._here)
            yield Turn(rest=True)


def scene_named(name: str) -> Scene:
    """The scene of that name, about a game that has ended if it must be about one."""
    if name in _OF_A_GAME:
        return make_scene(name, session=_ended_game())
    if name == "lesson_end":
        return make_scene(name, result=_ended_game().state.finished[-1])
    if name == "question":
        return QuestionScene("Really?", "It is gone for good.", (Answer("No"), Answer("Yes")))
    return make_scene(name)


def _ended_game() -> Session:
    setup = Setup("tour", Rules(rounds=3), _PLAYERS)
    state: State = new_game(setup).state
    commands: list[Command] = []
    while not isinstance(state, GameOver):
        turn = state.turn
        commands.append(NextRound() if turn is None else quick_answer(observe(state, turn)))
        state = apply(state, commands[-1]).state
    return Session(setup, commands=commands)
