"""Sound as an array of samples: time, noise, filters, envelopes and mixing."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Wave = NDArray[np.float64]

RATE = 44_100
"""Samples a second."""

_FALL = round(0.02 * RATE)


def seconds(duration_s: float) -> Wave:
    """The time of each sample of a sound of that length."""
    return np.arange(round(duration_s * RATE), dtype=np.float64) / RATE


def noise(duration_s: float, seed: int) -> Wave:
    """White noise, the same for the same seed."""
    return np.random.default_rng(seed).standard_normal(round(duration_s * RATE))


def band(wave: Wave, low_hz: float, high_hz: float) -> Wave:
    """What of a sound lies between two frequencies, with gentle slopes."""
    spectrum = np.fft.rfft(wave)
    frequency = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1e-6)
    gain = 1 / np.sqrt(1 + (low_hz / frequency) ** 4) / np.sqrt(1 + (frequency / high_hz) ** 4)
    shaped: Wave = np.fft.irfft(spectrum * gain, len(wave))
    return shaped


def decay(duration_s: float, half_life_s: float, attack_s: float = 0.001) -> Wave:
    """An envelope that rises at once and halves every `half_life_s`."""
    t = seconds(duration_s)
    fall: Wave = 0.5 ** (t / half_life_s) * np.minimum(t / attack_s, 1.0)
    return fall


def swell(duration_s: float, peak: float, sharpness: float = 2.0) -> Wave:
    """An envelope that rises to its height at the part `peak` of its length and falls again."""
    x = seconds(duration_s) / duration_s
    rise = np.where(x < peak, x / peak, (1 - x) / (1 - peak))
    shaped: Wave = np.clip(rise, 0, 1) ** sharpness
    return shaped


def mix(duration_s: float, *parts: tuple[float, float, Wave]) -> Wave:
    """Sounds laid over each other: each with its start in seconds and its gain.

    Every one is faded at its end, also where the mix is over before it is, so that nothing clicks.
    """
    out = np.zeros(round(duration_s * RATE))
    for start_s, gain, wave in parts:
        first = round(start_s * RATE)
        kept = wave[: max(0, len(out) - first)].copy()
        fall = min(len(kept) // 2, _FALL)
        kept[len(kept) - fall :] *= np.linspace(1, 0, fall)
        out[first : first + len(kept)] += gain * kept
    return out


def room(wave: Wave, wet: float, half_life_s: float = 0.07, seed: int = 7) -> Wave:
    """The sound in a small warm room, longer by the room's answer."""
    tail = band(noise(half_life_s * 6, seed), 180, 3800) * decay(half_life_s * 6, half_life_s)
    tail /= np.sqrt(np.sum(tail**2))
    size = len(wave) + len(tail) - 1
    answer = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(tail, size), size)
    dry = np.zeros(size)
    dry[: len(wave)] = wave
    both: Wave = dry + wet * answer
    return both
