"""The game's sounds: soft, several at once, and nothing at all when there is no device."""

from __future__ import annotations

import logging
import math
import time
from typing import TYPE_CHECKING, Final, Literal, get_args

import pygame

from callbreak.paths import asset
from callbreak.ui.library_messages import library_messages_logged

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

SoundName = Literal[
    "shuffle",
    "deal",
    "card",
    "sweep",
    "call",
    "refused",
    "call_made",
    "call_missed",
    "trick_won",
    "turn",
    "button",
    "hint",
    "round_end",
    "game_won",
]
SOUNDS: Final[tuple[SoundName, ...]] = get_args(SoundName)
"""Every sound there is: the files in `assets/sounds/`."""

FULL_VOLUME: Final = 100
_RATE_HZ: Final = 44_100
_BUFFER_SAMPLES: Final = 512
_VOICES: Final = 16
# The same sound twice within this time would be heard as one that rattles.
_APART_S: Final = 0.030

_log = logging.getLogger(__name__)


class Audio:
    """Plays sounds by name; never raises, and is silent until `start` has found a device.

    Call `start` after the first frame: looking for a device that is not there takes a tenth of a
    second. Call it again when `pygame.AUDIODEVICEADDED` arrives.
    """

    def __init__(
        self,
        folder: Path | None = None,
        *,
        volume: int = 70,
        muted: bool = False,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._folder = folder if folder is not None else asset("sounds")
        self._volume = _within_scale(volume)
        self._muted = muted
        self._clock = clock
        self._working = False
        self._sounds: dict[str, pygame.mixer.Sound | None] = {}
        self._played_s: dict[str, float] = {}

    @property
    def working(self) -> bool:
        """Whether there is a device to play on."""
        return self._working

    @property
    def volume(self) -> int:
        """0 to 100; values beyond are taken as the nearest."""
        return self._volume

    @volume.setter
    def volume(self, volume: int) -> None:
        self._volume = _within_scale(volume)
        self._adjust()

    @property
    def muted(self) -> bool:
        """Whether nothing is played, whatever the volume."""
        return self._muted

    @muted.setter
    def muted(self, muted: bool) -> None:
        self._muted = muted
        self._adjust()

    def start(self) -> bool:
        """Open the sound device; say whether there is one. Does nothing while one works."""
        if self._working:
            return True
        try:
            with library_messages_logged():
                pygame.mixer.init(_RATE_HZ, -16, 2, _BUFFER_SAMPLES)
            pygame.mixer.set_num_channels(_VOICES)
        except (pygame.error, NotImplementedError, OSError) as error:
            _log.info("no sound: %s", error)
            return False
        self._working = True
        return True

    def close(self) -> None:
        """Stop all sounds and let the device go."""
        self._working = False
        self._sounds.clear()
        try:
            pygame.mixer.quit()
        except (pygame.error, NotImplementedError) as error:
            _log.info("the sound device did not close: %s", error)

    def play(self, name: SoundName, *, pan: float = 0.0) -> bool:
        """Play a sound; `pan` places it from -1, left, to 1, right. Say whether it is heard.

        Nothing happens when muted, without a device, or when the same sound has just begun.
        """
        if not self._working or self._loudness() == 0.0 or self._just_played(name):
            return False
        try:
            return self._play(name, pan)
        except pygame.error as error:
            self._lose(error)
            return False

    def _lose(self, error: pygame.error) -> None:
        _log.warning("the sound device is lost: %s", error)
        self.close()

    def _play(self, name: SoundName, pan: float) -> bool:
        sound = self._sound(name)
        if sound is None:
            return False
        # With all voices busy the one that has played longest gives way.
        channel = pygame.mixer.find_channel(force=True)
        channel.play(sound)
        channel.set_volume(*_sides(pan))
        self._played_s[name] = self._clock()
        return True

    def _sound(self, name: SoundName) -> pygame.mixer.Sound | None:
        """The sound, loaded when it is first needed; `None` for a file that cannot be read."""
        if name not in self._sounds:
            self._sounds[name] = self._loaded(name)
        return self._sounds[name]

    def _loaded(self, name: SoundName) -> pygame.mixer.Sound | None:
        path = self._folder / f"{name}.ogg"
        try:
            sound = pygame.mixer.Sound(path)
        except (OSError, pygame.error) as error:
            if not pygame.mixer.get_init():
                raise pygame.error("the mixer has ended") from error
            _log.warning("sound %s cannot be read: %s", path.name, error)
            return None
        sound.set_volume(self._loudness())
        return sound

    def _just_played(self, name: SoundName) -> bool:
        return self._clock() - self._played_s.get(name, -math.inf) < _APART_S

    def _loudness(self) -> float:
        """The volume as the ear hears it: half the scale is a quarter of the amplitude."""
        return 0.0 if self._muted else (self._volume / FULL_VOLUME) ** 2

    def _adjust(self) -> None:
        """Give what is playing the new volume too."""
        try:
            for sound in self._sounds.values():
                if sound is not None:
                    sound.set_volume(self._loudness())
        except pygame.error as error:
            self._lose(error)


def _within_scale(volume: int) -> int:
    return min(max(volume, 0), FULL_VOLUME)


def _sides(pan: float) -> tuple[float, float]:
    """How loud a sound is left and right; in the middle both are full."""
    place = min(max(pan, -1.0), 1.0)
    return min(1.0, 1.0 - place), min(1.0, 1.0 + place)
