"""Where things are in the review: a pure function of window and text size."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from callbreak.ui.look import Look

_MARGIN_X, _MARGIN_Y = 52, 46
_SIDE = 368
_ROOM_FOR_ONE_ROW = 720


@dataclass(frozen=True, slots=True)
class ReviewLayout:
    """Places in pixels of the window.

    Attributes:
        header: title and what is shown now.
        board: the hands of the others and the trick.
        own: the own hand and its bars.
        side: losses, rounds, and why.
        foot: the buttons and the track of steps.
        buttons: the part of the foot for the buttons.
        track: the part of the foot for the track.
        upright: whether the side is below, and not beside.
    """

    header: pygame.Rect
    board: pygame.Rect
    own: pygame.Rect
    side: pygame.Rect
    foot: pygame.Rect
    buttons: pygame.Rect
    track: pygame.Rect
    upright: bool


def review_layout(size_px: tuple[int, int], look: Look) -> ReviewLayout:
    """Lay the review out."""
    width, height = size_px
    inner = pygame.Rect(0, 0, width, height).inflate(
        -2 * look.px(_MARGIN_X), -2 * look.px(_MARGIN_Y)
    )
    gap = look.px(11)
    upright = height > width
    head_px = look.control(50)
    one_row = inner.width >= look.control(_ROOM_FOR_ONE_ROW)
    foot_px = look.control(62) if one_row else look.control(112)
    if upright:
        rest = inner.height - head_px - foot_px - 4 * gap
        side_px = min(max(look.control(270), round(rest * 0.30)), round(rest * 0.45))
        main = pygame.Rect(inner.x, inner.y, inner.width, inner.height - side_px - gap)
        side = pygame.Rect(inner.x, main.bottom + gap, inner.width, side_px)
        foot = pygame.Rect(inner.x, main.bottom - foot_px, inner.width, foot_px)
        main.height -= foot_px + gap
    else:
        side_px = min(look.control(_SIDE), round(inner.width * 0.40))
        foot = pygame.Rect(inner.x, inner.bottom - foot_px, inner.width, foot_px)
        main = pygame.Rect(
            inner.x, inner.y, inner.width - side_px - 2 * gap, inner.height - foot_px - gap
        )
        side = pygame.Rect(inner.right - side_px, inner.y, side_px, main.height)
    header = pygame.Rect(main.x, main.y, main.width, head_px)
    rest = main.bottom - header.bottom - 2 * gap
    wanted = look.px(250) if upright else max(look.px(200), look.control(150))
    own_px = min(wanted, round(rest * 0.46))
    own = pygame.Rect(main.x, main.bottom - own_px, main.width, own_px)
    board = pygame.Rect(main.x, header.bottom + gap, main.width, own.y - header.bottom - 2 * gap)
    buttons, track = _foot(foot, look, one_row=one_row)
    return ReviewLayout(header, board, own, side, foot, buttons, track, upright)


def _foot(foot: pygame.Rect, look: Look, *, one_row: bool) -> tuple[pygame.Rect, pygame.Rect]:
    side = look.px(12)
    if not one_row:
        half = foot.height // 2
        buttons = pygame.Rect(foot.x + side, foot.y, foot.width - 2 * side, half)
        track = pygame.Rect(foot.x + side, foot.y + half, foot.width - 2 * side, foot.height - half)
        return buttons, track
    buttons = pygame.Rect(foot.x + side, foot.y, look.control(5 * 50), foot.height)
    left = buttons.right + look.px(16)
    return buttons, pygame.Rect(left, foot.y, foot.right - side - left, foot.height)
