"""The command that a sentence names can be typed as it stands."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

import pytest

from callbreak.cli.own_command import own_command

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.skipif(os.name == "nt", reason="quoted in another way there")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to be in, with a program that can be called."""
    program = tmp_path / "bin" / "callbreak"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    return tmp_path


def test_a_program_in_the_path_is_called_by_its_name(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(folder / "bin"))
    monkeypatch.setattr(sys, "argv", [str(folder / "bin" / "callbreak"), "text"])
    assert own_command("text", "--continue") == "callbreak text --continue"


def test_another_program_is_called_by_its_place(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(folder / "bin" / "callbreak")])
    assert own_command("text") == "bin/callbreak text"
    monkeypatch.chdir(folder / "bin")
    assert own_command("text") == "./callbreak text"


def test_a_package_is_called_by_its_python(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/elsewhere/callbreak/__main__.py"])
    monkeypatch.setattr(sys, "executable", str(folder / "bin" / "python"))
    assert own_command("text") == "bin/python -m callbreak text"


def test_blanks_are_quoted(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/a b/callbreak"])
    assert own_command("--data-dir", "c d") == "'/a b/callbreak' --data-dir 'c d'"
