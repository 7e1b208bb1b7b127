"""What the sounds are played on: a madal, a santoor, a bamboo flute, wood and paper."""

from __future__ import annotations

import numpy as np

from tools.sounds.wave import RATE, Wave, band, decay, mix, noise, seconds, swell

_TURN = 2 * np.pi


def drum(pitch_hz: float, half_life_s: float, *, slap: float = 0.25, bend: float = 0.0) -> Wave:
    """A stroke on a loaded drumhead, whose overtones are nearly harmonic.

    `slap` is how much of the hand is heard, `bend` how far the pitch starts above its end.
    """
    length_s = half_life_s * 8
    t = seconds(length_s)
    glide = pitch_hz * (1 + bend * np.exp(-t / 0.035))
    phase = _TURN * np.cumsum(glide) / RATE
    out = np.zeros(len(t))
    for ratio, gain in ((1.0, 1.0), (2.01, 0.38), (3.0, 0.2), (4.03, 0.08), (5.05, 0.04)):
        out += gain * np.sin(ratio * phase) * decay(length_s, half_life_s / ratio**0.8, 0.002)
    hand = band(noise(0.05, round(pitch_hz)), 350, 2600) * decay(0.05, 0.006)
    return mix(length_s, (0.0, 1.0, out), (0.0, slap, hand))


def santoor(pitch_hz: float, half_life_s: float, *, bright: float = 1.0) -> Wave:
    """A pair of strings struck with a light wooden mallet."""
    length_s = half_life_s * 7
    t = seconds(length_s)
    out = np.zeros(len(t))
    for cents in (-1.6, 1.6):
        base = pitch_hz * 2 ** (cents / 1200)
        for k in range(1, 13):
            partial = base * k * np.sqrt(1 + 0.00018 * k * k)
            if partial > 9000:
                break
            gain = abs(np.sin(np.pi * k * 0.19)) / k ** (2.0 - 0.5 * bright)
            out += gain * np.sin(_TURN * partial * t) * decay(length_s, half_life_s / k**0.75)
    mallet = band(noise(0.03, 11), 1200, 4200) * decay(0.03, 0.003)
    return mix(length_s, (0.0, 0.5, out), (0.0, 0.05, mallet))


def flute(pitch_hz: float, length_s: float, *, breath: float = 0.1, lift: float = 0.0) -> Wave:
    """A bamboo flute: few overtones, some breath, a little vibrato once the tone stands.

    `lift` is how many semitones the tone slides up from at its start.
    """
    t = seconds(length_s)
    wobble = 0.0035 * np.sin(_TURN * 5.2 * t) * np.clip((t - 0.16) / 0.2, 0, 1)
    slide = 2 ** (-lift / 12 * np.exp(-t / 0.03))
    phase = _TURN * np.cumsum(pitch_hz * (1 + wobble) * slide) / RATE
    tone = np.sin(phase) + 0.22 * np.sin(2 * phase) + 0.11 * np.sin(3 * phase)
    air = band(noise(length_s, round(pitch_hz)), pitch_hz * 0.9, pitch_hz * 2.6)
    rise = np.clip(t / 0.045, 0, 1) ** 1.5
    fall = np.clip((length_s - t) / min(0.14, length_s * 0.5), 0, 1) ** 1.6
    shaped: Wave = (tone + breath * air) * rise * fall
    return shaped


def wood(pitch_hz: float, half_life_s: float = 0.012) -> Wave:
    """A tap on a small piece of wood."""
    length_s = half_life_s * 9
    t = seconds(length_s)
    out = np.sin(_TURN * pitch_hz * t) * decay(length_s, half_life_s)
    out += 0.3 * np.sin(_TURN * pitch_hz * 2.71 * t) * decay(length_s, half_life_s / 3)
    return out


def slide(length_s: float, low_hz: float, high_hz: float, peak: float, seed: int) -> Wave:
    """Paper drawn over cloth."""
    return band(noise(length_s, seed), low_hz, high_hz) * swell(length_s, peak)


def tick(seed: int, *, half_life_s: float = 0.0035, low_hz: float = 1000) -> Wave:
    """The edge of one card snapping free."""
    return band(noise(0.04, seed), low_hz, 4600) * decay(0.04, half_life_s, 0.0006)


def thump(pitch_hz: float = 120, half_life_s: float = 0.018) -> Wave:
    """A card coming to rest on cloth over wood."""
    length_s = half_life_s * 7
    t = seconds(length_s)
    low: Wave = np.sin(_TURN * pitch_hz * t) * decay(length_s, half_life_s, 0.003)
    return low
