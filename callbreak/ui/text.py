"""Text for the whole window: every script of the seven languages, signs, wrapping, caching.

    style = TextStyle("body", 500, 17, (247, 240, 223))
    surface = render("You must beat the 9♥.", style, max_width_px=300, align="center")
    width_px, height_px = measure("4,3", style)
    name = ellipsize(player_name, style, 120)
    smaller = fit(label, style, width_px=90, min_size_px=14)
    surface = render_within(player_name, style, width_px=120, min_size_px=14)

Surfaces come from a cache and are shared: never draw on one, copy it first. Text is cleaned here,
so names and translations go in as they are. ♠ ♥ ♦ ♣ ✓ ✗ ★ in a text are drawn signs; red suits
take the red that suits the ground, told from whether the text's colour is light or dark.

A line's box is the same height for every script (`line_box`), with the capitals in its middle:
centre the surface in a button and the text is centred.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import pygame

from callbreak.ui.fonts import Family
from callbreak.ui.surface_cache import SurfaceCache
from callbreak.ui.text_clean import clean
from callbreak.ui.text_lines import (
    LINE_GAP,
    balanced,
    ellipsize,
    fit,
    fit_lines,
    line_pitch,
    lines_height,
    wrap,
)
from callbreak.ui.text_set import LineBox, draw_line, line_width, transparent
from callbreak.ui.text_set import line_box as _line_box
from callbreak.ui.text_style import TextStyle
from callbreak.ui.theme import Colour

__all__ = [
    "Align",
    "Colour",
    "Family",
    "LineBox",
    "TextStyle",
    "balanced",
    "clean",
    "clear_cache",
    "ellipsize",
    "fit",
    "fit_lines",
    "line_box",
    "line_pitch",
    "measure",
    "render",
    "render_gradient",
    "render_parts",
    "render_within",
    "use_four_colours",
    "wrap",
]

Align = Literal["left", "center", "right"]

_KEPT_WINDOWS: Final = 3.0
_MOST_WIDE_PX: Final = 12_000


_surfaces = SurfaceCache(_KEPT_WINDOWS)
_four_colours = False


def use_four_colours(wanted: bool) -> None:  # noqa: FBT001 (a switch of the settings)
    """Set clubs green and diamonds blue in texts, as on the four-colour deck, or not."""
    global _four_colours  # noqa: PLW0603 (one setting for the whole window)
    if wanted != _four_colours:
        _four_colours = wanted
        clear_cache()


def clear_cache() -> None:
    """Forget all rendered texts: after a change of language hardly any comes again."""
    _surfaces.clear()


def line_box(style: TextStyle) -> LineBox:
    """The height of one line, its baseline and its capitals, in pixels."""
    return _line_box(style.voice)


def measure(
    text: str,
    style: TextStyle,
    max_width_px: int | None = None,
    *,
    line_gap: float = LINE_GAP,
) -> tuple[int, int]:
    """Width and height in pixels that `render` would give this text on the left."""
    lines = clean(text).split("\n") if max_width_px is None else wrap(text, style, max_width_px)
    return _extent(lines, style, line_gap)


def _extent(lines: Sequence[str], style: TextStyle, line_gap: float) -> tuple[int, int]:
    width = max(line_width(line, style.voice) for line in lines)
    return min(width, _MOST_WIDE_PX), lines_height(len(lines), style, line_gap)


def render(
    text: str,
    style: TextStyle,
    *,
    max_width_px: int | None = None,
    align: Align = "left",
    line_gap: float = LINE_GAP,
) -> pygame.Surface:
    """The text as a shared surface with transparent ground.

    With `max_width_px` it is broken into lines; centred lines are made about equally long. The
    surface is as wide as its longest line, whatever the alignment.
    """
    key = (text, style, max_width_px, align, line_gap)
    found = _surfaces.get(key)
    if found is None:
        found = _drawn(_lines(text, style, max_width_px, align), style, align, line_gap)
        _surfaces.put(key, found)
    return found


def _lines(text: str, style: TextStyle, max_width_px: int | None, align: Align) -> list[str]:
    if max_width_px is None:
        return clean(text).split("\n")
    return (balanced if align == "center" else wrap)(text, style, max_width_px)


def _drawn(lines: list[str], style: TextStyle, align: Align, line_gap: float) -> pygame.Surface:
    width, height = _extent(lines, style, line_gap)
    surface = transparent((width, height), style.colour)
    pitch = line_pitch(style, line_gap)
    for index, line in enumerate(lines):
        spare = width - line_width(line, style.voice)
        x = {"left": 0, "center": spare // 2, "right": spare}[align]
        draw_line(surface, line, style, (x, index * pitch), four=_four_colours)
    return surface


def render_within(
    text: str,
    style: TextStyle,
    width_px: int,
    min_size_px: int | None = None,
) -> pygame.Surface:
    """One line that is never wider than `width_px`: a name, a label.

    It is made smaller down to `min_size_px` (by default it keeps its size), then shortened.
    """
    fitted = style if min_size_px is None else fit(text, style, width_px, min_size_px)
    return render(ellipsize(text, fitted, width_px), fitted)


def render_parts(parts: Sequence[tuple[str, TextStyle]]) -> pygame.Surface:
    """Pieces of one line in different styles, on one baseline: a call and its fraction."""
    key = tuple(parts)
    found = _surfaces.get(key)
    if found is None:
        found = _drawn_parts([(clean(text).replace("\n", " "), style) for text, style in parts])
        _surfaces.put(key, found)
    return found


def _drawn_parts(parts: list[tuple[str, TextStyle]]) -> pygame.Surface:
    if not parts:
        return pygame.Surface((0, 0), pygame.SRCALPHA, 32)
    boxes = [line_box(style) for _, style in parts]
    baseline = max(box.baseline_px for box in boxes)
    below = max(box.height_px - box.baseline_px for box in boxes)
    width = sum(line_width(text, style.voice) for text, style in parts)
    surface = transparent((min(width, _MOST_WIDE_PX), baseline + below), parts[0][1].colour)
    x = 0
    for (text, style), box in zip(parts, boxes, strict=True):
        corner = (x, baseline - box.baseline_px)
        x += draw_line(surface, text, style, corner, four=_four_colours)
    return surface


def render_gradient(text: str, style: TextStyle, top: Colour, bottom: Colour) -> pygame.Surface:
    """One line filled from `top` at the capitals' upper edge to `bottom` at the baseline."""
    key = (text, style, top, bottom)
    found = _surfaces.get(key)
    if found is None:
        white = style.coloured((255, 255, 255))
        found = render(text, white).copy()
        found.blit(_ramp(found, white, top, bottom), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        _surfaces.put(key, found)
    return found


def _ramp(
    surface: pygame.Surface,
    style: TextStyle,
    top: Colour,
    bottom: Colour,
) -> pygame.Surface:
    box = line_box(style)
    first = box.baseline_px - box.cap_height_px
    ramp = pygame.Surface(surface.get_size())
    for y in range(surface.get_height()):
        part = min(max((y - first) / max(1, box.cap_height_px), 0.0), 1.0)
        colour = [round(a + (b - a) * part) for a, b in zip(top, bottom, strict=True)]
        ramp.fill(colour, (0, y, surface.get_width(), 1))
    return ramp
