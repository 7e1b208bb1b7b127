"""The catalogs of translations, and the one in force.

English is the source and needs no catalog. Whatever is wrong with a catalog (missing, damaged, a
translation with a wrong placeholder) means English for what it concerns, and never an error.
"""

from __future__ import annotations

import gettext
import logging
import struct
from pathlib import Path
from typing import Final

from callbreak.paths import asset
from callbreak.settings.languages import LANGUAGES
from callbreak.words.pseudo import PseudoTranslations
from callbreak.words.system_language import preferred_languages

PSEUDO: Final = "pseudo"
"""Not a language: English with accents and 40 % longer, to see what does not fit or is not here."""

_log = logging.getLogger(__name__)


class _InForce:
    """The language in force; there is one, as there is one screen."""

    code: str = "en"
    catalog: gettext.NullTranslations = gettext.NullTranslations()


def set_language(code: str, folder: Path | None = None) -> str:
    """Speak another language from now on, and return its code.

    Args:
        code: a key of `LANGUAGES`, `PSEUDO`, or ``"auto"`` for the system's language. An unknown
            one means English.
        folder: where the catalogs are, if not among the assets.
    """
    if code == "auto":
        code = system_language()
    catalog: gettext.NullTranslations | None = None
    if code == PSEUDO:
        catalog = PseudoTranslations()
    elif code in LANGUAGES and code != "en":
        catalog = _load(code, folder or asset("locale"))
    _InForce.code = "en" if catalog is None else code
    _InForce.catalog = catalog or gettext.NullTranslations()
    return _InForce.code


def language() -> str:
    """The code of the language in force."""
    return _InForce.code


def system_language() -> str:
    """The first of the system's preferred languages that the game speaks, else English."""
    for wanted in preferred_languages():
        exact = wanted.split(".")[0].split("@")[0].replace("-", "_")
        short = exact.split("_")[0].lower()
        for code in LANGUAGES:
            if code.lower() == exact.lower() or code.split("_")[0] == short:
                return code
    return "en"


def mark(message: str) -> str:
    """The message itself: marks a text that `tr` translates later, when it is shown."""
    return message


def mark_ctx(context: str, message: str) -> str:
    """The message itself: like `mark`, for `ctx`."""
    del context
    return message


def tr(message: str, /, **facts: object) -> str:
    """The message in the language in force, with its ``{placeholders}`` filled from ``facts``."""
    return _filled(_InForce.catalog.gettext(message), message, facts)


def ctx(context: str, message: str, /, **facts: object) -> str:
    """Like `tr`, for a short text that needs a context to be translated: ``ctx("rule", "on")``."""
    return _filled(_InForce.catalog.pgettext(context, message), message, facts)


def ntr(singular: str, plural: str, n: int, /, **facts: object) -> str:
    """The form of a message that fits the number ``n``, which fills ``{n}``."""
    facts = {"n": n, **facts}
    english = singular if n == 1 else plural
    number = abs(n)
    return _filled(_InForce.catalog.ngettext(singular, plural, number), english, facts)


def _filled(translated: str, english: str, facts: dict[str, object]) -> str:
    if not facts:
        return translated
    try:
        return translated.format(**facts)
    except (LookupError, ValueError, AttributeError, TypeError):
        _log.warning("a translation of %r has wrong placeholders: %r", english, translated)
        return english.format(**facts)


def _load(code: str, folder: Path) -> gettext.NullTranslations | None:
    file = folder / code / "LC_MESSAGES" / "callbreak.mo"
    try:
        with file.open("rb") as stream:
            return _checked(gettext.GNUTranslations(stream))
    except (OSError, ValueError, LookupError, AttributeError, TypeError, struct.error) as problem:
        _log.warning("no words in %s from %s: %s", code, file, problem)
        return None


def _checked(catalog: gettext.NullTranslations) -> gettext.NullTranslations:
    """The catalog, once its rule for plurals has been seen to work on every number in use."""
    for number in range(200):
        catalog.ngettext("{n} trick", "{n} tricks", number)
    return catalog
