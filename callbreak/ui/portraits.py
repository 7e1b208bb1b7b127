"""Faces of the players, from `assets/portraits/`."""

from __future__ import annotations

import zlib
from typing import Final

import pygame

from callbreak.paths import asset
from callbreak.ui.surface_cache import keeps_pictures

OWN: Final = "you"
OTHERS: Final = (
    "asha",
    "bikram",
    "chandra",
    "dolma",
    "gopal",
    "harka",
    "laxmi",
    "maya",
    "nima",
    "pasang",
    "pema",
    "ratna",
    "sita",
)
"""Everyone who can sit at the table; the name is also the file's."""


def portraits_for(names: tuple[str, ...], person: int | None) -> tuple[str, ...]:
    """A face for each seat, none twice; a known name has its own, another one always the same."""
    faces: list[str] = []
    for seat, name in enumerate(names):
        if seat == person:
            faces.append(OWN)
            continue
        wished = name.casefold().strip()
        start = OTHERS.index(wished) if wished in OTHERS else _number(wished)
        faces.append(next(face for face in _from(start) if face not in faces))
    return tuple(faces)


def _number(name: str) -> int:
    return zlib.crc32(name.encode(errors="surrogatepass")) % len(OTHERS)


def _from(start: int) -> tuple[str, ...]:
    return OTHERS[start:] + OTHERS[:start]


@keeps_pictures(0.3)
def portrait(face: str, across_px: int) -> pygame.Surface:
    """A round face with its brass ring, as a shared surface."""
    size = max(across_px, 8)
    path = asset(f"portraits/{face}.svg")
    if not path.is_file():
        path = asset(f"portraits/{OWN}.svg")
    # Drawn twice as large and smoothed: eyes and lashes stay fine in a small face.
    large = pygame.image.load_sized_svg(path, (2 * size, 2 * size)).premul_alpha()
    return pygame.transform.smoothscale(large, (size, size))
