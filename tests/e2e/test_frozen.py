"""The built app: every command works in it, wherever it lies and whoever starts it."""

from __future__ import annotations

import json
import lzma
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import callbreak
from tests.e2e.game import FROZEN, ONE_FILE, SOURCE, environment
from tests.e2e.person import ByMouse, after_decisions
from tests.e2e.waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from tests.e2e.game import Game
    from tests.e2e.screen import Screen

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(not FROZEN.exists(), reason="no dist/callbreak: run 'make build' first"),
]

A_PAINTING = 10_000
"""A PNG of a painted window has more bytes than this."""

NOBODY = 65534


def run(
    *words: str | Path, stdin: str = "", cwd: Path | None = None, **changes: str
) -> subprocess.CompletedProcess[str]:
    """Run the built app."""
    return _run([str(FROZEN), *map(str, words)], stdin, cwd, environment(**changes))


def _run(
    command: Sequence[str], stdin: str, cwd: Path | None, environ: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
        check=False,
        cwd=cwd,
        env=environ,
    )


def test_it_names_the_versions_of_everything() -> None:
    told = run("--version")
    assert told.returncode == 0
    assert told.stdout.startswith(f"callbreak {callbreak.__version__} (built app)\n")
    parts = ("Python", "pygame-ce", "PyYAML", "platformdirs", "SQLite")
    for part in (*parts, "SDL", "SDL_image", "SDL_mixer", "SDL_ttf"):
        assert f"\n{part} " in told.stdout
    assert "not known" not in told.stdout


def test_bots_play_on_two_processes_and_their_records_are_proved(tmp_path: Path) -> None:
    records = tmp_path / "records.jsonl"
    bots = f"easy,medium,easy,{FROZEN} bot --level easy"
    done = run(
        *("simulate", "--games", "4", "--bots", bots, "--rounds", "3"),
        *("--jobs", "2", "--seed", "frozen", "--records", records),
    )
    assert done.returncode == 0, done.stderr
    assert len(records.read_text(encoding="utf-8").splitlines()) == 4
    proved = run("verify", records)
    assert (proved.returncode, proved.stderr) == (0, "")
    assert "4" in proved.stdout


def test_a_bot_that_is_another_program_does_not_get_the_app_s_libraries(tmp_path: Path) -> None:
    told = tmp_path / "told"
    bot = tmp_path / "bot.sh"
    bot.write_text(f'#!/bin/sh\necho "it is $LD_LIBRARY_PATH" >{told}\n', encoding="utf-8")
    bot.chmod(0o755)
    words = ("--games", "1", "--rounds", "3", "--answer-limit-s", "1")
    done = run("simulate", "--bots", f"{bot},easy,easy,easy", *words, LD_LIBRARY_PATH="/mine")
    assert done.returncode == 0, done.stderr
    assert told.read_text(encoding="utf-8") == "it is /mine\n"


def test_legal_answers_one_question_and_many() -> None:
    one = run("legal", "--hand", "TH KH 2H AS", "--trick", "9H")
    assert one.returncode == 0
    assert "2H" in one.stdout
    batch = run("legal", "--batch", stdin='{"hand": "TH KH 2H AS", "trick": "9H"}\n')
    assert json.loads(batch.stdout)["legal"] == "TH KH"


def test_the_kept_games_are_listed_exported_and_reviewed(tmp_path: Path) -> None:
    record = tmp_path / "records.jsonl"
    bots = ",".join(["easy"] * 4)
    run("simulate", "--games", "1", "--bots", bots, "--rounds", "3", "--records", record)
    here = ("--data-dir", tmp_path)
    assert run("games", "--import", record, *here).returncode == 0
    assert run("games", *here).stdout.strip()
    exported = tmp_path / "one.callbreak"
    assert run("games", "--export", "1", exported, *here).returncode == 0
    assert run("verify", exported).returncode == 0
    assert run("settings", *here).returncode == 0
    assert run("review", exported, *here).returncode == 0


def test_a_double_clicked_record_opens_in_the_window(screen: Screen, tmp_path: Path) -> None:
    record, broken = tmp_path / "a game, कलब्रेक.callbreak", tmp_path / "broken.callbreak"
    bots = ",".join(["easy"] * 4)
    run("simulate", "--games", "1", "--bots", bots, "--rounds", "3", "--records", record)
    broken.write_text("{}", encoding="utf-8")
    seen = set()
    for opened in ([record], [broken], []):
        picture = tmp_path / "last.png"
        words = ("--frames", "30", "--screenshot", picture, "--data-dir", tmp_path / "kept")
        done = run(*opened, *words, DISPLAY=screen.name)
        assert (done.returncode, done.stderr) == (0, "")
        assert picture.stat().st_size > A_PAINTING
        seen.add(picture.read_bytes())
    assert len(seen) == 3, "a record, one that is none, and no record at all look alike"


def test_the_game_in_a_terminal_starts_and_is_left(tmp_path: Path) -> None:
    done = run("text", "--data-dir", tmp_path, "--rounds", "3", stdin="q\n")
    assert done.returncode == 0, done.stderr
    assert "Call Break" in done.stdout


def test_without_a_display_it_says_so_and_bots_play_as_text(tmp_path: Path) -> None:
    done = run("--data-dir", tmp_path, "--rounds", "3", DISPLAY="")
    assert done.returncode == 0, done.stderr
    assert "display" in done.stderr
    assert "Traceback" not in done.stdout + done.stderr
    asked_for = run("--data-dir", tmp_path, "--frames", "1", DISPLAY="")
    assert asked_for.returncode == 1


def test_the_bots_have_a_process_of_their_own_that_ends_with_the_game(
    open_game: Callable[..., Game],
) -> None:
    game = open_game((str(FROZEN),))
    person = ByMouse(game)
    person.start()
    person.play(after_decisions(3))
    children = Path(f"/proc/{game.process.pid}/task/{game.process.pid}/children")
    workers = [Path("/proc", number) for number in children.read_text().split()]
    assert workers
    game.process.send_signal(signal.SIGKILL)
    game.process.wait()
    until(lambda: not any(worker.exists() for worker in workers), "the bots' process has ended")


@pytest.fixture
def elsewhere() -> Iterator[Path]:
    """A copy of the app under a difficult path, where nobody may write."""
    folder = Path(tempfile.mkdtemp(prefix="a place with blanks कलब्रेक 🂡 "))
    folder.chmod(0o755)
    app = folder / "the app"
    shutil.copytree(FROZEN.parent, app, symlinks=True)
    for place in (app, *app.rglob("*")):
        if not place.is_symlink():
            place.chmod(place.stat().st_mode & ~0o222 | 0o555 * place.is_dir())
    yield app
    for place in (app, *app.rglob("*")):
        if place.is_dir():
            place.chmod(0o755)
    shutil.rmtree(folder)


def _as_nobody() -> list[str]:
    """What makes a program run as someone without rights and without a home."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups"]


def test_it_starts_for_a_user_without_home_language_or_rights(
    screen: Screen, elsewhere: Path
) -> None:
    before = {place: place.stat().st_mtime_ns for place in elsewhere.rglob("*")}
    with tempfile.TemporaryDirectory() as pictures:
        Path(pictures).chmod(0o777)
        picture = Path(pictures, "last frame.png")
        done = _run(
            [
                *_as_nobody(),
                *(str(elsewhere / "callbreak"), "--watch", "--frames", "5"),
                *("--screenshot", str(picture)),
            ],
            "",
            Path("/"),
            {"DISPLAY": screen.name, "LANG": "C", "PATH": os.defpath},
        )
        assert (done.returncode, done.stdout) == (0, ""), done.stderr
        assert picture.stat().st_size > A_PAINTING
    assert {place: place.stat().st_mtime_ns for place in elsewhere.rglob("*")} == before


def test_standard_streams_may_be_missing(screen: Screen, tmp_path: Path) -> None:
    picture = tmp_path / "last.png"
    words = ["--watch", "--frames", "3", "--data-dir", str(tmp_path), "--screenshot", str(picture)]
    done = subprocess.run(
        ["sh", "-c", 'exec "$0" "$@" <&- >&- 2>&-', str(FROZEN), *words],
        env=environment(DISPLAY=screen.name),
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert picture.stat().st_size > A_PAINTING


@pytest.mark.skipif(not ONE_FILE.exists(), reason="run 'make build ARGS=--onefile' first")
def test_the_one_file_app_plays_in_a_window_and_on_two_processes(
    screen: Screen, tmp_path: Path
) -> None:
    alone = tmp_path / "कलब्रेक alone 🂡"
    shutil.copy(ONE_FILE, alone)
    alone.chmod(0o555)
    (tmp_path / "unpacked").mkdir()
    changes = {"DISPLAY": screen.name, "TMPDIR": str(tmp_path / "unpacked")}

    def run_alone(*words: str | Path) -> subprocess.CompletedProcess[str]:
        command = [str(alone), *map(str, words)]
        return _run(command, "", tmp_path, environment(**changes))

    picture, records = tmp_path / "last.png", tmp_path / "records.jsonl"
    watched = run_alone("--watch", "--frames", "5", "--screenshot", picture)
    assert (watched.returncode, watched.stderr) == (0, "")
    assert picture.stat().st_size > A_PAINTING
    words = ("--games", "2", "--bots", "easy,easy,easy,easy", "--rounds", "3", "--jobs", "2")
    assert run_alone("simulate", *words, "--records", records).returncode == 0
    assert run_alone("verify", records).returncode == 0
    left = {place.name for place in tmp_path.iterdir()}
    assert left == {alone.name, "unpacked", picture.name, records.name}
    assert not list((tmp_path / "unpacked").iterdir()), "it has not cleared up after itself"


def test_it_is_small_enough() -> None:
    files = [place for place in FROZEN.parent.rglob("*") if place.is_file()]
    inside = sum(place.stat().st_size for place in files if not place.is_symlink())
    assert inside <= 45_000_000
    on_disk = sum(place.lstat().st_blocks for place in FROZEN.parent.rglob("*")) * 512
    assert on_disk <= 45_000_000
    # A quick packer needs more room than the one that is used for a release.
    packer = lzma.LZMACompressor(preset=1)
    packed = sum(len(packer.compress(p.read_bytes())) for p in files if not p.is_symlink())
    assert packed + len(packer.flush()) <= 20_000_000


def test_the_first_frame_comes_within_twice_the_time_from_source(
    screen: Screen, tmp_path: Path
) -> None:
    environ = environment(DISPLAY=screen.name)
    options = ["--frames", "1", "--data-dir", str(tmp_path)]

    def seconds(program: Sequence[str]) -> float:
        began = time.perf_counter()
        subprocess.run([*program, *options], env=environ, check=True, capture_output=True)
        return time.perf_counter() - began

    both = [(seconds([str(FROZEN)]), seconds(SOURCE)) for _ in range(4)][1:]
    assert min(frozen for frozen, _ in both) <= 2 * min(source for _, source in both)
