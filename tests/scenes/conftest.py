"""A window that nobody sees, and a person in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.words import set_language
from tests.scenes.person import Person

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.scenes.services import Services


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
