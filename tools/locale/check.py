"""Finds what is wrong with the catalogs: missing, fuzzy, other placeholders, out of date."""

from __future__ import annotations

import re
import string
from collections.abc import Iterator
from typing import Final

from babel.messages.catalog import Catalog, Message

from tools.locale.catalog_files import BROKEN, TEMPLATE, TRANSLATED, catalog_file, read
from tools.locale.extract import extract

_EDGES: Final = re.compile(r"^\s*|\s*$")


def problems() -> list[str]:
    """Everything that is wrong, a line each."""
    source = extract()
    found = list(_template_problems(source))
    for language in TRANSLATED:
        found += language_problems(language, source)
    return found


def language_problems(language: str, source: Catalog) -> list[str]:
    """What is wrong with one catalog."""
    file = catalog_file(language)
    try:
        catalog = read(file, language)
    except BROKEN as problem:
        return [f"{language}: {problem}"]
    found = []
    for message in source:
        if message.id:
            told = catalog.get(message.id, message.context)
            found += [f"{language}: {_named(message)}: {said}" for said in _wrong(message, told)]
    known = {_key(message) for message in source}
    found += [
        f"{language}: {_named(message)}: no longer in the source"
        for message in catalog
        if message.id and _key(message) not in known
    ]
    expected = Catalog(locale=language).num_plurals
    if catalog.num_plurals != expected:
        found.append(f"{language}: has {catalog.num_plurals} plural forms instead of {expected}")
    return found


def _wrong(message: Message, told: Message | None) -> Iterator[str]:
    if told is None:
        yield "missing"
        return
    if told.fuzzy:
        yield "fuzzy"
    strings = told.string if isinstance(told.string, tuple | list) else (told.string,)
    forms = [form for form in strings if form]
    if not forms or len(forms) < len(strings):
        yield "not translated"
        return
    plural = isinstance(message.id, tuple | list)
    english = message.id[-1] if plural else message.id
    wanted = placeholders(str(english))
    for form in forms:
        try:
            missing, extra = wanted - placeholders(form), placeholders(form) - wanted
        except ValueError as problem:
            yield f"{form!r}: {problem}"
            continue
        # "one trick" may be said without its number.
        if extra or missing - ({"n"} if plural else set()):
            yield f"{form!r}: other placeholders than {sorted(wanted)}"
        # What joins a list (", ") has no blank in Chinese.
        joins = not any(sign.isalnum() for sign in str(english))
        if not joins and _EDGES.findall(form) != _EDGES.findall(str(english)):
            yield f"{form!r}: other blanks at its ends"


def placeholders(text: str) -> set[str]:
    """The names of a message's placeholders.

    Raises:
        ValueError: a brace has no partner.
    """
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


def _template_problems(source: Catalog) -> Iterator[str]:
    try:
        template = read(TEMPLATE)
    except BROKEN as problem:
        yield f"{TEMPLATE.name}: {problem}"
        return
    if {_key(message) for message in template} != {_key(message) for message in source}:
        yield f"{TEMPLATE.name}: not up to date, run `make locale`"
    for message in source:
        forms = message.id if isinstance(message.id, tuple | list) else (message.id,)
        if len({frozenset(placeholders(form)) - {"n"} for form in forms}) > 1:
            yield f"{_named(message)}: singular and plural have other placeholders"


def _key(message: Message) -> tuple[object, object]:
    key = tuple(message.id) if isinstance(message.id, tuple | list) else message.id
    return key, message.context or None


def _named(message: Message) -> str:
    first = message.id[0] if isinstance(message.id, tuple | list) else message.id
    context = f"[{message.context}] " if message.context else ""
    return f"{context}{first!r}"
