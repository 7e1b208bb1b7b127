"""Another game with the same players and rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from callbreak.session.session import Session
from callbreak.session.store import draw_seed

if TYPE_CHECKING:
    from callbreak.session.store import Store


def rematch(session: Session, store: Store | None, *, seed: str = "") -> Session:
    """A new session like ``session``; without ``seed`` with new deals."""
    setup = replace(session.setup, seed=seed or draw_seed())
    return Session(setup, log=None if store is None else store.begin(setup))
