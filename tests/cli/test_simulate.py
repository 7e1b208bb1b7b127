"""``callbreak simulate``: games on the command line, with a table and records."""

from __future__ import annotations

import argparse
import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from callbreak.cli.main import main
from callbreak.cli.simulate import bots_value
from tests.ai import bot_programs

posix_only = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX")

BOTS = "medium,easy,medium,easy"


def test_a_table_tells_how_each_seat_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "2", "--bots", BOTS, "--seed", "t", "--rounds", "3"]) == 0
    out, err = capsys.readouterr()
    first, head, *rows = out.splitlines()
    assert first == "seed t, rules classic, games 2, rounds 6"
    assert head.split()[:2] == ["seat", "bot"]
    assert [row.split()[:2] for row in rows] == [
        ["0", "medium"],
        ["1", "easy"],
        ["2", "medium"],
        ["3", "easy"],
    ]
    assert err == ""


def test_records_are_the_same_each_time_and_with_any_number_of_jobs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def records(name: str, *more: str) -> str:
        file = tmp_path / name
        arguments = ["--games", "3", "--bots", BOTS, "--seed", "same", "--rounds", "3"]
        assert main(["simulate", *arguments, "--records", str(file), *more]) == 0
        return file.read_text(encoding="utf-8")

    once = records("once.jsonl")
    assert [json.loads(line)["seed"] for line in once.splitlines()] == [
        "same/0",
        "same/1",
        "same/2",
    ]
    assert records("again.jsonl") == once
    assert records("jobs.jsonl", "--jobs", "2") == once


def test_a_seed_is_drawn_and_told_when_none_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    seeds = set()
    for _ in range(2):
        assert main(["simulate", "--games", "1", "--bots", BOTS, "--rounds", "3"]) == 0
        found = re.match(r"seed ([0-9a-f]{32}),", capsys.readouterr().out)
        assert found is not None
        seeds.add(found[1])
    assert len(seeds) == 2


def test_house_rules_come_from_a_preset_or_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--games", "1", "--bots", BOTS, "--rules", "master"]) == 0
    assert "rules master, games 1, rounds 5" in capsys.readouterr().out
    file = tmp_path / "ours.json"
    file.write_text('{"rounds": 3, "void": "free"}', encoding="utf-8")
    assert main(["simulate", "--games", "1", "--bots", BOTS, "--rules", str(file)]) == 0
    assert "rules custom, games 1, rounds 3" in capsys.readouterr().out


def test_replaced_answers_are_said_and_counted(capsys: pytest.CaptureFixture[str]) -> None:
    bots = f"easy,easy,easy,{bot_programs.NONSENSE}"
    assert main(["simulate", "--games", "1", "--bots", bots, "--rounds", "3"]) == 0
    out, err = capsys.readouterr()
    assert out.splitlines()[-1].split()[-1] == "42"
    assert len(err.splitlines()) == 5
    assert all(line.startswith("game 0, seat 3:") for line in err.splitlines())


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["--games", "1", "--bots", "easy,easy,easy"], 2, "four bots"),
        (["--games", "1", "--bots", "easy,,easy,easy"], 2, "four bots"),
        (["--games", "0", "--bots", BOTS], 2, "0"),
        (["--games", "1", "--bots", BOTS, "--answer-limit-s", "nan"], 2, "seconds"),
        (["--games", "1", "--bots", "easy,easy,easy,no-such-bot"], 1, "no-such-bot"),
        (["--games", "1", "--bots", BOTS, "--records", "/no/such/folder/r"], 1, "/no/such"),
        (["--bots", BOTS], 2, "--games"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    arguments: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *arguments]) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert len(err.splitlines()) == 1
    assert said in err


def test_bots_are_split_at_commas_outside_quotes() -> None:
    assert bots_value("hard, easy,medium,hard") == ("hard", "easy", "medium", "hard")
    assert bots_value("a b,'c d',\"e, f\",g 'h,i'") == ("a b", "c d", "e, f", "g 'h,i'")
    with pytest.raises(argparse.ArgumentTypeError):
        bots_value("hard")


@posix_only
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_when_simulate_is_killed_nothing_that_it_started_stays(jobs: str) -> None:
    says_that_it_is_asked = bot_programs.bot_program(
        "print('asked', file=sys.stderr, flush=True)\ntime.sleep(2 if number else 0.1)"
    )
    arguments = [
        "--games",
        "9",
        "--jobs",
        jobs,
        "--bots",
        f"easy,easy,easy,{says_that_it_is_asked}",
    ]
    process = subprocess.Popen(
        [sys.executable, "-m", "callbreak", "simulate", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stderr is not None
    assert process.stderr.readline() == b"asked\n"
    process.kill()
    # Everything that was started has inherited the streams: they end when the last one has.
    process.communicate(timeout=60)


@posix_only
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_on_a_terminal_a_bar_shows_progress_and_ctrl_c_ends_with_the_table(jobs: str) -> None:
    arguments = [
        "-m",
        "callbreak",
        "simulate",
        "--games",
        "1000000",
        "--bots",
        BOTS,
        "--jobs",
        jobs,
    ]
    child = pexpect.spawn(shlex.join([sys.executable, *arguments]), timeout=60, encoding="utf-8")
    child.expect(r"\[[#.]{30}\] [1-9][0-9]*/1000000 games")
    child.sendintr()
    child.expect("stopped early")
    child.expect("seed [0-9a-f]{32}, rules classic, games [1-9]")
    child.expect("points a round")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
