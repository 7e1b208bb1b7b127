"""``callbreak legal``: the worked examples as a user asks them, and lines that make no sense."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from callbreak.cli.main import main
from tests.cli.running import run

if TYPE_CHECKING:
    from pathlib import Path


def _legal(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], str]:
    code = main(["legal", *arguments])
    shown = capsys.readouterr()
    return code, shown.out.splitlines(), shown.err


def test_r7_what_may_be_played_and_why_not_the_others(capsys: pytest.CaptureFixture[str]) -> None:
    code, lines, _ = _legal(capsys, "--hand", "TH KH 2H AS", "--trick", "9H")
    assert code == 0
    assert lines == [
        "legal: TH KH",
        "2H must_head: You must beat the 9♥: play the 10♥ or the K♥.",
        "AS follow_suit: Hearts were led and you hold hearts: play the 10♥ or the K♥.",
    ]


@pytest.mark.parametrize(
    ("rules", "legal"), [("classic", "3S 5S"), ("nepal", "3S 5S KD"), ("beginner", "3S 5S KD")]
)
def test_r8_a_void_seat_under_each_preset(
    capsys: pytest.CaptureFixture[str], rules: str, legal: str
) -> None:
    code, lines, _ = _legal(capsys, "--hand", "5S 3S KD", "--trick", "4H 9S", "--rules", rules)
    assert code == 0
    assert lines[0] == f"legal: {legal}"


def test_r6_a_spade_is_not_led_before_it_is_broken(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "rules.yaml"
    file.write_text("spades_broken: true\n")
    rules = str(file)
    _, lines, _ = _legal(capsys, "--hand", "5S KD", "--rules", rules, "--spades-unbroken")
    assert lines[0] == "legal: KD"
    assert lines[1].startswith("5S spades_not_broken: ")
    _, lines, _ = _legal(capsys, "--hand", "5S KD", "--rules", rules)
    assert lines == ["legal: 5S KD"]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--hand", ""], "1 to 13 cards"),
        (["--hand", "AS AS"], "AS"),
        (["--hand", "1S"], "1S"),
        (["--hand", "as"], "as"),
        (["--hand", "AS", "--trick", "AS"], "in the hand and in the trick: AS"),
        (["--hand", "AS", "--trick", "2H 3H 4H 5H"], "at most 3"),
        (["--hand", "AS", "--trick", "10H"], "10H"),
        (["--hand", "2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AC 2H"], "1 to 13 cards"),
    ],
)
def test_a_position_that_cannot_be_fails_with_a_sentence(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    code, lines, error = _legal(capsys, *arguments)
    assert (code, lines) == (1, [])
    assert said in error
    assert error.count("\n") == 1


def test_a_batch_takes_its_questions_from_its_input_only(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert _legal(capsys, "--batch", "--hand", "AS")[0] == 2


def _batch(*lines: str | bytes) -> list[dict[str, object]]:
    data = b"\n".join(line.encode() if isinstance(line, str) else line for line in lines)
    ended = run("legal", "--batch", stdin=data)
    assert (ended.returncode, ended.stderr) == (0, b"")
    return [json.loads(line) for line in ended.stdout.splitlines()]


def test_a_batch_answers_each_line() -> None:
    assert _batch(
        '{"hand": "TH KH 2H AS", "trick": "9H"}',
        '{"rules": {"void": "beat"}, "hand": "5S KD", "trick": "4H 9S", "spades_broken": false}',
        '{"rules": {"spades_broken": true}, "hand": "5S KD", "trick": "", "spades_broken": false}',
        '{"rules": {"spades_broken": true}, "hand": "5S KD", "unknown": 1}',
        '{"rules": "master", "hand": "KH 2H", "trick": "9H"}',
        '{"rules": {"rounds": null}, "hand": "2H"}',
    ) == [
        {"legal": "TH KH", "refused": {"2H": "must_head", "AS": "follow_suit"}},
        {"legal": "5S KD", "refused": {}},
        {"legal": "KD", "refused": {"5S": "spades_not_broken"}},
        {"legal": "5S KD", "refused": {}},
        {"legal": "2H KH", "refused": {}},
        {"legal": "2H", "refused": {}},
    ]


def test_a_bad_line_is_answered_with_an_error_and_the_next_goes_on() -> None:
    bad: list[str | bytes] = [
        "",
        "words",
        "[]",
        "null",
        "{}",
        '{"hand": 5}',
        '{"hand": null}',
        '{"hand": ""}',
        '{"hand": "XX"}',
        '{"hand": "AS", "hand": "KS"}',
        '{"hand": "AS", "trick": ["2H"]}',
        '{"hand": "AS", "trick": "2H 3H 4H 5H"}',
        '{"hand": "AS", "trick": "AS"}',
        '{"hand": "AS", "rules": {"min_call": 3}}',
        '{"hand": "AS", "rules": {"min_call": 1.0}}',
        '{"hand": "AS", "rules": {"must_head": 1}}',
        '{"hand": "AS", "rules": {"mincall": 1}}',
        '{"hand": "AS", "rules": {"redeal": [[]]}}',
        '{"hand": "AS", "rules": []}',
        '{"hand": "AS", "rules": "nonsense"}',
        '{"hand": "AS", "spades_broken": 1}',
        '{"hand": "AS", "spades_broken": null}',
        '{"hand": NaN}',
        '{"hand": "AS", "x": ' + "[" * 100_000,
        b'{"hand": "\xff"}',
        '{"hand": "\\ud83d"}',
        '{"hand": "AS", "x": ' + "9" * 5000 + "}",
    ]
    answers = _batch(*bad, '{"hand": "AS"}')
    assert len(answers) == len(bad) + 1
    for line, answer in zip(bad, answers, strict=False):
        assert list(answer) == ["error"], line
        assert answer["error"]
    assert answers[-1] == {"legal": "AS", "refused": {}}
