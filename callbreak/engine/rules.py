"""House rules: what families differ in, their values, and the named presets.

A game freezes its rules when it starts. Every rule is a field of `Rules` whose name is its key
in settings, records and the bot protocol.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

ENDLESS: Final = "endless"
"""How settings and rules files write ``rounds`` without an end; inside it is ``None``."""

ENDLESS_ROUNDS_WITHOUT_A_PERSON: Final = 5
"""An endless game in which no person plays ends after so many rounds."""

HIGH_CALL: Final = 8
"""From this call on a call is high (R11)."""

VOID_AUCTIONS_ALLOWED: Final = 3
"""After so many void auctions in a round the next one stands (R5)."""


class Void(StrEnum):
    """What a seat without the led suit must do (R8)."""

    TRUMP = "trump"
    BEAT = "beat"
    FREE = "free"


class Overtricks(StrEnum):
    """What tricks over the call are worth (R10)."""

    TENTHS = "tenths"
    ONE_ALLOWED = "one_allowed"
    NONE = "none"


class FailedCall(StrEnum):
    """What a failed call costs (R10)."""

    MINUS_CALL = "minus_call"
    MINUS_SHORTFALL = "minus_shortfall"
    ZERO = "zero"


class HighCall(StrEnum):
    """What a made call of 8 or more is worth (R11)."""

    AS_CALLED = "as_called"
    THIRTEEN = "thirteen"
    WINS_GAME = "wins_game"


class RedealReason(StrEnum):
    """Why a seat may ask for a new deal, in the order of checking (R4)."""

    NO_SPADE = "no_spade"
    NO_HIGH_CARD = "no_high_card"


class Revoke(StrEnum):
    """What happens to an illegal card of the person's (R13)."""

    PREVENTED = "prevented"
    CALL_FAILS = "call_fails"


class RulesError(ValueError):
    """A house rule with a value that it cannot have, or a key that is no house rule."""

    def __init__(self, key: str, found: object, allowed: tuple[object, ...]) -> None:
        super().__init__(f"{key}: {found!r} is not allowed; allowed: {allowed}")
        self.key = key
        self.found = found
        self.allowed = allowed


@dataclass(frozen=True, slots=True)
class Rules:
    """The house rules of one game. The defaults are the preset ``classic``."""

    rounds: int | None = 5
    min_call: int = 1
    max_call: int = 8
    must_head: bool = True
    void: Void = Void.TRUMP
    overtricks: Overtricks = Overtricks.TENTHS
    failed_call: FailedCall = FailedCall.MINUS_CALL
    high_call: HighCall = HighCall.AS_CALLED
    redeal: tuple[RedealReason, ...] = ()
    min_total_calls: int = 0
    spades_broken: bool = False
    revoke: Revoke = Revoke.PREVENTED

    @staticmethod
    def from_mapping(mapping: Mapping[str, object], *, start: Rules | None = None) -> Rules:
        """Rules from keys and plain values; a missing key keeps the value of ``start``.

        Raises:
            RulesError: a key is no house rule, or its value (or type) is not allowed.
        """
        changes: dict[str, object] = {}
        for key, value in mapping.items():
            if key not in ALLOWED:
                raise RulesError(str(key), value, tuple(ALLOWED))
            changes[key] = _checked(key, value)
        return replace(start or Rules(), **changes)  # type: ignore[arg-type]

    def to_mapping(self) -> dict[str, object]:
        """Keys and plain values, as records and the bot protocol write them."""
        plain: dict[str, object] = {}
        for field in fields(self):
            value = getattr(self, field.name)
            if isinstance(value, StrEnum):
                value = value.value
            elif isinstance(value, tuple):
                value = [reason.value for reason in value]
            plain[field.name] = value
        return plain


ALLOWED: Final[dict[str, tuple[object, ...]]] = {
    "rounds": (5, 3, 10, None),
    "min_call": (1, 2),
    "max_call": (8, 12, 13),
    "must_head": (True, False),
    "void": tuple(Void),
    "overtricks": tuple(Overtricks),
    "failed_call": tuple(FailedCall),
    "high_call": tuple(HighCall),
    "redeal": tuple(RedealReason),
    "min_total_calls": (0, 10, 11),
    "spades_broken": (False, True),
    "revoke": tuple(Revoke),
}
"""The values of each house rule, the default first; ``redeal`` is any selection of its values."""


def _checked(key: str, value: object) -> object:
    """The field's value for a plain one. The type counts: ``4.0`` and ``true`` are no numbers."""
    allowed = ALLOWED[key]
    if key == "redeal":
        if not isinstance(value, (list, tuple)) or len(set(map(repr, value))) != len(value):
            raise RulesError(key, value, allowed)
        chosen = [_member(key, item, allowed) for item in value]
        return tuple(reason for reason in RedealReason if reason in chosen)
    if key == "rounds" and value == ENDLESS:
        return None
    return _member(key, value, allowed)


def _member(key: str, value: object, allowed: tuple[object, ...]) -> object:
    for candidate in allowed:
        plain = candidate.value if isinstance(candidate, StrEnum) else candidate
        if (type(value) is type(plain) or value is candidate) and value == plain:
            return candidate
    raise RulesError(key, value, allowed)


PRESETS: Final[dict[str, Rules]] = {
    "classic": Rules(),
    "nepal": Rules(void=Void.BEAT),
    "master": Rules(
        rounds=None,
        min_call=2,
        max_call=12,
        must_head=False,
        void=Void.BEAT,
        overtricks=Overtricks.ONE_ALLOWED,
        high_call=HighCall.THIRTEEN,
    ),
    "beginner": Rules(must_head=False, void=Void.FREE),
}
"""Named rule sets; ``classic`` is the default."""

CUSTOM: Final = "custom"


def with_rounds(rules: Rules, rounds: str | None) -> Rules:
    """The rules with another number of rounds, in digits or `ENDLESS`; None leaves them.

    Raises:
        RulesError: a game cannot have so many.
    """
    if rounds is None:
        return rules
    number = int(rounds) if rounds.isdecimal() else rounds
    return Rules.from_mapping({"rounds": number}, start=rules)


def preset_name(rules: Rules) -> str:
    """The preset that ``rules`` are, or ``"custom"``. The number of rounds does not count."""
    for name, preset in PRESETS.items():
        if replace(rules, rounds=preset.rounds) == preset:
            return name
    return CUSTOM


def preset_and_changes(rules: Rules) -> tuple[str, dict[str, object]]:
    """The preset that rules are described by, ``classic`` for custom ones, and what they change.

    The changes are plain values by key; `Rules.from_mapping` lays them over the preset again.
    """
    name = preset_name(rules)
    name = name if name in PRESETS else "classic"
    usual = PRESETS[name].to_mapping()
    return name, {key: value for key, value in rules.to_mapping().items() if value != usual[key]}
