"""Grain: the cloth's weave, the wood of the rim and the paper of the score sheet, as tiles."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    Grid = NDArray[np.float64]

CLOTH_STRENGTH = 34 * 0.55  # the deepest thread's alpha of 255


def _soft_noise(
    random: np.random.Generator, shape: tuple[int, int], blur: tuple[float, float]
) -> Grid:
    """Return noise that tiles without a seam, blurred by blur (down, across), deviation 1."""
    noise = np.fft.fft2(random.normal(size=shape))
    down = np.fft.fftfreq(shape[0])[:, None]
    across = np.fft.fftfreq(shape[1])[None, :]
    kept = np.exp(-2 * np.pi**2 * ((blur[0] * down) ** 2 + (blur[1] * across) ** 2))
    soft: Grid = np.real(np.fft.ifft2(noise * kept))
    even: Grid = soft / soft.std()
    return even


def cloth() -> Image.Image:
    """Return 256 px of cloth: crossed threads, black and white, nearly transparent."""
    random = np.random.default_rng(7)
    side = (256, 256)
    threads = _soft_noise(random, side, (3.0, 0.45)) + _soft_noise(random, side, (0.45, 3.0))
    value = 0.55 * threads + 0.24 * _soft_noise(random, side, (10, 10))
    alpha = np.clip(np.abs(value) * 9 * 0.55, 0, CLOTH_STRENGTH).astype(np.uint8)
    light = np.where(value > 0, 255, 0).astype(np.uint8)
    return Image.merge("LA", [Image.fromarray(light), Image.fromarray(alpha)]).convert("RGBA")


def wood() -> Image.Image:
    """Return 1024 x 96 px of dark wood with long grain that lies across."""
    random = np.random.default_rng(11)
    side = (96, 1024)
    broad = _soft_noise(random, side, (1.3, 90))
    fine = _soft_noise(random, side, (0.5, 34))
    mix = np.clip(0.5 + 0.17 * broad + 0.07 * fine, 0, 1)[..., None]
    dark, light = np.array([0x24, 0x13, 0x0C]), np.array([0x66, 0x3E, 0x29])
    return Image.fromarray((dark * (1 - mix) + light * mix).astype(np.uint8))


def paper() -> Image.Image:
    """Return 256 px of paper grain, brown and white, nearly transparent."""
    random = np.random.default_rng(13)
    side = (256, 256)
    value = 0.6 * _soft_noise(random, side, (1.2, 1.2)) + 0.8 * _soft_noise(random, side, (18, 18))
    alpha = np.clip(np.abs(value) * 5, 0, 18).astype(np.uint8)
    bands = [np.where(value > 0, 255, low).astype(np.uint8) for low in (90, 72, 45)]
    return Image.merge("RGBA", [*(Image.fromarray(b) for b in bands), Image.fromarray(alpha)])


def write(folder: Path) -> None:
    """Write the tiles into folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, tile in (("cloth", cloth()), ("wood", wood()), ("paper", paper())):
        tile.save(folder / f"{name}.png", optimize=True)
