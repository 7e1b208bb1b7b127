"""Where the teacher of the lesson stands at the table: in the upper left corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pygame import Rect

if TYPE_CHECKING:
    from callbreak.ui.layout import Asked, TableLayout

_WORDS: Final = 26_500
"""The room that the teacher's longest words need, in square panel units."""

_FACE_AND_EDGES: Final = (112, 31)
_GAP: Final = 8
_USUAL: Final = (250, 0)
_WIDE: Final = (400, 120)
_WIDER: Final = (480, 128)
_LARGE_TEXT: Final = 110
_SMALL_WINDOW: Final = 0.9


def teachers_corner(asked: Asked, u: float) -> tuple[int, int]:
    """How much room the upper left corner should have, in panel units.

    Where text is large for the window the player opposite moves over to the right for it.
    """
    if not asked.lesson:
        return _USUAL
    return _WIDE if asked.text_size <= _LARGE_TEXT and u >= _SMALL_WINDOW else _WIDER


def teacher_room(layout: TableLayout) -> Rect:
    """The corner: over the scores, beside or above the player opposite."""
    left, top = layout.strip.topleft
    head, gap = layout.seats[2].rect, round(_GAP * layout.u)
    if layout.upright:
        return Rect(left, top, layout.tools[-1].left - 2 * gap - left, head.top - gap - top)
    bottom = min(layout.seats[1].rect.top, layout.seats[3].rect.top) - gap
    return Rect(left, top, head.left - gap - left, bottom - top)


def teacher_fits(layout: TableLayout) -> bool:
    """Whether the teacher's words have their room beside the face and below the title."""
    room, p = teacher_room(layout), layout.p
    beside, around = _FACE_AND_EDGES
    return (room.width / p - beside) * (room.height / p - around) >= _WORDS
