"""Games in the store: begin, keep each command, go on after a crash."""

from __future__ import annotations

import json
import secrets
import uuid
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

import callbreak
from callbreak.engine.game import Refused
from callbreak.engine.rules import Rules, preset_name
from callbreak.engine.state import GameOver, Kind, Player, Setup, State
from callbreak.session.session import Session
from callbreak.session.store.command_text import read_command, write_command
from callbreak.session.store.database import Database, Statement

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.commands import Command
    from callbreak.session.store.notices import Notice


def draw_seed() -> str:
    """A new seed: 32 hex digits from the system's secure source."""
    return secrets.token_hex(16)


def now() -> str:
    """The time in UTC as records write it."""
    return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in the store, without its cards.

    Attributes:
        id: what the store knows it by.
        number: what people know it by, from 1.
        setup: seed, rules and players.
        round_number: the round it is in, or its last one.
        totals: points of the finished rounds, in whole tenths.
        winners: the winning seats, None while it is not over.
        place: the person's place, None without a person or while it is not over.
    """

    id: str
    number: int
    started: str
    ended: str | None
    setup: Setup
    preset: str
    round_number: int
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
    place: int | None
    assisted: bool
    abandoned: bool


class GameLog:
    """Keeps the commands of one game (see `callbreak.session.session.Log`)."""

    def __init__(self, database: Database, game: str, length: int = 0) -> None:
        self._database = database
        self._game = game
        self._length = length

    def append(self, command: Command, state: State) -> None:
        """Keep a command and what it led to, in one transaction."""
        insert = "INSERT OR REPLACE INTO commands (game, n, command) VALUES (?, ?, ?)"
        row = (self._game, self._length, write_command(command))
        self._length += 1
        self._database.write((insert, row), self._summary(state))

    def rewind(self, length: int, state: State) -> None:
        """Forget the commands from ``length`` on; the game counts as assisted."""
        self._length = length
        forget = "DELETE FROM commands WHERE game = ? AND n >= ?"
        self._database.write((forget, (self._game, length)), self._summary(state), self._assisted())

    def assisted(self) -> None:
        """Remember that the person was helped."""
        self._database.write(self._assisted())

    def _assisted(self) -> Statement:
        return "UPDATE games SET assisted = 1 WHERE id = ?", (self._game,)

    def _summary(self, state: State) -> Statement:
        over = isinstance(state, GameOver)
        person = next(
            (i for i, who in enumerate(state.setup.players) if who.kind == Kind.HUMAN), None
        )
        place = state.places[person] if isinstance(state, GameOver) and person is not None else None
        winners = json.dumps(state.winners) if isinstance(state, GameOver) else None
        number = len(state.finished) + (0 if over or state.turn is None else 1)
        return (
            "UPDATE games SET round_number = ?, totals = ?, winners = ?, place = ?, ended = ?"
            " WHERE id = ?",
            (number, json.dumps(state.totals), winners, place, now() if over else None, self._game),
        )


class Store:
    """All kept games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def open(file: Path, *, read_only: bool = False) -> Store:
        """The store in ``file``. Never raises: what is wrong becomes a notice."""
        return Store(Database(file, read_only=read_only))

    def take_notices(self) -> list[Notice]:
        """What is to be told to the person; each notice is given once."""
        notices = list(self._database.notices)
        self._database.notices.clear()
        return notices

    @property
    def keeping(self) -> bool:
        """Whether everything so far is safely in the file."""
        return self._database.keeping

    def begin(self, setup: Setup) -> GameLog:
        """Keep a new game from now on."""
        game = uuid.uuid4().hex
        person = next((who.name for who in setup.players if who.kind == Kind.HUMAN), None)
        self._database.write(
            (
                "INSERT INTO games (id, number, started, app, seed, rules, players, preset, person)"
                " VALUES (?, (SELECT coalesce(max(number), 0) + 1 FROM games), ?, ?, ?, ?, ?, ?, ?)",
                (
                    game,
                    now(),
                    callbreak.__version__,
                    setup.seed,
                    json.dumps(setup.rules.to_mapping()),
                    json.dumps([[who.name, who.kind.value] for who in setup.players]),
                    preset_name(setup.rules),
                    person,
                ),
            )
        )
        return GameLog(self._database, game)

    def unfinished(self) -> KeptGame | None:
        """The newest game with a person that is neither over nor abandoned."""
        games = self._games(
            "WHERE ended IS NULL AND NOT abandoned AND person IS NOT NULL"
            " ORDER BY number DESC LIMIT 1"
        )
        return games[0] if games else None

    def games(self) -> list[KeptGame]:
        """All games, the newest first."""
        return self._games("ORDER BY number DESC")

    def resume(self, game: KeptGame) -> Session:
        """The game as it was left: the same seat is to move.

        Raises:
            ValueError: its commands cannot be read or are not allowed by the rules.
        """
        rows = self._database.rows(
            "SELECT command FROM commands WHERE game = ? ORDER BY n", (game.id,)
        )
        commands = [read_command(text) for (text,) in rows]
        log = GameLog(self._database, game.id, len(commands))
        try:
            return Session(game.setup, log=log, commands=commands, assisted=game.assisted)
        except Refused as error:
            raise ValueError(f"game {game.number} is damaged: {error}") from error

    def abandon(self, game: KeptGame) -> None:
        """Give a game up; it stays in the list."""
        self._database.write(
            ("UPDATE games SET abandoned = 1, ended = ? WHERE id = ?", (now(), game.id))
        )

    def delete(self, game: KeptGame) -> None:
        """Remove a game for good."""
        self._database.write(("DELETE FROM games WHERE id = ?", (game.id,)))

    def remember(self, key: str, value: object) -> None:
        """Keep a small value, such as the size of the window."""
        query = "INSERT OR REPLACE INTO memory (key, value) VALUES (?, ?)"
        self._database.write((query, (key, json.dumps(value))))

    def recall(self, key: str) -> Any:
        """A value that was remembered, None if there is none."""
        rows = self._database.rows("SELECT value FROM memory WHERE key = ?", (key,))
        return json.loads(rows[0][0]) if rows else None

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def _games(self, clause: str) -> list[KeptGame]:
        query = (
            "SELECT id, number, started, ended, seed, rules, players, preset, round_number, totals,"
            f" winners, place, assisted, abandoned FROM games {clause}"
        )
        return [_kept(row) for row in self._database.rows(query)]


def _kept(row: tuple[Any, ...]) -> KeptGame:
    (id_, number, started, ended, seed, rules, players, preset, round_number) = row[:9]
    totals, winners, place, assisted, abandoned = row[9:]
    return KeptGame(
        id=id_,
        number=number,
        started=started,
        ended=ended,
        setup=Setup(
            seed,
            Rules.from_mapping(json.loads(rules)),
            tuple(Player(name, Kind(kind)) for name, kind in json.loads(players)),
        ),
        preset=preset,
        round_number=round_number,
        totals=tuple(json.loads(totals)),
        winners=None if winners is None else tuple(json.loads(winners)),
        place=place,
        assisted=bool(assisted),
        abandoned=bool(abandoned),
    )
