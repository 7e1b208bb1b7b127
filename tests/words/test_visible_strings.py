"""No sentence for people stands in the source without going through the catalogs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "callbreak"
FOLDERS = ("scenes", "ui", "words", "session")
FILES = sorted(
    [file for folder in FOLDERS for file in (PACKAGE / folder).rglob("*.py")]
    + [*(PACKAGE / "app").rglob("*.py"), *(PACKAGE / "cli").glob("text*.py")]
)
TRANSLATES = {"tr", "ntr", "ctx", "mark", "mark_ctx"}
NOT_FOR_PEOPLE = {"debug", "info", "warning", "error", "exception", "critical", "log", "picture"}
"""Methods whose texts nobody sees: logs, and the names of kept pictures."""
PROSE = re.compile(r"[A-Za-z]{2,}[,.:;!?]? +[a-z]{2,}|^[A-Z][a-z]+[.!?]$")


def _prose(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in _shown(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
            continue
        if PROSE.search(node.value) and not _is_sql(node.value):
            yield f"{file.relative_to(PACKAGE)}:{node.lineno}: {node.value!r}"


def _is_sql(text: str) -> bool:
    return bool(re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|ALTER)\b", text))


def _shown(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes that may hold a text for people: no docstrings, errors, logs or translated ones."""
    children = node.values if isinstance(node, ast.Dict) else ast.iter_child_nodes(node)
    for child in children:
        match child:
            case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert() | ast.JoinedStr():
                continue
            case ast.Call(func=ast.Name(id=name)) if name in TRANSLATES:
                continue
            case ast.Call(func=ast.Attribute(attr=name)) if name in TRANSLATES | NOT_FOR_PEOPLE:
                continue
            case ast.Call(func=ast.Attribute(attr="__init__")):
                continue
            case ast.keyword(arg="help" | "description" | "epilog" | "usage"):
                continue
        yield child
        yield from _shown(child)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_every_sentence_goes_through_the_catalogs(file: Path) -> None:
    assert list(_prose(file)) == []


def test_a_sentence_outside_the_catalogs_is_found(tmp_path: Path) -> None:
    source = '"""A doc string here."""\nx = label("Play again now")\ny = tr("Play again now")\n'
    found = [
        node.value
        for node in _shown(ast.parse(source))
        if isinstance(node, ast.Constant) and PROSE.search(str(node.value))
    ]
    assert found == ["Play again now"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nothing_is_translated_inside_an_f_string_where_the_tools_do_not_see_it(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    hidden = [
        call.lineno
        for joined in ast.walk(tree)
        if isinstance(joined, ast.JoinedStr)
        for call in ast.walk(joined)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id in TRANSLATES
    ]
    assert not hidden
