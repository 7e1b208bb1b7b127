"""What a system may put in the way of keeping games: another copy, no permission, no room."""

from __future__ import annotations

import contextlib
import os
import stat
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


def program(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "tests.session.programs", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


@contextlib.contextmanager
def held(file: Path) -> Iterator[None]:
    """Another copy of the game has the store open."""
    with program("hold", str(file)) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        yield


@contextlib.contextmanager
def as_anybody(folder: Path) -> Iterator[None]:
    """Inside, the folder cannot be written to, not even by root."""
    root = os.geteuid() == 0
    folder.chmod(0o555)
    for name in folder.iterdir():
        name.chmod(0o444)
    if root:
        if not folder.parent.stat().st_mode & stat.S_ISVTX:  # a folder that is everybody's stays so
            folder.parent.chmod(0o755)
        os.seteuid(65534)
    try:
        yield
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        for name in folder.iterdir():
            name.chmod(0o644)


@contextlib.contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A file system of its own with so much room."""
    disk = folder / "disk"
    disk.mkdir()
    size = f"size={kilobytes}k"
    if sys.platform != "linux" or subprocess.call(
        ["mount", "-t", "tmpfs", "-o", size, "none", str(disk)], stderr=subprocess.DEVNULL
    ):
        pytest.skip("only root may mount a file system here")
    try:
        yield disk
    finally:
        subprocess.check_call(["umount", "-l", str(disk)])


def fill(disk: Path) -> Path:
    """Leave no room on the disk; the file that takes it."""
    ballast = disk / "ballast"
    with contextlib.suppress(OSError), ballast.open("wb", buffering=0) as stream:
        while True:
            stream.write(bytes(os.statvfs(disk).f_bsize))
    return ballast
