"""How long each cue takes. Everything obeys the speed setting; a resting trick has its own."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final

from callbreak.session.cues import (
    Announce,
    Call,
    Count,
    Cue,
    Deal,
    Play,
    Rest,
    Settle,
    Sweep,
    TurnUp,
)

SPEEDS: Final = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
"""What each value of ``table.speed`` multiplies a duration by."""

REDUCED_MS: Final = 120
"""No motion lasts longer where motion is reduced."""

UNTIL_CLICK: Final = math.inf

DEAL_STEP_MS: Final = 32
"""From the start of one dealt card to the next."""

DEAL_FLIGHT_MS: Final = 220
TURN_UP_MS: Final = 260
TURN_UP_STEP_MS: Final = 18
CARD_FLIGHT_MS: Final = 260
SWEEP_MS: Final = 320
COUNT_UP_MS: Final = 200
CALL_COMES_MS: Final = 200
CALL_STAYS_MS: Final = 240
CALL_GOES_MS: Final = 240
"""A call comes up large, stays to be read, and goes to its seat."""

READ_A_SENTENCE_MS: Final = 2400
_PAUSE_AFTER_CARD_MS: Final = 40
_TURN_IS_SEEN_MS: Final = 100
"""So long one sees whose turn it is before a quick player acts."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How fast things go.

    Attributes:
        factor: what durations are multiplied by; 0 is at once.
        rest_ms: how long a full trick lies there, `UNTIL_CLICK` for until a click.
        reduced: whether cards jump instead of flying.
    """

    factor: float = 1.0
    rest_ms: float = 1200.0
    reduced: bool = False

    def lasts_ms(self, cue: Cue) -> float:
        """How long until the next cue may begin."""
        match cue:
            case Rest():
                return self.rest_ms
            case Announce():
                return max(READ_A_SENTENCE_MS * self.factor, READ_A_SENTENCE_MS / 2)
            case Call() | Play():
                # These keep their beat where motion is reduced: one has to follow who does what.
                return self.factor * _beat_ms(cue)
            case Settle(shown=shown):
                others_turn = shown.turn is not None and shown.turn != shown.seat
                length: float = _TURN_IS_SEEN_MS if others_turn else 0.0
            case Deal():
                length = 51 * DEAL_STEP_MS + DEAL_FLIGHT_MS
            case TurnUp():
                length = TURN_UP_MS + 13 * TURN_UP_STEP_MS
            case Sweep():
                length = SWEEP_MS
            case Count():
                length = COUNT_UP_MS
            case _:
                length = 0.0
        return self.scaled_ms(length)

    def scaled_ms(self, length_ms: float) -> float:
        """A movement's length at this pace."""
        if self.reduced:
            return min(length_ms, REDUCED_MS) * self.factor
        return length_ms * self.factor

    def for_claim(self) -> Pace:
        """The pace at which the rest of a claimed round runs off."""
        return replace(self, factor=self.factor * 0.35, rest_ms=min(self.rest_ms, 160.0))


def _beat_ms(cue: Call | Play) -> float:
    if isinstance(cue, Call):
        return CALL_COMES_MS + CALL_STAYS_MS + CALL_GOES_MS
    return CARD_FLIGHT_MS + _PAUSE_AFTER_CARD_MS


def pace_of(speed: str, trick_rest: float | str, *, reduced: bool, watched: bool) -> Pace:
    """The pace for the settings ``table.speed`` and ``table.trick_rest`` (seconds or "click").

    Where nobody plays nobody clicks either: then a trick never waits for a click.
    """
    if isinstance(trick_rest, str):
        rest_ms = 1200.0 if watched else UNTIL_CLICK
    else:
        rest_ms = 1000.0 * trick_rest
    return Pace(SPEEDS.get(speed, 1.0), rest_ms, reduced)
