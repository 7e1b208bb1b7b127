"""House rules from a preset's name or a file: what ``--rules`` takes."""

from __future__ import annotations

import difflib
from pathlib import Path
from typing import Final

from callbreak.engine.rules import PRESETS, Rules
from callbreak.settings.nodes import compose, read_any_text
from callbreak.settings.problems import ProblemCode, SettingsError, SettingsProblem
from callbreak.settings.reading import NodeReader
from callbreak.settings.schema import HOUSE_RULES

_SUFFIXES: Final = (".yaml", ".yml", ".json")


def load_rules(text: str) -> Rules:
    """The rules of a preset, or of a YAML or JSON file with house rules as keys.

    A key that the file leaves out has its default, the value of ``classic``.

    Raises:
        SettingsError: there is no such preset or file, or something in the file is wrong.
    """
    if text in PRESETS:
        return PRESETS[text]
    file = Path(text)
    content = read_any_text(file)
    if content is None:
        raise SettingsError(_not_found(file, text))
    if file.suffix.lower() == ".json":
        # JSON may be indented with tabs, which in YAML may not; inside its strings none can stand.
        content = content.replace("\t", " ")
    root = compose(content, file)
    if root is None:
        raise SettingsError(SettingsProblem(ProblemCode.EMPTY, file, 1))
    reader = NodeReader(file, content)
    found = reader.read(root, HOUSE_RULES, "")
    if reader.problems:
        raise SettingsError(*reader.problems)
    return Rules.from_mapping(found)


def _not_found(file: Path, text: str) -> SettingsProblem:
    if file.suffix.lower() in _SUFFIXES or len(file.parts) > 1:
        return SettingsProblem(ProblemCode.NOT_FOUND, file)
    close = difflib.get_close_matches(text.lower(), PRESETS, n=1)
    return SettingsProblem(
        ProblemCode.UNKNOWN_PRESET,
        file,
        found=text,
        allowed=tuple(PRESETS),
        meant=close[0] if close else "",
    )
