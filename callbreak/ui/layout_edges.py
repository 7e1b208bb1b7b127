"""The edges of the table: buttons and scores above, the own seat, hand and corner below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

from callbreak.ui.fan import Fan

if TYPE_CHECKING:
    from callbreak.ui.layout_seats import SeatLayout

CARD: Final = (124, 173.6)
"""A card of the hand at rest, in table units."""


def tools(right: int, middle_y: int, u: float) -> tuple[Rect, ...]:
    """Five round buttons whose last one ends at ``right``."""
    across, pitch = max(round(41 * u), 30), max(round(52 * u), 36)
    first = right - across - 4 * pitch
    top = max(middle_y - across // 2, 2)
    return tuple(Rect(first + i * pitch, top, across, across) for i in range(5))


def strip(left: int, top: int, room: int, p: float) -> tuple[Rect, str]:
    """The score strip in the widest form that fits into ``room``."""
    if room >= 384 * p:
        return Rect(left, top, round(min(413 * p, room)), round(62 * p)), "full"
    if room >= 232 * p:
        return Rect(left, top, round(min(330 * p, room)), round(84 * p)), "stacked"
    if room >= 140 * p:
        return Rect(left, top, round(min(180 * p, room)), round(84 * p)), "pairs"
    return Rect(left, top, round(116 * p), round(62 * p)), "brief"


def lower_edge(
    size: tuple[int, int],
    own: SeatLayout,
    side: int,
    u: float,
    p: float,
    tall: float,
    *,
    upright: bool,
) -> tuple[Fan, tuple[int, int], Rect | None, int]:
    """Hand, own seat and corner panel, and the line above which the rest of the table is."""
    width, height = size
    unit = u * tall
    card_w, card_h = CARD[0] * unit, CARD[1] * unit
    lift = (20 + 15) * unit
    middle = height - 37 * u - card_h / 2
    lowest = height - 6 * u
    corner = Rect(0, 0, round(237 * p), round(91 * p))
    gap = round(12 * u)
    if upright:
        fan = Fan(width / 2, middle, width - 2 * side, card_w, card_h, unit).within(lowest)
        line = round(fan.y - card_h / 2 - lift - 8 * u)
        corner.bottomright = (width - side, line)
        own_xy = (side, line - own.rect.height)
        fits = own.rect.width + corner.width + gap <= width - 2 * side
        return fan, own_xy, corner if fits else None, own_xy[1]
    bottom = height - round(52 * u)
    own_xy = (side, bottom - own.rect.height)
    corner.bottomright = (width - side, bottom)
    inner = side + own.rect.width + gap
    both = 2 * (width // 2 - max(inner, side + corner.width + gap))
    shown = both >= 590 * unit
    free = width - round(40 * u) - inner
    x, room = (width / 2, both) if shown else (inner + free / 2, free)
    fan = Fan(x, middle, min(room, 910 * unit), card_w, card_h, unit).within(lowest)
    return fan, own_xy, corner if shown else None, round(fan.y - card_h / 2 - lift)
