"""A window that nobody sees, and a person in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.scenes import review_analysis
from callbreak.scenes.review_analysis import Analysis
from callbreak.words import set_language
from tests.scenes.kept_games import keep
from tests.scenes.person import Person
from tests.scenes.reviewing import Judges

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.scenes.services import Services
    from callbreak.session.store import KeptGame


@pytest.fixture
def services(tmp_path: Path) -> Iterator[Services]:
    """Services of a program whose files are in an empty folder."""
    options = AppOptions(data_dir=tmp_path, size_px=(1280, 720), language="en")
    with opened(options) as made:
        made.bots = None
        yield made
    set_language("en")


@pytest.fixture
def person(services: Services) -> Person:
    """A person in front of the window."""
    return Person(services)


@pytest.fixture
def judges(monkeypatch: pytest.MonkeyPatch) -> Judges:
    made = Judges()
    usual = Analysis.__init__

    def init(self: Analysis, game: Any, store: Any, **about: Any) -> None:
        usual(self, game, store, **{**about, "make_client": lambda: made})

    monkeypatch.setattr(review_analysis.Analysis, "__init__", init)
    return made


@pytest.fixture
def kept(person: Person) -> KeptGame:
    assert person.services.store is not None
    return keep(person.services.store)[1]
