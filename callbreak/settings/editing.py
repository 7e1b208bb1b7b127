"""Puts one value into the text of a settings file and leaves every other character alone.

The marks of YAML nodes say where a value stands. Whatever the marks promise, the result is read
again: if anything but the value has changed, or a comment would be lost, the edit is refused.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import yaml

from callbreak.engine.rules import ALLOWED, ENDLESS
from callbreak.settings.model import Settings, checked, preset_rules
from callbreak.settings.nodes import compose
from callbreak.settings.places_in_text import (
    Found,
    Missing,
    is_empty,
    is_null,
    last_index,
    locate,
    plain,
)
from callbreak.settings.problems import ProblemCode, SettingsError, SettingsProblem
from callbreak.settings.reading import NodeReader
from callbreak.settings.schema import SCHEMA, spec_of
from callbreak.settings.writing import quoted, written

_INDENT: Final = "  "
_OPPONENTS: Final = ("game", "opponents")
_HOUSE_RULES: Final = ("game", "house_rules")


class Editor:
    """The text of a settings file, edited value by value.

    Args:
        text: the file as it is; empty if there is none.
        file: its name, for what is reported.
        below: the settings that the file's lie over.
    """

    def __init__(self, text: str, file: Path, below: Settings) -> None:
        self.text = text
        self._file = file
        self._below = below

    @property
    def settings(self) -> Settings:
        """The settings that the text stands for."""
        root = compose(self.text, self._file)
        if is_empty(root):
            return self._below
        assert root is not None
        found = NodeReader(self._file, self.text).read(root, SCHEMA, "")
        return self._below.merged(found or {})

    def put(self, key: str, value: object) -> None:
        """Give a key a value, in the file's own style.

        Raises:
            KeyError: there is no such key.
            Unfit: the value is not allowed there.
            SettingsError: the text is broken, or the value cannot be placed without harm.
        """
        wanted = self.settings.with_value(key, value)
        path = tuple(key.split("."))
        place = locate(compose(self.text, self._file), path)
        if isinstance(place, Missing) and wanted.value(key) == self.settings.value(key):
            return
        normal = checked(spec_of(key), value)
        if path == _OPPONENTS and isinstance(normal, dict):
            normal = wanted.to_mapping()["game"]["opponents"]
        if isinstance(place, Found) and isinstance(normal, dict) and self._in_parts(place, path):
            self._put_each(path, place.node, normal, wanted)
        else:
            self._put_at(path, place, _as_written(path, normal), wanted)

    def _put_each(
        self, path: tuple[str, ...], node: yaml.Node, values: dict[str, Any], wanted: Settings
    ) -> None:
        """Edit a section value by value, so that the comments in it stay."""
        if path == _HOUSE_RULES and isinstance(node, yaml.MappingNode):
            preset = preset_rules(wanted.game.preset).to_mapping()
            there = {key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)}
            values = {key: preset[key] for key in preset if key in there} | values
        for name, value in values.items():
            self.put(".".join((*path, name)), ENDLESS if value is None else value)

    def _put_at(
        self, path: tuple[str, ...], place: Found | Missing, value: Any, wanted: Settings
    ) -> None:
        if isinstance(place, Missing) and path[:2] == _OPPONENTS and len(path) > len(_OPPONENTS):
            # A list with gaps cannot be written: it is given whole.
            path = _OPPONENTS
            place = locate(compose(self.text, self._file), path)
            value = _as_written(path, wanted.to_mapping()["game"]["opponents"])
        match place:
            case Found(node=node, key_node=key_node):
                edited = self._replaced(node, key_node, value)
            case Missing():
                edited = self._added(place, path[len(place.path) :], value)
        self._accept(edited, path, wanted)

    def _replaced(self, node: yaml.Node, key_node: yaml.Node | None, value: Any) -> str | None:
        start, end = node.start_mark.index, last_index(node)
        if isinstance(node, yaml.ScalarNode):
            if node.style in {"|", ">"}:
                return None
            new = _in_style(value, node.style)
        else:
            assert isinstance(node, yaml.CollectionNode)
            if self._has_comment(Found(node, key_node)):
                return None
            new = written(value)
            if not node.flow_style and key_node is not None:
                start = self.text.index(":", key_node.end_mark.index) + 1
        if start and self.text[start - 1] == ":":
            new = " " + new
        return self.text[:start] + new + self.text[end:]

    def _added(self, place: Missing, names: tuple[str, ...], value: Any) -> str | None:
        parent = place.parent
        if isinstance(parent, yaml.MappingNode) and parent.flow_style:
            return self._added_to_flow(parent, names, value)
        if isinstance(parent, yaml.MappingNode):
            column = parent.value[0][0].start_mark.column
            gap = self._newline if not place.path and len(names) > 1 else ""
            return self._with_lines(last_index(parent), column, names, value, gap)
        if is_empty(parent):
            if place.key_node is None:
                return self._with_lines(len(self.text), 0, names, value, "")
            column = place.key_node.start_mark.column + len(_INDENT)
            return self._with_lines(place.key_node.end_mark.index, column, names, value, "")
        if parent is not None and is_null(parent) and place.key_node is not None:
            start, end = parent.start_mark.index, parent.end_mark.index
            return self.text[:start] + written(_nested(names, value)) + self.text[end:]
        return None

    def _added_to_flow(self, parent: yaml.MappingNode, names: tuple[str, ...], value: Any) -> str:
        entry = written(_nested(names, value))[1:-1]
        if parent.value:
            at = last_index(parent.value[-1][1])
            return self.text[:at] + ", " + entry + self.text[at:]
        at = parent.start_mark.index + 1
        return self.text[:at] + entry + self.text[at:]

    def _with_lines(
        self, after: int, column: int, names: tuple[str, ...], value: Any, gap: str
    ) -> str:
        """The text with lines put in below the line on which a place is."""
        at = after
        if at and self.text[at - 1] not in "\r\n\ufeff":
            ends = [found for sign in "\r\n" if (found := self.text.find(sign, at)) >= 0]
            at = min(ends, default=len(self.text))
            at += 2 if self.text[at : at + 2] == "\r\n" else 1
        before, behind = self.text[:at], self.text[at:]
        if before and before[-1] not in "\r\n\ufeff":
            before += self._newline
        lines = [
            f"{' ' * (column + len(_INDENT) * depth)}{name}:" for depth, name in enumerate(names)
        ]
        lines[-1] += " " + written(value)
        return before + gap + "".join(line + self._newline for line in lines) + behind

    @property
    def _newline(self) -> str:
        first, sign, _ = self.text.partition("\n")
        return "\r\n" if sign and first.endswith("\r") else "\n"

    def _in_parts(self, place: Found, path: tuple[str, ...]) -> bool:
        """Whether a section is edited value by value, for what else is in it.

        House rules are written anew where they can: one that is gone from the file follows the
        preset for ever, one with the preset's value of today only for today.
        """
        node = place.node
        if path != _HOUSE_RULES:
            return isinstance(node, yaml.CollectionNode)
        if not isinstance(node, yaml.MappingNode):
            return False
        return self._has_comment(place) or any(
            not isinstance(key, yaml.ScalarNode) or key.value not in ALLOWED
            for key, _ in node.value
        )

    def _has_comment(self, place: Found) -> bool:
        """Whether a collection may hold a comment; a ``#`` in a text counts too, to be safe."""
        first = place.key_node.end_mark.index if place.key_node else place.node.start_mark.index
        return "#" in self.text[first : last_index(place.node)]

    def _accept(self, edited: str | None, path: tuple[str, ...], wanted: Settings) -> None:
        """Take the edited text if only the value differs, and if it is the one that is wanted."""
        key = ".".join(path)
        refused = SettingsError(SettingsProblem(ProblemCode.CANNOT_PLACE, self._file, key=key))
        if edited is None:
            raise refused
        before = compose(self.text, self._file)
        try:
            after = compose(edited, self._file)
            new = Editor(edited, self._file, self._below).settings
        except SettingsError:
            raise refused from None
        if plain(before, path) != plain(after, path) or new.to_mapping() != wanted.to_mapping():
            raise refused
        self.text = edited


def _nested(names: tuple[str, ...], value: Any) -> Mapping[str, Any]:
    for name in reversed(names):
        value = {name: value}
    return dict(value)


def _as_written(path: tuple[str, ...], value: Any) -> Any:
    return list(value.values()) if path == _OPPONENTS else value


def _in_style(value: Any, style: str | None) -> str:
    """A value as it is written, a text in the quotes that stood there before."""
    if isinstance(value, str) and style == "'" and value.isprintable():
        return "'" + value.replace("'", "''") + "'"
    if isinstance(value, str) and style == '"':
        return quoted(value)
    return written(value)
