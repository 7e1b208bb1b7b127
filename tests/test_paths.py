"""Where files lie, from source, wheel or bundle, and where the player's own go."""

from __future__ import annotations

from pathlib import Path

import pytest

from callbreak import paths


def test_shipped_files_are_found_from_any_working_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.shipped("assets").is_dir()
    assert paths.asset("fonts").is_dir()


def test_in_a_wheel_the_assets_lie_inside_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "callbreak" / "assets").mkdir(parents=True)
    monkeypatch.setattr(paths, "_PACKAGE", tmp_path / "callbreak")
    assert paths.asset("x.svg") == tmp_path / "callbreak" / "assets" / "x.svg"
    assert paths.shipped("settings.yaml") == tmp_path / "settings.yaml"


@pytest.mark.parametrize("name", ["plain", "with blank", "कलब्रेक", "🂡"])
def test_a_data_folder_holds_everything(tmp_path: Path, name: str) -> None:
    found = paths.places(tmp_path / name)
    assert found.folders == (tmp_path / name,)
    assert found.settings.name == "settings.yaml"


def test_a_relative_data_folder_does_not_move_with_the_working_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert paths.places("here").settings == tmp_path / "here" / "settings.yaml"


def test_without_a_data_folder_the_system_says_where() -> None:
    assert all(folder.is_absolute() for folder in paths.places().folders)


def test_without_a_home_things_go_to_the_temporary_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr("os.path.expanduser", lambda path: path)
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    assert paths.places().settings.is_relative_to(tmp_path)


def test_a_user_without_a_name_has_an_empty_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError("getpwuid(): uid not found")

    monkeypatch.setattr("getpass.getuser", nobody)
    assert paths.user_name() == ""


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("asha", "asha"),
        ("अशोक", "अशोक"),
        ("\udcff\udcfe", ""),
        ("a\x1b[31mb\n\0c\ud800", "a[31mbc"),
        ("W" * 500, "W" * 40),
        (" \t ", ""),
    ],
)
def test_what_the_system_calls_the_player_can_be_shown_and_kept(
    monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: name)
    assert paths.user_name() == said
