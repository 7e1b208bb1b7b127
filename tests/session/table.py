"""Games played at random through a session, for the tests of what keeps them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup, State
from callbreak.session.session import Session
from callbreak.session.store import NoticeCode, Store

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store import KeptGame

YOU_AND_BOTS = (
    Player("Sita", Kind.HUMAN),
    Player("Asha", Kind.MEDIUM),
    Player("Bikram", Kind.MEDIUM),
    Player("Chandra", Kind.MEDIUM),
)
FOUR_BOTS = (Player("Maya", Kind.MEDIUM), *YOU_AND_BOTS[1:])
SHORT = Rules(rounds=3)
MUCH = 100_000
"""More commands than any game has; it is played to its end."""

_OPENED: list[Store] = []


def setup(
    seed: str = "store", rules: Rules = SHORT, players: tuple[Player, ...] = YOU_AND_BOTS
) -> Setup:
    return Setup(seed, rules, players)


def move(session: Session, luck: random.Random) -> None:
    """One command that the rules allow; an endless game ends sooner or later."""
    session.submit(luck.choice(legal_commands(session.state)))


def play(
    store: Store, of: Setup | None = None, *, moves: int = MUCH, luck: int = 0
) -> tuple[Session, KeptGame]:
    """A new game in the store, played at random for so many moves."""
    of = of or setup()
    session = Session(of, log=store.begin(of))
    go_on(session, moves=moves, luck=luck)
    return session, store.games()[0]


def give_up(store: Store, game: KeptGame) -> None:
    """Have a kept game be one that was given up, as another program's record may say."""
    record = {**store.record_of(game), "abandoned": True}
    store.delete(game)
    store.take_in(record)


def go_on(session: Session, *, moves: int = MUCH, luck: int = 0) -> State:
    """So many more moves, or all to the end."""
    chance = random.Random(luck)
    for _ in range(moves):
        if session.over:
            break
        move(session, chance)
    return session.state


def open_store(file: Path, *, read_only: bool = False) -> Store:
    """A store that is closed after the test, if the test does not."""
    store = Store.open(file, read_only=read_only)
    _OPENED.append(store)
    return store


def codes(store: Store) -> list[NoticeCode]:
    """What the store has told since it was last asked."""
    return [notice.code for notice in store.take_notices()]


def close_stores() -> None:
    while _OPENED:
        _OPENED.pop().close()
