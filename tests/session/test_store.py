"""A kept game is the same game when it is opened again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from callbreak.engine.game import legal_commands
from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player
from callbreak.session.session import Session
from callbreak.session.store.command_list import commands_to
from callbreak.session.store.command_text import read_command, write_command
from tests.session.folders import quick_folder
from tests.session.table import (
    FOUR_BOTS,
    YOU_AND_BOTS,
    give_up,
    go_on,
    move,
    open_store,
    play,
    setup,
)
from tests.strategies import house_rules

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.session.store import KeptGame, Store

TWO_PERSONS = (*YOU_AND_BOTS[:2], Player("Ram", Kind.HUMAN), YOU_AND_BOTS[3])


def reopened(store: Store, file: Path) -> Store:
    store.close()
    return open_store(file)


def only(store: Store) -> KeptGame:
    (game,) = store.games()
    return game


@settings(max_examples=25)
@given(
    rules=house_rules(),
    seed=st.text(max_size=5).filter(lambda text: text.isprintable()),
    players=st.sampled_from([YOU_AND_BOTS, FOUR_BOTS, TWO_PERSONS]),
    moves=st.integers(0, 250),
    luck=st.integers(0, 1000),
)
def test_a_game_goes_on_in_the_very_state_in_which_it_was_left(
    rules: Rules, seed: str, players: tuple[Player, ...], moves: int, luck: int
) -> None:
    with quick_folder() as folder:
        file = folder / "callbreak.db"
        store = open_store(file)
        session, _ = play(store, setup(seed, rules, players), moves=moves, luck=luck)
        store = reopened(store, file)
        game = only(store)
        again = store.resume(game)
        assert again.state == session.state
        assert again.commands == session.commands
        assert game.setup == session.setup
        assert game.totals == session.state.totals
        assert game.over == session.over
        assert (store.unfinished() == game) == (not session.over and session.person is not None)
        assert store.take_notices() == []
        store.close()


@settings(max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(
    rules=house_rules(),
    players=st.sampled_from([YOU_AND_BOTS, FOUR_BOTS, TWO_PERSONS]),
    moves=st.integers(0, 300),
    luck=st.integers(0, 1000),
)
def test_the_commands_that_lead_to_a_state_can_be_found_from_the_state(
    rules: Rules, players: tuple[Player, ...], moves: int, luck: int
) -> None:
    session = Session(setup("commands", rules, players))
    go_on(session, moves=moves, luck=luck)
    commands = commands_to(session.state)
    assert tuple(commands) == session.commands
    assert [read_command(write_command(command)) for command in commands] == commands


@pytest.mark.parametrize("text", ["", "play", "play 4 AS", "play 0 1S", "call 0 x", "ask -1", "go"])
def test_a_text_that_is_no_command_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        read_command(text)


def test_a_move_after_the_resume_is_kept_as_well(file: Path) -> None:
    store = open_store(file)
    play(store, moves=20)
    for luck in range(30):
        store = reopened(store, file)
        session = store.resume(only(store))
        go_on(session, moves=1, luck=luck)
    store = reopened(store, file)
    assert store.resume(only(store)).state == session.state
    assert len(session.commands) == 50


def test_what_was_taken_back_stays_taken_back(file: Path) -> None:
    store = open_store(file)
    session, _ = play(store, moves=90)
    assert len(session.state.finished) == 1
    while session.can_undo and session.state.finished:
        session.undo()
    store = reopened(store, file)
    game = only(store)
    assert game.assisted
    assert game.totals == (0, 0, 0, 0)
    assert list(store.round_rows()) == []
    again = store.resume(game)
    assert again.state == session.state
    assert again.assisted


def test_a_hint_marks_the_game_as_assisted(file: Path) -> None:
    store = open_store(file)
    session, game = play(store, moves=10)
    assert not game.assisted
    session.mark_assisted()
    store = reopened(store, file)
    assert only(store).assisted
    assert store.resume(only(store)).assisted


def test_a_game_that_was_given_up_is_listed_but_not_offered(file: Path) -> None:
    store = open_store(file)
    _, game = play(store, moves=30)
    assert store.unfinished() == game
    give_up(store, game)
    assert store.unfinished() is None
    assert only(store).abandoned


def test_the_newest_unfinished_game_with_a_person_is_offered(file: Path) -> None:
    store = open_store(file)
    play(store, setup("old"), moves=5)
    play(store, setup("new"), moves=5)
    play(store, setup("watched", players=FOUR_BOTS), moves=5)
    play(store, setup("finished"))
    offered = store.unfinished()
    assert offered is not None
    assert offered.setup.seed == "new"
    assert [game.number for game in store.games()] == [4, 3, 2, 1]
    assert store.game(2) == offered


def test_the_same_deal_again_is_another_game_with_the_same_cards(file: Path) -> None:
    store = open_store(file)
    first, game = play(store, moves=40)
    second, _ = play(store, game.setup, moves=0)
    assert second.opening == first.opening
    assert len(store.games()) == 2


def test_a_deleted_game_is_gone_with_all_that_belongs_to_it(file: Path) -> None:
    store = open_store(file)
    session, game = play(store)
    store.keep_analysis(game, 3, {"best": "AS"})
    _, other = play(store, setup("other"), moves=10)
    store.delete(game)
    store = reopened(store, file)
    assert store.games() == [other]
    assert list(store.round_rows()) == []
    assert store.analysis(game) == {}
    assert session.over


def test_a_game_that_is_deleted_while_it_is_played_stays_deleted(file: Path) -> None:
    store = open_store(file)
    session, game = play(store, moves=10)
    store.delete(game)
    go_on(session)
    session.mark_assisted()
    assert store.games() == []
    assert store.take_notices() == []
    assert store.keeping


def test_the_review_is_kept_by_ply_and_goes_with_what_is_taken_back(file: Path) -> None:
    store = open_store(file)
    session, game = play(store, moves=30)
    for ply in (2, 7, 29):
        store.keep_analysis(game, ply, {"values": [1.5, -0.25], "ply": ply})
    store.keep_analysis(game, 2, ["better"])
    session.undo()
    store = reopened(store, file)
    length = len(session.commands)
    assert store.analysis(game)[2] == ["better"]
    assert store.analysis(game).keys() == {ply for ply in (2, 7, 29) if ply < length}


def test_small_things_are_remembered(file: Path) -> None:
    store = open_store(file)
    assert store.recall("window") is None
    store.remember("window", {"size": [1280, 720]})
    store.remember("window", {"size": [800, 600]})
    assert reopened(store, file).recall("window") == {"size": [800, 600]}


def test_names_and_seeds_of_any_kind_are_kept(file: Path) -> None:
    players = (
        Player("सीता 🃏\0\n'\"; DROP TABLE games", Kind.HUMAN),
        Player("\ud800", Kind.MEDIUM),
        Player("", Kind.EASY),
        Player("مريم" * 200, Kind.HARD),
    )
    store = open_store(file)
    play(store, setup("अ\0b'", players=players), moves=5)
    store = reopened(store, file)
    assert only(store).setup == setup("अ\0b'", players=players)


def test_two_starts_in_one_second_deal_different_cards() -> None:
    from callbreak.session.store import draw_seed

    seeds = {draw_seed() for _ in range(200)}
    assert len(seeds) == 200
    assert all(len(seed) == 32 and set(seed) <= set("0123456789abcdef") for seed in seeds)


def test_every_command_is_kept_before_it_is_seen(file: Path) -> None:
    import random

    store = open_store(file)
    of = setup()
    session = Session(of, log=store.begin(of))
    chance = random.Random(3)
    for n in range(1, 60):
        move(session, chance)
        reader = open_store(file, read_only=True)
        assert reader.state_of(only(reader)) == session.state
        assert len(session.commands) == n
        reader.close()
    assert legal_commands(session.state)
