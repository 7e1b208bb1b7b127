"""All kept games: begin one, go on with one, list them, take records in and give them out."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import callbreak
from callbreak.session.session import Session
from callbreak.session.store.command_list import follow
from callbreak.session.store.command_text import write_command
from callbreak.session.store.database import Database
from callbreak.session.store.game_log import GameLog, now
from callbreak.session.store.game_rows import About, KeptGame, begin, kept_game, new_id
from callbreak.session.store.notices import Notice, NoticeCode
from callbreak.session.store.records import ProvedRecord, record_of

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Iterator, Sequence
    from pathlib import Path

    from callbreak.engine.record import JsonObject
    from callbreak.engine.state import Setup, State

_NONSENSE: Final = (ValueError, TypeError, LookupError, AttributeError)
_ALL: Final = "SELECT * FROM games ORDER BY number DESC"
_UNFINISHED: Final = """
    SELECT * FROM games WHERE winners IS NULL AND NOT abandoned AND person IS NOT NULL
    ORDER BY number DESC LIMIT 1
"""
_BY_NUMBER: Final = "SELECT * FROM games WHERE number = ?"
_BY_ID: Final = "SELECT * FROM games WHERE id = ?"
_BY_SEED: Final = "SELECT * FROM games WHERE seed = ? ORDER BY number"
_EXTRA: Final = "SELECT extra FROM games WHERE id = ?"
_COMMANDS: Final = "SELECT command FROM commands WHERE game = ? ORDER BY n"
_DELETE: Final = "DELETE FROM games WHERE id = ?"
_REMEMBER: Final = "INSERT OR REPLACE INTO memory (key, value) VALUES (?, ?)"
_RECALL: Final = "SELECT value FROM memory WHERE key = ?"
_ANALYSIS: Final = "SELECT ply, data FROM analysis WHERE game = ? ORDER BY ply"
_KEEP_ANALYSIS: Final = """
    INSERT OR REPLACE INTO analysis (game, ply, data) SELECT id, ?, ? FROM games WHERE id = ?
"""
_ROUNDS: Final = "SELECT game, seat, call, won, made, score FROM rounds ORDER BY game, seat, n"


def draw_seed() -> str:
    """A new seed: 32 hex digits from the system's secure source."""
    return secrets.token_hex(16)


@dataclass(frozen=True, slots=True)
class Taken:
    """A record that was taken in; ``known`` if the same game was there already."""

    game: KeptGame
    known: bool


class Store:
    """All kept games."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @staticmethod
    def open(file: Path, *, read_only: bool = False, in_background: bool = False) -> Store:
        """The store in ``file``. Never raises: what is wrong becomes a notice.

        Args:
            file: where it is; made if it is not there.
            read_only: leave the file as it is.
            in_background: let a check or a repair, which can take seconds, go on beside the
                program, which then has to ask `settle` every now and then.
        """
        return Store(Database(file, read_only=read_only, in_background=in_background))

    def settle(self) -> bool:
        """Take up what was done in the background; whether the kept games now read otherwise."""
        return self._database.settle()

    @property
    def repairing(self) -> bool:
        """Whether a damaged file is being repaired: till then no kept games are found."""
        return self._database.repairing

    def take_notices(self) -> list[Notice]:
        """What is to be told to the person; each notice is given once."""
        notices = list(self._database.notices)
        self._database.notices.clear()
        return notices

    @property
    def keeping(self) -> bool:
        """Whether everything so far is safely in the file."""
        return self._database.keeping

    def check(self) -> None:
        """Look through the whole file for damage; to be called once, after the first frame.

        What is damaged is set aside, and a notice says so.
        """
        self._database.check()

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    # One game.

    def begin(self, setup: Setup) -> GameLog:
        """Keep a new game from now on."""
        about = About(id=new_id(), app=callbreak.__version__, started=now())
        self._database.write(begin(setup, about))
        return GameLog(self._database, about.id)

    def unfinished(self) -> KeptGame | None:
        """The newest game with a person that is neither over nor abandoned."""
        return next(iter(self._games(_UNFINISHED)), None)

    def game(self, number: int) -> KeptGame | None:
        """The game of that number."""
        return next(iter(self._games(_BY_NUMBER, (number,))), None)

    def games(self) -> list[KeptGame]:
        """All games, the newest first."""
        return self._games(_ALL)

    def resume(self, game: KeptGame) -> Session:
        """The game as it was left: the same seat is to move.

        If a command cannot be read or is not allowed, the game goes on from the one before, and a
        notice says so.

        Raises:
            ValueError: the game is not kept any more.
        """
        texts = self._texts(game)
        if not texts and not self._database.rows(_BY_ID, (game.id,)):
            raise ValueError(f"game {game.number} is not kept any more")
        commands, state = follow(game.setup, texts)
        log = GameLog(self._database, game.id, len(commands))
        if len(commands) < len(texts):
            log.rewind(len(commands), state)
            self._database.notices.append(
                Notice(NoticeCode.CUT, str(self._database.file), saved=game.number)
            )
        return Session(game.setup, log=log, commands=commands, assisted=game.assisted)

    def state_of(self, game: KeptGame) -> State:
        """How a game stands, as far as its commands can be read."""
        return follow(game.setup, self._texts(game))[1]

    def delete(self, game: KeptGame) -> None:
        """Remove a game for good."""
        self._database.write((_DELETE, (game.id,)))

    # Records.

    def record_of(self, game: KeptGame) -> JsonObject:
        """The record of a game; keys that this program does not know are as they were read."""
        rows = self._database.sure_rows(_EXTRA, (game.id,))
        return record_of(game, self.state_of(game), rows[0]["extra"] if rows else "{}")

    def take_in(self, data: object) -> Taken:
        """Keep the game of a record, once it is proved; a game that is kept already stays as it is.

        Args:
            data: a JSON object (see `callbreak.engine.record_reader.parse_json`).

        Raises:
            RecordError: the first thing wrong with the record.
        """
        return self.take_in_all([data])[0]

    def take_in_all(self, records: Iterable[object]) -> list[Taken]:
        """Keep the games of several records, once all of them are proved (see `take_in`).

        Raises:
            RecordError: the first thing wrong with any of them; nothing is kept.
        """
        self._database.finish()
        proved = [ProvedRecord(data) for data in records]
        return [self._take_in(record) for record in proved]

    def _take_in(self, record: ProvedRecord) -> Taken:
        texts = [write_command(command) for command in record.commands]
        for game in self._games(_BY_SEED, (record.state.setup.seed,)):
            if game.setup == record.state.setup and self._texts(game) == texts:
                return Taken(game, known=True)
        self._database.write(*record.rows())
        (game,) = self._games(_BY_ID, (record.id,))
        return Taken(game, known=False)

    # What belongs to games, and what is remembered besides.

    def analysis(self, game: KeptGame) -> dict[int, Any]:
        """What the review has found so far, by ply: the number of the command, from 0."""
        found = {}
        for row in self._database.sure_rows(_ANALYSIS, (game.id,)):
            try:
                found[row["ply"]] = json.loads(row["data"])
            except (ValueError, TypeError, RecursionError):
                continue
        return found

    def keep_analysis(self, game: KeptGame, ply: int, data: object) -> None:
        """Keep what the review has found about one decision; ``data`` is made of JSON's types."""
        self._database.write((_KEEP_ANALYSIS, (ply, json.dumps(data), game.id)))

    def round_rows(self) -> Iterator[tuple[int, int, int, int, bool, int]]:
        """Game, seat, call, tricks won, whether made, and score of each person's rounds, in order.

        This is for `callbreak.session.statistics`.
        """
        rows = self._database.rows(_ROUNDS)
        if not all(map(_are_numbers, rows)):
            self._database.report_damage(TypeError("a round's figures are no whole numbers"))
            rows = list(filter(_are_numbers, self._database.rows(_ROUNDS)))
        for game, seat, call, won, made, score in rows:
            yield game, seat, call, won, bool(made), score

    def remember(self, key: str, value: object) -> None:
        """Keep a small value, such as the size of the window."""
        self._database.write((_REMEMBER, (key, json.dumps(value))))

    def recall(self, key: str) -> Any:
        """A value that was remembered, None if there is none."""
        rows = self._database.rows(_RECALL, (key,))
        try:
            return json.loads(rows[0]["value"]) if rows else None
        except (ValueError, TypeError, RecursionError):
            return None

    def _texts(self, game: KeptGame) -> list[str]:
        """The game's commands as they are kept; what is no text is none of them."""
        rows = self._database.sure_rows(_COMMANDS, (game.id,))
        return [text if isinstance(text := row["command"], str) else "" for row in rows]

    def _games(self, query: str, values: Sequence[object] = ()) -> list[KeptGame]:
        """The games of a query; if a row makes no sense the file is damaged."""
        rows = self._database.rows(query, values)
        try:
            return [kept_game(row) for row in rows]
        except _NONSENSE as problem:
            self._database.report_damage(problem)
        return list(_readable(self._database.rows(query, values)))


def _are_numbers(row: sqlite3.Row) -> bool:
    return all(type(value) is int for value in row)


def _readable(rows: Sequence[sqlite3.Row]) -> Iterator[KeptGame]:
    for row in rows:
        try:
            yield kept_game(row)
        except _NONSENSE:
            continue
