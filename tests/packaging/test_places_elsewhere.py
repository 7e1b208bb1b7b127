"""Where the game keeps its files on Windows and macOS, as far as this can be tried here."""

from __future__ import annotations

from pathlib import Path

import platformdirs.macos
import platformdirs.windows
import pytest

from callbreak import paths


def test_on_a_mac_files_go_where_finder_expects_them(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr("platformdirs.PlatformDirs", platformdirs.macos.MacOS)
    library = tmp_path / "Library"
    found = paths.places()
    assert found.settings == library / "Application Support" / "callbreak" / "settings.yaml"
    assert found.store == library / "Application Support" / "callbreak" / "callbreak.db"
    assert found.log == library / "Logs" / "callbreak" / "callbreak.log"


def test_on_windows_files_go_to_the_user_s_local_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("platformdirs.PlatformDirs", platformdirs.windows.Windows)
    monkeypatch.setattr("platformdirs.windows.get_win_folder", lambda _: str(tmp_path))
    found = paths.places()
    assert found.settings == tmp_path / "callbreak" / "settings.yaml"
    assert found.store == tmp_path / "callbreak" / "callbreak.db"
    assert found.log == tmp_path / "callbreak" / "Logs" / "callbreak.log"
