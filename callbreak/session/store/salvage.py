"""Reading what can be read of a damaged store: every game whose commands play through."""

from __future__ import annotations

import json
import logging
import sqlite3
from typing import TYPE_CHECKING, Any, Final

from callbreak.engine.state import GameOver
from callbreak.session.store.command_list import follow
from callbreak.session.store.game_rows import COMMAND, About, kept_game, whole_game
from callbreak.session.store.opening import ERRORS, open_to_read
from callbreak.session.store.seal import seal_row, sealed_game

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from callbreak.session.store.game_rows import KeptGame
    from callbreak.session.store.schema import Statement

_log = logging.getLogger(__name__)
_NONSENSE: Final = (ValueError, TypeError, LookupError, AttributeError, OverflowError)
_FORWARD: Final = "SELECT * FROM games ORDER BY id"
_BACKWARD: Final = "SELECT * FROM games ORDER BY id DESC"
_COMMANDS: Final = "SELECT n, command FROM commands WHERE game = ? ORDER BY n"
_ROUNDS: Final = "SELECT seat, n, call, won, made, score FROM rounds WHERE game = ?"
_ANALYSIS: Final = "SELECT ply, data FROM analysis WHERE game = ? ORDER BY ply"
_KEEP_ANALYSIS: Final = "INSERT OR REPLACE INTO analysis (game, ply, data) VALUES (?, ?, ?)"
_MEMORY: Final = "SELECT key, value FROM memory"
_REMEMBER: Final = "INSERT OR REPLACE INTO memory (key, value) VALUES (?, ?)"

Batch = list["Statement"]


def salvage(file: Path) -> tuple[list[Batch], int]:
    """Transactions that write what can be read of ``file`` into a new one, and how many games.

    A finished game is taken over if its commands lead to the end that it had, an unfinished one up
    to the last command that can be read. Never raises.
    """
    try:
        connection = open_to_read(file)
    except ERRORS:
        return [], 0
    if connection is None:
        return [], 0
    connection.text_factory = _text
    try:
        games = [batch for row in _games(connection) if (batch := _saved(connection, row))]
        remembered = [
            (_REMEMBER, (row["key"], row["value"]))
            for row in _rows(connection, _MEMORY)
            if _is_json(row["value"])
        ]
    finally:
        connection.close()
    return [*games, *([remembered] if remembered else [])], len(games)


def _text(data: bytes) -> str:
    return data.decode("utf-8", "replace")


def _rows(connection: sqlite3.Connection, query: str, *values: object) -> Iterator[sqlite3.Row]:
    """The rows up to the place where the file cannot be read."""
    try:
        yield from connection.execute(query, values)
    except ERRORS as error:
        _log.warning("a part of the store cannot be read: %s", error)


def _games(connection: sqlite3.Connection) -> list[sqlite3.Row]:
    """The rows of games from both ends, as damage in the middle stops a reader."""
    found: dict[Any, sqlite3.Row] = {}
    numbers: set[Any] = set()
    for query in (_FORWARD, _BACKWARD):
        for row in _rows(connection, query):
            if row["id"] not in found and row["number"] not in numbers:
                found[row["id"]] = row
                numbers.add(row["number"])
    return sorted(found.values(), key=lambda row: str(row["number"]).zfill(20))


def _saved(connection: sqlite3.Connection, row: sqlite3.Row) -> Batch | None:
    try:
        game = kept_game(row)
        texts = list(_texts(connection, game))
        about = _about(game, row["extra"])
        rows = _as_sealed(connection, game, about, texts, row) or _played_through(
            game, about, texts
        )
        length = sum(query == COMMAND for query, _ in rows)
        return [*rows, *_analysis(connection, game, length)]
    except _NONSENSE as problem:
        _log.warning("a game in the damaged store is lost: %s", problem)
        return None


def _about(game: KeptGame, extra: object) -> About:
    return About(
        id=game.id,
        app=game.app,
        started=game.started,
        number=game.number,
        ended=game.ended,
        assisted=game.assisted,
        abandoned=game.abandoned,
        extra=str(extra) if _is_json(extra) else "{}",
    )


def _as_sealed(
    connection: sqlite3.Connection,
    game: KeptGame,
    about: About,
    texts: list[str],
    row: sqlite3.Row,
) -> Batch | None:
    """The game's rows as they are, if it is over and its seal is sound."""
    if not game.over or game.places is None or "seal" not in row.keys():  # noqa: SIM118
        return None
    rounds = [tuple(each) for each in _rows(connection, _ROUNDS, game.id)]
    try:
        return sealed_game(game, about, texts, rounds, row["seal"])
    except _NONSENSE:
        return None


def _played_through(game: KeptGame, about: About, texts: list[str]) -> Batch:
    """The game's rows once its commands have been played again.

    Raises:
        ValueError: a finished game does not come to its end.
    """
    commands, state = follow(game.setup, texts)
    if not game.over:
        return whole_game(about, commands, state)
    if isinstance(state, GameOver) and (state.totals, state.winners) == (game.totals, game.winners):
        return [*whole_game(about, commands, state), seal_row(about.id, state)]
    raise ValueError("its commands do not lead to its end")


def _texts(connection: sqlite3.Connection, game: KeptGame) -> Iterator[str]:
    for n, row in enumerate(_rows(connection, _COMMANDS, game.id)):
        if row["n"] != n or not isinstance(row["command"], str):
            return
        yield row["command"]


def _analysis(connection: sqlite3.Connection, game: KeptGame, length: int) -> Batch:
    return [
        (_KEEP_ANALYSIS, (game.id, row["ply"], row["data"]))
        for row in _rows(connection, _ANALYSIS, game.id)
        if isinstance(row["ply"], int) and 0 <= row["ply"] < length and _is_json(row["data"])
    ]


def _is_json(text: object) -> bool:
    try:
        json.loads(text)  # type: ignore[arg-type]
    except (ValueError, TypeError, RecursionError):
        return False
    return True
