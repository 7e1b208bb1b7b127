"""Where the parts of the score sheet lie in a window of any shape."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from callbreak.ui.layout_units import window_units


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """All places, in pixels.

    Attributes:
        u: the unit of the window.
        p: the unit of what holds text.
        paper: the sheet.
        chart: the chart's paper; None where there is no room.
        result: the own result of the round; None where there is no room.
        buttons: room for the buttons.
    """

    u: float
    p: float
    paper: Rect
    chart: Rect | None
    result: Rect | None
    buttons: Rect


def sheet_layout(size: tuple[int, int], text_size: int, buttons: int) -> SheetLayout:
    """Lay the sheet out for so many buttons."""
    width, height = size
    units = window_units(size)
    u, upright = units.u, units.upright
    wished = units.least_p * text_size / 100
    # Large text needs the room that is cloth otherwise.
    roomy = not upright and wished <= 1.1 * u
    side, top = (round(80 * u), round(64 * u)) if roomy else (round(54 * u), round(50 * u))
    gap = round((28 if roomy else 22) * u)
    if upright:
        p = min(wished, (width - 2 * side) / 560)
        return _upright(size, u, p, side, top, gap)
    p = min(wished, (height - 2 * top) / 470, (width - 2 * side) / 560)
    button_h = round(57 * p)
    inner = Rect(side, top, width - 2 * side, height - 2 * top)
    across = round(271 * p)
    if inner.width - across - gap < 640 * p:
        row = Rect(inner.x, inner.bottom - button_h, inner.width, button_h)
        paper = Rect(inner.x, inner.y, inner.width, row.y - gap // 2 - inner.y)
        return SheetLayout(u, p, paper, None, None, row)
    most = min(inner.width, round(1130 * max(u, p)))
    inner.x, inner.width = width // 2 - most // 2, most
    column = Rect(inner.right - across, inner.y, across, inner.height)
    paper = Rect(inner.x, inner.y, column.x - gap - inner.x, inner.height)
    stack = buttons * button_h + (buttons - 1) * round(12 * p)
    room = Rect(column.x, column.bottom - stack, across, stack)
    result = Rect(column.x, room.y - gap - round(76 * p), across, round(76 * p))
    chart = Rect(column.x, column.y, across, result.y - gap - column.y)
    return SheetLayout(u, p, paper, chart if chart.height >= 170 * p else None, result, room)


def _upright(
    size: tuple[int, int], u: float, p: float, side: int, top: int, gap: int
) -> SheetLayout:
    width, height = size
    button_h = round(57 * p)
    inner = Rect(side, top, width - 2 * side, height - 2 * top)
    row = Rect(inner.x, inner.bottom - button_h, inner.width, button_h)
    result = Rect(inner.x, row.y - gap - round(76 * p), inner.width, round(76 * p))
    paper = Rect(inner.x, inner.y, inner.width, round(min(560 * p, inner.height * 0.55)))
    chart = Rect(inner.x, paper.bottom + gap, inner.width, result.y - gap - paper.bottom - gap)
    chart.height = min(chart.height, round(inner.width * 0.62))
    return SheetLayout(u, p, paper, chart if chart.height >= 170 * p else None, result, row)
