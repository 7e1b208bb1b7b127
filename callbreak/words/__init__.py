"""All words for people: catalogs of translations, and sentences for what the engine reports.

`tr`, `ntr` and `ctx` translate; a text in a table that is translated later is wrapped in `mark`
or `mark_ctx`.
`callbreak.words.phrases` and its neighbours make sentences from codes and facts. No pygame here.
"""

from __future__ import annotations

from callbreak.settings.languages import LANGUAGES
from callbreak.words.catalogs import (
    PSEUDO,
    ctx,
    language,
    mark,
    mark_ctx,
    ntr,
    set_language,
    system_language,
    tr,
)

__all__ = [
    "LANGUAGES",
    "PSEUDO",
    "ctx",
    "language",
    "mark",
    "mark_ctx",
    "ntr",
    "set_language",
    "system_language",
    "tr",
]
