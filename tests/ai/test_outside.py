"""Programs that are not part of the game get the environment that the game was started in."""

from __future__ import annotations

import pytest

from callbreak.ai.outside import outside_environment


def test_a_bundle_keeps_its_libraries_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/callbreak/_internal")
    monkeypatch.delenv("LD_LIBRARY_PATH_ORIG", raising=False)
    assert "LD_LIBRARY_PATH" not in outside_environment(bundled=True)


def test_a_search_path_of_the_player_s_own_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/opt/callbreak/_internal:/home/dolma/lib")
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/home/dolma/lib")
    given = outside_environment(bundled=True)
    assert given["LD_LIBRARY_PATH"] == "/home/dolma/lib"
    assert "LD_LIBRARY_PATH_ORIG" not in given


def test_without_a_bundle_nothing_is_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LD_LIBRARY_PATH", "/home/dolma/lib")
    assert outside_environment(bundled=False)["LD_LIBRARY_PATH"] == "/home/dolma/lib"
