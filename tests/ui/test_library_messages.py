"""What libraries write to standard error goes into the log, and nothing else is touched."""

from __future__ import annotations

import logging
import os

import pytest

from callbreak.ui.audio import Audio
from callbreak.ui.library_messages import library_messages_logged


def say(words: bytes) -> None:
    """Write as a C library does, past Python's own streams."""
    os.write(2, words)


@library_messages_logged()
def _open_nothing() -> None:
    say(b"lost?\n")
    raise OSError("no device")


def test_a_library_s_lines_are_logged_and_not_shown(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with library_messages_logged():
        say(b"ALSA lib: cannot find card\n\n\xff\n")
    say(b"seen\n")
    assert capfd.readouterr().err == "seen\n"
    assert caplog.messages == ["a library says: ALSA lib: cannot find card", "a library says: �"]


def test_a_fault_meanwhile_comes_through_and_the_stream_is_given_back(
    capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    with pytest.raises(OSError, match="no device"):
        _open_nothing()
    say(b"seen\n")
    assert capfd.readouterr().err == "seen\n"
    assert caplog.messages == ["a library says: lost?"]


def test_without_a_standard_error_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(_: int) -> int:
        raise OSError("bad file descriptor")

    monkeypatch.setattr(os, "dup", missing)
    done = []
    with library_messages_logged():
        done.append("sound")
    assert done == ["sound"]


def test_a_missing_sound_device_says_nothing_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def init(*_: int) -> None:
        say(b"ALSA lib: cannot find card\n")
        raise OSError("no device")

    monkeypatch.setattr("pygame.mixer.init", init)
    assert not Audio().start()
    assert capfd.readouterr().err == ""
