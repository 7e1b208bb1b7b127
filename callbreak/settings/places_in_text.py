"""Finds where in a settings file a key stands, or where it would have to be put."""

from __future__ import annotations

from dataclasses import dataclass

import yaml

Path = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """The value of a key stands here."""

    node: yaml.Node
    key_node: yaml.Node | None


@dataclass(frozen=True, slots=True)
class Missing:
    """A key is missing in ``parent``; ``path`` is the part of the key that is there.

    ``key_node`` is the key of the parent, None for the whole document.
    """

    parent: yaml.Node | None
    path: Path
    key_node: yaml.Node | None


def locate(root: yaml.Node | None, path: Path) -> Found | Missing:
    """Go down from the root along a key. Where a key stands twice, the last one counts."""
    node, key_node = root, None
    for depth, part in enumerate(path):
        below = _below(node, part)
        if below is None:
            return Missing(node, path[:depth], key_node)
        key_node, node = below
    assert node is not None
    return Found(node, key_node)


def _below(node: yaml.Node | None, part: str) -> tuple[yaml.Node | None, yaml.Node] | None:
    if isinstance(node, yaml.SequenceNode):
        number = int(part) if part.isdecimal() else 0
        return (None, node.value[number - 1]) if 1 <= number <= len(node.value) else None
    if isinstance(node, yaml.MappingNode):
        for key_node, value_node in reversed(node.value):
            if isinstance(key_node, yaml.ScalarNode) and key_node.value == part:
                return key_node, value_node
    return None


def is_empty(node: yaml.Node | None) -> bool:
    """Whether there is no node, or one that is written with no characters at all."""
    return node is None or (
        isinstance(node, yaml.ScalarNode) and node.style is None and node.value == ""
    )


def is_null(node: yaml.Node) -> bool:
    """Whether ``null`` or ``~`` is written here."""
    return isinstance(node, yaml.ScalarNode) and node.style is None and node.value in {"null", "~"}


def last_index(node: yaml.Node) -> int:
    """Where the last character of a node ends; a block's own mark is on a later line."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return last_index(last[1] if isinstance(node, yaml.MappingNode) else last)
    return int(node.end_mark.index)


def plain(node: yaml.Node | None, skipped: Path = (), *, at: Path = ()) -> object:
    """What a document says, for comparison: everything but the value of one key.

    The value at ``skipped`` is left out, and so are the sections on the way to it if nothing else
    is in them.
    """
    on_the_way = skipped[: len(at)] == at
    if on_the_way and len(at) == len(skipped):
        return None
    if isinstance(node, yaml.MappingNode):
        pairs = tuple(_plain_pairs(node, skipped, at))
        return pairs or (None if on_the_way else ())
    if isinstance(node, yaml.SequenceNode):
        return tuple(
            ("item", plain(item, skipped, at=(*at, str(number))))
            for number, item in enumerate(node.value, start=1)
        )
    if is_empty(node) or (node is not None and on_the_way and is_null(node)):
        return None
    assert isinstance(node, yaml.ScalarNode)
    return node.style is None, node.value


def _plain_pairs(node: yaml.MappingNode, skipped: Path, at: Path) -> list[tuple[object, object]]:
    pairs: list[tuple[object, object]] = []
    last_of_name = {key.value: number for number, (key, _) in enumerate(node.value) if _named(key)}
    for number, (key, value) in enumerate(node.value):
        counts = _named(key) and last_of_name[key.value] == number
        below = (*at, key.value) if counts else (*at, "\0")
        said = plain(value, skipped, at=below)
        if said is None and skipped[: len(below)] == below:
            continue
        pairs.append((key.value if _named(key) else plain(key, ("\0",)), said))
    return pairs


def _named(key: yaml.Node) -> bool:
    return isinstance(key, yaml.ScalarNode)
