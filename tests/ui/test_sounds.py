"""The sound files: all there, short, equally loud, and without a click at either end."""

from __future__ import annotations

import numpy as np
import pytest
import soundfile
from numpy.typing import NDArray

from callbreak.paths import asset
from callbreak.ui.audio import SOUNDS
from tools.sounds.level import LOUDNESS_DB, PEAK_DB, levelled, loudness_db, peak_db
from tools.sounds.ogg import encoded
from tools.sounds.pieces import PIECES

Wave = NDArray[np.float64]


def decoded(name: str) -> tuple[Wave, int]:
    wave, rate = soundfile.read(asset(f"sounds/{name}.ogg"), dtype="float64")
    return wave, rate


def test_the_game_has_a_file_for_each_sound_and_no_other() -> None:
    files = {path.stem for path in asset("sounds").glob("*.ogg")}

    assert files == set(SOUNDS) == set(PIECES)
    assert len(files) >= 12


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_short_and_its_file_small(name: str) -> None:
    wave, rate = decoded(name)

    assert rate == 44_100
    assert 0.05 < len(wave) / rate < 3.0
    assert asset(f"sounds/{name}.ogg").stat().st_size <= 40 * 1024


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_as_loud_as_the_others_but_for_its_wanted_softness(name: str) -> None:
    wave, _ = decoded(name)

    assert loudness_db(wave) == pytest.approx(LOUDNESS_DB - PIECES[name].softer_db, abs=0.8)
    assert 0 <= PIECES[name].softer_db <= 6


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_keeps_below_the_peak_and_has_no_offset(name: str) -> None:
    wave, _ = decoded(name)

    assert peak_db(wave) <= PEAK_DB
    assert abs(float(np.mean(wave))) < 0.002


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_begins_and_ends_in_silence(name: str) -> None:
    wave, _ = decoded(name)
    peak = float(np.max(np.abs(wave)))

    assert float(np.max(np.abs(wave[:8]))) < 0.03 * peak
    assert float(np.max(np.abs(wave[-44:]))) < 0.01 * peak


@pytest.mark.parametrize("name", ["card", "button", "trick_won"])
def test_the_program_makes_the_file_that_is_there(name: str) -> None:
    piece = PIECES[name]
    made = encoded(levelled(piece.make(), piece.softer_db))
    again = encoded(levelled(piece.make(), piece.softer_db))

    # Another release of the encoder may write other bytes: then the sound must still be the same.
    assert made == again
    wave, _ = decoded(name)
    fresh = levelled(piece.make(), piece.softer_db)
    assert abs(len(fresh) - len(wave)) <= 64
    shared = min(len(fresh), len(wave))
    assert float(np.corrcoef(fresh[:shared], wave[:shared])[0, 1]) > 0.95


def test_loudness_grows_with_the_sound_and_counts_high_tones_more() -> None:
    t = np.arange(44_100) / 44_100
    low, high = (0.1 * np.sin(2 * np.pi * pitch * t) for pitch in (200.0, 4000.0))

    assert loudness_db(2 * low) == pytest.approx(loudness_db(low) + 6.02, abs=0.05)
    assert loudness_db(high) > loudness_db(low) + 2
    assert loudness_db(np.zeros(4000)) < -100
