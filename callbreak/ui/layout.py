"""Where everything on the table lies: a pure function of window, text size and what is shown.

Two units: cards and gaps go by the *table unit* u, panels with text by the *panel unit* p, which
grows with the text size and never lets text fall below 12 px. At 1280 x 720 and text size 100 both
are 1 pixel. Places are counted as seen: 0 own (below), 1 right, 2 top, 3 left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from pygame import Rect

from callbreak.ui import layout_middle as middle
from callbreak.ui.fan import Fan
from callbreak.ui.layout_edges import CARD, lower_edge, upper_edge
from callbreak.ui.layout_lesson import teacher_fits, teachers_corner
from callbreak.ui.layout_seats import SeatLayout
from callbreak.ui.layout_trick import Slot, trick_slots
from callbreak.ui.layout_units import Measures, window_units

TRICK_CARD_SCALE: Final = 92 / 124
_UPRIGHT_TRICK: Final = 1.3
_LARGE_TRICK: Final = 1.4
_TALL: Final = 1.15
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
    window = window_units(size)
    wished = window.least_p * asked.text_size / 100
    usual = None
    for step in range(_STEPS_DOWN):
        p = wished * 0.96**step
        found = _arranged(Measures(window, p), asked)
        if not _holds(found):
            continue
        usual = usual or found
        if not asked.lesson or p < window.least_p:
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
    return apart and inside and roomy and layout.trick_card >= 0.5 * CARD[0] * layout.u


def _arranged(m: Measures, asked: Asked) -> TableLayout:
    """Everything in its place for a panel unit, though it may not hold."""
    corner_px = [m.panel_px(part) for part in teachers_corner(asked, m.u)]
    upper = upper_edge(m, (corner_px[0], corner_px[1]), first_tool=-1 if asked.lesson else 0)
    lower = lower_edge(m)
    seats = middle.sides(m, upper, lower)
    caption = middle.caption(m, seats, lower)
    room = middle.trick_room(m, upper, seats, caption.top)
    slots, scale = trick_slots(room, m.u, _largest_trick(m), may_lie_flat=not m.upright)
    trick = room.center
    left, right = middle.placed(m, upper, seats, trick[1])
    return TableLayout(
        size=m.window.size,
        u=m.u,
        p=m.p,
        upright=m.upright,
        mirrored=asked.mirrored,
        lesson=asked.lesson,
        strip=upper.strip,
        strip_form=upper.strip_form,
        tools=upper.tools,
        seats=(lower.own, right, upper.head, left),
        trick=trick,
        slots=slots,
        trick_card=round(CARD[0] * TRICK_CARD_SCALE * m.u * scale),
        caption=caption,
        fan=lower.fan,
        corner=lower.corner,
        claim=middle.claim(m, trick, caption.top),
        stage=middle.stage(m, upper, left.rect, lower),
    )


def _largest_trick(m: Measures) -> float:
    """How large a trick may be beside the design: larger where there is height to spare."""
    if m.upright:
        return _UPRIGHT_TRICK
    return _LARGE_TRICK if m.tall > _TALL else m.tall
