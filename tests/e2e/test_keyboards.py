"""Keyboards without Latin letters, in the real window: the same keys mean the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from callbreak.engine.state import Playing
from tests.e2e.game import SOURCE, session_of
from tests.e2e.person import ByKeyboard
from tests.e2e.waiting import if_within, until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from callbreak.session.session import Session
    from tests.e2e.game import Game
    from tests.e2e.screen import Screen

pytestmark = pytest.mark.e2e

Z, Q, SLASH, RIGHT_OF_NOUGHT = "52", "24", "61", "20"
"""Places on the keyboard, as X11 counts them."""

_PLACE_OF_NOUGHT = 9
_MOMENT_S = 0.6


class ByPlaces(ByKeyboard):
    """Presses keys by their places: no layout here has all of the names."""

    def _call(self, session: Session, call: int) -> None:
        self.game.type(str(_PLACE_OF_NOUGHT + call))


@pytest.fixture
def keyboard(screen: Screen) -> Iterator[Screen]:
    """The screen, which has an American keyboard again afterwards."""
    yield screen
    screen.set_layout("us")


@pytest.mark.parametrize(
    ("layout", "variant", "question_mark"),
    [
        ("rs", "", RIGHT_OF_NOUGHT),
        ("np", "", SLASH),
        ("in", "deva", SLASH),
    ],
)
def test_undo_the_list_of_keys_and_quit(
    open_game: Callable[..., Game],
    folder: Path,
    keyboard: Screen,
    layout: str,
    variant: str,
    question_mark: str,
) -> None:
    game = open_game(SOURCE)
    keyboard.set_layout(layout, variant)
    person = ByPlaces(game)
    person.start()
    session = person.play(lambda now: isinstance(now.state, Playing) and len(now.view.tricks) >= 1)
    decided = len(session.commands)

    def taken_back() -> Session | None:
        now = session_of(folder)
        return now if now is not None and len(now.commands) < decided else None

    game.type(f"shift+{question_mark}")
    game.type(f"ctrl+{Z}")
    assert if_within(taken_back, _MOMENT_S) is None, "the list of keys lies above the table"
    game.type("Escape")
    game.type(f"ctrl+{Z}")
    until(taken_back, "the last decision has been taken back")
    game.type(f"ctrl+{Q}")
    assert game.process.wait(timeout=30) == 0
    assert game.complaints() == ""
