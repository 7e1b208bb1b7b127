"""``callbreak --version``: the versions of everything that the game is made of."""

from __future__ import annotations

import platform
from importlib.metadata import PackageNotFoundError, version

from callbreak import __version__

_PACKAGES = ("pygame-ce", "PyYAML", "platformdirs")


def print_version() -> int:
    """Print a line for each part. Imports none of them, so it works where one is broken."""
    print(f"callbreak {__version__}")
    print(f"Python {platform.python_version()} on {platform.system()} {platform.machine()}")
    for package in _PACKAGES:
        try:
            print(f"{package} {version(package)}")
        except PackageNotFoundError:
            print(f"{package} (version not known)")
    return 0
