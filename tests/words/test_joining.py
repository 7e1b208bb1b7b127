"""Words, lists and sentences are put together as the language does it, in one place only."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from callbreak import words
from callbreak.words.joining import (
    and_list,
    grouped,
    labelled,
    listed,
    or_list,
    sentences,
    with_remark,
)
from tests.words.test_visible_strings import FILES, PACKAGE, shown

JOINING = re.compile(r"[.,;:!?(][ (]|^ ?\($|^ ?\(?[.,;:]? ?\)$")
"""Punctuation that Chinese has in another form, with what stands beside it."""
FOR_MACHINES = {
    "app/__init__.py",
    "app/crash_report.py",
    "cli/progress.py",
    "cli/settings.py",
    "words/records.py",
}
"""Logs, the English report, a bar, and values as a settings file or a record writes them."""
SENTENCES = [
    file
    for file in FILES
    if "session" not in file.parts and str(file.relative_to(PACKAGE)) not in FOR_MACHINES
]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "A. B. | a, b, c | a, b and c | a or b | a b; c | a: b | a (b)"),
        ("pl", "A. B. | a, b, c | a, b i c | a lub b | a b; c | a: b | a (b)"),
        ("zh_CN", "A. B. | a、b、c | a、b和c | a或b | a b；c | a：b | a（b）"),
    ],
)
def test_each_language_joins_in_its_own_way(language: str, said: str) -> None:
    words.set_language(language)
    blank = "" if language == "zh_CN" else " "
    joined = (
        sentences("A.", "", "B.").replace(f".{blank}B", ". B"),
        listed("abc"),
        and_list("abc"),
        or_list("ab"),
        grouped(["a b", "c"]),
        labelled("a", "b"),
        with_remark("a", "b"),
    )
    assert " | ".join(joined) == said


def test_between_chinese_sentences_there_is_no_blank() -> None:
    words.set_language("zh_CN")
    assert sentences("要跟牌。", "可关掉。", "好。") == "要跟牌。可关掉。好。"


@pytest.mark.parametrize("parts", [(), ("",), ("", "")])
def test_nothing_joined_is_nothing(parts: tuple[str, ...]) -> None:
    assert sentences(*parts) == ""
    assert listed(()) == and_list([]) == or_list([]) == ""


def test_braces_in_what_is_joined_are_not_placeholders() -> None:
    assert sentences("{0}", "{x}") == "{0} {x}"
    assert labelled("{", "}") == "{: }"


def _joined_by_hand(tree: ast.AST) -> Iterator[int]:
    for node in shown(tree, f_strings=True):
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Constant(value=str() as mark), attr="join")):
                if JOINING.search(mark):
                    yield node.lineno
            case ast.JoinedStr(values=[*parts]):
                texts = [part.value for part in parts if isinstance(part, ast.Constant)]
                if len(texts) < len(parts) and any(JOINING.search(str(text)) for text in texts):
                    yield node.lineno


@pytest.mark.parametrize("file", SENTENCES, ids=lambda file: str(file.relative_to(PACKAGE)))
def test_no_list_or_sentence_is_joined_by_hand(file: Path) -> None:
    assert list(_joined_by_hand(ast.parse(file.read_text(encoding="utf-8")))) == []


@pytest.mark.parametrize(
    "planted",
    [
        'x = ", ".join(names)',
        'x = "; ".join(names)',
        'x = f"{meaning}. {more}"',
        'x = f"{label}: {value}"',
        'x = f"{words} ({place})"',
        'x = f"{name}, {points}"',
    ],
)
def test_what_is_joined_by_hand_is_found(planted: str) -> None:
    assert list(_joined_by_hand(ast.parse(planted))) == [1]
