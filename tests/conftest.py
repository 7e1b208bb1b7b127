"""No test opens a window or makes a noise; in CI, where nothing is missing, none is skipped."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

# As early as this: SDL looks once. The real windows of e2e are in processes of their own.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"

# A shell has what it starts in the background ignore Ctrl-C; programs that are tested inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes tells more of what else the machine does than of the game.
settings.register_profile("patient", settings(), deadline=None)
settings.load_profile("patient")

if TYPE_CHECKING:
    from collections.abc import Generator

ALL = "CALLBREAK_SKIP_NOTHING"
"""With this in the environment a skipped test of the two folders is a failed one."""

FOLDERS = {Path(__file__).parent / name for name in ("e2e", "packaging")}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Turn what was skipped there into a failure."""
    report = yield
    if report.skipped and os.environ.get(ALL) and item.path.parent in FOLDERS:
        report.outcome = "failed"
        report.longrepr = f"skipped, and nothing may be skipped here: {report.longrepr}"
    return report
