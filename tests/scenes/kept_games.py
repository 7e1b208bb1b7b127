"""Games played at random and kept as whole records, which is quicker than command by command."""

from __future__ import annotations

from typing import TYPE_CHECKING

from callbreak.engine.record import to_record
from callbreak.session.session import Session
from tests.session.table import MUCH, go_on, setup

if TYPE_CHECKING:
    from callbreak.engine.state import Setup
    from callbreak.session.store import KeptGame, Store


def keep(
    store: Store, of: Setup | None = None, *, moves: int = MUCH, luck: int = 0, **extra: object
) -> tuple[Session, KeptGame]:
    """A new game in the store, played at random for so many moves."""
    session = Session(of or setup())
    go_on(session, moves=moves, luck=luck)
    times = {"started": "2026-05-01T18:30:00Z"}
    record = to_record(session.state, app="test", extra={**times, **extra})
    return session, store.take_in(record).game
