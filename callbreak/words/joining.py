"""How words, lists and sentences are put together, as the language does it.

Chinese has no blanks between sentences and marks of its own between the entries of a list, so
nothing that people read is joined in any other place.
"""

from __future__ import annotations

import functools
from collections.abc import Iterable, Sequence

from callbreak.words.catalogs import ctx, tr


def listed(items: Iterable[str]) -> str:
    """The entries of a list: ``this, that, those``."""
    # Translators: what stands between the entries of a list.
    return ctx("list", ", ").join(items)


def and_list(items: Sequence[str]) -> str:
    """Texts that belong together: ``this, that and those``."""
    if len(items) < 2:
        return "".join(items)
    # Translators: the end of a list of things; {first} may be several.
    return ctx("list", "{first} and {last}", first=listed(items[:-1]), last=items[-1])


def or_list(items: Sequence[str]) -> str:
    """Texts to choose from: ``this, that or those``."""
    if len(items) < 2:
        return "".join(items)
    # Translators: the end of a list of things to choose from; {first} may be several.
    return ctx("list", "{first} or {last}", first=listed(items[:-1]), last=items[-1])


def grouped(items: Iterable[str]) -> str:
    """Entries that are lists themselves: ``spades A K; hearts 9``."""
    # Translators: what stands between groups, like "spades A K; hearts 9".
    return ctx("list of groups", "; ").join(items)


def sentences(*parts: str) -> str:
    """Whole sentences one after the other; empty ones are left out."""
    return functools.reduce(_two_sentences, filter(None, parts), "")


def _two_sentences(first: str, second: str) -> str:
    if not first:
        return second
    # Translators: two whole sentences, one after the other; only the blank between is yours.
    return ctx("sentences", "{first} {second}", first=first, second=second)


def labelled(label: str, words: str) -> str:
    """What something is about, and what is said of it: ``Jaipur: 5``."""
    # Translators: a label before a value or a sentence, like "Calls: 3".
    return tr("{label}: {words}", label=label, words=words)


def with_remark(words: str, remark: str) -> str:
    """Words, and a remark on them in brackets: ``lost (3rd)``."""
    # Translators: a remark in brackets after some words, like "lost (3rd)".
    return tr("{words} ({remark})", words=words, remark=remark)
