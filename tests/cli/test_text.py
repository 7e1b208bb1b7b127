"""The text table: a whole game by typing, in a real terminal."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pexpect
import pytest

from callbreak.cli.text_input import Request, read_card, read_number, read_request
from callbreak.engine.cards import Card, parse_cards
from callbreak.session.store import Store
from tests.cli.running import run

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path.cwd()), "LANG": "C.UTF-8"}


def table(folder: Path, *arguments: str) -> pexpect.spawn[str]:
    return pexpect.spawn(
        sys.executable,
        ["-m", "callbreak", "text", "--data-dir", str(folder), "--language", "en", *arguments],
        env=ENVIRONMENT,
        encoding="utf-8",
        timeout=60,
        dimensions=(50, 200),
    )


QUESTIONS = [r"Your call, 1 to 8\?", r"Your card\?", "Press Enter", "The seed was: (.*)\r"]


def play_to_the_end(game: pexpect.spawn[str]) -> str:
    """Answer every question with the first choice; gives the seed that is revealed."""
    while True:
        asked = game.expect(QUESTIONS)
        if asked == 3:
            assert game.match is not None
            return str(game.match.group(1)).strip()
        game.sendline(["2", "1", ""][asked])


def test_a_whole_game_is_played_by_typing(tmp_path: Path) -> None:
    game = table(tmp_path, "--rounds", "3", "--seed", "Dashain")
    game.expect("beat the winning card")
    game.expect("Fingerprint of the deals: [0-9a-f]{64}")
    assert play_to_the_end(game) == "Dashain"
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 0


def test_a_game_that_was_left_is_continued_where_it_was(tmp_path: Path) -> None:
    game = table(tmp_path, "--rounds", "3", "--seed", "left")
    game.expect(QUESTIONS[0])
    game.sendline("3")
    game.expect(QUESTIONS[1])
    game.sendline("q")
    game.expect("The game is kept")
    game.expect(pexpect.EOF)
    game.wait()
    again = table(tmp_path, "--continue")
    again.expect("Going on with the kept game")
    again.expect(QUESTIONS[1])
    again.sendline("s")
    again.expect(r"0/3")
    again.expect(QUESTIONS[1])
    again.sendline("1")
    assert play_to_the_end(again) == "left"


def test_the_calls_so_far_are_told_while_one_calls_and_when_one_comes_back(tmp_path: Path) -> None:
    game = table(tmp_path, "--rounds", "3", "--seed", "aids")
    game.expect(QUESTIONS[0])
    game.sendline("s")
    game.expect("Won and called: (.*)\\.")
    assert game.match is not None
    told = str(game.match.group(1))
    assert "Bikram 0/3" in told
    assert "Chandra 0/3" in told
    game.sendline("q")
    game.expect(pexpect.EOF)
    game.wait()
    again = table(tmp_path, "--continue")
    again.expect_exact(told)
    again.expect(QUESTIONS[0])
    again.close(force=True)


def test_an_illegal_card_is_explained_and_the_aids_answer(tmp_path: Path) -> None:
    game = table(tmp_path, "--rounds", "3", "--seed", "aids")
    game.expect(QUESTIONS[0])
    for typed, answer in [
        ("?", "rank and suit"),
        ("h", r"Call [1-8](, \d\.\d points better than [1-8]| \([1-8] is as good\))\. \w+"),
        ("99", "The highest call is 8"),
        ("banana", "Type a number"),
        ("u", "nothing to take back"),
    ]:
        game.sendline(typed)
        game.expect(answer)
        game.expect(QUESTIONS[0])
    game.sendline("३")
    game.expect("You call 3")
    game.expect(QUESTIONS[1])
    for typed, answer in [
        ("banana", "Type a card"),
        ("l", "No trick has been played yet"),
        ("r", "beat the winning card"),
        ("c", "not certain"),
        ("h", r"Play the [KA]♥\. It is the cheapest card that heads the trick"),
    ]:
        game.sendline(typed)
        game.expect(answer)
        game.expect(QUESTIONS[1])
    game.sendline("u")
    game.expect("Taken back")
    game.expect(QUESTIONS[0])
    game.close(force=True)


@pytest.mark.parametrize(("typed", "helped"), [("h", True), ("s", False)])
def test_a_hint_is_remembered_with_the_kept_game(tmp_path: Path, typed: str, helped: bool) -> None:
    finished = run("text", "--data-dir", str(tmp_path), "--seed", "h", stdin=f"{typed}\nq\n")
    assert finished.returncode == 0
    store = Store.open(tmp_path / "callbreak.db", read_only=True)
    (game,) = store.games()
    store.close()
    assert game.assisted is helped


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("KH", "KH"),
        ("hk", "KH"),
        ("10h", "TH"),
        ("t H", "TH"),
        ("10♥", "TH"),
        ("♥️10", "TH"),
        ("2", "AS"),
        ("१", "KH"),
    ],
)
def test_a_card_is_typed_as_people_write_it(typed: str, card: str) -> None:
    assert read_card(typed, parse_cards("KH AS")) == Card.parse(card)


@pytest.mark.parametrize("typed", ["", "0", "3", "K", "HH", "11H", "king", "\x00", "²"])
def test_what_is_no_card_is_none(typed: str) -> None:
    assert read_card(typed, parse_cards("KH AS")) is None


def test_numbers_and_requests_are_told_apart_from_cards() -> None:
    assert read_number("४") == 4
    assert read_number(" 12 ") == 12
    assert read_number("1e3") is None
    assert read_request("H") is Request.HINT
    assert read_request("help") is Request.HELP
    assert read_request("KH") is None
