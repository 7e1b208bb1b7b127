"""The log of a game: each command is in the store before anybody sees what it did."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from callbreak.engine.state import GameOver, RoundOver, State
from callbreak.session.store.game_rows import (
    FORGET_ANALYSIS,
    FORGET_COMMANDS,
    FORGET_ROUNDS,
    command_row,
    round_rows,
    standing,
)
from callbreak.session.store.seal import seal_row

if TYPE_CHECKING:
    from callbreak.engine.commands import Command
    from callbreak.session.store.database import Database
    from callbreak.session.store.schema import Statement


def now() -> str:
    """The time in UTC as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


class GameLog:
    """Keeps the commands of one game (see `callbreak.session.session.Log`).

    Attributes:
        game: what the store knows the game by.
    """

    def __init__(self, database: Database, game: int, length: int = 0) -> None:
        self.game = game
        self._database = database
        self._length = length

    def append(self, command: Command, state: State) -> None:
        """Keep a command and what it led to, in one transaction."""
        row = command_row(self.game, self._length, command)
        self._length += 1
        self._database.write(row, *self._standing(state))

    def rewind(self, length: int, state: State) -> None:
        """Forget the commands from ``length`` on, and all that followed from them."""
        self._length = length
        self._database.write(
            (FORGET_COMMANDS, (self.game, length)),
            (FORGET_ANALYSIS, (self.game, length)),
            (FORGET_ROUNDS, (self.game, len(state.finished))),
            *self._standing(state),
        )

    def assisted(self) -> None:
        """Remember that the person was helped."""
        self._database.write(("UPDATE games SET assisted = 1 WHERE id = ?", (self.game,)))

    def _standing(self, state: State) -> list[Statement]:
        rows = [standing(self.game, state, now())]
        if isinstance(state, RoundOver | GameOver):
            rows += round_rows(self.game, state.setup, state.finished[-1:])
        if isinstance(state, GameOver):
            rows.append(seal_row(self.game, state))
        return rows
