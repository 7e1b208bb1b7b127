"""Counts what was really done, so that it is known what the monkey has reached."""

from __future__ import annotations

from collections import Counter
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, Any, Final
from unittest.mock import patch

from callbreak.engine.commands import AskRedeal, DeclineRedeal, EndGame, MakeCall, PlayCard
from callbreak.engine.state import GameOver
from callbreak.scenes import replays
from callbreak.scenes.registry import SCENES
from callbreak.scenes.services import Services
from callbreak.session.session import Session
from callbreak.session.store import Store
from callbreak.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from callbreak.scenes.scene import Scene

_NAMES: Final = {spec.partition(":")[2]: name for name, spec in SCENES.items()}
_COMMANDS: Final = {
    MakeCall: "calls", PlayCard: "cards", AskRedeal: "new deals asked for",
    DeclineRedeal: "new deals declined", EndGame: "endless games ended",
}  # fmt: skip


def name_of(scene: Scene) -> str:
    """The name of a scene in the registry."""
    return _NAMES[type(scene).__name__]


class Counts(Counter[str]):
    """How often each thing was done; ``scenes`` are those that were in charge.

    Attributes:
        deleted: what the store knew deleted games by.
    """

    def __init__(self, *values: Any) -> None:
        super().__init__(*values)
        self.deleted: set[int] = set()

    def scene(self, scene: Scene) -> None:
        """A frame was drawn with this scene in charge."""
        self[f"scene {name_of(scene)}"] += 1

    @property
    def scenes(self) -> set[str]:
        """The scenes that were in charge for a frame."""
        return {name.removeprefix("scene ") for name in self if name.startswith("scene ")}

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count what is done while this is entered."""
        with ExitStack() as watched:
            for owner, name, note in (
                (Session, "submit", self._submitted),
                (Session, "undo", self._undone),
                (Session, "claim", self._claimed),
                (Session, "mark_assisted", self._noted("hints and take-backs")),
                (Store, "keep_analysis", self._noted("verdicts")),
                (Store, "delete", self._deleted),
                (Store, "resume", self._noted("games gone on with")),
                (Store, "take_in_all", self._noted("records taken in")),
                (Services, "change", self._noted("settings changed")),
                (Window, "toggle_fullscreen", self._noted("full screen and back")),
                (replays, "write_game", self._noted("games exported")),
            ):
                watched.enter_context(_watched(owner, name, note))
            yield

    def _noted(self, deed: str) -> Callable[..., None]:
        def note(_result: object, *_arguments: object) -> None:
            self[deed] += 1

        return note

    def _submitted(self, _events: object, session: Session, command: Any) -> None:
        self["commands"] += 1
        seat = getattr(command, "seat", session.person)
        deed = _COMMANDS.get(type(command))
        if deed is not None and seat == session.person is not None:
            self[deed] += 1
        if isinstance(session.state, GameOver):
            self["games ended"] += 1

    def _undone(self, undone: object, *_: object) -> None:
        self["decisions taken back"] += bool(undone)

    def _claimed(self, events: object, *_: object) -> None:
        self["rounds claimed"] += bool(events)

    def _deleted(self, _none: object, _store: object, game: Any) -> None:
        self["games deleted"] += 1
        self.deleted.add(game.id)


def _watched(owner: Any, name: str, note: Callable[..., None]) -> Any:
    """Have ``note`` told of the result and the arguments of every call that does not raise."""
    done = getattr(owner, name)

    def watched(*arguments: Any, **named: Any) -> Any:
        result = done(*arguments, **named)
        note(result, *arguments)
        return result

    return patch.object(owner, name, watched)
