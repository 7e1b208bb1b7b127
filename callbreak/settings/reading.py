"""Reads settings files. Whatever is wrong becomes a problem and a default, never an error."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml

from callbreak.paths import shipped
from callbreak.settings.model import Settings
from callbreak.settings.nodes import compose, line_of, read_text, source
from callbreak.settings.places_in_text import is_empty
from callbreak.settings.problems import ProblemCode, SettingsError, SettingsProblem
from callbreak.settings.schema import SCHEMA
from callbreak.settings.values import (
    Choice,
    Leaf,
    Number,
    Repeated,
    Section,
    Selection,
    Spec,
    Text,
    Unfit,
)

SHIPPED_NAME: Final = "settings.yaml"
_FLAGS: Final = {
    **dict.fromkeys(("yes", "on", "y", "true", "1"), "true"),
    **dict.fromkeys(("no", "off", "n", "false", "0"), "false"),
}


@dataclass(frozen=True, slots=True)
class Loaded:
    """Settings in force, and everything that is wrong with the files that they come from."""

    settings: Settings
    problems: tuple[SettingsProblem, ...] = ()


def load(file: Path) -> Loaded:
    """The shipped settings with those of the player's file laid over. The file need not exist."""
    below = load_over(Settings(), shipped(SHIPPED_NAME))
    above = load_over(below.settings, file)
    return Loaded(above.settings, below.problems + above.problems)


def load_over(start: Settings, file: Path) -> Loaded:
    """``start`` with the values of one file laid over it."""
    try:
        text = read_text(file)
        if text is None:
            return Loaded(start)
        if not text.strip("\ufeff \t\r\n"):
            return Loaded(start, (SettingsProblem(ProblemCode.EMPTY, file, 1),))
        root = compose(text, file)
    except SettingsError as problem:
        return Loaded(start, problem.problems)
    if root is None:
        return Loaded(start)
    reader = NodeReader(file, text)
    found = reader.read(root, SCHEMA, "")
    return Loaded(start.merged(found or {}), tuple(reader.problems))


class NodeReader:
    """Takes the values that the schema allows from nodes, and notes what it does not."""

    def __init__(self, file: Path, text: str) -> None:
        self.file = file
        self.text = text
        self.problems: list[SettingsProblem] = []

    def read(self, node: yaml.Node, spec: Spec, key: str) -> Any:
        """The value of a node in its normal form, None if there is none to be had."""
        match spec:
            case Section():
                return self._section(node, spec, key)
            case Repeated():
                return self._repeated(node, spec, key)
            case Selection():
                return self._selection(node, spec, key)
            case leaf:
                return self._scalar(node, leaf, key)

    def _section(self, node: yaml.Node, spec: Section, key: str) -> dict[str, Any] | None:
        if is_empty(node) and key:
            return None  # nothing yet: all keys of the section may follow later
        if not isinstance(node, yaml.MappingNode):
            self._note(ProblemCode.NOT_A_SECTION, node, key, allowed=tuple(spec.keys))
            return None
        values: dict[str, Any] = {}
        first_lines: dict[str, int] = {}
        for key_node, value_node in node.value:
            name = key_node.value if isinstance(key_node, yaml.ScalarNode) else None
            path = _joined(key, name or source(key_node, self.text))
            if name is None or name not in spec.keys:
                self._note_unknown(key_node, path, spec)
                continue
            if name in first_lines:
                self._note(ProblemCode.DUPLICATE_KEY, key_node, path, first_line=first_lines[name])
            first_lines[name] = line_of(key_node)
            value = self.read(value_node, spec.keys[name], path)
            if value is not None:
                values[name] = value
        return values

    def _repeated(self, node: yaml.Node, spec: Repeated, key: str) -> dict[str, Any] | None:
        if is_empty(node):
            return None
        if not isinstance(node, yaml.SequenceNode) or len(node.value) > spec.count:
            self._note(ProblemCode.NOT_A_LIST, node, key, high=spec.count)
        if not isinstance(node, yaml.SequenceNode):
            return None
        items = enumerate(node.value[: spec.count], start=1)
        read = {str(n): self.read(item, spec.section, f"{key}.{n}") for n, item in items}
        return {number: item for number, item in read.items() if item is not None}

    def _selection(self, node: yaml.Node, spec: Selection, key: str) -> Any:
        words = None
        if isinstance(node, yaml.SequenceNode):
            words = [
                item.value if isinstance(item, yaml.ScalarNode) else item for item in node.value
            ]
        try:
            return spec.check(words)
        except Unfit:
            self._note(ProblemCode.NOT_A_LIST, node, key, allowed=spec.allowed)
            return None

    def _scalar(self, node: yaml.Node, spec: Leaf, key: str) -> Any:
        try:
            if isinstance(node, yaml.ScalarNode):
                return spec.read(node.value, quoted=node.style is not None)
        except Unfit:
            pass
        low, high = _bounds(spec)
        self._note(
            ProblemCode.WRONG_VALUE,
            node,
            key,
            allowed=spec.allowed,
            low=low,
            high=high,
            meant=_meant(node, spec),
        )
        return None

    def _note_unknown(self, key_node: yaml.Node, path: str, spec: Section) -> None:
        name = path.rpartition(".")[2]
        close = difflib.get_close_matches(name.replace("-", "_").lower(), spec.keys, n=1)
        meant = _joined(path.rpartition(".")[0], close[0]) if close else ""
        if not close:
            meant = next((key for key in _all_keys(SCHEMA) if key.endswith(f".{name}")), "")
        self._note(ProblemCode.UNKNOWN_KEY, key_node, path, allowed=tuple(spec.keys), meant=meant)

    def _note(self, code: ProblemCode, node: yaml.Node, key: str, **facts: Any) -> None:
        self.problems.append(
            SettingsProblem(
                code, self.file, line_of(node), key, found=source(node, self.text), **facts
            )
        )


def _joined(section: str, name: str) -> str:
    return f"{section}.{name}" if section else name


def _bounds(spec: Leaf) -> tuple[float | None, float | None]:
    match spec:
        case Number(low=low, high=high):
            return low, high
        case Text(longest=longest):
            return None, longest
        case _:
            return None, None


def _meant(node: yaml.Node, spec: Leaf) -> str:
    if not isinstance(spec, Choice) or not isinstance(node, yaml.ScalarNode):
        return ""
    word = str(node.value).strip().lower()
    if any(value is True for value in spec.values) and word in _FLAGS:
        return _FLAGS[word]
    if node.value != word and word in spec.allowed:
        return word
    close = difflib.get_close_matches(word, [v for v in spec.values if isinstance(v, str)], n=1)
    return close[0] if close else ""


def _all_keys(spec: Spec, path: str = "") -> Iterator[str]:
    if isinstance(spec, Section):
        for name, inner in spec.keys.items():
            yield _joined(path, name)
            yield from _all_keys(inner, _joined(path, name))
