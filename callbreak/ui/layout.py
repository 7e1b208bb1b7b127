"""Where everything on the table lies: a pure function of window, text size and what is shown.

Two units: cards and gaps go by the *table unit* u, panels with text by the *panel unit* p, which
grows with the text size and never lets text fall below 12 px. At 1280 x 720 and text size 100 both
are 1 pixel. Places are counted as seen: 0 own (below), 1 right, 2 top, 3 left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from callbreak.ui import layout_edges as edges
from callbreak.ui.fan import Fan
from callbreak.ui.layout_lesson import teacher_fits, teachers_corner
from callbreak.ui.layout_seats import SeatLayout, own_seat, side_seat, top_seat
from callbreak.ui.layout_trick import Slot, trick_slots

WIDE: Final = (1280, 720)
UPRIGHT: Final = (720, 1152)
"""The design sizes of the two arrangements, in table units."""

SMALLEST_TEXT: Final = (12, 14)
"""No text is smaller than 12 px, or than 14 table units."""

TRICK_CARD_SCALE: Final = 92 / 124
_BORDER: Final = 36
_SIDE: Final = 56
_TOP: Final = 49
_GAP: Final = 8
_BACKS: Final = 52
"""So far the others' cards stand out from behind their panels, in table units."""

_STEPS_DOWN: Final = 24
_LOWEST_STAGE: Final = 163
"""So high is the call panel where it is lowest, in panel units."""


@dataclass(frozen=True, slots=True)
class Asked:
    """What is to be shown.

    Attributes:
        text_size: the setting, in per cent.
        mirrored: whether play goes clockwise, so that the sides change places.
        lesson: whether a teacher stands at the upper left, in place of scores and most buttons.
    """

    text_size: int = 100
    mirrored: bool = False
    lesson: bool = False


@dataclass(frozen=True, slots=True)
class TableLayout:
    """All places on the table, in pixels.

    Attributes:
        size: the window.
        u: the table unit.
        p: the panel unit.
        upright: whether the window is taller than wide.
        mirrored: whether the sides have changed places.
        lesson: whether only the last of the round buttons is there.
        strip: the scores.
        strip_form: ``full`` (one line), ``stacked`` (round above the columns), ``pairs``
            (the columns two by two) or ``brief`` (the own total only).
        tools: the round buttons, from left to right.
        seats: the four seats by place.
        trick: where the trick's middle is.
        slots: where the four cards of a trick lie, by place.
        trick_card: width of a card of the trick.
        caption: the line that tells what to do; it may be narrower.
        fan: the own hand.
        corner: last trick or counts of suits; None where there is no room.
        claim: the button that offers the rest of the round.
        stage: room for the call panel, questions and the last trick.
    """

    size: tuple[int, int]
    u: float
    p: float
    upright: bool
    mirrored: bool
    lesson: bool
    strip: Rect
    strip_form: str
    tools: tuple[Rect, ...]
    seats: tuple[SeatLayout, SeatLayout, SeatLayout, SeatLayout]
    trick: tuple[int, int]
    slots: tuple[Slot, Slot, Slot, Slot]
    trick_card: int
    caption: Rect
    fan: Fan
    corner: Rect | None
    claim: Rect
    stage: Rect

    @property
    def panels(self) -> tuple[Rect, ...]:
        """Everything that stays in place and must not be overlapped."""
        corner = () if self.corner is None else (self.corner,)
        tools = self.tools[-1:] if self.lesson else self.tools
        return (self.strip, *tools, *(seat.rect for seat in self.seats), *corner)

    def place_of(self, seat: int, looking: int) -> int:
        """Where a seat is drawn for the seat that looks."""
        place = (seat - looking) % 4
        return (0, 3, 2, 1)[place] if self.mirrored else place


def table_layout(size: tuple[int, int], asked: Asked) -> TableLayout:
    """Lay the table out; panels shrink below the wished text size only if nothing else helps."""
    width, height = size
    upright = width < 0.95 * height
    design = UPRIGHT if upright else WIDE
    u = max(min(width / design[0], height / design[1]), 0.25)
    least = max(u, SMALLEST_TEXT[0] / SMALLEST_TEXT[1])
    wished = least * asked.text_size / 100
    usual = None
    for step in range(_STEPS_DOWN):
        p = wished * 0.96**step
        found = _arranged(size, u, p, asked, upright=upright)
        if not _holds(found):
            continue
        usual = usual or found
        if not asked.lesson or p < least:
            break
        if teacher_fits(found):
            return found
    return usual or found


def _holds(layout: TableLayout) -> bool:
    """Whether no two panels overlap, all are inside, and the hand has its room."""
    window = Rect(0, 0, *layout.size)
    panels = (*layout.panels, layout.caption)
    apart = all(rect.collidelist(panels[i + 1 :]) < 0 for i, rect in enumerate(panels))
    inside = all(window.contains(rect) for rect in panels)
    roomy = layout.stage.height >= _LOWEST_STAGE * layout.p
    return apart and inside and roomy and layout.trick_card >= 0.5 * edges.CARD[0] * layout.u


def _arranged(
    size: tuple[int, int], u: float, p: float, asked: Asked, *, upright: bool
) -> TableLayout:
    width, height = size
    side, top = round((_BORDER + _GAP if upright else _SIDE) * u), round(_TOP * u)
    tools = edges.tools(width - side, top + round(31 * u), u)
    head = top_seat(p, u)
    first_tool = tools[-1 if asked.lesson else 0]
    corner_w, corner_h = (round(part * p) for part in teachers_corner(asked, u))
    if upright:
        head_x = width // 2
        strip, form = edges.strip(side, top, tools[0].left - round(10 * u) - side, p)
        head_y = max(strip.bottom, tools[0].bottom, top + corner_h) + round(12 * u)
    else:
        most = first_tool.left - round(12 * u) - head.rect.width // 2
        spare = side + round(12 * u) + head.rect.width // 2
        head_x = min(max(width // 2, spare + corner_w), most)
        strip, form = edges.strip(side, top, min(head_x, tools[0].left) - spare, p)
        head_y = top
    head = head.moved(head_x - head.rect.width // 2, head_y)

    tall = min(max(height / ((UPRIGHT if upright else WIDE)[1] * u), 1.0), 1.2)
    own = own_seat(p, u)
    fan, own_xy, corner, below = edges.lower_edge(size, own, side, u, p, tall, upright=upright)
    own = own.moved(*own_xy)

    above = head.rect if upright else tools[0]
    sides_top = max(strip.bottom, above.bottom) + round(_GAP * u)
    caption_h = round(33 * p)
    if upright:
        sides_bottom = below - caption_h - round(_GAP * u)
    else:
        # Without a corner panel the hand reaches under the seat at the right.
        lowest = own.rect.top if corner else min(own.rect.top, below)
        sides_bottom = lowest - round(_GAP * u)
    left, right = (side_seat(p, u, at, sides_bottom - sides_top) for at in (3, 1))

    caption_w = width - 2 * side
    if not upright:
        caption_w -= 2 * (left.rect.width + round(_GAP * u))
    caption = Rect(0, 0, min(caption_w, round(720 * p)), caption_h)
    caption.midbottom = (width // 2, below - round(6 * u))

    trick_top = head.rect.bottom + round(38 * u)
    if upright:
        seats_y = head.rect.bottom + round((_GAP + 2) * u) + left.rect.height // 2
        trick_top = max(trick_top, seats_y + left.rect.height // 2 - round(60 * u))
    # Where there is height to spare there is room for a large trick.
    largest = 1.3 if upright else 1.4 if tall > 1.15 else tall
    middle = Rect(0, trick_top, width - 2 * side, caption.top - round(6 * u) - trick_top)
    if not upright:
        middle.width -= 2 * (left.rect.width + round(_BACKS * u))
    middle.centerx = width // 2
    slots, scale = trick_slots(middle, u, largest, may_lie_flat=not upright)
    trick = middle.center
    if not upright:
        half = left.rect.height // 2
        highest = max(sides_top, top + corner_h + round(_GAP * u)) + half
        seats_y = min(max(trick[1], highest), sides_bottom - half)
    left = left.moved(side, seats_y - left.rect.height // 2)
    right = right.moved(width - side - right.rect.width, seats_y - right.rect.height // 2)

    claim = Rect(0, 0, round(240 * p), round(45 * p))
    claim.center = (trick[0], trick[1] - round(20 * u))
    stage_top = max(head.rect.bottom, top + corner_h) + round(6 * u)
    if upright:
        stage_top = left.rect.bottom + round(_GAP * u)
        stage = Rect(side, stage_top, width - 2 * side, max(own.rect.top - stage_top - 8, 40))
    else:
        inner = left.rect.right + round(56 * u)
        bottom = round(fan.y - fan.card_h / 2 - 10 * u)
        stage = Rect(inner, stage_top, max(width - 2 * inner, 60), max(bottom - stage_top, 40))
    return TableLayout(
        size=size,
        u=u,
        p=p,
        upright=upright,
        mirrored=asked.mirrored,
        lesson=asked.lesson,
        strip=strip,
        strip_form=form,
        tools=tools,
        seats=(own, right, head, left),
        trick=trick,
        slots=slots,
        trick_card=round(edges.CARD[0] * TRICK_CARD_SCALE * u * scale),
        caption=caption,
        fan=fan,
        corner=corner,
        claim=claim,
        stage=stage,
    )
