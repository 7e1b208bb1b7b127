"""In CI everything that the app, the wheel and the desktop need is there: nothing is skipped."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

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
