"""Kept games as records: written out, taken in, found again."""

from __future__ import annotations

import copy
import json
import os
from dataclasses import replace
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from callbreak.engine.record import to_record
from callbreak.engine.record_errors import Problem, RecordError
from callbreak.engine.record_reader import read_record
from callbreak.engine.replay import replay
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player
from callbreak.session.games import (
    Result,
    Search,
    export,
    record_file_text,
    record_text,
    result_of,
    start_of,
    take_in_text,
)
from callbreak.session.session import Session
from callbreak.session.store.unknown_keys import unknown_keys, with_unknown_keys
from tests.session.folders import quick_folder
from tests.session.table import FOUR_BOTS, YOU_AND_BOTS, give_up, go_on, open_store, play, setup
from tests.strategies import house_rules

if TYPE_CHECKING:
    from pathlib import Path


def record(seed: str = "record", moves: int = 1000, **more: object) -> dict[str, Any]:
    """A record that another program has written."""
    session = Session(setup(seed))
    go_on(session, moves=moves)
    told = json.loads(json.dumps(to_record(session.state, app="9.9")))
    assert isinstance(told, dict)
    return told | more


@settings(max_examples=20)
@given(
    rules=house_rules(),
    players=st.sampled_from([YOU_AND_BOTS, FOUR_BOTS]),
    moves=st.integers(0, 250),
    luck=st.integers(0, 1000),
)
def test_a_record_written_and_taken_in_elsewhere_is_the_same_game(
    rules: Rules, players: tuple[Player, ...], moves: int, luck: int
) -> None:
    with quick_folder() as folder:
        here = open_store(folder / "here.db")
        session, game = play(here, setup("travels", rules, players), moves=moves, luck=luck)
        told = json.loads(record_text(here.record_of(game)))
        assert replay(read_record(told)) == session.state
        assert told["started"] == game.started
        there = open_store(folder / "there.db")
        taken = there.take_in(told)
        assert not taken.known
        assert there.record_of(taken.game) == told
        assert there.resume(taken.game).commands == session.commands
        assert replace(taken.game, id=game.id) == game
        assert list(there.round_rows()) == [
            (taken.game.id, *row[1:]) for row in here.round_rows() if row[0] == game.id
        ]
        here.close()
        there.close()


def test_optional_and_unknown_keys_are_kept_wherever_they_stand(file: Path) -> None:
    told = record(
        started="2026-05-01T10:00:00Z",
        ended="yesterday",
        assisted=True,
        mood={"deep": [1, None]},
        winner="not a key of ours",
    )
    told["rules"]["moon"] = "full"
    told["players"][2]["portrait"] = "bikram"
    told["rounds"][1]["weather"] = "rain"
    store = open_store(file)
    taken = store.take_in(copy.deepcopy(told))
    assert store.record_of(taken.game) == told
    assert taken.game.assisted
    assert taken.game.app == "9.9"


def test_a_record_without_dates_gets_none(file: Path) -> None:
    store = open_store(file)
    told = record()
    game = store.take_in(told).game
    assert store.record_of(game) == told
    assert (game.started, game.ended, start_of(game)) == ("", None, None)


def test_a_record_that_was_given_up_is_not_offered_again(file: Path) -> None:
    store = open_store(file)
    told = record(moves=30, abandoned=True, ended="2026-05-01T10:00:00Z")
    game = store.take_in(told).game
    assert store.unfinished() is None
    assert result_of(game) is Result.ABANDONED
    assert store.record_of(game) == told


def test_an_unfinished_record_can_be_played_on(file: Path) -> None:
    store = open_store(file)
    game = store.take_in(record(moves=30, mood="good")).game
    assert store.unfinished() == game
    go_on(store.resume(game))
    (over,) = store.games()
    assert over.over
    assert store.record_of(over)["mood"] == "good"
    assert replay(read_record(store.record_of(over))).totals == over.totals


@pytest.mark.parametrize("moves", [0, 4, 30, 1000])
def test_the_same_game_is_kept_once(file: Path, moves: int) -> None:
    store = open_store(file)
    first = store.take_in(record(moves=moves))
    again = store.take_in(record(moves=moves, app="other", started="2026-05-01T10:00:00Z"))
    assert (first.known, again.known) == (False, True)
    assert store.games() == [first.game] == [again.game]


@pytest.mark.parametrize("change", ["plays", "players", "rules"])
def test_another_play_of_the_same_deal_is_another_game(file: Path, change: str) -> None:
    store = open_store(file)
    of = setup("record")
    if change == "players":
        of = replace(of, players=(Player("Gopal", Kind.HUMAN), *YOU_AND_BOTS[1:]))
    elif change == "rules":
        of = replace(of, rules=Rules(rounds=10))
    store.take_in(record(moves=30))
    session = Session(of)
    go_on(session, moves=31 if change == "plays" else 30)
    assert not store.take_in(to_record(session.state, app="1")).known
    assert len(store.games()) == 2


def test_a_record_with_a_lie_is_refused_and_nothing_is_kept(file: Path) -> None:
    store = open_store(file)
    lie = record("second")
    lie["totals"][0] += 1
    with pytest.raises(RecordError) as refused:
        take_in_text(store, json.dumps(record("first")) + "\n" + json.dumps(lie) + "\n")
    assert refused.value.problem is Problem.DIFFERS
    assert store.games() == []


def test_a_file_holds_one_record_or_one_a_line(file: Path) -> None:
    store = open_store(file)
    assert len(take_in_text(store, json.dumps(record("a"), indent=2))) == 1
    lines = "\n\n".join(json.dumps(record(seed)) for seed in "abc")
    assert [taken.known for taken in take_in_text(store, lines)] == [True, False, False]


@pytest.mark.parametrize("text", ["", "[]", "null", "{", "\0", "[" * 100_000, '{"a": 1, "a": 2}'])
def test_what_is_no_record_is_refused_with_a_reason(file: Path, text: str) -> None:
    store = open_store(file)
    with pytest.raises(RecordError):
        take_in_text(store, text)
    assert store.games() == []


def test_an_export_that_fails_leaves_what_was_there(folder: Path, file: Path) -> None:
    store = open_store(file)
    _, game = play(store, moves=10)
    out = folder / "game.json"
    export(store, game, out)
    before = out.read_bytes()
    assert json.loads(before) == store.record_of(game)
    with pytest.raises(OSError, match=r"."):
        export(store, game, folder / "no such folder" / "game.json")
    with pytest.raises(OSError, match=r"."):
        export(store, game, folder)
    assert out.read_bytes() == before
    assert [each.name for each in folder.iterdir() if each.name.startswith(".")] == []


def test_names_that_no_file_can_hold_are_written_as_escapes(file: Path) -> None:
    store = open_store(file)
    players = (Player("सीता", Kind.HUMAN), Player("\ud800", Kind.EASY), *YOU_AND_BOTS[2:])
    _, game = play(store, setup(players=players), moves=3)
    text = record_text(store.record_of(game))
    assert json.loads(text.encode()) == store.record_of(game)


json_values = st.recursive(
    st.none() | st.integers() | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=2), inner, max_size=3)
    ),
    max_leaves=15,
)


@settings(max_examples=40)
@given(st.dictionaries(st.text(max_size=2), json_values), st.data())
def test_what_is_unknown_is_put_back_in_its_place(
    whole: dict[str, Any], data: st.DataObject
) -> None:
    known = thinned(whole, data)
    assert with_unknown_keys(known, unknown_keys(whole, known)) == whole


def thinned(value: Any, data: st.DataObject) -> Any:
    """The value without some of its keys, at any depth."""
    if isinstance(value, dict):
        return {k: thinned(v, data) for k, v in value.items() if data.draw(st.booleans())}
    if isinstance(value, list):
        return [thinned(each, data) for each in value]
    return value


def test_games_are_found_by_day_preset_result_and_text(file: Path) -> None:
    store = open_store(file)
    store.take_in(record("old", started="2026-05-01T12:00:00Z"))
    store.take_in(record("new", started="2026-06-15T12:00:00Z", moves=20))
    store.take_in(record("bad date", started="in May"))
    play(store, setup("watched", players=FOUR_BOTS))
    play(store, setup("nepal", Rules.from_mapping({"void": "beat", "rounds": 3})), moves=9)
    give_up(store, store.games()[0])

    def found(search: Search) -> list[str]:
        return [game.setup.seed for game in search.among(store.games())]

    assert found(Search()) == ["nepal", "watched", "bad date", "new", "old"]
    assert found(Search(since=date(2026, 5, 2), until=date(2026, 6, 30))) == ["new"]
    assert found(Search(until=date(2026, 5, 2))) == ["old"]
    assert found(Search(preset="nepal")) == ["nepal"]
    assert found(Search(result=Result.UNFINISHED)) == ["new"]
    assert found(Search(result=Result.WATCHED)) == ["watched"]
    assert found(Search(result=Result.ABANDONED)) == ["nepal"]
    assert found(Search(text=" MAYA ")) == ["watched"]
    assert found(Search(text="bad d")) == ["bad date"]
    assert found(Search(text="2")) == ["new"]
    ends = found(Search(result=Result.WON)) + found(Search(result=Result.LOST))
    assert sorted(ends) == ["bad date", "old"]


def test_a_shared_first_place_is_won(file: Path) -> None:
    store = open_store(file)
    _, game = play(store)
    assert result_of(replace(game, places=(1, 1, 3, 4))) is Result.WON
    assert result_of(replace(game, places=(2, 1, 3, 4))) is Result.LOST


def test_a_film_is_not_read_to_its_end_to_find_that_it_is_no_record(tmp_path: Path) -> None:
    film = tmp_path / "film.json"
    with film.open("wb") as stream:
        stream.truncate(3_000_000_000)
    with pytest.raises(OSError, match="large"):
        record_file_text(film)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names there")
def test_a_pipe_that_nobody_writes_into_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match="nvalid"):
        record_file_text(tmp_path / "pipe")
