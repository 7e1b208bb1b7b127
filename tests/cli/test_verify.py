"""``callbreak verify``: whatever is changed in a record is found, and the place is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from callbreak.cli.main import main
from callbreak.engine.commands import EndGame, NextRound
from callbreak.engine.game import apply, legal_commands, new_game
from callbreak.engine.record import to_record
from callbreak.engine.rules import Rules
from callbreak.engine.state import GameOver, Kind, Player, Setup
from tests.cli.running import run

Record = dict[str, Any]
PLAYERS = tuple(Player(name, Kind.EASY) for name in ("Asha", "Bikram", "Chandra", "Devi"))


def _record(plays: int | None = None, seed: str = "verify") -> Record:
    """A game of three rounds in which everybody does the first legal thing."""
    state = new_game(Setup(seed, Rules(rounds=3), PLAYERS)).state
    done = 0
    while not isinstance(state, GameOver) and done != plays:
        state = apply(state, legal_commands(state)[0]).state
        done += 1
    return to_record(state, app="1.0")


WHOLE = _record()


def _verify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: str | bytes
) -> tuple[int, str, str]:
    file = tmp_path / "game.json"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    code = main(["verify", str(file)])
    shown = capsys.readouterr()
    return code, shown.out, shown.err.replace(str(file), "FILE")


def test_a_true_record_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, said, error = _verify(tmp_path, capsys, json.dumps(WHOLE))
    assert (code, error) == (0, "")
    assert said.endswith("game.json: 1 finished game proved\n")


@pytest.mark.parametrize("plays", [0, 2, 4, 7, 56, 57, 60])
def test_a_record_of_an_unfinished_game_is_proved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], plays: int
) -> None:
    code, said, _ = _verify(tmp_path, capsys, json.dumps(_record(plays)))
    assert code == 0
    assert "1 unfinished game proved" in said


def test_records_may_be_a_line_each_or_indented_and_begin_with_a_byte_order_mark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = "\n".join(json.dumps(_record(seed=str(n))) for n in range(3)) + "\n\n"
    assert "3 finished games" in _verify(tmp_path, capsys, lines)[1]
    assert "3 finished games" in _verify(tmp_path, capsys, lines.replace("\n", "\r\n"))[1]
    assert "1 finished game" in _verify(tmp_path, capsys, json.dumps(WHOLE, indent=2))[1]
    assert "1 finished game" in _verify(tmp_path, capsys, "\ufeff" + json.dumps(WHOLE))[1]


def test_the_line_of_a_wrong_record_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = json.loads(json.dumps(WHOLE))
    wrong["totals"][0] += 10
    code, said, error = _verify(tmp_path, capsys, f"{json.dumps(WHOLE)}\n\n{json.dumps(wrong)}\n")
    assert (code, said) == (1, "")
    assert error.startswith("FILE line 3: totals: [")


def _spoil_play(record: Record) -> None:
    plays = record["rounds"][1]["plays"].split()
    plays[4], plays[5] = plays[5], plays[4]
    record["rounds"][1]["plays"] = " ".join(plays)


def _lower(record: Record, key: str) -> None:
    record["rounds"][2][key][1] -= 1


SPOILT: list[tuple[Callable[[Record], object], str]] = [
    (_spoil_play, "round 2, play 5, seat "),
    (lambda r: r.update(seed="another"), "round 1"),
    (lambda r: r["rounds"][0].update(dealer=(r["rounds"][0]["dealer"] + 1) % 4), "round 1, dealer"),
    (lambda r: r["rounds"][1].update(attempt=1), "round 2, attempt"),
    (lambda r: r["rounds"][1]["hands"].reverse(), "round 2, seat 0, hands"),
    (lambda r: _lower(r, "won"), "round 3, won"),
    (lambda r: _lower(r, "scores"), "round 3, scores"),
    (lambda r: _lower(r, "calls"), "round 3, seat 1, calls"),
    (lambda r: r["rounds"][0]["calls"].__setitem__(2, 9), "the highest call is 8"),
    (lambda r: r["totals"].__setitem__(3, 0), "totals"),
    (lambda r: r.update(winners=[]), "winners"),
    (lambda r: r.pop("winners"), "winners"),
    (lambda r: r.pop("seed"), "seed: this is missing"),
    (lambda r: r.update(version=2), "version: 2 is not allowed"),
    (lambda r: r.update(version=1.0), "version: 1.0 is there, but it must be a whole number"),
    (lambda r: r.update(version=True), "version: true is there"),
    (lambda r: r.update(format="chess"), 'format: "chess" is not allowed'),
    (lambda r: r.update(players=r["players"][:3]), "a list of four, one for each seat"),
    (lambda r: r["players"][0].update(kind="god"), "seat 0, kind"),
    (lambda r: r["rules"].update(min_call=3), "rules.min_call: 3 is not allowed; allowed: 1, 2"),
    (lambda r: r["rules"].update(void="beet"), 'allowed: "trump", "beat", "free"'),
    (lambda r: r["rules"].update(min_call=2), "the lowest call is 2"),
    (lambda r: r["rounds"].append(r["rounds"][0]), "does not belong there"),
    (lambda r: r["rounds"].pop(), "totals"),
    (lambda r: r["rounds"][0].update(plays="1H"), "a card like TH"),
    (lambda r: r["rounds"][0].update(declined=[0]), "declined"),
    (lambda r: r["rounds"][0].update(redeals=[{"seat": 0, "reason": "no_spade"}]), "redeals"),
    (lambda r: r.clear(), "format: this is missing"),
]


@pytest.mark.parametrize(("spoil", "said"), SPOILT)
def test_the_first_thing_wrong_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], spoil: Callable[[Record], object], said: str
) -> None:
    record = json.loads(json.dumps(WHOLE))
    spoil(record)
    code, out, error = _verify(tmp_path, capsys, json.dumps(record))
    assert (code, out) == (1, "")
    assert said in error
    assert error.startswith("FILE: ")
    assert error.count("\n") == 1
    assert "{" not in error.replace('{"', "")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "there is no record in it"),
        (b" \n", "there is no record in it"),
        (b"\xff\xfe", "not text in UTF-8"),
        (b"\0\0", "not JSON"),
        (b"words", "not JSON"),
        (b"[]", "record"),
        (b'{"format": "callbreak-game", "format": "callbreak-game"}', "this key is there twice"),
        (b"[" * 100_000, "not JSON"),
        (b'{"seed": ' + b"9" * 5000 + b"}", "FILE: "),
        (b'{"a": NaN}', "not JSON"),
        (b"{}\n{}\n", "FILE line 1: "),
    ],
)
def test_what_is_no_record_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes, said: str
) -> None:
    code, out, error = _verify(tmp_path, capsys, content)
    assert (code, out) == (1, "")
    assert said in error
    assert error.count("\n") == 1


def test_every_file_is_tried_and_one_bad_one_fails_the_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = tmp_path / "good.json"
    good.write_text(json.dumps(WHOLE))
    code = main(["verify", str(tmp_path), str(tmp_path / "none"), str(good)])
    shown = capsys.readouterr()
    assert code == 1
    assert "good.json: 1 finished game proved" in shown.out
    assert shown.err.count("\n") == 2
    assert "there is no such file" in shown.err


def test_standard_input_is_a_file_too() -> None:
    ended = run("verify", "-", stdin=json.dumps(WHOLE))
    assert (ended.returncode, ended.stdout) == (0, b"standard input: 1 finished game proved\n")
    assert run("verify", "-").returncode == 1


def test_an_endless_game_is_proved_where_the_person_ended_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    players = (Player("You", Kind.HUMAN), *PLAYERS[1:])
    state = new_game(Setup("endless", Rules(rounds=None), players)).state
    while not isinstance(state, GameOver):
        commands = legal_commands(state)
        command = commands[0]
        if isinstance(command, NextRound) and len(state.finished) == 2:
            command = EndGame()
            assert command in commands
        state = apply(state, command).state
    assert _verify(tmp_path, capsys, json.dumps(to_record(state, app="1.0")))[0] == 0
