"""Sentences about what is wrong with a settings or rules file, each with place and cure."""

from __future__ import annotations

from typing import Final

from callbreak.settings.problems import ProblemCode, SettingsProblem
from callbreak.words.catalogs import mark, tr
from callbreak.words.joining import listed

_ABOUT_THE_FILE: Final = {
    ProblemCode.NOT_FOUND: mark("{file}: there is no such file"),
    ProblemCode.CANNOT_READ: mark("{file} cannot be read: {detail}"),
    ProblemCode.NOT_A_FILE: mark("{file} is not a file; move away what is in its place"),
    ProblemCode.TOO_BIG: mark("{file} is far too big to be a settings file"),
    ProblemCode.EMPTY: mark("{place}: the file is empty; delete it, or write settings into it"),
    ProblemCode.NOT_UTF8: mark("{place}: the text is not in UTF-8; save the file in that encoding"),
    ProblemCode.CONTROL_CHARACTER: mark(
        "{place}: there is a character here that no text has; take it out"
    ),
    ProblemCode.TAB: mark("{place}: there is a tab here; write blanks instead"),
    ProblemCode.ALIAS: mark("{place}: & and * at the front of a value are not allowed; quote it"),
    ProblemCode.TAG: mark("{place}: ! at the front of a value is not allowed; quote it"),
    ProblemCode.TOO_DEEP: mark(
        "{place}: too many brackets or levels inside one another; take some away"
    ),
    ProblemCode.NOT_A_SECTION: mark(
        "{place}: a settings file is made of lines like “table:” and “theme: night”"
    ),
    ProblemCode.CANNOT_WRITE: mark(
        "{file} cannot be written, so the change holds for this time only: {detail}"
    ),
    ProblemCode.CANNOT_PLACE: mark(
        "{key} cannot be put into {file} without spoiling it, so the change holds for"
        " this time only; write it there by hand"
    ),
    # Translators: {detail} comes from the YAML reader and is always English.
    ProblemCode.NOT_YAML: mark(
        "{place}: this is not YAML; check quotes, colons and indents here ({detail})"
    ),
}


def problem_sentence(problem: SettingsProblem) -> str:
    """One line that says what is wrong, where, and what would be right."""
    facts = {
        "key": problem.key,
        "found": problem.found,
        "place": _place(problem),
        "file": str(problem.file),
        "detail": problem.detail,
        "meant": problem.meant,
    }
    match problem.code:
        case ProblemCode.WRONG_VALUE | ProblemCode.NOT_A_LIST:
            # Translators: {place} is like "settings.yaml line 3", {allowed} a list of values.
            return tr(
                "{key}: {found} is not allowed in {place}; allowed: {allowed}",
                **facts | {"allowed": _allowed(problem), "found": problem.found or '""'},
            )
        case ProblemCode.UNKNOWN_KEY if problem.meant:
            return tr("{key}: there is no such key in {place}; did you mean {meant}?", **facts)
        case ProblemCode.UNKNOWN_KEY:
            return tr(
                "{key}: there is no such key in {place}; there are: {allowed}",
                **facts | {"allowed": listed(problem.allowed)},
            )
        case ProblemCode.UNKNOWN_PRESET:
            return _unknown_preset(problem)
        case ProblemCode.DUPLICATE_KEY:
            return tr(
                "{key}: is there twice, in line {first} and in {place}; the last one counts,"
                " take the other out",
                **facts | {"first": problem.first_line},
            )
        case ProblemCode.NOT_A_SECTION if problem.key:
            return tr(
                "{key}: {found} is not allowed in {place}; below it there must be keys: {allowed}",
                **facts | {"allowed": listed(problem.allowed)},
            )
        case _:
            return tr(_ABOUT_THE_FILE[problem.code], **facts)


def _unknown_preset(problem: SettingsProblem) -> str:
    names = listed(problem.allowed)
    if problem.meant:
        return tr(
            "{found}: there is no such preset or file; did you mean {meant}?",
            found=problem.found,
            meant=problem.meant,
        )
    return tr(
        "{found}: there is no such file, and the presets are {allowed}",
        found=problem.found,
        allowed=names,
    )


def _place(problem: SettingsProblem) -> str:
    if problem.line is None:
        return str(problem.file)
    # Translators: a place in a file, like "settings.yaml line 3".
    return tr("{file} line {line}", file=problem.file, line=problem.line)


def _allowed(problem: SettingsProblem) -> str:
    words = listed(problem.allowed)
    low, high = _number(problem.low), _number(problem.high)
    if problem.code is ProblemCode.NOT_A_LIST:
        if high:
            return tr("a list of {n} entries", n=high)
        return tr("a list like [{words}], each word once", words=words)
    if not high:
        return words
    if not low:
        return tr("a text of at most {n} characters", n=high)
    numbers = tr("{low} to {high}", low=low, high=high)
    # Translators: {numbers} is a range like "0.5 to 3", {words} a word that may stand instead.
    return tr("{numbers}, or {words}", numbers=numbers, words=words) if words else numbers


def _number(value: float | None) -> str:
    """A number as a settings file writes it."""
    return "" if value is None else f"{value:g}"
