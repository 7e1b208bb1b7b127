"""One game after the other in one process: nothing of a game is left when it is over."""

from __future__ import annotations

from pathlib import Path

import pytest

from callbreak import settings
from callbreak.app.start import opened
from callbreak.app_options import AppOptions
from tools.trial import long

OF_A_GAME = (
    "TableScene", "TableView", "TableBots", "CardsOnTable", "Sprite", "ScoreSheetScene", "Form",
    "GameEndScene", "Session", "GameLog", "Playing", "GameOver", "RoundResult",
)  # fmt: skip


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="handles are counted in /proc")
def test_a_second_game_leaves_no_more_behind_than_the_first(tmp_path: Path) -> None:
    for key, value in {**long.SETTINGS, "table.reduced_motion": True}.items():
        settings.change(tmp_path / "settings.yaml", key, value)
    options = AppOptions(data_dir=tmp_path, watch=True, size_px=(640, 400), language="en")
    began = long.held()
    left = []
    with opened(options) as services:
        for _ in range(2):
            long.play(1, services)
            kinds = long.kinds()
            left.append([kinds[kind] for kind in OF_A_GAME])
    assert left[0] == left[1]
    ended = long.held()
    assert ended.files <= began.files + 1  # Python's own tracker of processes stays
    assert ended.children <= began.children + 1
