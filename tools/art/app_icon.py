"""The app's icon: a spade on the stepped diamond of the weave, in every size that systems ask for.

At 16 and 24 px nothing shrunk would be clear, so those two are set pixel by pixel.
"""

from __future__ import annotations

import io
import os
from typing import TYPE_CHECKING

from PIL import Image

from tools.art.icons import SUITS
from tools.art.outline import both, moved, stepped
from tools.art.svg import document, linear, path, save

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_SIZES = (16, 32, 64, 128, 256, 512, 1024)

TEAL, GOLD, CRIMSON, IVORY = (21, 88, 84), (240, 163, 30), (179, 32, 44), (255, 250, 236)
DEEP_TEAL = (9, 46, 49)

# The spade's right half, row by row from the row given first; # is lit, counted from the middle.
_SPADE_16 = (3, ["#", "##", "###", "####", "#####", "#####", "####", "#", "##"])
_SPADE_24 = (
    4,
    [
        "#",
        "#",
        "##",
        "###",
        "####",
        "#####",
        "######",
        "#######",
        "########",
        "########",
        "#######",
        "#.####",
        "#",
        "##",
        "###",
    ],
)


def drawing() -> str:
    """Return the icon as SVG, 512 a side; its steps fall on whole pixels at 32, 48, 64 ..."""
    diamond = stepped(7, 32, 256, 256)
    inner = _inset(diamond, 16)
    core = _inset(diamond, 24)
    spade = moved(SUITS["spade"], (2.62, 0, 0, 2.62, 256, 258))
    defs = (
        linear(
            "cloth", (0, 16), (0, 496), [(0, "#24857a", 1), (0.5, "#114f4f", 1), (1, "#072a2e", 1)]
        )
        + linear("gold", (0, 32), (0, 480), [(0, "#fbc659", 1), (1, "#e08a14", 1)])
        + linear("crimson", (0, 60), (0, 450), [(0, "#c4283a", 1), (1, "#8e1925", 1)])
        + linear("ivory", (0, 128), (0, 390), [(0, "#fffdf6", 1), (1, "#f0e2c0", 1)])
    )
    corners = "".join(stepped(2, 16, x, y) for x in (72, 440) for y in (72, 440))
    body = (
        '<rect x="8" y="8" width="496" height="496" rx="104" fill="#c9a24a"/>'
        '<rect x="16" y="16" width="480" height="480" rx="96" fill="url(#cloth)"/>'
        + path(corners, "#f0a31e", 0.9)
        + path(moved(diamond, (1, 0, 0, 1, 0, 10)), "#010c0d", 0.4)
        + path(diamond, "url(#gold)")
        + path(inner, "#5b0e19")
        + path(core, "url(#crimson)")
        + path(moved(spade, (1, 0, 0, 1, 0, 10)), "#3f0810", 0.55)
        + path(spade, "url(#ivory)")
        + path(stepped(3, 14, 256, 272), "#b3202c")
        + path(stepped(1, 20, 256, 272), "#f0a31e")
    )
    return document(f"<defs>{defs}</defs>{body}", 512)


def _inset(d: str, by: float) -> str:
    """Return d with every edge moved inwards."""
    kept = d
    for dx in (-by, by):
        for dy in (-by, by):
            kept = both(kept, moved(d, (1, 0, 0, 1, dx, dy)))
    return kept


def pixels(side: int, spade: tuple[int, Sequence[str]]) -> Image.Image:
    """Return a small icon, set pixel by pixel: diamond with a golden edge, ivory spade."""
    half = side // 2
    first, rows = spade
    picture = Image.new("RGBA", (side, side))
    for y in range(side):
        down = half - 1 - y if y < half else y - half
        row = rows[y - first] if first <= y < first + len(rows) else ""
        for x in range(side):
            across = half - 1 - x if x < half else x - half
            picture.putpixel(
                (x, y), _pixel(across, down, half, y / side, lit=row[across : across + 1] == "#")
            )
    return picture


def _pixel(
    across: int, down: int, half: int, low: float, *, lit: bool
) -> tuple[int, int, int, int]:
    edge = half - 1
    if 2 * edge - across - down < half // 4:
        return (0, 0, 0, 0)  # the rounded corner
    if lit:
        colour = IVORY
    elif across + down < edge:
        colour = CRIMSON
    elif across + down == edge:
        colour = GOLD
    else:
        red, green, blue = (
            round(top + (bottom - top) * low) for top, bottom in zip(TEAL, DEEP_TEAL, strict=True)
        )
        colour = (red, green, blue)
    return (*colour, 255)


def rendered(text: str, side: int) -> Image.Image:
    """Return an SVG drawn by the game's own reader, side px, smoothed from a larger drawing."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame

    large = max(side, min(side * 4, 1024))
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (large, large))
    picture = Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))
    return picture.resize((side, side), Image.Resampling.LANCZOS) if large != side else picture


def write(folder: Path) -> None:
    """Write callbreak.svg, the PNG files, callbreak.ico and callbreak.icns."""
    text = drawing()
    save(folder / "callbreak.svg", text)
    pictures = {side: rendered(text, side) for side in SIZES}
    pictures[16] = pixels(16, _SPADE_16)
    pictures[24] = pixels(24, _SPADE_24)
    (folder / "app").mkdir(parents=True, exist_ok=True)
    for side, picture in pictures.items():
        picture.save(folder / "app" / f"callbreak-{side}.png", optimize=True)
    ico = [pictures[side] for side in ICO_SIZES]
    ico[-1].save(
        folder / "callbreak.ico", sizes=[(s, s) for s in ICO_SIZES], append_images=ico[:-1]
    )
    icns = [pictures[side] for side in ICNS_SIZES]
    icns[-1].save(folder / "callbreak.icns", append_images=icns[:-1])
