"""The four seats and the order in which deal, calls and play pass (R2)."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
"""0 to 3. Seat 0 is the person, 1 sits on the right, 2 opposite, 3 on the left."""

SEATS: Final[tuple[Seat, ...]] = (0, 1, 2, 3)


def next_seat(seat: Seat) -> Seat:
    """The seat to whom the turn passes."""
    return (seat + 1) % 4


def seats_from(seat: Seat) -> tuple[Seat, ...]:
    """All four seats in turn, beginning with ``seat``."""
    return tuple((seat + step) % 4 for step in range(4))
