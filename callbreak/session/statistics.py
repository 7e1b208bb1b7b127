"""What a player has done over many games: counted in whole numbers, rounded only to be shown.

``played(store)`` reads the games of all persons, `Filter` chooses among them, and `statistics`
adds them up: finished games without help count; those with help, and those given up, stand apart.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from callbreak.engine.scoring import Tenths
from callbreak.engine.seats import SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from callbreak.session.store import KeptGame, Store

MIXED: Final = "mixed"
"""The level of opponents who are not all of one kind."""


class PlayedRound(NamedTuple):
    """One finished round of a person: call, tricks won, whether the call was made, and score."""

    call: int
    won: int
    made: bool
    score: Tenths


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game as one person in it played it.

    Attributes:
        number: the game's number in the store.
        started: UTC, ISO 8601; empty if unknown.
        name: the person's.
        preset: the name of the rules.
        level: the kind of the three others, or `MIXED`.
        over: whether it was played to its end.
        place: 1 to 4, None while it is not over.
        total: points of the finished rounds.
        rounds: the finished rounds.
    """

    number: int
    started: str
    name: str
    preset: str
    level: str
    over: bool
    place: int | None
    total: Tenths
    rounds: tuple[PlayedRound, ...]
    assisted: bool = False
    abandoned: bool = False


@dataclass(frozen=True, slots=True)
class Filter:
    """Which games are looked at; None stands for all."""

    name: str | None = None
    preset: str | None = None
    level: str | None = None

    def takes(self, game: PlayedGame) -> bool:
        """Whether a game is looked at."""
        return (
            self.name in {None, game.name}
            and self.preset in {None, game.preset}
            and self.level in {None, game.level}
        )


@dataclass(frozen=True, slots=True)
class Figures:
    """Sums over finished games, and the averages that follow. Averages are None without games.

    Attributes:
        games: how many.
        wins: how many of them in first place, shared or not.
        rounds: how many.
        points: of all rounds.
        made: rounds in which the call was made.
        calls: the sum of all calls.
        tricks: the sum of all tricks won.
        places: games by place, 1st to 4th.
        best: the game with the most points, the first of equals.
        by_call_and_tricks: rounds by call and tricks won.
    """

    games: int = 0
    wins: int = 0
    rounds: int = 0
    points: Tenths = 0
    made: int = 0
    calls: int = 0
    tricks: int = 0
    places: tuple[int, ...] = (0, 0, 0, 0)
    best: PlayedGame | None = None
    by_call_and_tricks: Mapping[tuple[int, int], int] = field(default_factory=dict)

    @property
    def wins_percent(self) -> int | None:
        """Games won, in whole per cent."""
        return percent(self.wins, self.games)

    @property
    def made_percent(self) -> int | None:
        """Calls made, in whole per cent."""
        return percent(self.made, self.rounds)

    @property
    def hundredths_a_round(self) -> int | None:
        """Average points a round, in hundredths of a point."""
        return quotient(10 * self.points, self.rounds)

    @property
    def hundredths_a_call(self) -> int | None:
        """The average call, in hundredths of a trick."""
        return quotient(100 * self.calls, self.rounds)

    @property
    def hundredths_of_tricks(self) -> int | None:
        """Average tricks won a round, in hundredths of a trick."""
        return quotient(100 * self.tricks, self.rounds)


@dataclass(frozen=True, slots=True)
class Statistics:
    """Games that count, games with help, and how many were given up or are not over yet."""

    counted: Figures
    assisted: Figures
    abandoned: int
    unfinished: int


def quotient(whole: int, parts: int) -> int | None:
    """``whole / parts`` rounded to a whole number, halves away from zero; None for no parts."""
    if parts == 0:
        return None
    size = (2 * abs(whole) + parts) // (2 * parts)
    return size if whole >= 0 else -size


def percent(part: int, whole: int) -> int | None:
    """7 of 10 is 70, 1 of 8 is 13 (halves go up); None of nothing."""
    return quotient(100 * part, whole)


def played(store: Store) -> list[PlayedGame]:
    """The games of all persons, the oldest first; a game with two persons is there for each."""
    rounds: defaultdict[tuple[int, int], list[PlayedRound]] = defaultdict(list)
    for game, seat, call, won, made, score in store.round_rows():
        rounds[game, seat].append(PlayedRound(call, won, made, score))
    return [
        _as_played(game, seat, tuple(rounds[game.id, seat]))
        for game in reversed(store.games())
        if game.person is not None
        for seat in SEATS
        if game.setup.is_person(seat)
    ]


def _as_played(game: KeptGame, seat: int, rounds: tuple[PlayedRound, ...]) -> PlayedGame:
    others = {who.kind.value for other, who in enumerate(game.setup.players) if other != seat}
    return PlayedGame(
        number=game.number,
        started=game.started,
        name=game.setup.players[seat].name,
        preset=game.preset,
        level=others.pop() if len(others) == 1 else MIXED,
        over=game.over,
        place=None if game.places is None else game.places[seat],
        total=game.totals[seat],
        rounds=rounds,
        assisted=game.assisted,
        abandoned=game.abandoned,
    )


def statistics(games: Iterable[PlayedGame]) -> Statistics:
    """Add up the games that a filter has let through."""
    games = list(games)
    over = [game for game in games if game.over and not game.abandoned]
    return Statistics(
        counted=figures(game for game in over if not game.assisted),
        assisted=figures(game for game in over if game.assisted),
        abandoned=sum(game.abandoned for game in games),
        unfinished=sum(not game.over and not game.abandoned for game in games),
    )


def figures(games: Iterable[PlayedGame]) -> Figures:
    """Add up finished games."""
    games = list(games)
    rounds = [each for game in games for each in game.rounds]
    places = Counter(game.place for game in games)
    return Figures(
        games=len(games),
        wins=places[1],
        rounds=len(rounds),
        points=sum(each.score for each in rounds),
        made=sum(each.made for each in rounds),
        calls=sum(each.call for each in rounds),
        tricks=sum(each.won for each in rounds),
        places=tuple(places[place] for place in (1, 2, 3, 4)),
        best=max(games, key=lambda game: game.total, default=None),
        by_call_and_tricks=Counter((each.call, each.won) for each in rounds),
    )


def by_preset(games: Iterable[PlayedGame]) -> dict[str, Statistics]:
    """The statistics of each preset among the games."""
    groups: defaultdict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        groups[game.preset].append(game)
    return {preset: statistics(group) for preset, group in groups.items()}


def by_level(games: Iterable[PlayedGame]) -> dict[str, Statistics]:
    """The statistics against each level of opponents among the games."""
    groups: defaultdict[str, list[PlayedGame]] = defaultdict(list)
    for game in games:
        groups[game.level].append(game)
    return {level: statistics(group) for level, group in groups.items()}


def names(games: Iterable[PlayedGame]) -> list[str]:
    """The persons who have played, the one with the most games first."""
    return [name for name, _ in Counter(game.name for game in games).most_common()]
