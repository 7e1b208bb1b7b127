"""Which languages the system's user prefers."""

from __future__ import annotations

import locale
import os
import plistlib
import sys
from pathlib import Path


def preferred_languages() -> list[str]:
    """Names of languages as the system writes them (``ne_NP.UTF-8``, ``zh-Hans``), best first.

    The environment counts first, on every system; then what Windows and macOS keep elsewhere.
    """
    wanted: list[str] = []
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            # LANGUAGE is a list of wishes, which gettext does not heed in the C locale.
            if value.split(".")[0] not in {"C", "POSIX"}:
                wanted = [*os.environ.get("LANGUAGE", "").split(":"), value]
            break
    if sys.platform == "darwin":
        wanted += _macos_languages()
    if sys.platform == "win32":
        wanted += _windows_languages()
    return [name for name in wanted if name]


def _macos_languages() -> list[str]:
    file = Path("~/Library/Preferences/.GlobalPreferences.plist").expanduser()
    try:
        found = plistlib.loads(file.read_bytes()).get("AppleLanguages", [])
    except (OSError, RuntimeError, ValueError, AttributeError):
        return []
    return [str(name) for name in found] if isinstance(found, list) else []


def _windows_languages() -> list[str]:
    if sys.platform != "win32":
        return []
    import ctypes

    number = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    name = locale.windows_locale.get(number)
    return [name] if name else []
