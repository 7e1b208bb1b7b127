"""The languages of the game: the one list that settings, words and tools go by."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = {
    "en": "English",
    "ne": "नेपाली",
    "hi": "हिन्दी",
    "pl": "Polski",
    "sr": "Српски",
    "cs": "Čeština",
    "zh_CN": "简体中文",
}
"""By code, each with its own name; English is the source and has no catalog."""

DECIMAL_COMMA: Final = frozenset({"pl", "sr", "cs"})
"""The languages that write 4,1."""
