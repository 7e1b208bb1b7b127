"""Each notice of the store, and each standing of a game, has its words."""

from __future__ import annotations

from dataclasses import replace

import pytest

from callbreak.engine.rules import Rules
from callbreak.engine.state import Kind, Player, Setup
from callbreak.session.games import Result
from callbreak.session.store import KeptGame, Notice, NoticeCode
from callbreak.words.store_phrases import (
    game_line,
    notice_sentence,
    result_name,
    standing_text,
    start_text,
)

GAME = KeptGame(
    id=1,
    number=12,
    started="2026-05-01T18:30:00Z",
    ended=None,
    app="1",
    setup=Setup(
        "seed", Rules(), tuple(Player(name, Kind.HUMAN) for name in ("You", "A\nb", "C\0", "D"))
    ),
    preset="classic",
    person=0,
    round_number=2,
    totals=(83, 50, 0, -40),
    winners=None,
    places=None,
    assisted=False,
    abandoned=False,
)
WON = replace(GAME, winners=(0,), places=(1, 2, 3, 4))


@pytest.mark.parametrize("code", NoticeCode)
def test_every_notice_is_a_sentence_without_gaps(code: NoticeCode) -> None:
    sentence = notice_sentence(Notice(code, "/data/callbreak.db", "disk full", 3))
    assert sentence[0].isupper()
    assert "{" not in sentence
    if code is NoticeCode.NOT_KEPT:
        assert "/data/callbreak.db" in sentence
        assert "disk full" in sentence


def test_numbers_of_games_have_their_plural() -> None:
    one, two = (
        notice_sentence(Notice(NoticeCode.DAMAGED, "/data/old.db", saved=n)) for n in (1, 2)
    )
    assert "1 game could" in one
    assert "2 games could" in two


@pytest.mark.parametrize("result", Result)
def test_every_result_has_a_name(result: Result) -> None:
    assert result_name(result)


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (GAME, "in round 2 of 5"),
        (replace(GAME, setup=replace(GAME.setup, rules=Rules(rounds=None))), "in round 2"),
        (replace(GAME, abandoned=True), "given up"),
        (WON, "won"),
        (replace(WON, places=(3, 1, 2, 4)), "lost (3rd)"),
        (replace(WON, assisted=True), "won, with help"),
        (replace(WON, person=None), "watched"),
    ],
)
def test_a_game_tells_how_it_stands(game: KeptGame, text: str) -> None:
    assert standing_text(game) == text


def test_a_game_is_one_line_whatever_the_names() -> None:
    line = game_line(GAME)
    assert len(line.splitlines()) == 1
    assert "\0" not in line
    assert "8.3" in line
    assert "−4" in line


def test_a_start_that_is_not_known_is_a_dash() -> None:
    assert start_text(replace(GAME, started="")) == "–"
