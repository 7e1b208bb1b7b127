"""The command line as a whole: what is meant, exit codes, one sentence, and no traceback ever."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, entry_points
from pathlib import Path
from sqlite3 import sqlite_version
from types import ModuleType

import pygame
import pytest

from callbreak import __version__, words
from callbreak.app_options import AppOptions, NoDisplayError
from callbreak.cli import app as app_command
from callbreak.cli.failure import Failure, UsageError
from callbreak.cli.main import COMMANDS, main
from callbreak.cli.streams import prepare_streams
from callbreak.engine.rules import PRESETS
from tests.cli.running import environment, run


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)


def _app(monkeypatch: pytest.MonkeyPatch, start: object) -> None:
    """Put something in the app's place."""
    module = ModuleType("callbreak.app")
    module.run = start  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "callbreak.app", module)


@pytest.mark.parametrize("command", ["--version", "--help", "legal --help", "settings --help"])
def test_help_and_version_need_neither_display_nor_pygame(command: str, tmp_path: Path) -> None:
    ended = run(*command.split(), cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert b"callbreak" in ended.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_but_the_app_needs_pygame(command: str, tmp_path: Path) -> None:
    ended = run(command, "--help", cwd=tmp_path)
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert f"callbreak {command}".encode() in ended.stdout


def test_the_version_names_every_part(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    said = capsys.readouterr().out
    assert said.startswith(f"callbreak {__version__} (Python package)\n")
    for part in (
        "Python 3.",
        "pygame-ce 2.",
        "PyYAML 6",
        "platformdirs ",
        f"SQLite {sqlite_version}",
    ):
        assert f"\n{part}" in said


def test_the_version_of_sdl_is_the_one_that_pygame_runs_with(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["--version"])
    said = capsys.readouterr().out.splitlines()
    assert f"SDL {'.'.join(map(str, pygame.get_sdl_version()))}" in said
    assert f"SDL_image {'.'.join(map(str, pygame.image.get_sdl_image_version() or ()))}" in said
    assert f"SDL_mixer {'.'.join(map(str, pygame.mixer.get_sdl_mixer_version()))}" in said
    assert f"SDL_ttf {'.'.join(map(str, pygame.font.get_sdl_ttf_version()))}" in said


def test_the_version_is_told_where_pygame_and_sqlite_are_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    monkeypatch.setitem(sys.modules, "sqlite3", None)
    monkeypatch.setattr("callbreak.versions.version", _not_found)
    assert main(["--version"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert "pygame-ce (version not known)" in said
    assert "SDL (version not known)" in said
    assert "SQLite (version not known)" in said


def test_a_broken_library_is_passed_over(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "libSDL2-2.so").write_bytes(b"not a library")
    monkeypatch.setattr("callbreak.versions._library_files", lambda _: tmp_path.glob("lib*"))
    assert main(["--version"]) == 0
    assert "SDL (version not known)" in capsys.readouterr().out.splitlines()


def _not_found(name: str) -> str:
    raise PackageNotFoundError(name)


def test_the_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(f"  {name} " in said for name in COMMANDS)


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["lega"], 2, "did you mean legal?"),
        (["--mute", "settings"], 2, "a command comes first"),
        (["no.json"], 1, "no.json: there is no such file"),
        (["frobnicate"], 2, "no command and no file named frobnicate"),
        (["frobnicate/it"], 1, "it: there is no such file"),
        (["--rounds", "4"], 2, "--rounds"),
        (["--rules", "nepall"], 2, "did you mean nepal?"),
        (["--rules", "no.yaml"], 1, "no.yaml: there is no such file"),
        (["--size", "0x7"], 2, "write it like 1280x720"),
        (["--size", "800x600x3"], 2, "write it like 1280x720"),
        (["--frames", "0"], 2, "whole number"),
        (["--frames", "1e3"], 2, "whole number"),
        (["--seed", "x" * 201], 2, "at most 200"),
        (["--language", "tlh"], 2, "there is no language tlh here; there are auto, en, ne"),
        (["settings", "--language", "xx"], 2, "there is no language xx here"),
        (["--wach"], 2, "--wach"),
        (["legal"], 2, "--hand"),
        (["legal", "--hand"], 2, "--hand"),
        (["verify"], 2, "FILE"),
        (["bot"], 2, "--level"),
        (["simulate", "--games", "-1"], 2, "--games"),
    ],
)
def test_wrong_usage_is_two_and_failure_one_with_one_line(
    arguments: list[str], code: int, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == code
    shown = capsys.readouterr()
    assert shown.out == ""
    assert said in shown.err
    assert shown.err.count("\n") == 1


def test_options_alone_and_a_file_mean_the_app(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[AppOptions] = []

    def start(options: AppOptions) -> int:
        asked.append(options)
        return 0

    _app(monkeypatch, start)
    record = tmp_path / "game.json"
    record.write_text("{}")
    assert main([]) == 0
    assert main([str(record)]) == 0
    arguments = (
        "--rules nepal --rounds endless --seed x --data-dir d --continue --mute --fullscreen"
    )
    assert main([*arguments.split(), "--size", "800x600", "--watch", "--language", "ne"]) == 0
    assert main(["--frames", "3", "--frame-times", "t", "--screenshot", "s.png"]) == 0
    assert asked[0].file is None
    assert not asked[0].needs_window
    assert asked[1].file == record
    assert asked[2].rules == PRESETS["nepal"]
    assert (asked[2].rounds, asked[2].seed, asked[2].data_dir) == ("endless", "x", Path("d"))
    assert asked[2].resume
    assert asked[2].mute
    assert asked[2].fullscreen
    assert asked[2].watch
    assert (asked[2].size_px, asked[2].language) == ((800, 600), "ne")
    assert (asked[3].frames, asked[3].frame_times) == (3, Path("t"))
    assert asked[3].screenshot == Path("s.png")


def test_the_code_of_the_app_is_the_code_of_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    _app(monkeypatch, lambda _: 1)
    assert main([]) == 1


@pytest.mark.parametrize("option", ["--fullscreen", "--size=800x600", "--frames=1"])
def test_a_missing_display_fails_where_a_window_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], option: str
) -> None:
    def start(_: object) -> int:
        raise NoDisplayError("There is no display.")

    _app(monkeypatch, start)
    assert main([option]) == 1
    assert capsys.readouterr().err == "There is no display.\n"


@pytest.mark.parametrize("terminal", [True, False])
def test_without_a_display_the_game_is_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *, terminal: bool
) -> None:
    def start(_: object) -> int:
        raise NoDisplayError("There is no display.")

    played: list[bool] = []

    def play_instead(_: object, *, watch: bool) -> int:
        played.append(watch)
        return 0

    text = ModuleType("callbreak.cli.text")
    text.play_instead = play_instead  # type: ignore[attr-defined]
    _app(monkeypatch, start)
    monkeypatch.setitem(sys.modules, "callbreak.cli.text", text)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: object())
    monkeypatch.setattr(app_command, "_is_terminal", lambda: terminal)
    assert main([]) == 0
    assert played == [not terminal]
    assert capsys.readouterr().err == "There is no display.\n"


def test_without_pygame_the_reason_is_said(tmp_path: Path) -> None:
    ended = run("--frames", "1", "--data-dir", str(tmp_path))
    assert ended.returncode == 1
    assert b"pygame-ce" in ended.stderr
    assert b"Traceback" not in ended.stderr


@pytest.mark.parametrize(
    ("problem", "code", "said"),
    [
        (Failure("It failed,\nsadly."), 1, "It failed, sadly.\n"),
        (UsageError("Not like this."), 2, "Not like this.\n"),
        (KeyboardInterrupt(), 130, ""),
        (BrokenPipeError(), 1, ""),
        (OSError(28, "No space left on device"), 1, "No space left"),
        (PermissionError(13, "Permission denied", "x"), 1, "Permission denied"),
        (ZeroDivisionError("oops"), 1, "ZeroDivisionError: oops"),
        (RecursionError("deep"), 1, "RecursionError"),
        (SystemExit(3), 3, ""),
        (SystemExit("words"), 1, "words\n"),
        (SystemExit(None), 0, ""),
    ],
)
def test_whatever_a_command_raises_ends_in_a_code_and_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    problem: BaseException,
    code: int,
    said: str,
) -> None:
    def start(_: object) -> int:
        raise problem

    _app(monkeypatch, start)
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert main([]) == code
    sys.stdout.close()
    shown = capsys.readouterr().err
    assert said in shown if said else shown == ""
    assert "Traceback" not in shown


def test_a_windowed_program_has_no_streams_and_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)
    try:
        codes = [main(arguments) for arguments in (["--version"], ["legal", "--batch"], ["lega"])]
    finally:
        sys.stdout.close()
        sys.stderr.close()
    assert codes == [0, 0, 2]


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp1252", "utf-8"])
def test_output_in_any_encoding_says_the_nearest(
    monkeypatch: pytest.MonkeyPatch, encoding: str
) -> None:
    stream = io.BytesIO()
    wrapper = io.TextIOWrapper(stream, encoding=encoding)
    monkeypatch.setattr(sys, "stdout", wrapper)
    prepare_streams()
    print("10♥ −4 आशा \ud83d", end="", flush=True)
    said = stream.getvalue().decode(encoding)
    assert said == ("10♥ −4 आशा ?" if encoding == "utf-8" else "10H -4 ??? ?")
    wrapper.detach()


def test_the_c_locale_and_an_ascii_terminal_are_fine() -> None:
    ended = run("legal", "--hand", "TH 2H", "--trick", "9H", PYTHONIOENCODING="ascii", LC_ALL="C")
    assert ended.returncode == 0
    assert b"You must beat the 9H: play the 10H." in ended.stdout


def test_a_reader_that_goes_away_is_no_reason_for_words() -> None:
    command = [sys.executable, "-m", "callbreak", "legal", "--batch"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    ) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        process.stdin.write(b'{"hand": "AS"}\n' * 100)
        process.stdin.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 1


def test_a_full_disk_is_said_in_one_line() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("there is no /dev/full here")
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "callbreak", "--version"],
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=environment(),
        )
    assert ended.returncode == 1
    assert ended.stderr.count(b"\n") == 1
    assert b"Traceback" not in ended.stderr


def test_the_language_of_the_options_is_spoken(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        assert main(["settings", "--language", words.PSEUDO, "--data-dir", os.devnull]) == 1
        assert "[Ýóúř šéťťíńgš" in capsys.readouterr().out
    finally:
        words.set_language("en")


def test_the_script_and_the_module_are_the_same_program(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (script,) = entry_points(group="console_scripts", name="callbreak")
    monkeypatch.setattr(sys, "argv", ["callbreak", "--version"])
    assert script.load()() == 0
    ended = run("--version")
    first_line = capsys.readouterr().out.partition("\n")[0]
    assert (ended.returncode, ended.stdout.decode().partition("\n")[0]) == (0, first_line)
