"""A game set up, as a line of text that can be sent to someone: its rules and its seed."""

from __future__ import annotations

import json
from typing import Final

from callbreak.engine.deal import SeedError, clean_seed
from callbreak.engine.rules import PRESETS, Rules, RulesError, preset_and_changes

_FORMAT: Final = "callbreak-setup"
_LONGEST: Final = 4000


class SetupTextError(ValueError):
    """A text that sets up no game. `detail` says what is wrong where that is known."""

    def __init__(self, detail: str = "") -> None:
        super().__init__(detail or "no set-up game")
        self.detail = detail


def write_setup(rules: Rules, seed: str) -> str:
    """One line of JSON with the seed, the preset and what differs from it."""
    preset, changes = preset_and_changes(rules)
    return json.dumps(
        {"format": _FORMAT, "preset": preset, "rules": changes, "seed": seed}, ensure_ascii=False
    )


def read_setup(text: str) -> tuple[Rules, str]:
    """The rules and the seed of such a line; blanks and other words around it do not matter.

    Raises:
        SetupTextError: it is not one, or its rules or seed are not allowed.
    """
    start, end = text.find("{"), text.rfind("}")
    if start < 0 or end < start or len(text) > _LONGEST:
        raise SetupTextError
    try:
        found = json.loads(text[start : end + 1])
    except (ValueError, RecursionError):
        raise SetupTextError from None
    if not isinstance(found, dict) or found.get("format") != _FORMAT:
        raise SetupTextError
    base, own, seed = PRESETS.get(str(found.get("preset"))), found.get("rules"), found.get("seed")
    if base is None or not isinstance(own, dict) or not isinstance(seed, str):
        raise SetupTextError
    try:
        return Rules.from_mapping(own, start=base), clean_seed(seed)
    except (RulesError, SeedError) as error:
        raise SetupTextError(str(error)) from error
