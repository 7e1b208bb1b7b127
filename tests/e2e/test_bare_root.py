"""The built app on a Debian that has nothing but a virtual screen, for a user who has nothing."""

from __future__ import annotations

import os
import shutil
import struct
import subprocess
from pathlib import Path

import pytest

from tests.e2e.game import FROZEN, ONE_FILE, ROOT

BARE = ROOT / "build" / "bare-root"

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not BARE.exists(), reason="no build/bare-root: run 'make bare-root' first"),
    pytest.mark.skipif(not FROZEN.exists(), reason="no dist/callbreak: run 'make build' first"),
    pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="only root can do it"),
]

HERE = "opt/a place with blanks कलब्रेक 🂡"
"""The folder of the app in the bare system."""

# A network of its own: the screen's number may be taken by another one outside.
ENTER = """
mount -t proc proc "$0/proc"
mkdir -p "$0/dev/shm"
mount -t tmpfs tmpfs "$0/dev/shm"
mount -t tmpfs tmpfs "$0/tmp"
chmod 1777 "$0/tmp"
mount --bind "$1" "$0/mnt"
exec chroot "$0" sh /mnt/inside.sh
"""

INSIDE = """
set -eu
cd /
mkfifo /tmp/number
Xvfb -displayfd 3 -screen 0 1280x720x24 3>/tmp/number 2>/tmp/xvfb &
read -r number </tmp/number
as_nobody() {
    env -i PATH=/usr/bin:/bin LANG=C DISPLAY=":$number" \\
        setpriv --reuid=65534 --regid=65534 --clear-groups "$@"
}
COMMANDS
"""

COMMANDS = """
as_nobody "$APP" --version
as_nobody "$APP" --watch --frames 60 --screenshot /mnt/last.png
as_nobody "$APP" simulate --games 2 --rounds 3 --jobs 2 --bots easy,medium,easy,easy \\
    --records /mnt/records.jsonl
as_nobody "$APP" verify /mnt/records.jsonl
as_nobody "$APP" legal --hand "TH KH 2H AS" --trick 9H
echo q | as_nobody "$APP" text --rounds 3
"""


def in_the_bare_system(app: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Have a user without rights, home and language do the commands with that app."""
    outside = tmp_path / "outside"
    outside.mkdir(mode=0o777)
    outside.chmod(0o777)
    commands = COMMANDS.replace("$APP", f"/{HERE}/{app}")
    script = INSIDE.replace("COMMANDS", commands)
    (outside / "inside.sh").write_text(script, encoding="utf-8")
    return subprocess.run(
        ["unshare", "--mount", "--net", "--pid", "--fork", "sh", "-euc", ENTER, BARE, outside],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


@pytest.fixture(params=["callbreak/callbreak", ONE_FILE.name])
def app(request: pytest.FixtureRequest) -> str:
    """The app in the bare system, where nobody may write; its path below its place."""
    program: str = request.param
    made = FROZEN.parent if "/" in program else ONE_FILE
    if not made.exists():
        pytest.skip("there is no one-file app: run 'make build ARGS=--onefile' first")
    place = BARE / HERE
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    if made.is_dir():
        shutil.copytree(made, place / made.name, symlinks=True)
    else:
        shutil.copy(made, place)
    return program


def test_the_app_does_everything_on_a_bare_debian(app: str, tmp_path: Path) -> None:
    before = everything_in(BARE)
    done = in_the_bare_system(app, tmp_path)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "not known" not in done.stdout
    assert "2 finished games proved" in done.stdout
    assert "Call Break" in done.stdout
    picture = (tmp_path / "outside" / "last.png").read_bytes()
    assert struct.unpack(">II", picture[16:24]) == (1280, 720)
    assert len(picture) > 100_000, "nothing was painted"
    assert everything_in(BARE) == before


def everything_in(folder: Path) -> dict[str, int]:
    """Every file below, with the time of its last change, but for what the screen keeps."""
    found = {}
    for place in folder.rglob("*"):
        inside = place.relative_to(folder).as_posix()
        if not inside.startswith(("dev/", "proc/", "tmp/", "var/lib/xkb")):
            found[inside] = place.lstat().st_mtime_ns
    return found
