"""The original pygame in the place of pygame-ce: a sentence that says what is needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.cli.running import ROOT, environment


def test_the_original_pygame_is_told_from_pygame_ce(tmp_path: Path) -> None:
    other = tmp_path / "pygame"
    other.mkdir()
    (other / "__init__.py").write_text('ver = "2.6.1"\n', encoding="utf-8")
    path = os.pathsep.join((str(tmp_path), str(ROOT)))
    ended = subprocess.run(
        [sys.executable, "-m", "callbreak", "--frames", "1", "--data-dir", str(tmp_path / "kept")],
        capture_output=True,
        timeout=60,
        check=False,
        env=environment(PYTHONPATH=path),
    )
    assert ended.returncode == 1
    assert b"pygame-ce" in ended.stderr
    assert b"Traceback" not in ended.stderr
