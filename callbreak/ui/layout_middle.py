"""Between the table's edges: the seats at the sides, the trick, what to do, and the stage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from callbreak.ui.layout_seats import SeatLayout, side_seat

if TYPE_CHECKING:
    from callbreak.ui.layout_edges import LowerEdge, UpperEdge
    from callbreak.ui.layout_units import Measures

_CAPTION: Final = (720, 33)
_CLAIM: Final = (240, 45)
_OVER_CAPTION: Final = 14
_OVER_HAND: Final = 6
_OVER_COIN: Final = 14
_BACKS: Final = 52
"""So far the others' cards stand out from behind their panels, in table units."""

_BESIDE_BACKS: Final = 56
_UNDER_HEAD: Final = 10
_LEAST_STAGE: Final = (60, 40)


class Sides(NamedTuple):
    """The seats at the sides, still to be moved, and the heights between which they stand."""

    left: SeatLayout
    right: SeatLayout
    top: int
    bottom: int


def sides(measures: Measures, upper: UpperEdge, lower: LowerEdge) -> Sides:
    """The two seats as high as there is room."""
    m = measures
    above = upper.head.rect if m.upright else upper.tools[0]
    top = max(upper.strip.bottom, above.bottom) + m.gap
    if m.upright:
        bottom = lower.line - m.panel_px(_CAPTION[1]) - m.gap
    else:
        # Without a corner panel the hand reaches under the seat at the right.
        own_top = lower.own.rect.top
        bottom = (own_top if lower.corner else min(own_top, lower.line)) - m.gap
    left, right = (side_seat(m.p, m.u, place, bottom - top) for place in (3, 1))
    return Sides(left, right, top, bottom)


def caption(measures: Measures, seats: Sides, lower: LowerEdge) -> Rect:
    """The line that says what to do, over the hand."""
    m = measures
    width = m.width - 2 * m.side
    if not m.upright:
        width -= 2 * (seats.left.rect.width + m.gap)
    rect = Rect(0, 0, min(width, m.panel_px(_CAPTION[0])), m.panel_px(_CAPTION[1]))
    # In an upright window the own panel is below, out of which the dealer's coin stands.
    above = _OVER_COIN if m.upright else _OVER_HAND
    rect.midbottom = (m.width // 2, lower.line - m.table_px(above))
    return rect


def trick_room(measures: Measures, upper: UpperEdge, seats: Sides, lowest: int) -> Rect:
    """Room for the trick between the players, above the line that begins at ``lowest``."""
    m = measures
    top = upper.head.rect.bottom + m.table_px(38)
    if m.upright:
        half = seats.left.rect.height // 2
        top = max(top, _seats_under_head(m, upper, half) + half - m.table_px(60))
    room = Rect(0, top, m.width - 2 * m.side, lowest - m.table_px(6) - top)
    if not m.upright:
        room.width -= 2 * (seats.left.rect.width + m.table_px(_BACKS))
    room.centerx = m.width // 2
    return room


def _seats_under_head(measures: Measures, upper: UpperEdge, half: int) -> int:
    """The middle of the seats at the sides in an upright window, where they are so high."""
    return upper.head.rect.bottom + measures.table_px(_UNDER_HEAD) + half


def placed(
    measures: Measures, upper: UpperEdge, seats: Sides, trick_y: int
) -> tuple[SeatLayout, SeatLayout]:
    """The seats left and right where they stand: beside the trick if they can."""
    m, (left, right, top, bottom) = measures, seats
    half = left.rect.height // 2
    if m.upright:
        y = _seats_under_head(m, upper, half)
    else:
        highest = max(top, upper.corner_bottom + m.gap) + half
        y = min(max(trick_y, highest), bottom - half)
    return (
        left.moved(m.side, y - half),
        right.moved(m.width - m.side - right.rect.width, y - right.rect.height // 2),
    )


def claim(measures: Measures, trick: tuple[int, int], caption_top: int) -> Rect:
    """The button that offers the rest of the round, over the words that say why."""
    rect = Rect(0, 0, measures.panel_px(_CLAIM[0]), measures.panel_px(_CLAIM[1]))
    rect.midbottom = (trick[0], caption_top - measures.panel_px(_OVER_CAPTION))
    return rect


def stage(measures: Measures, upper: UpperEdge, left: Rect, lower: LowerEdge) -> Rect:
    """Room for the call panel and questions; ``left`` is the seat at the left."""
    m = measures
    if m.upright:
        top, least = left.bottom + m.gap, _LEAST_STAGE[1]
        return Rect(m.side, top, m.width - 2 * m.side, max(lower.own.rect.top - top - 8, least))
    top = max(upper.head.rect.bottom, upper.corner_bottom) + m.table_px(6)
    inner = left.right + m.table_px(_BESIDE_BACKS)
    bottom = round(lower.fan.y - lower.fan.card_h / 2 - 10 * m.u)
    least_w, least_h = _LEAST_STAGE
    return Rect(inner, top, max(m.width - 2 * inner, least_w), max(bottom - top, least_h))
