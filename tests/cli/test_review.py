"""``callbreak review``: the judged game as text."""

from __future__ import annotations

import io
import json
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest

from callbreak.ai.review import judge
from callbreak.cli.main import main
from callbreak.engine.record import to_record
from callbreak.engine.state import GameOver
from tests.ai.test_review import played
from tests.cli.running import run

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.ai.review import Decision, Verdict

QUICK = ("--playouts", "40", "--language", "en")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A whole game as a record."""
    _, state = played()
    file = tmp_path / "game.json"
    file.write_text(json.dumps(to_record(state, app="test")), encoding="utf-8")
    return file


def review(capsys: pytest.CaptureFixture[str], file: Path, *more: str) -> str:
    data = str(file.parent / "data")
    assert main(["review", str(file), *QUICK, "--data-dir", data, *more]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return out


def test_each_round_is_told_with_its_decisions_and_what_it_comes_to(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = review(capsys, file)
    _, state = played()
    assert isinstance(state, GameOver)
    first = out.splitlines()[0]
    assert first.startswith("Sita · Classic · 5 rounds · ")
    for number in range(1, 6):
        assert f"\nRound {number}: " in out
    assert out.count("  call: called ") == 5
    assert "\nThe whole game\n" in out
    played_cards = [line for line in out.splitlines() if line.startswith("  trick ")]
    assert played_cards
    assert all(": played " in line or ": led " in line for line in played_cards)


def test_each_decision_is_told_as_soon_as_it_is_judged(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.BytesIO()
    seen: list[list[str]] = []

    def judged_and_looked_at(decision: Decision, *, playouts: int) -> Verdict:
        seen.append(out.getvalue().decode().splitlines())
        return judge(decision, playouts=playouts)

    monkeypatch.setattr("callbreak.cli.review.judge", judged_and_looked_at)
    monkeypatch.setattr("sys.stdout", io.TextIOWrapper(out, encoding="utf-8"))
    assert main(["review", str(file), *QUICK]) == 0
    assert [line.split(" ")[0] for line in seen[0]] == ["Sita", "Each", "", "Round"]
    assert seen[1][4].startswith("  call: called ")
    assert all(after[: len(before)] == before for before, after in pairwise(seen))
    assert "\nRound 5: " in "\n".join(seen[-1])


def test_another_seat_can_be_reviewed(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert review(capsys, file, "--seat", "2").startswith("Harka · ")


def test_the_same_review_comes_out_each_time(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert review(capsys, file) == review(capsys, file)


def test_a_record_that_is_not_proved_is_not_reviewed(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    record["seed"] = "another"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert main(["review", str(file)]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert "game.json: round 1" in err


@pytest.mark.parametrize("content", [b"", b"no json", b"\xff\xfe\x00", b"[]"])
def test_a_file_without_a_record_is_refused_in_one_line(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "other.json"
    file.write_bytes(content)
    assert main(["review", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_missing_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(tmp_path / "none.json")]) == 1
    assert "none.json: there is no such file" in capsys.readouterr().err


def test_standard_input_and_an_unfinished_game_will_do_without_pygame(file: Path) -> None:
    record = json.loads(file.read_text(encoding="utf-8"))
    plays = record["rounds"][0]["plays"].split()
    first = {**record["rounds"][0], "plays": " ".join(plays[:10])}
    del first["won"], first["scores"], record["winners"]
    record |= {"rounds": [first], "totals": [0, 0, 0, 0]}
    done = run("review", "-", *QUICK, stdin=json.dumps(record))
    assert done.returncode == 0, done.stderr
    assert "Round 1, not finished" in done.stdout.decode()
