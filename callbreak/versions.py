"""The versions of everything that the game is made of, found without starting any of it.

pygame is not imported: the libraries that came with it are asked directly, so this works without a
display, and also where something is missing or broken.
"""

from __future__ import annotations

import ctypes
import importlib.util
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import TYPE_CHECKING, Final

from callbreak import __version__

if TYPE_CHECKING:
    from collections.abc import Iterator

_PACKAGES: Final = ("pygame-ce", "PyYAML", "platformdirs")
_LIBRARIES: Final = {
    "SDL": ("SDL2", None),
    "SDL_image": ("SDL2_image", "IMG_Linked_Version"),
    "SDL_mixer": ("SDL2_mixer", "Mix_Linked_Version"),
    "SDL_ttf": ("SDL2_ttf", "TTF_Linked_Version"),
}
_NOT_KNOWN: Final = "(version not known)"


class _SdlVersion(ctypes.Structure):
    _fields_ = (("major", ctypes.c_uint8), ("minor", ctypes.c_uint8), ("patch", ctypes.c_uint8))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}.{self.patch}"


def versions() -> list[str]:
    """A line for each part: the game, Python and the system, the packages, SDL, SQLite."""
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    return [
        f"callbreak {__version__} ({_kind()})",
        f"Python {platform.python_version()} on {system}",
        *(f"{package} {_package(package)}" for package in _PACKAGES),
        *(f"{name} {_library(*asked)}" for name, asked in _LIBRARIES.items()),
        f"SQLite {_sqlite()}",
    ]


def _kind() -> str:
    return "built app" if getattr(sys, "frozen", False) else "Python package"


def _package(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return _NOT_KNOWN


def _sqlite() -> str:
    try:
        import sqlite3
    except ImportError:
        return _NOT_KNOWN
    return sqlite3.sqlite_version


def _library(stem: str, function: str | None) -> str:
    """What a library says of itself; ``SDL_GetVersion`` fills in what the others return."""
    for file in _library_files(stem):
        try:
            library = ctypes.CDLL(str(file))
            if function is None:
                found = _SdlVersion()
                library.SDL_GetVersion(ctypes.byref(found))
                return str(found)
            ask = library[function]
            ask.restype = ctypes.POINTER(_SdlVersion)
            return str(ask().contents)
        except (OSError, AttributeError, ValueError):
            continue
    return _NOT_KNOWN


def _library_files(stem: str) -> Iterator[Path]:
    """Where pygame-ce keeps its libraries on Windows, macOS and Linux."""
    try:
        package = importlib.util.find_spec("pygame")
    except (ImportError, ValueError):
        return
    if package is None or package.origin is None:
        return
    inside = Path(package.origin).parent
    beside = inside.parent
    for folder in (inside, inside / ".dylibs", beside / "pygame_ce.libs", beside):
        for pattern in (f"{stem}.dll", f"lib{stem}-2*", f"lib{stem}.*"):
            yield from sorted(folder.glob(pattern))
