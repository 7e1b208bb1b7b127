"""The icons of the game's buttons and marks, one SVG a name, white on nothing.

They are drawn on a grid of 24 with lines of 1.9 and round caps; the game tints them.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from tools.art.svg import document, polygon, save

if TYPE_CHECKING:
    from pathlib import Path

SOLID = 'fill="#ffffff" stroke="none"'

SUITS = {
    "club": (
        "M0 -48.5A22 22 0 0 1 14.6 -10A22 22 0 1 1 5 18C5.6 31 9 43 20 50L-20 50"
        "C-9 43 -5.6 31 -5 18A22 22 0 1 1 -14.6 -10A22 22 0 0 1 0 -48.5Z"
    ),
    "diamond": "M0 -50C8 -32 21 -13 38 0C21 13 8 32 0 50C-8 32 -21 13 -38 0C-21 -13 -8 -32 0 -50Z",
    "heart": (
        "M0 47C-8 29 -47 10 -47 -18C-47 -35 -36 -46 -23.5 -46C-12 -46 -4 -38 0 -27"
        "C4 -38 12 -46 23.5 -46C36 -46 47 -35 47 -18C47 10 8 29 0 47Z"
    ),
    "spade": (
        "M0 -50C7 -31 45 -12 45 14C45 27 36 36 25 36C15 36 8 31 4 24C5 37 9 45 19 50L-19 50"
        "C-9 45 -5 37 -4 24C-8 31 -15 36 -25 36C-36 36 -45 27 -45 14C-45 -12 -7 -31 0 -50Z"
    ),
}


def _star(outer: float, inner: float) -> str:
    points = []
    for corner in range(10):
        radius = inner if corner % 2 else outer
        angle = math.pi * corner / 5
        points.append((12 + radius * math.sin(angle), 12.6 - radius * math.cos(angle)))
    return polygon(points)


ICONS = {
    # the table's buttons
    "last_trick": (
        '<rect x="9" y="3.5" width="11" height="15.5" rx="2.2"/>'
        '<path d="M5.8 6.6L4.4 7.1C3.5 7.4 3.1 8.3 3.4 9.2L7 19.4C7.3 20.3 8.2 20.8 9.1 20.5'
        'L10.6 20"/>'
        f'<path d="M14.5 7.6L17.1 11.25L14.5 14.9L11.9 11.25Z" {SOLID}/>'
    ),
    "hint": (
        '<path d="M9.2 17.2C9.2 15.6 8.4 14.8 7.5 13.8A6.1 6.1 0 1 1 16.5 13.8'
        'C15.6 14.8 14.8 15.6 14.8 17.2Z"/><path d="M9.8 20.6H14.2"/><path d="M12 9.4V13.2"/>'
    ),
    "undo": '<path d="M8.5 4.8L3.8 9.5L8.5 14.2"/><path d="M4.4 9.5H14.2'
    'A5.4 5.4 0 0 1 14.2 20.3H9"/>',
    "score": (
        '<rect x="3.8" y="3.8" width="16.4" height="16.4" rx="2.6"/>'
        '<path d="M3.8 9H20.2M3.8 14.6H20.2M9.3 9V20.2M14.8 9V20.2"/>'
    ),
    "pause": '<path d="M8.4 5.5V18.5M15.6 5.5V18.5" stroke-width="3.2"/>',
    # the home menu
    "play": '<path d="M8 5.2L18.8 12L8 18.8Z" fill="#ffffff"/>',
    "plus": '<path d="M12 4.8V19.2M4.8 12H19.2"/>',
    "book": (
        '<path d="M3.8 5.4C6.9 4 10 4.4 12 6.6C14 4.4 17.1 4 20.2 5.4V18.4C17.1 17.2 14 17.4 '
        '12 19.6C10 17.4 6.9 17.2 3.8 18.4Z"/><path d="M12 6.6V19.4"/>'
    ),
    "chart": '<path d="M3.6 20.2H20.4"/><path d="M7 16.4V12M12 16.4V5M17 16.4'
    'V9" stroke-width="2.6"/>',
    "replay": (
        '<rect x="3.2" y="4.8" width="17.6" height="14.4" rx="2.6"/>'
        '<path d="M10.2 9.1L14.8 12L10.2 14.9Z" fill="#ffffff"/>'
    ),
    "settings": (
        '<path d="M3.8 7H12.6M18.4 7H20.2M3.8 17H5.6M11.4 17H20.2"/>'
        '<circle cx="15.5" cy="7" r="2.7"/><circle cx="8.5" cy="17" r="2.7"/>'
    ),
    "quit": (
        '<path d="M13.6 4H6.4C5.3 4 4.6 4.7 4.6 5.8V18.2C4.6 19.3 5.3 20 6.4 20H13.6"/>'
        '<path d="M10 12H20M16.3 8.3L20 12L16.3 15.7"/>'
    ),
    # answers and directions
    "close": '<path d="M6 6L18 18M18 6L6 18"/>',
    "cross": '<path d="M6 6L18 18M18 6L6 18" stroke-width="3"/>',
    "check": '<path d="M4.8 12.8L9.8 17.6L19.4 6.8" stroke-width="2.7"/>',
    "first": '<path d="M18 5.2L11.2 12L18 18.8M6.4 5.2V18.8"/>',
    "last": '<path d="M6 5.2L12.8 12L6 18.8M17.6 5.2V18.8"/>',
    "left": '<path d="M15.4 5.2L8.6 12L15.4 18.8"/>',
    "right": '<path d="M8.6 5.2L15.4 12L8.6 18.8"/>',
    # settings' groups
    "sound": (
        '<path d="M3.8 9.4H7.2L11.8 5.4V18.6L7.2 14.6H3.8Z" fill="#ffffff"/>'
        '<path d="M15.2 9A4.4 4.4 0 0 1 15.2 15M17.9 6.2A8.2 8.2 0 0 1 17.9 17.8"/>'
    ),
    "hand": (
        '<path d="M8.6 12.6V5.4C8.6 3.4 11.4 3.4 11.4 5.4V10.6"/>'
        '<path d="M11.4 10.6C11.4 8.8 14.2 8.8 14.2 10.8V11.4C14.2 9.8 17 9.8 17 11.6V12.2'
        "C17 10.8 19.6 10.8 19.6 12.8V15.4C19.6 18.6 17.4 20.8 14.2 20.8H12.6C10.6 20.8 9.2 20 "
        '8.2 18.4L4.9 13.4C3.8 11.7 6 10.2 7.2 11.6L8.6 13.4"/>'
    ),
    "keyboard": (
        '<rect x="2.4" y="5.6" width="19.2" height="13" rx="2.6"/>'
        '<path d="M6.3 9.8H6.4M10.1 9.8H10.2M13.9 9.8H14M17.7 9.8H17.8" stroke-width="2.3"/>'
        '<path d="M7.4 14.4H16.6"/>'
    ),
    "table": (
        '<path d="M3 9.6C3 7.4 7 5.8 12 5.8S21 7.4 21 9.6S17 13.4 12 13.4S3 11.8 3 9.6Z"/>'
        '<path d="M6 12.6L4.8 19M18 12.6L19.2 19M12 13.4V17.2"/>'
    ),
    "person": '<circle cx="12" cy="8.2" r="4.2"/><path d="M4.2 20.2'
    'C5 16 8 14.2 12 14.2S19 16 19.8 20.2"/>',
    # marks
    "crown": (
        '<path d="M4.6 15.8L3.2 8L8.2 11.4L12 5L15.8 11.4L20.8 8L19.4 15.8Z" fill="#ffffff"/>'
        '<path d="M5 19.4H19" stroke-width="2.3"/>'
    ),
    "cards": (
        '<rect x="9.2" y="3.6" width="11" height="15.4" rx="2.2"/>'
        '<path d="M5.9 6.8L4.6 7.3C3.7 7.6 3.2 8.5 3.5 9.4L7 19.4'
        'C7.3 20.3 8.2 20.8 9.1 20.5L10.6 20"/>'
    ),
    "trash": (
        '<path d="M4.4 6.6H19.6M9.2 6.4V4.6C9.2 4 9.6 3.6 10.2 3.6H13.8'
        'C14.4 3.6 14.8 4 14.8 4.6V6.4"/>'
        '<path d="M6.2 6.8L7.2 19C7.3 19.8 7.8 20.4 8.6 20.4H15.4'
        'C16.2 20.4 16.7 19.8 16.8 19L17.8 6.8"/>'
        '<path d="M10.2 10.6V16.4M13.8 10.6V16.4"/>'
    ),
    "export": (
        '<path d="M12 14.6V4.2M7.6 8.4L12 4L16.4 8.4"/>'
        '<path d="M4.2 15.6V18C4.2 19.2 5 20 6.2 20H17.8C19 20 19.8 19.2 19.8 18V15.6"/>'
    ),
    "copy": (
        '<rect x="8.6" y="8.6" width="11.6" height="11.8" rx="2.4"/>'
        '<path d="M5.6 15.4C4.4 15.4 3.8 14.6 3.8 13.6V6C3.8 4.6 4.6 3.8 6 3.8H13.6'
        'C14.6 3.8 15.4 4.4 15.4 5.6"/>'
    ),
    "paste": (
        '<path d="M8.8 5H7C5.7 5 5 5.7 5 7V18.6C5 19.9 5.7 20.6 7 20.6H17C18.3 20.6 19 19.9 19 18.6'
        'V7C19 5.7 18.3 5 17 5H15.2"/>'
        '<rect x="8.8" y="3.2" width="6.4" height="3.8" rx="1.4"/><path d="M8.8 12H15.2'
        'M8.8 16H13"/>'
    ),
    "info": (
        f'<circle cx="12" cy="12" r="8.5"/><path d="M12 11.4V16.2"/>'
        f'<circle cx="12" cy="7.9" r="1.25" {SOLID}/>'
    ),
    "warning": (
        '<path d="M10.5 4.9L2.9 18C2.2 19.2 3 20.2 4.3 20.2H19.7C21 20.2 21.8 19.2 21.1 18L13.5 4.9'
        'C12.8 3.8 11.2 3.8 10.5 4.9Z"/><path d="M12 9.6V13.6"/>'
        f'<circle cx="12" cy="16.9" r="1.25" {SOLID}/>'
    ),
    "lock": (
        '<rect x="4.8" y="10.4" width="14.4" height="10" rx="2.4"/>'
        '<path d="M8 10.2V7.8C8 2.4 16 2.4 16 7.8V10.2"/><path d="M12 14.2V16.6"/>'
    ),
    "shuffle": (
        '<path d="M3.6 7H6.2C8.2 7 9.2 8 10.2 9.6L13.8 14.6C14.8 16.2 15.8 17 17.8 17H20"/>'
        '<path d="M3.6 17H6.2C7.8 17 8.8 16.3 9.6 15.2M14.4 8.8C15.2 7.7 16.2 7 17.8 7H20"/>'
        '<path d="M17.6 4.2L20.4 7L17.6 9.8M17.6 14.2L20.4 17L17.6 19.8"/>'
    ),
    "eye": (
        '<path d="M2.4 12C5 7.6 8.4 5.6 12 5.6S19 7.6 21.6 12'
        'C19 16.4 15.6 18.4 12 18.4S5 16.4 2.4 12Z"/>'
        f'<circle cx="12" cy="12" r="3.1" {SOLID}/>'
    ),
    "star": f'<path d="{_star(9.2, 4.1)}" fill="#ffffff" stroke-width="1.4"/>',
    "dealer": (
        f"<g {SOLID}>"
        '<path d="M7 6.9V17.9L6.6 18.1C5.8 18.4 5 18.1 4.6 17.3L1.9 10.7'
        'C1.6 9.9 1.9 9.1 2.7 8.7Z"/>'
        '<path d="M17 6.9V17.9L17.4 18.1C18.2 18.4 19 18.1 19.4 17.3L22.1 10.7'
        'C22.4 9.9 22.1 9.1 21.3 8.7Z"/>'
        '<rect x="8.4" y="4.2" width="7.2" height="14.6" rx="1.6"/></g>'
    ),
    "claim": (
        '<path d="M3.6 8.4H20.4M5.4 4.6H18.6" />'
        '<rect x="4.2" y="11.6" width="15.6" height="8.8" rx="2.2"/>'
        '<path d="M8.4 16.2L11.2 18.4L15.8 13.8"/>'
    ),
}


def icon(body: str) -> str:
    """Return the SVG file of an icon from its inside."""
    return document(
        '<g fill="none" stroke="#ffffff" stroke-width="1.9" stroke-linecap="round" '
        f'stroke-linejoin="round">{body}</g>'
    )


def suit(name: str) -> str:
    """Return the SVG file of a white suit sign (100 units a side)."""
    mark = f'<path d="{SUITS[name]}" fill="#ffffff" transform="translate(50 50) scale(0.96)"/>'
    return document(mark, 100)


def write(folder: Path) -> None:
    """Write every icon and suit into folder."""
    for name, body in ICONS.items():
        save(folder / f"{name}.svg", icon(body))
    for name in SUITS:
        save(folder / f"{name}.svg", suit(name))
