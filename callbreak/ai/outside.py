"""The environment for programs that are not part of the game.

A bundle is started with a search path to its own libraries; another program must not get those.
"""

from __future__ import annotations

import os
from typing import Final

_SEARCH_PATHS: Final = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "LIBPATH")
_BEFORE: Final = "_ORIG"
"""PyInstaller's loader keeps what a variable was under its name with this ending."""


def outside_environment(*, bundled: bool) -> dict[str, str]:
    """The variables as they were before the game was started.

    Args:
        bundled: whether the game runs from a bundle, whose loader has changed them.
    """
    variables = dict(os.environ)
    if bundled:
        for name in _SEARCH_PATHS:
            variables.pop(name, None)
            before = variables.pop(name + _BEFORE, None)
            if before:
                variables[name] = before
    return variables
