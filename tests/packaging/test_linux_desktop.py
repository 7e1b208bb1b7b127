"""The parts for a Linux desktop: valid, in agreement with each other, installed and removed."""

from __future__ import annotations

import configparser
import os
import shutil
import stat
import subprocess
import tomllib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

import callbreak
from callbreak.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
LINUX = ROOT / "build" / "linux"
ID = "org.callbreak.Callbreak"
MIME = "application/vnd.callbreak.game+json"
RECORD_BEGINS = b'"callbreak-game"'

pytestmark = pytest.mark.skipif(os.name != "posix", reason="for Linux only")


def desktop_entry(file: Path = LINUX / f"{ID}.desktop") -> configparser.SectionProxy:
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(file, encoding="utf-8")
    return parser["Desktop Entry"]


def metainfo() -> ET.Element:
    return ET.parse(LINUX / f"{ID}.metainfo.xml").getroot()


@pytest.mark.parametrize(
    "check",
    [
        ("desktop-file-validate", f"{ID}.desktop"),
        ("appstreamcli", "validate", "--no-net", f"{ID}.metainfo.xml"),
    ],
)
def test_the_desktop_s_own_tools_find_nothing_wrong(check: tuple[str, ...]) -> None:
    if shutil.which(check[0]) is None:
        pytest.skip(f"{check[0]} is not installed")
    done = subprocess.run(check, cwd=LINUX, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_all_parts_agree_on_names_and_version() -> None:
    entry, about = desktop_entry(), metainfo()
    assert entry["Icon"] == entry["StartupWMClass"] == about.findtext("id") == ID
    assert entry["MimeType"] == f"{MIME};"
    assert about.findtext("launchable") == f"{ID}.desktop"
    assert about.findtext("provides/mediatype") == MIME
    kinds = ET.parse(LINUX / f"{ID}.xml").getroot()
    (kind,) = kinds
    assert kind.get("type") == MIME
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    releases = about.findall("releases/release")
    assert releases[0].get("version") == project["version"] == callbreak.__version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")
    assert changes[1].split()[0] == callbreak.__version__


def test_the_metainfo_says_what_a_shop_asks_for() -> None:
    about = metainfo()
    assert about.find("content_rating[@type='oars-1.1']") is not None
    assert about.findtext("supports/internet") == "offline-only"
    assert about.findall("screenshots/screenshot")
    assert about.findtext("project_license") == "MIT"


def test_a_system_knows_a_record_by_its_name_and_by_what_is_in_it(tmp_path: Path) -> None:
    if shutil.which("update-mime-database") is None:
        pytest.skip("update-mime-database is not installed")
    mime = tmp_path / "mime"
    (mime / "packages").mkdir(parents=True)
    shutil.copy(LINUX / f"{ID}.xml", mime / "packages")
    done = subprocess.run(
        ["update-mime-database", mime],
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert f":{MIME}:*.callbreak\n" in (mime / "globs2").read_text(encoding="utf-8")
    # A record begins with what the magic looks for: see the test of the written record.
    assert RECORD_BEGINS in (mime / "magic").read_bytes()


def test_the_pictures_in_the_metainfo_are_those_of_the_readme() -> None:
    pictures = {image.text or "" for image in metainfo().iter("image")}
    assert pictures
    for address in pictures:
        assert (ROOT / "docs" / "pictures" / address.rpartition("/")[2]).is_file(), address


def test_a_written_record_begins_as_a_system_expects(tmp_path: Path) -> None:
    record = tmp_path / "records.jsonl"
    words = ("simulate", "--games", "1", "--rounds", "3", "--bots", "easy,easy,easy,easy")
    assert main([*words, "--records", str(record)]) == 0
    assert RECORD_BEGINS in record.read_bytes()[:64]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with a built app in it, or something that looks like one."""
    made = tmp_path / "project"
    for part in ("build/linux", "assets/icons"):
        shutil.copytree(ROOT / part, made / part)
    shutil.copy(ROOT / "Makefile", made)
    program = made / "dist" / "callbreak" / "callbreak"
    program.parent.mkdir(parents=True)
    program.write_text('#!/bin/sh\necho "started with $1"\n', encoding="utf-8")
    program.chmod(0o755)
    return made


def make(project: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["make", *words],
        cwd=project,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def files_in(folder: Path) -> set[str]:
    return {
        str(path.relative_to(folder))
        for path in folder.rglob("*")
        if not path.is_dir() or path.is_symlink()
    }


def test_a_packager_installs_into_a_folder_of_its_own(project: Path, tmp_path: Path) -> None:
    root = tmp_path / "package"
    done = make(project, "install", f"DESTDIR={root}", "PREFIX=/usr")
    assert done.returncode == 0, done.stderr
    share = root / "usr" / "share"
    assert (root / "usr/bin/callbreak").readlink() == Path("/usr/lib/callbreak/callbreak")
    assert (root / "usr/lib/callbreak/callbreak").is_file()
    assert (share / "metainfo" / f"{ID}.metainfo.xml").is_file()
    assert (share / "mime/packages" / f"{ID}.xml").is_file()
    assert (share / "icons/hicolor/scalable/apps" / f"{ID}.svg").is_file()
    for size in (16, 24, 32, 48, 64, 128, 256, 512):
        assert (share / f"icons/hicolor/{size}x{size}/apps/{ID}.png").is_file()
    entry = desktop_entry(share / "applications" / f"{ID}.desktop")
    assert entry["Exec"] == '"/usr/bin/callbreak" %f'
    for file in root.rglob("*"):
        assert file.is_symlink() or file.stat().st_mode & stat.S_IROTH

    assert make(project, "uninstall", f"DESTDIR={root}", "PREFIX=/usr").returncode == 0
    assert list(root.iterdir()) == []


def test_a_player_installs_into_a_home_with_blanks_and_starts_it(
    project: Path, tmp_path: Path
) -> None:
    home = tmp_path / "घर of the player"
    done = make(project, "install", "PREFIX=~/.local", HOME=str(home))
    assert done.returncode == 0, done.stderr
    program = home / ".local" / "bin" / "callbreak"
    started = subprocess.run([program, "it"], capture_output=True, text=True, check=True)
    assert started.stdout == "started with it\n"
    entry = home / ".local/share/applications" / f"{ID}.desktop"
    assert desktop_entry(entry)["Exec"] == f'"{program}" %f'
    if shutil.which("desktop-file-validate"):
        subprocess.run(["desktop-file-validate", entry], check=True)

    again = make(project, "install", "PREFIX=~/.local", HOME=str(home))
    assert again.returncode == 0, again.stderr
    make(project, "uninstall", "PREFIX=~/.local", HOME=str(home))
    assert files_in(home) == set()
    assert {place.name for place in (home / ".local").iterdir()} == {"bin", "lib", "share"}
    assert list((home / ".local/share").iterdir()) == []


def test_what_others_have_installed_stays(project: Path, tmp_path: Path) -> None:
    prefix = tmp_path / "prefix"
    other = ["applications/other.desktop", "mime/packages/other.xml", "metainfo/other.xml"]
    for name in (*other, "icons/hicolor/16x16/apps/other.png", "icons/hicolor/index.theme"):
        (prefix / "share" / name).parent.mkdir(parents=True, exist_ok=True)
        (prefix / "share" / name).write_bytes((LINUX / f"{ID}.xml").read_bytes())
    (prefix / "bin").mkdir()
    (prefix / "bin" / "other").touch()
    before = files_in(prefix)
    for action in ("install", "uninstall"):
        done = make(project, action, f"PREFIX={prefix}")
        assert done.returncode == 0, done.stderr
    indexes = {name for name in files_in(prefix) if name.startswith("share/mime/")}
    left = files_in(prefix) - indexes
    caches = {"share/applications/mimeinfo.cache", "share/icons/hicolor/icon-theme.cache"}
    assert left - caches == before - {"share/mime/packages/other.xml"}
    assert "share/mime/packages/other.xml" in indexes
    assert not [name for name in left if ID in name]


def test_without_a_built_app_a_sentence_says_what_to_do(project: Path, tmp_path: Path) -> None:
    shutil.rmtree(project / "dist")
    done = make(project, "install", f"DESTDIR={tmp_path / 'package'}")
    assert done.returncode != 0
    assert "make build" in done.stderr
