"""What several tests of kept games need."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.session.folders import quick_folder
from tests.session.gate import gate as gate
from tests.session.table import close_stores

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def folder() -> Iterator[Path]:
    with quick_folder() as path:
        yield path
        close_stores()


@pytest.fixture
def file(folder: Path) -> Path:
    return folder / "callbreak.db"
