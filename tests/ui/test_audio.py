"""Sounds are played when they can be, and nothing breaks when they cannot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from callbreak.ui.audio import SOUNDS, Audio
from tests.standing_clock import StandingClock


@pytest.fixture
def clock() -> StandingClock:
    return StandingClock()


@pytest.fixture
def audio(clock: StandingClock, monkeypatch: pytest.MonkeyPatch) -> Iterator[Audio]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    started = Audio(clock=clock)
    assert started.start()
    yield started
    started.close()


def voices() -> list[pygame.mixer.Channel]:
    """The channels that are sounding."""
    channels = [pygame.mixer.Channel(i) for i in range(pygame.mixer.get_num_channels())]
    return [channel for channel in channels if channel.get_busy()]


def the_sound_playing() -> pygame.mixer.Sound:
    """The only sound that is heard now."""
    (channel,) = voices()
    sound = channel.get_sound()
    assert sound is not None
    return sound


def test_every_sound_can_be_played(audio: Audio) -> None:
    for name in SOUNDS:
        assert audio.play(name), name


def test_a_sound_is_as_long_as_its_file_and_not_noise(audio: Audio) -> None:
    audio.play("game_won")
    sound = the_sound_playing()

    assert 2.0 < sound.get_length() < 3.0


def test_before_the_start_all_is_silent() -> None:
    silent = Audio()

    assert not silent.working
    assert not silent.play("card")


def test_without_a_device_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    deaf = Audio()

    assert not deaf.start()
    assert not deaf.play("card")
    deaf.volume = 30
    deaf.muted = True
    deaf.close()


def test_a_device_that_appears_later_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "no such driver")
    patient = Audio()
    assert not patient.start()

    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")

    assert patient.start()
    assert patient.play("card")
    patient.close()


def test_a_lost_device_is_survived_and_found_again(audio: Audio) -> None:
    audio.play("card")
    pygame.mixer.quit()

    assert not audio.play("turn")
    assert not audio.working
    assert audio.start()
    assert audio.play("turn")


def test_changing_the_volume_survives_a_lost_device(audio: Audio) -> None:
    audio.play("card")
    pygame.mixer.quit()

    audio.volume = 10
    audio.muted = True

    assert not audio.working


def test_the_same_sound_does_not_rattle(audio: Audio, clock: StandingClock) -> None:
    assert audio.play("deal")
    clock.now_s += 0.010
    assert not audio.play("deal")
    assert audio.play("card")
    clock.now_s += 0.022
    assert audio.play("deal")


def test_several_sounds_are_heard_at_once(audio: Audio) -> None:
    for name in ("card", "trick_won", "call_made"):
        audio.play(name)

    assert len(voices()) == 3


def test_the_oldest_sound_gives_way_when_all_voices_are_busy(
    audio: Audio, clock: StandingClock
) -> None:
    for _ in range(40):
        clock.now_s += 0.05
        assert audio.play("game_won")

    assert len(voices()) == pygame.mixer.get_num_channels()


def test_muted_nothing_is_played_and_what_sounds_falls_silent(audio: Audio) -> None:
    audio.play("game_won")
    playing = the_sound_playing()

    audio.muted = True

    assert playing.get_volume() == 0.0
    assert not audio.play("card")
    audio.muted = False
    assert playing.get_volume() > 0.0
    assert audio.play("card")


def test_at_volume_zero_nothing_is_played(audio: Audio) -> None:
    audio.volume = 0

    assert not audio.play("card")


@pytest.mark.parametrize(("wanted", "taken"), [(-5, 0), (0, 0), (55, 55), (100, 100), (900, 100)])
def test_the_volume_keeps_to_its_scale(wanted: int, taken: int) -> None:
    audio = Audio(volume=wanted)
    assert audio.volume == taken

    audio.volume = wanted
    assert audio.volume == taken


def test_a_louder_volume_is_louder_also_for_what_is_playing(audio: Audio) -> None:
    audio.volume = 40
    audio.play("game_won")
    playing = the_sound_playing()
    soft = playing.get_volume()

    audio.volume = 100

    assert 0.0 < soft < playing.get_volume() == 1.0


def test_half_the_volume_is_a_quarter_of_the_amplitude_as_the_ear_hears_it(audio: Audio) -> None:
    audio.volume = 50
    audio.play("game_won")
    assert the_sound_playing().get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.mark.parametrize(("pan", "louder"), [(-0.6, 0), (0.6, 1), (-7.0, 0)])
def test_a_sound_comes_from_its_side(
    audio: Audio,
    monkeypatch: pytest.MonkeyPatch,
    pan: float,
    louder: int,
) -> None:
    heard: list[tuple[float, float]] = []

    class Ear:
        def play(self, sound: pygame.mixer.Sound) -> None:
            assert sound.get_length() > 0

        def set_volume(self, left: float, right: float) -> None:
            heard.append((left, right))

    ear = Ear()
    monkeypatch.setattr(pygame.mixer, "find_channel", lambda *, force: ear)
    assert audio.play("card", pan=pan)

    assert heard[0][louder] == 1.0
    assert 0.0 <= heard[0][1 - louder] < 1.0


def test_a_missing_or_damaged_file_is_silent_and_the_others_play(tmp_path: Path) -> None:
    (tmp_path / "card.ogg").write_bytes(b"OggS but not really")
    audio = Audio(tmp_path)
    assert audio.start()

    assert not audio.play("card")
    assert not audio.play("deal")
    assert audio.working
    audio.close()
