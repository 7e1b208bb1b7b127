"""The parts of a seat's panel, by its form: at a side, at the top, or the own one below."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from typing import Final, Literal

from pygame import Rect

Form = Literal["side", "top", "own"]

_BACK: Final = (51.0, 71.4)
_ARC: Final = 127.0
_SPAN: Final = 44.0
_FEW: Final = 7
"""Up to so many gaps between backs the fan grows; from there on they close up."""


@dataclass(frozen=True, slots=True)
class SeatLayout:
    """A seat's panel and its parts, in pixels.

    Attributes:
        form: how the parts are arranged.
        rect: the panel.
        portrait: the middle of the face.
        radius: of the face, ring included.
        name: room for the name (and level or turn beneath or beside it).
        count: room for call, tricks won and pips.
        divider: the line between the two, as a rectangle.
        coin: the middle of the dealer's coin.
        badge: the middle of the mark for a call that is made or lost.
        backs_pivot: the point from which the cards in hand fan out; None for the own seat.
        backs_turn: the direction in which they point, degrees clockwise from down.
        u: the table unit, which cards go by.
    """

    form: Form
    rect: Rect
    portrait: tuple[int, int]
    radius: int
    name: Rect
    count: Rect
    divider: Rect
    coin: tuple[int, int]
    badge: tuple[int, int]
    backs_pivot: tuple[float, float] | None
    backs_turn: float
    u: float

    def moved(self, x: int, y: int) -> SeatLayout:
        """The same seat with its panel's corner at ``(x, y)``."""
        dx, dy = x - self.rect.x, y - self.rect.y
        pivot = self.backs_pivot
        return replace(
            self,
            rect=self.rect.move(dx, dy),
            portrait=(self.portrait[0] + dx, self.portrait[1] + dy),
            name=self.name.move(dx, dy),
            count=self.count.move(dx, dy),
            divider=self.divider.move(dx, dy),
            coin=(self.coin[0] + dx, self.coin[1] + dy),
            badge=(self.badge[0] + dx, self.badge[1] + dy),
            backs_pivot=None if pivot is None else (pivot[0] + dx, pivot[1] + dy),
        )

    @property
    def back_width(self) -> float:
        """How wide a card in another's hand is."""
        return _BACK[0] * self.u

    def back(self, index: int, count: int) -> tuple[float, float, float]:
        """Middle and turn (degrees clockwise) of a card in another's hand of ``count``."""
        pivot = self.backs_pivot or self.portrait
        turn = (index - (count - 1) / 2) * min(_SPAN / _FEW, _SPAN / max(count - 1, 1))
        way = math.radians(turn + self.backs_turn)
        reach = _ARC * self.u
        x, y = pivot[0] - reach * math.sin(way), pivot[1] + reach * math.cos(way)
        return x, y, turn + self.backs_turn


def top_seat(p: float, u: float) -> SeatLayout:
    """The seat opposite: face, name and count side by side."""
    rect = _rect(0, 0, 291, 83, p)
    pivot = (rect.centerx, rect.bottom + 36 * u - (_ARC + _BACK[1] / 2) * u)
    return SeatLayout(
        "top",
        rect,
        (round(46 * p), rect.centery),
        round(33 * p),
        _rect(90, 12, 98, 60, p),
        _rect(197, 10, 88, 63, p),
        _rect(191, 17, 1, 49, p),
        (rect.right - round(4 * p), rect.top + round(4 * p)),
        (rect.left + round(4 * p), rect.top + round(4 * p)),
        pivot,
        0.0,
        u,
    )


def own_seat(p: float, u: float) -> SeatLayout:
    """The own seat, bottom left."""
    rect = _rect(0, 0, 240, 91, p)
    return SeatLayout(
        "own",
        rect,
        (round(50 * p), rect.centery),
        round(40 * p),
        _rect(101, 11, 130, 30, p),
        _rect(101, 43, 130, 38, p),
        _rect(0, 0, 0, 0, p),
        (rect.right - round(4 * p), rect.top + round(4 * p)),
        (rect.left + round(4 * p), rect.top + round(4 * p)),
        None,
        0.0,
        u,
    )


def side_seat(p: float, u: float, place: int, room: int) -> SeatLayout:
    """A seat at the right (place 1) or left (3); with a smaller face where ``room`` is short."""
    shift = min(max(191 - room / p, 0.0), 32.0)
    face = 40 - shift / 2
    rect = _rect(0, 0, 139, 191 - shift, p)
    outer, inner = (rect.right, rect.left) if place == 1 else (rect.left, rect.right)
    step_in = round((-4 if place == 1 else 4) * p)
    outside = -1 if place == 1 else 1
    reach = (48 - _ARC - _BACK[1] / 2) * u
    return SeatLayout(
        "side",
        rect,
        (rect.centerx, round((11 + face) * p)),
        round(face * p),
        _rect(8, 95 - shift, 123, 46, p),
        _rect(12, 148 - shift, 115, 40, p),
        _rect(16, 146 - shift, 107, 1, p),
        (outer + step_in, rect.top + round(4 * p)),
        (inner - step_in, rect.top + round(4 * p)),
        (inner + outside * reach, float(rect.centery)),
        90.0 if place == 1 else -90.0,
        u,
    )


def _rect(x: float, y: float, width: float, height: float, p: float) -> Rect:
    left, top = round(x * p), round(y * p)
    return Rect(
        left, top, max(round((x + width) * p) - left, 1), max(round((y + height) * p) - top, 1)
    )
