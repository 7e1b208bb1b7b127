"""The files of the evening outside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.art.home import lamp, mountains, town
from tools.art.home.plane import BASE, LEFT, RIGHT, TOP
from tools.art.svg import document, save

if TYPE_CHECKING:
    from pathlib import Path


def write(folder: Path) -> None:
    """Write every picture into folder."""
    save(folder / "panorama.svg", _panorama())
    save(folder / "bowl.svg", lamp.bowl())
    save(folder / "flame.svg", lamp.flame())
    save(folder / "moon.svg", lamp.moon())


def _panorama() -> str:
    far, near = mountains.scenery(), town.scenery()
    body = f"<defs>{far[0]}{near[0]}</defs>{far[1]}{near[1]}"
    return document(body, RIGHT - LEFT, BASE - TOP, (LEFT, TOP))
