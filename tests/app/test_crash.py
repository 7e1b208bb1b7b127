"""A fault stops the game: it is told in a window and in the log, and the exit code is 1."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pygame
import pytest

from callbreak import app
from callbreak.app import AppOptions, crash
from callbreak.app.crash_report import in_a_line, report_of
from callbreak.scenes.form_scene import FormScene
from callbreak.ui.window import Window
from callbreak.words import PSEUDO, set_language

pytestmark = pytest.mark.usefixtures("no_bots")

FAULT = "a fault for the test"


@pytest.fixture(autouse=True)
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every scene of controls is broken."""
    monkeypatch.setattr(FormScene, "tick", _fail)


@pytest.fixture
def copied(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is put on the clipboard."""
    found: list[str] = []

    def copy(words: str) -> bool:
        found.append(words)
        return True

    monkeypatch.setattr(crash, "copy_text", copy)
    return found


def _fail(*_: Any, **__: Any) -> None:
    raise RuntimeError(FAULT)


def key(code: int) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, {"key": code, "mod": 0})


ESCAPE = key(pygame.K_ESCAPE)
LEAVE = [
    ESCAPE,
    key(pygame.K_RETURN),
    pygame.event.Event(pygame.QUIT),
]


def happen(monkeypatch: pytest.MonkeyPatch, *events: pygame.event.Event) -> list[pygame.Surface]:
    """Have these happen once the game has stopped; the pictures that were seen before each."""
    seen: list[pygame.Surface] = []
    waiting = list(events)
    real_run = crash._Crash.run

    def get() -> list[pygame.event.Event]:
        surface = pygame.display.get_surface()
        assert surface is not None
        seen.append(surface.copy())
        return [waiting.pop(0)]

    def run(window: Any) -> None:
        monkeypatch.setattr(pygame.event, "get", get)
        real_run(window)

    monkeypatch.setattr(crash._Crash, "run", run)
    return seen


def test_the_log_tells_where_it_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    happen(monkeypatch, ESCAPE)
    assert app.run(AppOptions(data_dir=tmp_path)) == 1
    log = (tmp_path / "callbreak.log").read_text(encoding="utf-8")
    assert "Traceback" in log
    assert FAULT in log
    assert "in _fail" in log


@pytest.mark.parametrize("leave", LEAVE)
def test_a_key_or_the_window_s_cross_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leave: pygame.event.Event
) -> None:
    seen = happen(monkeypatch, key(pygame.K_x), leave)
    assert app.run(AppOptions(data_dir=tmp_path)) == 1
    assert len(seen) == 2


def test_a_line_says_what_has_failed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    happen(monkeypatch, ESCAPE)
    app.run(AppOptions(data_dir=tmp_path))
    assert capsys.readouterr().err == f"callbreak: a fault inside: RuntimeError: {FAULT}\n"


def test_the_report_can_be_copied(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copied: list[str]
) -> None:
    seen = happen(monkeypatch, key(pygame.K_TAB), key(pygame.K_RETURN), ESCAPE)
    app.run(AppOptions(data_dir=tmp_path))
    (report,) = copied
    assert FAULT in report
    assert all(
        f"{part} " in report for part in ("callbreak", "Python", "pygame-ce", "SDL", "SQLite")
    )
    assert seen[1].get_buffer().raw != seen[2].get_buffer().raw, "nothing says that it is copied"


def test_a_click_copies_and_a_click_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, copied: list[str]
) -> None:
    pressed: list[crash._Crash] = []
    real_draw = crash._Crash._draw

    def draw(window: crash._Crash) -> None:
        real_draw(window)
        pressed.append(window)

    monkeypatch.setattr(crash._Crash, "_draw", draw)

    def get() -> list[pygame.event.Event]:
        window = pressed[-1]
        target = window._close if copied else window._copy
        about = {"pos": target.rect.center, "button": pygame.BUTTON_LEFT}
        return [pygame.event.Event(pygame.MOUSEBUTTONDOWN, about)]

    real_run = crash._Crash.run

    def run(window: crash._Crash) -> None:
        monkeypatch.setattr(pygame.event, "get", get)
        real_run(window)

    monkeypatch.setattr(crash._Crash, "run", run)
    assert app.run(AppOptions(data_dir=tmp_path)) == 1
    assert len(copied) == 1


def test_nobody_is_sent_to_a_log_that_could_not_be_written(tmp_path: Path) -> None:
    written = tmp_path / "callbreak.log"
    written.touch()
    for log, lines in ((written, 4), (tmp_path / "none.log", 3), (None, 3)):
        told = crash._Crash(crash._Plain(), RuntimeError(FAULT), log)._lines()
        assert len(told) == lines
        assert any(str(written) in words for words, *_ in told) == (log == written)


@pytest.mark.parametrize("language", ["en", "ne", "zh_CN", PSEUDO])
def test_the_window_can_be_read_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    seen = happen(monkeypatch, ESCAPE)
    app.run(AppOptions(data_dir=tmp_path, language=language))
    set_language("en")
    assert _painted(seen[0]) > 0.01


def test_with_broken_fonts_it_is_told_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("callbreak.ui.text.render", _fail)
    seen = happen(monkeypatch, ESCAPE)
    assert app.run(AppOptions(data_dir=tmp_path)) == 1
    assert _painted(seen[0]) > 0.01


def test_where_nothing_can_be_shown_it_still_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(crash._Crash, "run", _fail)
    assert app.run(AppOptions(data_dir=tmp_path)) == 1


def test_a_fault_before_the_first_frame_is_told_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Window, "__init__", _fail)
    seen = happen(monkeypatch, ESCAPE)
    assert app.run(AppOptions(data_dir=tmp_path)) == 1
    assert _painted(seen[0]) > 0.01
    assert FAULT in (tmp_path / "callbreak.log").read_text(encoding="utf-8")


def test_a_measured_run_ends_without_a_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = happen(monkeypatch, ESCAPE)
    assert app.run(AppOptions(data_dir=tmp_path, frames=5)) == 1
    assert app.run(AppOptions(data_dir=tmp_path, screenshot=tmp_path / "a.png")) == 1
    assert seen == []
    assert (tmp_path / "callbreak.log").read_text(encoding="utf-8").count("Traceback") == 2


def test_the_log_never_grows_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("callbreak.app.start._LOG_BYTES", 3000)
    for _ in range(6):
        assert app.run(AppOptions(data_dir=tmp_path, frames=5)) == 1
    logs = sorted(path.name for path in tmp_path.glob("callbreak.log*"))
    assert logs == ["callbreak.log", "callbreak.log.1"]


def test_any_fault_fits_into_a_line_and_a_report() -> None:
    fault = ValueError("two\nlines, \ud800 and \0")
    assert "\n" not in in_a_line(fault)
    assert "ValueError" in report_of(fault)


def _painted(surface: pygame.Surface) -> float:
    """How much of the picture is not its ground."""
    ground = pygame.mask.from_threshold(surface, surface.get_at((1, 1)), (1, 1, 1, 255))
    width, height = surface.get_size()
    return 1 - ground.count() / (width * height)
