"""Where things are: the shipped files, and the folders for what the game keeps."""

from __future__ import annotations

import getpass
import tempfile
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs

APP_NAME: Final = "callbreak"
_LONGEST_NAME: Final = 40
_PACKAGE: Final = Path(__file__).resolve().parent


def shipped(name: str) -> Path:
    """A file or folder that comes with the game, like ``"assets"`` or ``"settings.yaml"``.

    In a wheel and in a bundle it lies inside the package, in a source checkout beside it.
    """
    inside = _PACKAGE / name
    return inside if inside.exists() else _PACKAGE.parent / name


def asset(name: str) -> Path:
    """A file or folder below ``assets/``, like ``"cards/AS.svg"``. It need not exist."""
    return shipped("assets") / name


@dataclass(frozen=True, slots=True)
class Places:
    """Where the game keeps what is the player's own. Nothing need exist yet."""

    settings: Path
    store: Path
    log: Path

    @property
    def folders(self) -> tuple[Path, ...]:
        """Every folder in use, each once."""
        return tuple(dict.fromkeys(file.parent for file in (self.settings, self.store, self.log)))


def places(data_dir: Path | str | None = None) -> Places:
    """The player's files: all in ``data_dir`` if one is given, else where the system wants them.

    Without a home folder they go to the folder for temporary files.
    """
    if data_dir is not None:
        return _all_in(Path(data_dir).absolute())
    dirs = platformdirs.PlatformDirs(APP_NAME, appauthor=False)
    try:
        config, data, log = (
            Path(dirs.user_config_dir),
            Path(dirs.user_data_dir),
            Path(dirs.user_log_dir),
        )
    except (OSError, RuntimeError, KeyError):
        return _all_in(_without_a_home())
    if not all(folder.is_absolute() for folder in (config, data, log)):
        return _all_in(_without_a_home())
    return Places(config / "settings.yaml", data / "callbreak.db", log / "callbreak.log")


def user_name() -> str:
    """The system's name for the player, empty if it has none.

    Control characters and bytes that are no text are left out, and so is what makes it very long.
    """
    try:
        name = getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
    shown = (sign for sign in name if unicodedata.category(sign) not in {"Cc", "Cs"})
    return "".join(shown).strip()[:_LONGEST_NAME].strip()


def _all_in(folder: Path) -> Places:
    return Places(folder / "settings.yaml", folder / "callbreak.db", folder / "callbreak.log")


def _without_a_home() -> Path:
    return Path(tempfile.gettempdir()) / (f"{APP_NAME}-{user_name()}" if user_name() else APP_NAME)
