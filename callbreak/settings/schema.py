"""Which keys there are, and which values each may have: the table behind reading and writing."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from callbreak.engine.rules import ALLOWED, CUSTOM, ENDLESS, PRESETS
from callbreak.settings.languages import LANGUAGES
from callbreak.settings.values import (
    Choice,
    Leaf,
    Number,
    Repeated,
    Section,
    Selection,
    Spec,
    Text,
)

LANGUAGE_CODES: Final = ("auto", *LANGUAGES)
LEVELS: Final = ("easy", "medium", "hard")
PRESET_NAMES: Final = (*PRESETS, CUSTOM)
OPPONENTS: Final = 3

FLAG: Final = Choice((True, False))


def _rule_spec(key: str) -> Leaf | Selection:
    values = tuple(v.value if isinstance(v, StrEnum) else v for v in ALLOWED[key])
    if key == "redeal":
        return Selection(tuple(str(value) for value in values))
    plain = tuple(ENDLESS if v is None else v for v in values if isinstance(v, str | int | None))
    return Choice(plain, null_means=ENDLESS if None in values else None)


HOUSE_RULES: Final = Section({key: _rule_spec(key) for key in ALLOWED})
"""The house rules, as settings and rules files write them."""

SCHEMA: Final = Section(
    {
        "language": Choice(LANGUAGE_CODES),
        "player": Section({"name": Text()}),
        "game": Section(
            {
                "preset": Choice(PRESET_NAMES),
                "rounds": Choice(("preset", 3, 5, 10, ENDLESS)),
                "house_rules": HOUSE_RULES,
                "opponents": Repeated(
                    Section({"name": Text(), "level": Choice(LEVELS)}), OPPONENTS
                ),
            }
        ),
        "table": Section(
            {
                "theme": Choice(("dhaka", "classic", "night")),
                "contrast": Choice(("normal", "high")),
                "four_colours": FLAG,
                "back": Choice((1, 2)),
                "sort": Choice(("alternating", "by_suit", "by_rank", "none")),
                "direction": Choice(("counterclockwise", "clockwise")),
                "text_size": Number(80, 150),
                "speed": Choice(("slow", "normal", "fast", "instant")),
                "trick_rest": Number(0.5, 3, whole=False, words=("click",)),
                "reduced_motion": FLAG,
                "confirm_click": FLAG,
                "play_forced": FLAG,
                "offer_claim": FLAG,
                "show_played": FLAG,
            }
        ),
        "sound": Section({"volume": Number(0, 100), "mute": FLAG}),
    }
)
"""All keys of ``settings.yaml``."""


def spec_of(key: str) -> Spec:
    """The entry of the schema for a dotted key, like ``game.opponents.1.level``.

    Raises:
        KeyError: there is no such key.
    """
    spec: Spec = SCHEMA
    for part in key.split("."):
        match spec:
            case Section(keys=keys):
                spec = keys[part]
            case Repeated(section=section, count=count):
                if part not in map(str, range(1, count + 1)):
                    raise KeyError(key)
                spec = section
            case _:
                raise KeyError(key)
    return spec
