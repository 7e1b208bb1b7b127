"""Bars over choices: the best reaches the top, the others stand as much lower as they lose."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.ui import text
from callbreak.ui.box import Box, draw_box
from callbreak.ui.panel import PILL_RADIUS_PX, RADIUS_XS, draw_divider, hairline_px

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour

_SHALLOWEST: Final = 0.5
_DEEPEST: Final = 4.0
_STEPS: Final = (0.1, 0.2, 0.5, 1.0, 2.0, 4.0)
_LEAST_PART: Final = 0.05
_SMALLEST_PX: Final = 12
_CHIP_GAP_PX: Final = 2


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar.

    Attributes:
        x: its middle, in pixels.
        behind: points below the best; None for what could not be chosen: no bar.
        words: how far behind, as words.
        kind: how it is coloured.
    """

    x: int
    behind: float | None
    words: str
    kind: str = "plain"


def floor_of(values: list[float]) -> float:
    """How many points below the best the foot of the bars stands for."""
    worst = max(values, default=0.0)
    return min(max(_SHALLOWEST, worst * 1.18), _DEEPEST)


def step_of(floor: float, most_lines: int) -> float:
    """Points between two lines of the scale."""
    for step in _STEPS:
        if floor / step <= most_lines:
            return step
    return _STEPS[-1]


def draw_scale(
    target: pygame.Surface, room: pygame.Rect, look: Look, floor: float, words_of: dict[float, str]
) -> None:
    """Draw the lines of the scale; ``words_of`` has a line's words by its points."""
    thin = hairline_px(look)
    style = look.text("small", look.theme.muted)
    for points, words in words_of.items():
        y = room.y + round(points / floor * room.height)
        line = pygame.Rect(room.x, y, room.width, thin)
        draw_divider(target, line, look)
        label = text.render(words, style)
        target.blit(label, label.get_rect(midright=(room.x - look.px(8), y)))


def draw_bars(
    target: pygame.Surface, room: pygame.Rect, look: Look, bars: list[Bar], width: int, floor: float
) -> None:
    """Draw the bars in the room, from its bottom up."""
    longest = max((bar.words for bar in bars if bar.behind is not None), key=len, default="")
    style = look.text("small_strong", look.theme.ink)
    style = text.fit(longest, style, max(8, width + 2), _SMALLEST_PX)
    for bar in bars:
        if bar.behind is not None:
            _draw_bar(target, room, look, bar, width, floor, style)


def _draw_bar(
    target: pygame.Surface,
    room: pygame.Rect,
    look: Look,
    bar: Bar,
    width: int,
    floor: float,
    style: text.TextStyle,
) -> None:
    assert bar.behind is not None
    theme = look.theme
    part = max(_LEAST_PART, 1 - bar.behind / floor)
    high = max(look.px(4), round(room.height * part))
    rect = pygame.Rect(bar.x - width // 2, room.bottom - high, width, high)
    top, bottom = bar_colours(look, bar.kind)
    draw_box(target, rect, Box(top, bottom, look.px(RADIUS_XS)))
    # The foot is square: the bar stands on something.
    foot = pygame.Rect(rect.x, rect.bottom - min(high, look.px(RADIUS_XS)), width, 0)
    foot.height = rect.bottom - foot.y
    if high > look.px(2 * RADIUS_XS):
        target.fill(bottom or top, foot)
    label = text.render(bar.words, style)
    if high >= label.get_height() + look.px(2):
        target.blit(label, label.get_rect(midtop=(bar.x, rect.y + look.px(2))))
        return
    colour = theme.bad_text if bar.kind == "played" else theme.ivory
    label = text.render(bar.words, style.coloured(colour))
    target.blit(label, label.get_rect(midbottom=(bar.x, rect.y)))


def bar_colours(look: Look, kind: str) -> tuple[Colour, Colour | None]:
    """The colours of a kind of bar, from top to bottom."""
    theme = look.theme
    match kind:
        case "best":
            return theme.gold_top, theme.gold_bottom
        case "played":
            return theme.value_played, None
        case "tried":
            return theme.over, None
        case _:
            return theme.value_bar, None


def chip_height_px(look: Look) -> int:
    """How high a chip is at most."""
    return text.line_box(look.text("small_strong")).height_px + look.px(1)


@dataclass(frozen=True, slots=True)
class Chip:
    """A word on a pill at a choice: best, played, your choice."""

    centre: tuple[int, int]
    words: str
    kind: str
    most_px: int


def draw_chips(
    target: pygame.Surface, look: Look, room: pygame.Rect, chips: list[Chip]
) -> list[pygame.Rect]:
    """Draw pills from left to right; where they would touch they move apart within the room.

    What is given back is where they are.
    """
    side = look.px(7)
    drawn = []
    for chip in chips:
        style = look.text("small_strong", _chip_colours(look, chip.kind)[1])
        most = max(10, chip.most_px - 2 * side)
        label = text.render_within(chip.words, style, most, _SMALLEST_PX)
        rect = pygame.Rect(0, 0, label.get_width() + 2 * side, label.get_height() + look.px(1))
        rect.center = chip.centre
        drawn.append((chip, rect, label))
    _move_apart([rect for _, rect, _ in drawn], room)
    for chip, rect, label in drawn:
        ground = _chip_colours(look, chip.kind)[0]
        draw_box(target, rect, Box(ground, None, PILL_RADIUS_PX, line=None))
        target.blit(label, label.get_rect(center=rect.center))
    return [rect for _, rect, _ in drawn]


def _chip_colours(look: Look, kind: str) -> tuple[Colour, Colour]:
    """Ground and letters."""
    theme = look.theme
    grounds = {"best": theme.gold_top, "tried": theme.over, "plain": theme.value_bar}
    return (grounds[kind], theme.ink) if kind in grounds else (theme.crimson, (255, 255, 255))


def _move_apart(rects: list[pygame.Rect], room: pygame.Rect) -> None:
    """Neighbours that touch go to both sides alike; none leaves the room while there is any."""
    for left, right in pairwise(rects):
        shared = left.right + _CHIP_GAP_PX - right.left
        if shared > 0:
            left.x -= shared // 2
            right.x += shared - shared // 2
    limit = room.right
    for rect in reversed(rects):
        rect.right = min(rect.right, limit)
        limit = rect.left - _CHIP_GAP_PX
    limit = room.left
    for rect in rects:
        rect.left = max(rect.left, limit)
        limit = rect.right + _CHIP_GAP_PX
