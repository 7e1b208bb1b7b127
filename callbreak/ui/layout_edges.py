"""The edges of the table: buttons, scores and a player above; own seat, hand and corner below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from pygame import Rect

from callbreak.ui.fan import Fan
from callbreak.ui.layout_seats import SeatLayout, own_seat, top_seat

if TYPE_CHECKING:
    from callbreak.ui.layout_units import Measures

CARD: Final = (124, 173.6)
"""A card of the hand at rest, in table units."""

_LIFT: Final = 20 + 15
"""How far a card of the hand may come up, in table units."""


class UpperEdge(NamedTuple):
    """What is at the top: the round buttons, the scores in one of their forms, the seat opposite.

    `corner_bottom` is where the room ends that the upper left corner should have.
    """

    tools: tuple[Rect, ...]
    strip: Rect
    strip_form: str
    head: SeatLayout
    corner_bottom: int


def upper_edge(measures: Measures, corner_px: tuple[int, int], *, first_tool: int) -> UpperEdge:
    """The top of the table.

    Args:
        measures: the window and its units.
        corner_px: how wide and high the room at the upper left should be.
        first_tool: which of the round buttons is the first that is shown.
    """
    m, head = measures, top_seat(measures.p, measures.u)
    tools = _tools(m.width - m.side, m.top + m.table_px(31), m.u)
    half = head.rect.width // 2
    if m.upright:
        x = m.width // 2
        strip, form = _strip(m, tools[0].left - m.table_px(10) - m.side)
        y = max(strip.bottom, tools[0].bottom, m.top + corner_px[1]) + m.table_px(12)
    else:
        most = tools[first_tool].left - m.table_px(12) - half
        spare = m.side + m.table_px(12) + half
        x = min(max(m.width // 2, spare + corner_px[0]), most)
        strip, form = _strip(m, min(x, tools[0].left) - spare)
        y = m.top
    return UpperEdge(tools, strip, form, head.moved(x - half, y), m.top + corner_px[1])


def _tools(right: int, middle_y: int, u: float) -> tuple[Rect, ...]:
    """Five round buttons whose last one ends at ``right``."""
    across, pitch = max(round(41 * u), 30), max(round(52 * u), 36)
    first = right - across - 4 * pitch
    top = max(middle_y - across // 2, 2)
    return tuple(Rect(first + i * pitch, top, across, across) for i in range(5))


def _strip(measures: Measures, room: int) -> tuple[Rect, str]:
    """The score strip in the widest form that fits into ``room``."""
    left, top, p = measures.side, measures.top, measures.p
    if room >= 384 * p:
        return Rect(left, top, round(min(413 * p, room)), round(62 * p)), "full"
    if room >= 232 * p:
        return Rect(left, top, round(min(330 * p, room)), round(84 * p)), "stacked"
    if room >= 140 * p:
        return Rect(left, top, round(min(180 * p, room)), round(84 * p)), "pairs"
    return Rect(left, top, round(116 * p), round(62 * p)), "brief"


class LowerEdge(NamedTuple):
    """What is at the bottom: own hand, own seat, and the corner panel where there is room for it.

    `line` is the height above which the rest of the table is.
    """

    fan: Fan
    own: SeatLayout
    corner: Rect | None
    line: int


def lower_edge(measures: Measures) -> LowerEdge:
    """The bottom of the table."""
    m, own = measures, own_seat(measures.p, measures.u)
    unit = m.u * m.tall
    card_w, card_h = CARD[0] * unit, CARD[1] * unit
    lift = _LIFT * unit
    middle = m.height - 37 * m.u - card_h / 2
    lowest = m.height - 6 * m.u
    corner = Rect(0, 0, m.panel_px(237), m.panel_px(91))
    gap = m.table_px(12)
    if m.upright:
        across = m.width - 2 * m.side
        fan = Fan(m.width / 2, middle, across, card_w, card_h, unit).within(lowest)
        line = round(fan.y - card_h / 2 - lift - 8 * m.u)
        corner.bottomright = (m.width - m.side, line)
        own = own.moved(m.side, line - own.rect.height)
        fits = own.rect.width + corner.width + gap <= across
        return LowerEdge(fan, own, corner if fits else None, own.rect.top)
    bottom = m.height - m.table_px(52)
    own = own.moved(m.side, bottom - own.rect.height)
    corner.bottomright = (m.width - m.side, bottom)
    inner = own.rect.right + gap
    both = 2 * (m.width // 2 - max(inner, m.side + corner.width + gap))
    shown = both >= 590 * unit
    free = m.width - m.table_px(40) - inner
    x, room = (m.width / 2, both) if shown else (inner + free / 2, free)
    most = min(room, 910 * unit)
    fan = Fan(x, middle, most, card_w, card_h, unit, m.width / 2).within(lowest)
    line = round(fan.y - card_h / 2 - lift)
    return LowerEdge(fan, own, corner if shown else None, line)
