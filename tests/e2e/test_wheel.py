"""The wheel: it holds everything, and works in an environment that has nothing else."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import callbreak
from tests.e2e.game import ROOT, environment

if TYPE_CHECKING:
    from tests.e2e.screen import Screen

WHEEL = ROOT / "dist" / f"callbreak-{callbreak.__version__}-py3-none-any.whl"
ARCHIVE = ROOT / "dist" / f"callbreak-{callbreak.__version__}.tar.gz"

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not WHEEL.exists(), reason="no wheel in dist: run 'make wheel' first"),
]

A_PAINTING = 10_000
"""A PNG of a painted window has more bytes than this."""


def files_of(*parts: str) -> set[str]:
    """The files below parts of the project, by their path in it."""
    found: set[str] = set()
    for part in parts:
        for path in (ROOT / part).rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                found.add(path.relative_to(ROOT).as_posix())
    return found


def test_the_wheel_holds_the_package_the_assets_and_the_settings() -> None:
    wanted = files_of("callbreak") | {f"callbreak/{name}" for name in files_of("assets")}
    wanted.add("callbreak/settings.yaml")
    with zipfile.ZipFile(WHEEL) as wheel:
        inside = {name for name in wheel.namelist() if ".dist-info/" not in name}
        licences = [name for name in wheel.namelist() if ".dist-info/licenses/" in name]
    assert inside == wanted
    assert any(name.endswith("/LICENSE") for name in licences)


def test_the_archive_holds_all_that_the_wheel_is_made_of() -> None:
    with tarfile.open(ARCHIVE) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    sources = {name for name in files_of("callbreak", "assets") if not name.endswith(".mo")}
    assert sources <= names
    assert {"settings.yaml", "pyproject.toml", "LICENSE", "build/compile_catalogs.py"} <= names


def contents(file: Path) -> dict[str, bytes]:
    """What a wheel or a source archive holds, by name."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            return {name: wheel.read(name) for name in wheel.namelist()}
    with tarfile.open(file) as archive:
        members = [member for member in archive.getmembers() if member.isfile()]
        read = {member.name: archive.extractfile(member) for member in members}
        return {name: data.read() for name, data in read.items() if data is not None}


def test_built_from_the_archive_everything_comes_out_the_same(tmp_path: Path) -> None:
    with tarfile.open(ARCHIVE) as archive:
        archive.extractall(tmp_path, filter="data")
    (unpacked,) = tmp_path.iterdir()
    with zipfile.ZipFile(WHEEL) as wheel:
        languages = [wheel.read(name) for name in wheel.namelist() if name.endswith(".mo")]
    assert languages
    for language in languages:
        assert b"POT-Creation-Date: 2020-02-02" in language, "it holds the time of its making"
    words = ["-m", "build", "--no-isolation", "--outdir", str(tmp_path / "again"), str(unpacked)]
    built = subprocess.run([sys.executable, *words], capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    for file in (WHEEL, ARCHIVE):
        assert contents(tmp_path / "again" / file.name) == contents(file)


def pythons() -> list[str]:
    """This Python, and every other one here for which the game is meant."""
    found = [sys.executable]
    for minor in range(11, 15):
        name = shutil.which(f"python3.{minor}")
        if name is None or minor == sys.version_info.minor:
            continue
        # A name may be there and stand for nothing, and a Python may lack the module.
        command = [name, "-c", "import ensurepip"]
        if subprocess.run(command, capture_output=True, check=False).returncode == 0:
            found.append(name)
    return found


@pytest.fixture(scope="module", params=pythons(), ids=lambda name: Path(name).name)
def installed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of programs of an environment in which only the wheel was installed."""
    folder = tmp_path_factory.mktemp("an empty environment")
    subprocess.run([request.param, "-m", "venv", folder], check=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = [str(programs / "python"), "-m", "pip", "install", "--quiet", str(WHEEL)]
    subprocess.run(pip, check=True, timeout=300)
    return programs


def run(
    programs: Path, folder: Path, *words: str | Path, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the installed program in another folder, where the sources cannot be found."""
    variables = environment(**changes)
    del variables["PYTHONPATH"]
    return subprocess.run(
        [programs / "callbreak", *words],
        cwd=folder,
        env=variables,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )


def test_the_installed_commands_work_from_any_folder(installed: Path, tmp_path: Path) -> None:
    told = run(installed, tmp_path, "--version")
    assert told.stdout.startswith(f"callbreak {callbreak.__version__} (")
    assert "SDL 2." in told.stdout
    words = ("--games", "2", "--rounds", "3", "--jobs", "2", "--records", "games.jsonl")
    played = run(installed, tmp_path, "simulate", "--bots", "easy,easy,easy,medium", *words)
    assert played.returncode == 0, played.stderr
    assert run(installed, tmp_path, "verify", "games.jsonl").returncode == 0


def test_the_installed_window_opens_from_any_folder(
    installed: Path, screen: Screen, tmp_path: Path
) -> None:
    picture = tmp_path / "last.png"
    words = ("--watch", "--frames", "30", "--data-dir", tmp_path, "--screenshot", picture)
    done = run(installed, tmp_path, *words, DISPLAY=screen.name)
    assert (done.returncode, done.stderr) == (0, "")
    assert picture.stat().st_size > A_PAINTING
