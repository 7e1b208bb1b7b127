"""``callbreak settings``: where, what, and everything that is wrong."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from callbreak.cli.main import main
from callbreak.words import set_language
from tests.settings.broken import BROKEN


@pytest.fixture(autouse=True)
def _english_again(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    set_language("en")


def _settings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    code = main(["settings", "--data-dir", str(tmp_path)])
    shown = capsys.readouterr()
    return code, shown.out, shown.err


def test_it_says_where_the_files_are_and_what_is_in_force(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, said, error = _settings(tmp_path, capsys)
    assert (code, error) == (0, "")
    for name in ("settings.yaml", "callbreak.db", "callbreak.log"):
        assert str(tmp_path / name) in said
    assert "(not there yet)" in said
    assert "    theme: dhaka\n" in said
    assert "Rules of the next game (Classic):\n  5 rounds; calls from 1 to 8." in said


def test_the_players_values_are_shown_as_they_are_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "settings.yaml").write_text(
        "player: {name: no}\ngame: {preset: master, house_rules: {min_call: 1, max_call: 12}}\n"
    )
    code, said, _ = _settings(tmp_path, capsys)
    assert code == 0
    assert '    name: "no"\n' in said
    assert "    house_rules: {min_call: 1}\n" in said
    assert "(Custom)" in said
    assert "(not there yet)" not in said


def test_everything_wrong_is_listed_and_the_command_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text("table:\n  theme: pink\n  tex_size: 100\nsound:\n  mute: on\n")
    code, said, error = _settings(tmp_path, capsys)
    assert code == 1
    assert f"table.theme: pink is not allowed in {file} line 2" in said
    assert f"in {file} line 3; did you mean table.text_size?" in said
    assert f"sound.mute: on is not allowed in {file} line 5; allowed: true, false" in said
    assert error.startswith("3 things are wrong with the settings, first of all: table.theme")
    assert error.count("\n") == 1


@pytest.mark.parametrize("content", [content for content, _, _ in BROKEN])
def test_a_broken_file_fails_the_command_and_it_says_what_the_game_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], content: bytes | str
) -> None:
    kept = content.encode() if isinstance(content, str) else content
    (tmp_path / "settings.yaml").write_bytes(kept)
    code, said, error = _settings(tmp_path, capsys)
    assert code == 1
    assert error.count("\n") == 1
    with opened(AppOptions(data_dir=tmp_path, language="en")) as services:
        told = services.notices
    assert told
    assert said.endswith("".join(f"  {sentence}\n" for sentence in told))
    assert error.endswith(f"{told[0]}\n")
    assert (tmp_path / "settings.yaml").read_bytes() == kept


def test_the_game_as_text_says_it_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.yaml").write_text("table:\n  theme: pink\n")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert main(["text", "--data-dir", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert said.startswith("table.theme: pink is not allowed in ")
    assert " line 2; allowed: dhaka, classic, night" in said.splitlines()[0]
