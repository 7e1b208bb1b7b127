"""The sounds of the game, each as a small score for the instruments.

All tones are of one pentatonic scale (D E F♯ A B), so that sounds which meet agree. What is heard
often is short, plain and soft; only the end of a game has a tune.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from tools.sounds.instruments import drum, flute, santoor, slide, thump, tick, wood
from tools.sounds.wave import Wave, band, mix, noise, room, swell

_D4, _E4, _FS4, _A4, _B4 = 293.66, 329.63, 369.99, 440.0, 493.88
_D5, _E5, _FS5, _A5, _B5 = 2 * _D4, 2 * _E4, 2 * _FS4, 2 * _A4, 2 * _B4
_D6 = 2 * _D5
_A3 = _A4 / 2


@dataclass(frozen=True, slots=True)
class Piece:
    """One sound: how it is made, and by how many decibels it stays below the common level."""

    make: Callable[[], Wave]
    softer_db: float = 0.0


def _shuffle() -> Wave:
    """A riffle of the two halves, then the bridge falling together."""
    random = np.random.default_rng(52)
    parts: list[tuple[float, float, Wave]] = []
    riffle = np.linspace(0, 1, 34) ** 0.8 * 0.58 + random.uniform(-0.005, 0.005, 34)
    for index, start_s in enumerate(np.clip(riffle, 0, None)):
        gain = 0.35 + 0.5 * index / 34 * random.uniform(0.6, 1.2)
        parts.append((0.02 + float(start_s), gain, tick(100 + index)))
    bridge = 0.72 + np.linspace(0, 1, 40) ** 1.35 * 0.36 + random.uniform(-0.003, 0.003, 40)
    for index, start_s in enumerate(bridge):
        gain = float(0.5 * np.sin(np.pi * (index + 4) / 46) * random.uniform(0.6, 1.1))
        parts.append((float(start_s), gain, tick(300 + index, low_hz=900)))
    parts.append((0.66, 0.22, slide(0.5, 500, 3800, 0.6, 9)))
    parts.append((1.12, 0.5, thump(140, 0.014)))
    parts.append((1.12, 0.3, tick(8, half_life_s=0.008, low_hz=700)))
    return room(mix(1.3, *parts), 0.25)


def _deal() -> Wave:
    """One card flicked off the deck."""
    return mix(
        0.11,
        (0.0, 0.7, slide(0.055, 1200, 3900, 0.7, 21)),
        (0.042, 0.55, tick(22, half_life_s=0.004)),
        (0.045, 0.3, thump(170, 0.008)),
    )


def _card() -> Wave:
    """A card laid on the cloth."""
    return room(
        mix(
            0.2,
            (0.0, 0.32, slide(0.09, 1100, 3800, 0.8, 31)),
            (0.07, 0.9, tick(32, half_life_s=0.006, low_hz=800)),
            (0.07, 0.85, thump(125, 0.016)),
        ),
        0.22,
    )


def _sweep() -> Wave:
    """Four cards drawn together over the cloth."""
    low = band(noise(0.34, 41), 500, 1700) * swell(0.34, 0.35, 1.6)
    high = band(noise(0.34, 42), 1500, 3600) * swell(0.34, 0.6, 2.2)
    ticks = [(0.05 + 0.06 * i, 0.16, tick(43 + i, low_hz=900)) for i in range(4)]
    return room(mix(0.4, (0.0, 0.6, low), (0.0, 0.5, high), *ticks), 0.2)


def _call() -> Wave:
    """A call is made: one open stroke of the madal."""
    stroke = drum(_A3, 0.075, slap=0.35, bend=0.1)
    return room(mix(0.6, (0.0, 1.0, stroke), (0.0, 0.22, santoor(_A4, 0.1))), 0.3)


def _refused() -> Wave:
    """Two damped strokes, the second lower: no, not that one."""
    return room(
        mix(
            0.42,
            (0.0, 0.85, drum(208, 0.024, slap=0.6, bend=0.15)),
            (0.115, 1.0, drum(165, 0.034, slap=0.55, bend=0.15)),
        ),
        0.2,
    )


def _call_made() -> Wave:
    """The call is reached: a rising fourth on the santoor."""
    return room(
        mix(
            1.0,
            (0.0, 0.75, santoor(_A4, 0.16)),
            (0.1, 1.0, santoor(_D5, 0.2)),
            (0.1, 0.3, santoor(_A5, 0.14, bright=0.6)),
            (0.0, 0.35, drum(_D4, 0.05, slap=0.2)),
        ),
        0.35,
    )


def _call_missed() -> Wave:
    """The call cannot be reached: two low falling tones of the flute."""
    return room(
        mix(
            0.85,
            (0.0, 0.9, flute(_B4, 0.26, breath=0.14)),
            (0.22, 1.0, flute(_FS4, 0.46, breath=0.16, lift=-1.0)),
            (0.22, 0.35, drum(98, 0.06, slap=0.1, bend=0.2)),
        ),
        0.35,
    )


def _trick_won() -> Wave:
    """A trick is yours: a light stroke and one string."""
    return room(
        mix(
            0.6,
            (0.0, 0.6, drum(_D4, 0.045, slap=0.3)),
            (0.012, 0.55, santoor(_FS5, 0.1, bright=0.7)),
        ),
        0.28,
    )


def _turn() -> Wave:
    """It is your turn: a breath of the flute."""
    return room(mix(0.34, (0.0, 1.0, flute(_A5, 0.2, breath=0.16, lift=1.2))), 0.35)


def _button() -> Wave:
    """A press on a button."""
    return mix(0.12, (0.0, 1.0, wood(640)), (0.0, 0.5, thump(210, 0.008)))


def _hint() -> Wave:
    """Two high strings, softly."""
    return room(
        mix(
            0.8,
            (0.0, 0.8, santoor(_E5, 0.13, bright=0.3)),
            (0.085, 1.0, santoor(_B5, 0.15, bright=0.2)),
        ),
        0.4,
    )


def _round_end() -> Wave:
    """The round is over: the madal closes the cycle under a broken chord."""
    return room(
        mix(
            1.7,
            (0.0, 0.7, drum(_A3, 0.05, slap=0.3, bend=0.08)),
            (0.16, 0.5, drum(_D4, 0.04, slap=0.35)),
            (0.24, 0.5, drum(_D4, 0.04, slap=0.35)),
            (0.4, 1.0, drum(110, 0.1, slap=0.25, bend=0.18)),
            (0.0, 0.5, santoor(_D4, 0.2)),
            (0.16, 0.5, santoor(_FS4, 0.2)),
            (0.28, 0.55, santoor(_A4, 0.22)),
            (0.4, 0.7, santoor(_D5, 0.26)),
        ),
        0.35,
    )


def _game_won() -> Wave:
    """The game is won: a tune of the flute with strings and madal."""
    beat = 0.17
    tune = [(0, _D5, 1), (1, _E5, 1), (2, _FS5, 1), (3, _A5, 2), (5, _B5, 1), (6, _A5, 1)]
    parts = [
        (step * beat, 0.6, flute(pitch, beats * beat + 0.05, breath=0.1, lift=0.5))
        for step, pitch, beats in tune
    ]
    parts.append((7 * beat, 0.75, flute(_D6, 1.05, breath=0.1, lift=1.0)))
    strings = [(0, _D4), (2, _A4), (3, _FS4), (4, _A4), (5, _D5), (6, _E5)]
    parts += [(step * beat, 0.4, santoor(pitch, 0.16)) for step, pitch in strings]
    parts += [
        (7 * beat + 0.035 * i, 0.42, santoor(pitch, 0.26))
        for i, pitch in enumerate((_D4, _A4, _D5, _FS5, _A5))
    ]
    strokes = [(0, 147, 0.8), (1.5, _D4, 0.4), (2, _D4, 0.5), (3, 110, 0.8), (4.5, _D4, 0.4)]
    strokes += [(5, _D4, 0.5), (6, _D4, 0.45), (6.5, _D4, 0.5), (7, 98, 1.0)]
    parts += [
        (step * beat, gain, drum(pitch, 0.07 if pitch < 200 else 0.04, bend=0.12))
        for step, pitch, gain in strokes
    ]
    return room(mix(2.5, *parts), 0.35, half_life_s=0.06)


PIECES: dict[str, Piece] = {
    "shuffle": Piece(_shuffle, softer_db=2),
    "deal": Piece(_deal, softer_db=6),
    "card": Piece(_card, softer_db=1),
    "sweep": Piece(_sweep, softer_db=5),
    "call": Piece(_call, softer_db=1),
    "refused": Piece(_refused),
    "call_made": Piece(_call_made),
    "call_missed": Piece(_call_missed),
    "trick_won": Piece(_trick_won, softer_db=3),
    "turn": Piece(_turn, softer_db=4),
    "button": Piece(_button, softer_db=5),
    "hint": Piece(_hint, softer_db=2),
    "round_end": Piece(_round_end),
    "game_won": Piece(_game_won),
}
"""Every sound by its name in `assets/sounds/`."""
