"""``callbreak bot``: a level speaks the bot protocol on standard input and output."""

from __future__ import annotations

import io
import json
import sys

import pytest

from callbreak.ai.arena import Seating, play_game
from callbreak.ai.levels import Level, quick_answer
from callbreak.ai.protocol import write_answer, write_request
from callbreak.cli.main import main
from callbreak.engine.game import apply, new_game
from callbreak.engine.rules import PRESETS
from callbreak.engine.state import Kind, Player, Setup
from callbreak.engine.view import SeatView, observe


def views() -> list[SeatView]:
    """The first decisions of a game."""
    state = new_game(Setup("bot", PRESETS["classic"], (Player("bot", Kind.EASY),) * 4)).state
    found = []
    for _ in range(12):
        assert state.turn is not None
        found.append(observe(state, state.turn))
        state = apply(state, quick_answer(found[-1], Level.EASY)).state
    return found


def ask(monkeypatch: pytest.MonkeyPatch, text: str, *options: str) -> int:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    return main(["bot", *options])


@pytest.mark.parametrize("level", [Level.EASY, Level.MEDIUM])
def test_the_program_answers_as_the_level_does(
    level: Level, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    requests = "".join(map(write_request, views()))
    assert ask(monkeypatch, requests, "--level", level) == 0
    answers = [write_answer(quick_answer(view, level)) for view in views()]
    assert capsys.readouterr().out == "".join(answers)


def test_a_bad_line_gets_an_error_and_the_next_one_an_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write_request(views()[0])
    assert ask(monkeypatch, f"nonsense\n{'x' * 200_000}\n{good}", "--level", "medium") == 0
    out, err = capsys.readouterr()
    first, second, third = map(json.loads, out.splitlines())
    assert list(first) == list(second) == ["error"]
    assert list(third) == ["call"]
    assert len(err.splitlines()) == 2


def test_a_seed_stands_for_the_random_numbers_of_the_request(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    requests = "".join(map(write_request, views()))
    answers = []
    for seed in ("one", "one", "two", "three", "four"):
        assert ask(monkeypatch, requests, "--level", "easy", "--seed", seed) == 0
        answers.append(capsys.readouterr().out)
    assert answers[0] == answers[1]
    assert len(set(answers)) > 1


def test_hard_answers_within_a_budget(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    request = write_request(views()[0])
    assert ask(monkeypatch, request, "--level", "hard", "--budget-ms", "20") == 0
    assert list(json.loads(capsys.readouterr().out)) == ["call"]


def test_a_level_plays_the_same_game_as_a_program_and_in_its_own_house() -> None:
    program = f"{sys.executable} -m callbreak bot --level easy"
    at_home = play_game(Seating(("easy",) * 4, PRESETS["nepal"], "home", records=True), 0)
    bots = ("easy", program, "easy", "easy")
    away = play_game(Seating(bots, PRESETS["nepal"], "home", answer_limit_s=60, records=True), 0)
    assert at_home.record is not None
    assert away.record is not None
    assert json.loads(away.record)["rounds"] == json.loads(at_home.record)["rounds"]
    assert away.seats[1].replaced == 0


@pytest.mark.parametrize(
    "options", [[], ["--level", "best"], ["--level", "hard", "--budget-ms", "0"]]
)
def test_wrong_usage_is_two(options: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bot", *options]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_wrong_level_is_answered_with_the_words_that_may_be_typed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["bot", "--level", "best"]) == 2
    told = capsys.readouterr().err.replace("'", "")  # Python 3.14 quotes them no more
    assert "choose from easy, medium, hard" in told
