"""A repair that waits until it is let through."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import pytest

from callbreak.session.store import rebuilding
from callbreak.session.store.salvage import salvage

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.session.store.salvage import Batch


class Gate:
    """A repair waits here until it is let through."""

    def __init__(self) -> None:
        self._open = threading.Event()

    def salvage(self, file: Path) -> tuple[list[Batch], int]:
        assert self._open.wait(timeout=5)
        return salvage(file)

    def let_through(self) -> None:
        self._open.set()


@pytest.fixture
def gate(monkeypatch: pytest.MonkeyPatch) -> Iterator[Gate]:
    gate = Gate()
    monkeypatch.setattr(rebuilding, "salvage", gate.salvage)
    yield gate
    gate.let_through()
