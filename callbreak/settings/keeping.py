"""Keeps changed settings in the player's file, whole or not at all."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path

from callbreak.paths import shipped
from callbreak.settings.editing import Editor
from callbreak.settings.model import Settings
from callbreak.settings.nodes import read_text
from callbreak.settings.problems import ProblemCode, SettingsError, SettingsProblem
from callbreak.settings.reading import SHIPPED_NAME, load_over


def change(file: Path, key: str, value: object) -> Settings:
    """Give one key of the player's file another value, and return the settings then in force.

    A missing key is added to its section, a missing file is made. Everything else in the file
    stays as it is: comments, order, blank lines, quotes, unknown keys.

    Raises:
        KeyError: there is no such key.
        Unfit: the value is not allowed there.
        SettingsError: the file is as it was, for the reason that the error gives.
    """
    return change_all(file, {key: value})


def change_all(file: Path, changes: Mapping[str, object]) -> Settings:
    """Like `change`, for several keys at once: all of them are kept, or none."""
    text = read_text(file) or ""
    editor = Editor(text, file, load_over(Settings(), shipped(SHIPPED_NAME)).settings)
    for key, value in changes.items():
        editor.put(key, value)
    if editor.text != text:
        _write(file, editor.text)
    return editor.settings


def _write(file: Path, text: str) -> None:
    """Write a file so that at any instant it has its old content or its new one."""
    temporary: Path | None = None
    try:
        target = file.resolve()
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(
            dir=target.parent, prefix=".settings-", suffix=".tmp", delete=False
        ) as stream:
            temporary = Path(stream.name)
            stream.write(text.encode("utf-8"))
            stream.flush()
            os.fsync(stream.fileno())
        if target.exists():
            shutil.copymode(target, temporary)
        temporary.replace(target)
    except (OSError, ValueError, RuntimeError) as problem:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink(missing_ok=True)
        detail = problem.strerror if isinstance(problem, OSError) else str(problem)
        raise SettingsError(
            SettingsProblem(ProblemCode.CANNOT_WRITE, file, detail=detail or "")
        ) from None
