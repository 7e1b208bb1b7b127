"""The app from outside: options in, exit code, files and pictures out."""

from __future__ import annotations

import json
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from callbreak import app
from callbreak.app import AppOptions, NoDisplayError, start
from callbreak.app.loop import App
from callbreak.app.start import opened
from callbreak.engine.rules import PRESETS
from callbreak.scenes.home import HomeScene
from callbreak.scenes.requests import Push
from callbreak.session.store import Store
from callbreak.ui.clock import SteadyTimer
from callbreak.ui.window import Placement, Window
from callbreak.ui.workshop import Workshop

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.usefixtures("no_bots")


def post_later(
    monkeypatch: pytest.MonkeyPatch, frames: dict[int, list[pygame.event.Event]]
) -> None:
    """Have events happen at the frame of that number."""
    counted = [0]

    def get() -> list[pygame.event.Event]:
        counted[0] += 1
        assert counted[0] < 3000, "the app does not end"
        return frames.get(counted[0], [])

    monkeypatch.setattr(pygame.event, "get", get)


def key(key: int, **about: Any) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, {"key": key, "mod": 0, **about})


def test_so_many_frames_are_drawn_and_written(tmp_path: Path) -> None:
    times, picture = tmp_path / "times.jsonl", tmp_path / "last.png"
    options = AppOptions(
        data_dir=tmp_path, frames=7, frame_times=times, screenshot=picture, size_px=(800, 480)
    )
    assert app.run(options) == 0
    lines = [json.loads(line) for line in times.read_text(encoding="utf-8").splitlines()]
    assert len(lines) == 7
    assert all(set(line) == {"work_ms", "interval_ms", "thinking"} for line in lines)
    assert {line["interval_ms"] for line in lines} == {16.667}
    assert pygame.image.load(picture).get_size() == (800, 480)


def test_the_times_tell_in_which_frames_the_bots_were_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks = iter([False, True, True, False])
    monkeypatch.setattr("callbreak.ai.client.BotClient.thinking", property(lambda _: next(thinks)))
    times = tmp_path / "times.jsonl"
    assert app.run(AppOptions(data_dir=tmp_path, frames=4, frame_times=times)) == 0
    lines = map(json.loads, times.read_text(encoding="utf-8").splitlines())
    assert [line["thinking"] for line in lines] == [False, True, True, False]


def test_the_same_picture_each_time(tmp_path: Path) -> None:
    pictures = []
    for number in range(2):
        picture = tmp_path / f"{number}.png"
        folder = tmp_path / str(number)
        options = AppOptions(data_dir=folder, frames=40, screenshot=picture, size_px=(640, 400))
        assert app.run(options) == 0
        pictures.append(picture.read_bytes())
    assert pictures[0] == pictures[1]


class Watched(Workshop):
    """A workshop that knows whether it is held."""

    def __init__(self) -> None:
        super().__init__()
        self.is_held = False

    @contextmanager
    def held(self) -> Iterator[None]:
        self.is_held = True
        yield
        self.is_held = False


def test_the_workshop_works_while_the_window_rests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    workshop = Watched()
    drawn: list[bool] = []
    rested: list[bool] = []
    monkeypatch.setattr(Window, "show", lambda *_: drawn.append(workshop.is_held))
    monkeypatch.setattr(SteadyTimer, "pause", lambda *_, **__: rested.append(workshop.is_held))
    with opened(AppOptions(data_dir=tmp_path, size_px=(800, 480), frames=1)) as services:
        services.workshop = workshop
        App(services, SteadyTimer()).run()
    assert (drawn, rested) == ([True], [False])


def test_closing_the_window_ends_with_nothing_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    post_later(monkeypatch, {3: [pygame.event.Event(pygame.QUIT)]})
    assert app.run(AppOptions(data_dir=tmp_path)) == 0


def test_ctrl_q_ends_also_on_another_layout(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quit_key = key(0x459, scancode=pygame.KSCAN_Q, mod=pygame.KMOD_LCTRL)
    post_later(monkeypatch, {2: [quit_key]})
    assert app.run(AppOptions(data_dir=tmp_path)) == 0


def test_full_screen_can_be_toggled_ten_times_also_during_an_animation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames = {2 + number: [key(pygame.K_F11, scancode=0)] for number in range(10)}
    frames[20] = [key(pygame.K_RETURN, scancode=0, mod=pygame.KMOD_LALT)]
    frames[25] = [pygame.event.Event(pygame.QUIT)]
    post_later(monkeypatch, frames)
    toggled = []
    toggle = Window.toggle_fullscreen

    def counted(window: Window) -> None:
        toggle(window)
        toggled.append(window.fullscreen)

    monkeypatch.setattr(Window, "toggle_fullscreen", counted)
    assert app.run(AppOptions(data_dir=tmp_path)) == 0
    assert toggled == [True, False] * 5 + [True]


def test_the_window_is_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    post_later(monkeypatch, {2: [pygame.event.Event(pygame.QUIT)]})
    with opened(AppOptions(data_dir=tmp_path)) as services:
        services.window = Window(Placement((900, 500), (10, 20)))
        App(services).run()
    with opened(AppOptions(data_dir=tmp_path)) as services:
        assert services.window.size_px == (900, 500)


@pytest.mark.parametrize(
    "nonsense", [None, 7, [], {}, {"size": [0, 0], "position": [0, 0], "fullscreen": False}, "x"]
)
def test_a_remembered_window_that_makes_no_sense_is_forgotten(
    tmp_path: Path, nonsense: object
) -> None:
    with opened(AppOptions(data_dir=tmp_path)) as services:
        assert services.store is not None
        usual = services.window.size_px
    store = Store.open(tmp_path / "callbreak.db")
    store.remember("window", nonsense)
    store.close()
    with opened(AppOptions(data_dir=tmp_path)) as services:
        assert services.window.size_px == usual


def test_a_window_on_a_screen_that_is_gone_comes_back() -> None:
    pygame.display.init()
    (wide, high), *_ = pygame.display.get_desktop_sizes()
    window = Window(Placement((wide + 500, high + 500), (wide + 900, high + 900)))
    assert window.size_px[0] <= wide
    assert window.size_px[1] <= high


def test_without_a_display_there_is_a_sentence_and_no_window(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoDisplayError, match="no display"):
        app.run(AppOptions(data_dir=tmp_path))


@pytest.mark.parametrize(
    ("display", "libraries", "said"),
    [
        (":0", ("libmissing.so.6",), "apt install libx11-6 libxext6"),
        (":0", (), "There is no display"),
        ("", ("libmissing.so.6",), "There is no display"),
    ],
    ids=["the library is missing", "nobody answers there", "no display is named"],
)
def test_why_there_is_no_window_is_said(
    monkeypatch: pytest.MonkeyPatch, display: str, libraries: tuple[str, ...], said: str
) -> None:
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr("callbreak.ui.window._X_LIBRARIES", libraries)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("DISPLAY", display)
    with pytest.raises(NoDisplayError, match=said):
        Window()


def test_a_driver_that_was_asked_for_is_respected(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "offscreen")
    assert app.run(AppOptions(data_dir=tmp_path, frames=1)) == 0


def test_a_broken_settings_file_is_told_once_and_the_game_starts(tmp_path: Path) -> None:
    (tmp_path / "settings.yaml").write_text("table:\n  theme: nite\n", encoding="utf-8")
    with opened(AppOptions(data_dir=tmp_path, size_px=(800, 480))) as services:
        loop = App(services)
        services.requests.append(Push(HomeScene()))
        loop.stack.settle()
        loop.stack.tick(1 / 60)
        assert isinstance(loop.stack.top, HomeScene)
        assert "line 2" in loop.stack.top.form.saying
        assert services.notices == []


def test_rules_of_the_command_line_hold_for_this_run_only(tmp_path: Path) -> None:
    options = AppOptions(data_dir=tmp_path, rules=PRESETS["master"], rounds="3")
    with opened(options) as services:
        assert services.settings.game.preset == "master"
        assert services.settings.rules().rounds == 3
    assert not (tmp_path / "settings.yaml").exists()


def test_sound_and_bots_start_after_the_first_frame(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    order: list[str] = []
    monkeypatch.setattr(Window, "show", lambda *_: order.append("frame"))
    monkeypatch.setattr("callbreak.ui.audio.Audio.start", lambda _: order.append("sound"))
    monkeypatch.setattr("callbreak.ai.client.BotClient.start", lambda _: order.append("bots"))
    assert app.run(AppOptions(data_dir=tmp_path, frames=3)) == 0
    assert order[:3] == ["frame", "sound", "bots"]
    assert order.count("sound") == order.count("bots") == 1


def test_a_new_sound_device_is_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[int] = []
    monkeypatch.setattr("callbreak.ui.audio.Audio.start", lambda _: started.append(1))
    device = pygame.event.Event(pygame.AUDIODEVICEADDED, {"which": 0, "iscapture": 0})
    post_later(monkeypatch, {3: [device]})
    assert app.run(AppOptions(data_dir=tmp_path, frames=5)) == 0
    assert len(started) == 2


def test_the_scenes_fill_the_screen_as_soon_as_the_window_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    post_later(monkeypatch, {2: [key(pygame.K_F11, scancode=0)]})
    sizes: list[tuple[int, int]] = []
    resize = HomeScene.resize

    def noted(home: HomeScene, size_px: tuple[int, int]) -> None:
        sizes.append(size_px)
        resize(home, size_px)

    monkeypatch.setattr(HomeScene, "resize", noted)
    with opened(AppOptions(data_dir=tmp_path, size_px=(800, 480), frames=4)) as services:
        App(services).run()
        assert services.window.fullscreen
        assert sizes == [(800, 480), services.window.size_px]


def test_at_rest_the_loop_only_looks_for_events_now_and_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rests: list[bool] = []
    (tmp_path / "settings.yaml").write_text("table: {speed: instant}\n", encoding="utf-8")
    monkeypatch.setattr(
        "callbreak.ui.clock.RealTimer.pause", lambda _, *, resting: rests.append(resting)
    )
    monkeypatch.setattr(start, "_remember", lambda _: None)
    moved = pygame.event.Event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 1), buttons=(0, 0, 0))
    post_later(monkeypatch, {60: [moved], 90: [pygame.event.Event(pygame.QUIT)]})
    with opened(AppOptions(data_dir=tmp_path)) as services:
        assert services.store is not None
        services.store.remember("welcomed", value=True)
        App(services).run()
    assert rests[40:58] == [True] * 18
    assert rests[60:70] == [False] * 10, "after an event it keeps the pace of frames for a while"
    assert rests[80:88] == [True] * 8
