"""Making all sounds equally loud, and measuring how loud they are."""

from __future__ import annotations

import numpy as np

from tools.sounds.wave import RATE, Wave

LOUDNESS_DB = -21.0
"""The common level: K-weighted, over the loudest window, in decibels of full scale."""

PEAK_DB = -3.0
"""No sample is higher."""

# About as long as the ear adds up a sound's strength.
_WINDOW_S = 0.2
_FADE_IN_S = 0.002
_FADE_OUT_S = 0.03


def loudness_db(wave: Wave) -> float:
    """How loud the loudest fifth of a second is, in decibels."""
    weighted = _weighted(wave)
    size = round(_WINDOW_S * RATE)
    padded = np.concatenate([np.zeros(size), weighted**2, np.zeros(size)])
    total = np.cumsum(padded)
    strongest = float(np.max(total[size:] - total[:-size])) / size
    return 10 * float(np.log10(max(strongest, 1e-12)))


def peak_db(wave: Wave) -> float:
    """The highest sample in decibels of full scale."""
    return 20 * float(np.log10(max(float(np.max(np.abs(wave))), 1e-9)))


def _weighted(wave: Wave) -> Wave:
    """The sound as the ear weighs it: less below 60 Hz, 4 dB more above 2 kHz (ITU-R BS.1770)."""
    spectrum = np.fft.rfft(wave, 2 * len(wave))
    frequency = np.fft.rfftfreq(2 * len(wave), 1 / RATE)
    low = frequency**2 / (frequency**2 + 38.1**2)
    shelf = 10 ** (4.0 / 20 * (frequency**2 / (frequency**2 + 1500.0**2)))
    weighted: Wave = np.fft.irfft(spectrum * low * shelf, 2 * len(wave))[: len(wave)]
    return weighted


def levelled(wave: Wave, softer_db: float) -> Wave:
    """The sound without offset, faded at both ends, trimmed of silence and at its level."""
    centred = wave - np.mean(wave)
    faded = _faded(_trimmed(centred))
    gain_db = LOUDNESS_DB - softer_db - loudness_db(faded)
    gain_db = min(gain_db, PEAK_DB - 0.7 - peak_db(faded))
    level: Wave = faded * 10 ** (gain_db / 20)
    return level


def _trimmed(wave: Wave) -> Wave:
    """Cut the end off where nothing is to be heard any more."""
    loud = np.flatnonzero(np.abs(wave) > np.max(np.abs(wave)) * 10 ** (-52 / 20))
    last = min(len(wave), int(loud[-1]) + round(_FADE_OUT_S * RATE))
    return wave[:last]


def _faded(wave: Wave) -> Wave:
    out = wave.copy()
    rise = round(_FADE_IN_S * RATE)
    fall = min(round(_FADE_OUT_S * RATE), len(out) // 3)
    out[:rise] *= np.linspace(0, 1, rise) ** 2
    out[-fall:] *= np.linspace(1, 0, fall) ** 2
    return out
