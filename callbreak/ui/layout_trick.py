"""Where the four cards of a trick lie: a cross, or side by side where the room is low."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a card: its middle, and its turn in degrees, clockwise."""

    x: float
    y: float
    angle: float


@dataclass(frozen=True, slots=True)
class _Form:
    """How the cards lie, in table units from the middle, by place.

    Attributes:
        size: width and height of all of them together.
        slots: where each lies.
    """

    size: tuple[int, int]
    slots: tuple[Slot, Slot, Slot, Slot]


_CROSS: Final = _Form(
    (280, 252),
    (Slot(0, 63, 2), Slot(88, 3, 5), Slot(-3, -60, -3), Slot(-88, 1, -6)),
)
_FLAT: Final = _Form(
    (384, 188),
    (Slot(47, 26, 2), Slot(140, 3, 4), Slot(-47, -24, -2), Slot(-140, 1, -4)),
)
"""No card may hide the index of another, in whatever order they are played."""

_WORTH: Final = 1.2
"""So much larger must the cards be to lie flat: a cross shows better who has played what."""


def trick_slots(
    room: Rect, u: float, most: float, *, may_lie_flat: bool
) -> tuple[tuple[Slot, Slot, Slot, Slot], float]:
    """The places of the cards in the middle of the room, and how large they are.

    The second is a factor, at most ``most``, of a trick's card in table units ``u``.
    """
    form, scale = _CROSS, _scale(_CROSS, room, u, most)
    if may_lie_flat and _scale(_FLAT, room, u, most) > scale * _WORTH:
        form, scale = _FLAT, _scale(_FLAT, room, u, most)
    x, y = room.center
    own, right, top, left = (
        Slot(x + slot.x * u * scale, y + slot.y * u * scale, slot.angle) for slot in form.slots
    )
    return (own, right, top, left), scale


def _scale(form: _Form, room: Rect, u: float, most: float) -> float:
    if room.width <= 0 or room.height <= 0:
        return 0.1
    wide, high = form.size
    return min(most, room.width / (wide * u), room.height / (high * u))
