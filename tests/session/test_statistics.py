"""Every figure equals the one that the records give."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.engine.rules import PRESETS, Rules
from callbreak.engine.state import Kind, Player
from callbreak.session.statistics import (
    MIXED,
    Figures,
    Filter,
    by_level,
    by_preset,
    figures,
    names,
    percent,
    played,
    quotient,
    statistics,
)
from tests.session.folders import quick_folder
from tests.session.table import give_up, go_on, open_store, play, setup

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.session import Session
    from callbreak.session.store import Store

BOTS = [Kind.EASY, Kind.MEDIUM, Kind.HARD]


def table_of_four(chance: random.Random) -> tuple[Player, ...]:
    """Mostly one person against bots of one level; two persons, or none, now and then."""
    level = chance.choice(BOTS)
    kinds = [level] * 4
    for _ in range(chance.choice([0, 1, 1, 1, 2])):
        kinds[chance.choice([0, 0, 2])] = Kind.HUMAN
    if chance.random() < 0.3:
        kinds[3] = chance.choice(BOTS)
    return tuple(Player(chance.choice(["Sita", "Ram"]), kind) for kind in kinds)


def fill(store: Store, chance: random.Random) -> None:
    """Some games as people play them: to the end, with help, given up, left, taken back."""
    for number in range(chance.randrange(1, 7)):
        rules = chance.choice([*PRESETS.values(), Rules(rounds=3, max_call=13)])
        rules = Rules.from_mapping({"rounds": 3}, start=rules)
        of = setup(f"{number}", rules, table_of_four(chance))
        moves = chance.choice([30, 100, 1000, 1000, 1000])
        session, game = play(store, of, moves=moves, luck=chance.randrange(1000))
        match chance.choice(["nothing", "nothing", "nothing", "hint", "undo", "give up", "delete"]):
            case "hint":
                session.mark_assisted()
            case "undo" if session.person is not None:
                take_back(session, chance)
            case "give up" if not game.over:
                give_up(store, game)
            case "delete":
                store.delete(game)
            case _:
                pass


def take_back(session: Session, chance: random.Random) -> None:
    for _ in range(chance.randrange(60)):
        session.undo()
    go_on(session, moves=chance.choice([5, 1000]), luck=chance.randrange(1000))


def recomputed(records: list[dict[str, Any]], choice: Filter) -> dict[str, Any]:
    """The figures of the games that count, from their records alone."""
    games = []
    for record in records:
        for seat, player in enumerate(record["players"]):
            others = {each["kind"] for other, each in enumerate(record["players"]) if other != seat}
            level = min(others) if len(others) == 1 else MIXED
            if (
                player["kind"] == "human"
                and "winners" in record
                and not record.get("abandoned")
                and not record.get("assisted")
                and choice.name in (None, player["name"])
                and choice.level in (None, level)
            ):
                games.append((seat, record))
    rounds = [
        (each["calls"][seat], each["won"][seat], each["scores"][seat])
        for seat, record in games
        for each in record["rounds"]
    ]
    totals = [record["totals"][seat] for seat, record in games]
    return {
        "games": len(games),
        "wins": sum(seat in record["winners"] for seat, record in games),
        "rounds": len(rounds),
        "points": sum(totals),
        "made": sum(score > 0 for _, _, score in rounds),
        "calls": sum(call for call, _, _ in rounds),
        "tricks": sum(won for _, won, _ in rounds),
        "best": max(totals, default=None),
        "pairs": {
            pair: sum((call, won) == pair for call, won, _ in rounds)
            for pair in {(call, won) for call, won, _ in rounds}
        },
    }


def told(found: Figures) -> dict[str, Any]:
    return {
        "games": found.games,
        "wins": found.wins,
        "rounds": found.rounds,
        "points": found.points,
        "made": found.made,
        "calls": found.calls,
        "tricks": found.tricks,
        "best": None if found.best is None else found.best.total,
        "pairs": dict(found.by_call_and_tricks),
    }


@settings(max_examples=10)
@given(luck=st.integers(0, 10**9))
def test_every_figure_equals_the_one_recomputed_from_the_records(luck: int) -> None:
    with quick_folder() as folder:
        store = open_store(folder / "callbreak.db")
        fill(store, random.Random(luck))
        records = [store.record_of(game) for game in store.games()]
        games = played(store)
        choices = [Filter(), *(Filter(level=kind.value) for kind in BOTS), Filter(name="Sita")]
        for choice in [*choices, Filter(level=MIXED, name="Ram")]:
            counted = statistics(filter(choice.takes, games)).counted
            assert told(counted) == recomputed(records, choice)
            assert counted.wins == counted.places[0]
            assert sum(counted.places) == counted.games
        all_of_them = statistics(games)
        persons = [
            record
            for record in records
            for player in record["players"]
            if player["kind"] == "human"
        ]
        assert all_of_them.abandoned == sum("abandoned" in record for record in persons)
        assert all_of_them.assisted.games == sum(
            "winners" in record and "assisted" in record and "abandoned" not in record
            for record in persons
        )
        assert all_of_them.unfinished == sum(
            "winners" not in record and "abandoned" not in record for record in persons
        )
        for groups in (by_preset(games), by_level(games)):
            assert (
                sum(each.counted.points for each in groups.values())
                == told(all_of_them.counted)["points"]
            )
        store.close()


def test_taking_in_the_records_elsewhere_gives_the_same_figures(folder: Path) -> None:
    here, there = open_store(folder / "here.db"), open_store(folder / "there.db")
    for luck in range(4):
        fill(here, random.Random(luck))
    for game in reversed(here.games()):
        there.take_in(here.record_of(game))
        there.take_in(here.record_of(game))
    assert statistics(played(there)).counted.games > 0
    assert told(statistics(played(there)).counted) == told(statistics(played(here)).counted)


@pytest.mark.parametrize(
    ("part", "whole", "expected"),
    [(7, 10, 70), (1, 8, 13), (1, 3, 33), (2, 3, 67), (0, 5, 0), (5, 5, 100), (1, 200, 1)],
)
def test_percentages_are_rounded_as_people_do(part: int, whole: int, expected: int) -> None:
    assert percent(part, whole) == expected


def test_of_nothing_there_is_no_percentage_and_no_average() -> None:
    nothing = figures([])
    assert percent(0, 0) is None
    assert nothing.wins_percent is None
    assert nothing.made_percent is None
    assert nothing.hundredths_a_round is None
    assert nothing.hundredths_a_call is None
    assert nothing.hundredths_of_tricks is None
    assert nothing.best is None


@given(st.integers(-(10**6), 10**6), st.integers(1, 10**4))
def test_a_quotient_is_the_nearest_whole_number(whole: int, parts: int) -> None:
    found = quotient(whole, parts)
    assert found is not None
    assert abs(Fraction(whole, parts) - found) <= Fraction(1, 2)
    assert quotient(-whole, parts) == -found


def test_averages_come_from_whole_tenths(file: Path) -> None:
    store = open_store(file)
    play(store)
    (game,) = played(store)
    found = figures([game])
    assert found.rounds == 3
    assert found.points == game.total == sum(each.score for each in game.rounds)
    assert found.hundredths_a_round == quotient(10 * game.total, 3)
    assert found.best == game


def test_persons_are_told_apart_by_name(file: Path) -> None:
    store = open_store(file)
    for seed, name in [("a", "Ram"), ("b", "Sita"), ("c", "Sita"), ("d", "सीता")]:
        play(store, setup(seed, players=(Player(name, Kind.HUMAN), *setup().players[1:])))
    games = played(store)
    assert names(games)[0] == "Sita"
    assert set(names(games)) == {"Ram", "Sita", "सीता"}
    assert statistics(filter(Filter(name="Sita").takes, games)).counted.games == 2


def test_games_of_bots_alone_are_nobodys(file: Path) -> None:
    store = open_store(file)
    play(store, setup(players=tuple(Player(f"{n}", Kind.EASY) for n in range(4))))
    assert played(store) == []
