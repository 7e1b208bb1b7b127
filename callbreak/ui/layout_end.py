"""Where the parts of the last scene lie."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from callbreak.ui.layout_units import window_units


@dataclass(frozen=True, slots=True)
class EndLayout:
    """All places, in pixels.

    Attributes:
        u: the unit of the window.
        p: the unit of what holds text.
        honour: room for the winner's portrait with crown and garland.
        headline: room for the large words.
        detail: room for the line below them.
        panel: the result.
        buttons: room for the buttons, within the panel.
    """

    u: float
    p: float
    honour: Rect
    headline: Rect
    detail: Rect
    panel: Rect
    buttons: Rect


def end_layout(size: tuple[int, int], text_size: int) -> EndLayout:
    """Lay the end of a game out."""
    width, height = size
    units = window_units(size)
    u, upright = units.u, units.upright
    wished = units.least_p * text_size / 100
    # Large text needs the room that is cloth otherwise.
    roomy = not upright and wished <= 1.1 * u
    side, top = (round(80 * u), round(64 * u)) if roomy else (round(56 * u), round(49 * u))
    if upright:
        p = min(wished, (width - 2 * side) / 500, (height - 2 * top) / 760)
        panel_h = min(round(560 * p), round((height - 2 * top) * 0.62))
        panel = Rect(side, height - top - panel_h, width - 2 * side, panel_h)
        left = Rect(side, top, width - 2 * side, panel.y - top - round(14 * u))
    else:
        p = min(wished, (height - 2 * top) / 420, (width - 2 * side) / 800)
        across = min(round(551 * p), round((width - 2 * side) * 0.56))
        panel = Rect(width - side - across, top, across, height - 2 * top)
        left = Rect(side, top, panel.x - side - round(16 * u), height - 2 * top)
    words_h = round(0.165 * left.height)
    detail = Rect(left.x, left.bottom - round(38 * p), left.width, round(32 * p))
    headline = Rect(left.x, detail.y - words_h, left.width, words_h)
    honour = Rect(left.x, left.y, left.width, headline.y - left.y)
    pad = round(22 * p)
    button_h = round(48 * p)
    buttons = Rect(panel.x + pad, panel.bottom - pad + round(4 * p) - button_h, 0, button_h)
    buttons.width = panel.width - 2 * pad
    return EndLayout(u, p, honour, headline, detail, panel, buttons)
