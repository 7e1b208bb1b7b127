"""Games as rows of the store, and back."""

from __future__ import annotations

import functools
import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from callbreak.engine.rules import Rules, preset_name
from callbreak.engine.seats import SEATS, Seat
from callbreak.engine.state import GameOver, Kind, Player, RoundOver, RoundResult, Setup, State
from callbreak.session.store.command_text import write_command

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Iterable, Sequence

    from callbreak.engine.commands import Command
    from callbreak.session.store.schema import Statement

BEGIN: Final = """
    INSERT INTO games (
        id, number, started, ended, app, seed, rules, players, preset, person, assisted, abandoned,
        extra
    ) VALUES (
        ?, coalesce(?, (SELECT coalesce(max(number), 0) + 1 FROM games)), ?, ?, ?, ?, ?, ?, ?, ?, ?,
        ?, ?
    )
"""
COMMAND: Final = """
    INSERT OR REPLACE INTO commands (game, n, command)
    SELECT id, ?, ? FROM games WHERE id = ?
"""
FORGET_COMMANDS: Final = "DELETE FROM commands WHERE game = ? AND n >= ?"
FORGET_ANALYSIS: Final = "DELETE FROM analysis WHERE game = ? AND ply >= ?"
ROUND: Final = """
    INSERT OR REPLACE INTO rounds (game, seat, n, call, won, made, score)
    SELECT id, ?, ?, ?, ?, ?, ? FROM games WHERE id = ?
"""
FORGET_ROUNDS: Final = "DELETE FROM rounds WHERE game = ? AND n > ?"
STANDING: Final = """
    UPDATE games SET round_number = ?, totals = ?, winners = ?, places = ?, ended = ? WHERE id = ?
"""

GIVEN_UP: Final = "UPDATE games SET ended = ? WHERE id = ?"


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in the store, without its cards.

    Attributes:
        id: what the store knows it by.
        number: what people know it by, from 1.
        started: UTC, ISO 8601; empty if a record that was read did not say.
        ended: when it was over or given up; None before, or if a record did not say.
        app: the version of the program that wrote it.
        setup: seed, rules and players.
        preset: the name of its rules.
        person: the first seat that a person plays, None where bots played among themselves.
        round_number: the round it is in, or its last one.
        totals: points of the finished rounds, in whole tenths.
        winners: the winning seats, None while it is not over.
        places: the place of each seat, None while it is not over.
        assisted: whether the person took something back or was helped.
        abandoned: whether it was given up, as a record that was read said.
    """

    id: int
    number: int
    started: str
    ended: str | None
    app: str
    setup: Setup
    preset: str
    person: Seat | None
    round_number: int
    totals: tuple[int, ...]
    winners: tuple[int, ...] | None
    places: tuple[int, ...] | None
    assisted: bool
    abandoned: bool

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.winners is not None

    @property
    def place(self) -> int | None:
        """The person's place; None without a person or while it is not over."""
        return None if self.places is None or self.person is None else self.places[self.person]


@dataclass(frozen=True, slots=True)
class About:
    """What the store knows of a game besides its play.

    ``number`` is None for the next free one; ``extra`` holds what a record that was read said and
    this program does not know (see `callbreak.session.store.unknown_keys`).
    """

    id: int
    app: str
    started: str
    number: int | None = None
    ended: str | None = None
    assisted: bool = False
    abandoned: bool = False
    extra: str = "{}"


def new_id() -> int:
    """A number for a game that no other game has."""
    return secrets.randbits(62)


def begin(setup: Setup, about: About) -> Statement:
    """The row of a new game."""
    players = [[who.name, who.kind.value] for who in setup.players]
    return BEGIN, (
        about.id,
        about.number,
        about.started,
        about.ended,
        about.app,
        setup.seed,
        json.dumps(setup.rules.to_mapping()),
        json.dumps(players),
        preset_name(setup.rules),
        setup.person,
        int(about.assisted),
        int(about.abandoned),
        about.extra,
    )


def command_row(game: int, n: int, command: Command) -> Statement:
    """The ``n``-th command of a game, from 0."""
    return COMMAND, (n, write_command(command), game)


Standing = tuple[int, tuple[int, ...], tuple[int, ...] | None, tuple[int, ...] | None]
"""Round, totals, and for a finished game winners and places."""


def standing(game: int, state: State, ended: str | None) -> Statement:
    """How a game stands; ``ended`` is when, if it is over."""
    number = len(state.finished) + (0 if isinstance(state, RoundOver | GameOver) else 1)
    if isinstance(state, GameOver):
        return standing_row(game, (number, state.totals, state.winners, state.places), ended)
    return standing_row(game, (number, state.totals, None, None), None)


def standing_row(game: int, stands: Standing, ended: str | None) -> Statement:
    """The statement that writes how a game stands."""
    number, totals, winners, places = stands
    return STANDING, (
        number,
        json.dumps(totals),
        None if winners is None else json.dumps(winners),
        None if places is None else json.dumps(places),
        ended,
        game,
    )


def round_rows(game: int, setup: Setup, results: Iterable[RoundResult]) -> list[Statement]:
    """What each person did in finished rounds, for the statistics."""
    return [
        (ROUND, (seat, result.deal.round_number, *_figures(result, seat, setup.rules), game))
        for result in results
        for seat in SEATS
        if setup.is_person(seat)
    ]


def _figures(result: RoundResult, seat: Seat, rules: Rules) -> tuple[int, int, int, int]:
    made = result.made(seat, rules)
    return result.calls[seat], result.won[seat], int(made), result.scores[seat]


def whole_game(about: About, commands: Sequence[Command], state: State) -> list[Statement]:
    """All rows of a game whose ``commands`` have led to ``state``, but for the seal."""
    return [
        begin(state.setup, about),
        *(command_row(about.id, n, command) for n, command in enumerate(commands)),
        *round_rows(about.id, state.setup, state.finished),
        standing(about.id, state, about.ended),
        *([(GIVEN_UP, (about.ended, about.id))] if about.abandoned else []),
    ]


def kept_game(row: sqlite3.Row) -> KeptGame:
    """The game of a row.

    Raises:
        ValueError, TypeError, LookupError, AttributeError: the row makes no sense.
    """
    if not isinstance(row["seed"], str):
        raise TypeError("a seed is a text")
    rules, preset = _rules(row["rules"])
    setup = Setup(row["seed"], rules, _players(row["players"]))
    return KeptGame(
        id=_whole(row["id"]),
        number=_whole(row["number"]),
        started=_told(row["started"]) or "",
        ended=_told(row["ended"]),
        app=_told(row["app"]) or "",
        setup=setup,
        preset=preset,
        person=setup.person,
        round_number=_whole(row["round_number"]),
        totals=_numbers(row["totals"]),
        winners=None if row["winners"] is None else _seats(row["winners"]),
        places=None if row["places"] is None else _numbers(row["places"]),
        assisted=bool(row["assisted"]),
        abandoned=bool(row["abandoned"]),
    )


@functools.lru_cache(maxsize=64)
def _rules(text: str) -> tuple[Rules, str]:
    """The rules that are written so, and what they are called."""
    rules = Rules.from_mapping(json.loads(text))
    return rules, preset_name(rules)


@functools.lru_cache(maxsize=256)
def _players(text: str) -> tuple[Player, ...]:
    players = tuple(Player(name, Kind(kind)) for name, kind in json.loads(text))
    if len(players) != len(SEATS) or not all(isinstance(who.name, str) for who in players):
        raise ValueError(f"{text!r} are not four players")
    return players


def _told(value: object) -> str | None:
    """What the file tells besides the play; what is no text is not worth losing a game for."""
    return value if isinstance(value, str) else None


def _whole(value: object) -> int:
    if type(value) is not int:
        raise TypeError(f"{value!r} is no whole number")
    return value


def _numbers(text: str) -> tuple[int, ...]:
    numbers = _integers(text)
    if len(numbers) != len(SEATS):
        raise ValueError(f"{text!r} are not four numbers")
    return numbers


def _seats(text: str) -> tuple[Seat, ...]:
    seats = _integers(text)
    if not seats or not set(seats) <= set(SEATS):
        raise ValueError(f"{text!r} are no seats")
    return seats


def _integers(text: str) -> tuple[int, ...]:
    values: list[Any] = json.loads(text)
    if not all(type(value) is int for value in values):
        raise ValueError(f"{text!r} are no whole numbers")
    return tuple(values)
