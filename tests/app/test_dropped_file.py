"""A file that is dropped on the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.scenes.home import HomeScene
from callbreak.scenes.replays import ReplaysScene
from callbreak.scenes.requests import Push
from callbreak.scenes.review import ReviewScene
from callbreak.scenes.review_analysis import Analysis
from callbreak.session.games import export
from tests.scenes.kept_games import keep

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.engine.state import Setup
    from callbreak.scenes.scene import Scene
    from callbreak.scenes.services import Services
    from callbreak.session.store import Store

pytestmark = pytest.mark.usefixtures("no_bots")


@pytest.fixture
def services(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Services]:
    monkeypatch.setattr(Analysis, "tick", lambda _: False)
    options = AppOptions(data_dir=tmp_path / "data", size_px=(1024, 600), language="en")
    with opened(options) as made:
        yield made


def dropped_on(scene: Scene, services: Services, file: Path) -> tuple[App, Store, Setup]:
    """A game that is nowhere but in a file, which is dropped on a scene."""
    store = services.store
    assert store is not None
    _, game = keep(store)
    export(store, game, file)
    store.delete(game)
    app = App(services)
    services.requests.append(Push(scene))
    app.stack.settle()
    pygame.event.post(pygame.event.Event(pygame.DROPFILE, file=str(file)))
    app.frame()
    return app, store, game.setup


def test_it_is_kept_and_opened_for_review(services: Services, tmp_path: Path) -> None:
    app, store, setup = dropped_on(HomeScene(), services, tmp_path / "game.json")
    assert isinstance(app.stack.top, ReviewScene)
    assert [each.setup for each in store.games()] == [setup]
    app.stack.leave_all()


def test_on_the_replays_it_is_only_kept(services: Services, tmp_path: Path) -> None:
    app, store, setup = dropped_on(ReplaysScene(), services, tmp_path / "game.json")
    assert isinstance(app.stack.top, ReplaysScene)
    assert [each.setup for each in store.games()] == [setup]
