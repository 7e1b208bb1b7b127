"""No sentence for people stands in the source without going through the catalogs."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[2] / "callbreak"
FOLDERS = ("scenes", "ui", "words", "session", "app", "cli")
FOR_THE_SHELL = {"main.py", "app.py", "bot.py", "legal.py"}
"""Of the commands: what ``--help`` says, and what other programs read; English only."""
FILES = sorted(
    file
    for folder in FOLDERS
    for file in (PACKAGE / folder).rglob("*.py")
    if folder != "cli" or file.name not in FOR_THE_SHELL
)
TRANSLATES = {"tr", "ntr", "ctx", "mark", "mark_ctx"}
NOT_FOR_PEOPLE = {"debug", "info", "warning", "error", "exception", "critical", "log", "picture"}
"""Methods whose texts nobody sees: logs, and the names of kept pictures."""
PROSE = re.compile(r"[A-Za-z]{2,}[,.:;!?]? +[a-z]{2,}|^[A-Z][a-z]+[.!?]$")
WORD = re.compile(r"(?<![\w.])[A-Za-z]{2,}(?![\w.])")
"""A word of its own, not a part of a path or a key."""
MARKUP = re.compile(r'[<>="]')
SAYS = {"say", "set_mark", "heading", "paragraph", "toggle", "choice", "render", "measure"}
"""Methods that show what they are given."""
SHOWN_BY_NAME = {"title", "words", "tooltip", "hint", "heading", "sentence", "question"}
OUR_NAMES = re.compile(r"Callbreak|Call Break|Python|pygame-ce|SDL")
"""Names that are the same in every language."""


def _prose(file: Path) -> list[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    machine = "session" in file.parts or file.name in {"records.py", "__init__.py"}
    found = dict.fromkeys([*_literals(tree), *_given_to_widgets(tree)])
    if not machine:
        found |= dict.fromkeys(_in_f_strings(tree))
    return [f"{file.relative_to(PACKAGE)}:{line}: {text!r}" for line, text in found]


def _literals(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Literals that read as a sentence."""
    for node in shown(tree):
        match node:
            case ast.Constant(value=str() as text) if PROSE.search(text) and not _is_sql(text):
                yield node.lineno, text


def _in_f_strings(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Words between the placeholders of an f-string, such as ``f"Round {n}"``."""
    for node in shown(tree, f_strings=True):
        if isinstance(node, ast.JoinedStr):
            texts = [part.value for part in node.values if isinstance(part, ast.Constant)]
            written = OUR_NAMES.sub("", "\0".join(map(str, texts)))
            if " " in written and WORD.search(written) and not MARKUP.search(written):
                yield node.lineno, written


def _given_to_widgets(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Single words given to a widget, such as ``Button("Quit")`` and ``label.say("on")``."""
    for node in shown(tree):
        if not isinstance(node, ast.Call):
            continue
        given = [keyword.value for keyword in node.keywords if keyword.arg in SHOWN_BY_NAME]
        match node.func:
            case ast.Name(id=name) if name[0].isupper():
                given += [arg for arg in node.args if _is_capitalised(arg)]
            case ast.Attribute(attr=name) if name in SAYS and node.args:
                given += [arg for arg in node.args if _is_capitalised(arg)]
        for value in given:
            match value:
                case ast.Constant(value=str() as text) if WORD.search(OUR_NAMES.sub("", text)):
                    yield node.lineno, text


def _is_capitalised(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and str(node.value)[:1].isupper()


def _is_sql(text: str) -> bool:
    return bool(re.match(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|BEGIN|ALTER)\b", text))


def shown(node: ast.AST, *, f_strings: bool = False) -> Iterator[ast.AST]:
    """The nodes that may hold a text for people: no docstrings, errors, logs or translated ones."""
    children = node.values if isinstance(node, ast.Dict) else ast.iter_child_nodes(node)
    for child in children:
        match child:
            case ast.Expr(value=ast.Constant()) | ast.Raise() | ast.Assert():
                continue
            case ast.JoinedStr() if not f_strings:
                continue
            case ast.Call(func=ast.Name(id=name)) if name in TRANSLATES:
                continue
            case ast.Call(func=ast.Attribute(attr=name)) if name in TRANSLATES | NOT_FOR_PEOPLE:
                continue
            case ast.Call(func=ast.Attribute(attr="__init__")):
                continue
            case ast.Call(func=ast.Name(id=name)) if name.endswith("Error"):
                continue
            case ast.keyword(arg="help" | "description" | "epilog" | "usage"):
                continue
        yield child
        yield from shown(child, f_strings=f_strings)


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_every_sentence_goes_through_the_catalogs(file: Path) -> None:
    assert _prose(file) == []


@pytest.mark.parametrize(
    "planted",
    [
        'label("Play again now")',
        'x = f"Round {n}"',
        'x = f"{name} wins the trick"',
        'form.say(f"{n} tricks")',
        'Button("Quit", leave)',
        'Label("Pause", "title")',
        'Row(tr("Name"), "Meaning")',
        'note.say("Why", reason)',
        'IconButton("close", tooltip="back")',
        'self.question = QuestionScene(title="leave", words=tr("Leave?"), answers=())',
    ],
)
def test_a_text_outside_the_catalogs_is_found(planted: str) -> None:
    tree = ast.parse(planted)
    assert [*_literals(tree), *_in_f_strings(tree), *_given_to_widgets(tree)]


@pytest.mark.parametrize(
    "harmless",
    [
        '"""A doc string here."""',
        'x = tr("Play again now")',
        'Button(tr("Quit"), leave, kind="primary", icon_name="quit")',
        'x = mark_ctx("rank of a card", "ace")',
        'raise ValueError(f"{size} is no size")',
        'log.info("a game is kept now")',
        'x = f"cards/{card}.svg"',
        'x = f"<path d={d} fill={fill}/>"',
        'x = f"{SUIT_SIGNS[suit]} {number}"',
        'x = connection.execute("SELECT number FROM games WHERE over")',
    ],
)
def test_what_nobody_reads_is_left_alone(harmless: str) -> None:
    tree = ast.parse(harmless)
    assert [*_literals(tree), *_in_f_strings(tree), *_given_to_widgets(tree)] == []


def _unseen_by_the_tools(tree: ast.AST) -> list[int]:
    """Calls that translate inside an f-string, or translate what an f-string makes."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            calls = [inner for inner in ast.walk(node) if isinstance(inner, ast.Call)]
            found += [call.lineno for call in calls if _translates(call)]
        if isinstance(node, ast.Call) and _translates(node):
            found += [arg.lineno for arg in node.args if isinstance(arg, ast.JoinedStr)]
    return found


def _translates(node: ast.Call) -> bool:
    match node.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in TRANSLATES
    return False


@pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_nothing_is_translated_where_the_tools_do_not_see_it(file: Path) -> None:
    assert _unseen_by_the_tools(ast.parse(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize("planted", ['x = tr(f"Round {n}")', "x = f\"{tr('Round')} {n}\""])
def test_what_the_tools_do_not_see_is_found(planted: str) -> None:
    assert _unseen_by_the_tools(ast.parse(planted)) == [1]
