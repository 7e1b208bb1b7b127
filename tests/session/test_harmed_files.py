"""The short form of two trials (``python -m tools.trial files`` and ``… kills``)."""

from __future__ import annotations

import os

import pytest

from tools.trial import kills
from tools.trial.files import run
from tools.trial.files.run import KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_that_has_come_to_harm_costs_no_traceback_no_time_and_no_game(
    kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(15, 100_000, (kind,)) == 0, capsys.readouterr().out
    assert "15 files in" in capsys.readouterr().out


@pytest.mark.skipif(os.name == "nt", reason="a killed process ends with another code there")
def test_a_real_game_that_was_killed_ends_like_the_one_that_was_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert kills.run(2, 1, ways=("text",)) == 0, capsys.readouterr().out
    assert "2 kills" in capsys.readouterr().out
