"""A game that waits, taken up again from the first screen or from the replays."""

from __future__ import annotations

import pytest

from tests.scenes.kept_games import keep
from tests.scenes.person import Person
from tests.session.table import setup


@pytest.mark.parametrize("door", ["home", "replays"])
def test_a_waiting_game_that_is_gone_is_told_about_and_nothing_begins(
    person: Person, door: str
) -> None:
    store = person.services.store
    assert store is not None
    keep(store, setup("gone"), moves=12)
    person.open(door)
    scene = person.scene
    store.delete(store.games()[0])
    person.click("Continue")
    assert person.scene is scene
    assert person.sees("This game cannot be read any more")
    assert store.games() == []
