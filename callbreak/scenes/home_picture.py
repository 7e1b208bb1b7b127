"""The home scene's pictures: the still evening with the cards and the title, and what moves."""

from __future__ import annotations

import functools
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.engine.cards import parse_cards
from callbreak.ui import text
from callbreak.ui.card_images import BLEND, CardImages
from callbreak.ui.home_art import (
    draw_flags,
    draw_lamps,
    forget_evening,
    home_backdrop,
    home_view,
    moving_areas,
)
from callbreak.ui.home_view import CARD_WIDTH
from callbreak.ui.marks import even_diamond
from callbreak.ui.panel import hairline_px
from callbreak.words import tr

if TYPE_CHECKING:
    from callbreak.ui.look import Look
    from callbreak.ui.theme import Colour, Theme

_FAN: Final = parse_cards("TH JC QD KH AS")
_FAN_DEGREES: Final = 13
_FAN_PIVOT: Final = 2.1  # how far below the middle of the cards the fan turns, in heights

_LOGO_TOP: Final = (0xFF, 0xF6, 0xDF)
_LOGO_BOTTOM: Final = (0xE6, 0xAA, 0x3C)
_NATIVE: Final = "कलब्रेक"
_DEVANAGARI: Final = frozenset(map(chr, range(0x0900, 0x0980)))

FRAME_S: Final = 1 / 30
"""Flags and lamps are drawn anew so often."""


class Scenery:
    """Flags in the wind and flames; they come to rest some time after the last event.

    A line of flags hangs from ``tied``, or beyond the window.
    """

    _LASTS_S = 20.0

    def __init__(
        self,
        size_px: tuple[int, int],
        menu_px: int = 0,
        tied: tuple[int, int] | None = None,
        *,
        still: bool,
    ) -> None:
        self._view = replace(home_view(size_px, menu_px), tied=tied)
        self.areas = moving_areas(self._view)
        self._still = still
        self._time_s = 0.0
        self._left_s = self._LASTS_S
        self._since_s = 0.0

    def wake(self) -> None:
        """Someone is there."""
        self._left_s = self._LASTS_S

    @property
    def moving(self) -> bool:
        """Whether it moves."""
        return not self._still and self._left_s > 0

    def tick(self, dt_s: float) -> bool:
        """Time goes on; whether it must be drawn anew."""
        if not self.moving:
            return False
        self._left_s -= dt_s
        self._since_s += dt_s
        if self._since_s < FRAME_S:
            return False
        self._time_s += self._since_s
        self._since_s = 0.0
        return True

    def draw(self, target: pygame.Surface) -> None:
        """Draw flags and flames as they are now."""
        draw_flags(target, self._time_s, self._view)
        draw_lamps(target, self._time_s, self._view)


def forget_home() -> None:
    """Let go of all pictures of the first screen: some 25 MB in a window of 1920×1080."""
    home_ground.cache_clear()
    forget_evening()


@functools.lru_cache(maxsize=1)
def home_ground(size_px: tuple[int, int], theme: Theme, menu_px: int = 0) -> pygame.Surface:
    """The evening with the fan of cards on the table, as a shared surface.

    The cards lie to the right of ``menu_px``, as far as the window is wide enough for that.
    """
    ground = home_backdrop(size_px, menu_px)
    view = home_view(size_px, menu_px)
    width = max(40, round(CARD_WIDTH * view.scale))
    images = CardImages(theme)
    middle_x, middle_y = view.cards
    for place, card in enumerate(_FAN):
        angle = (place - (len(_FAN) - 1) / 2) * _FAN_DEGREES
        arm = pygame.Vector2(0, -width * _FAN_PIVOT).rotate(angle)
        picture = images.picture(card, width, angle)
        spot = (middle_x + arm.x, middle_y + arm.y + width * _FAN_PIVOT - width * 0.62)
        corner = (
            round(spot[0] - picture.get_width() / 2),
            round(spot[1] - picture.get_height() / 2),
        )
        ground.blit(picture, corner, special_flags=BLEND)
    return ground


def draw_logo(target: pygame.Surface, rect: pygame.Rect, look: Look) -> None:
    """The game's name, its name in the other script, a line and three diamonds."""
    words = tr("Call Break")
    native = "Call Break" if words[0] in _DEVANAGARI else _NATIVE
    size = look.text("logo")
    style = size.sized(min(round(88 * look.scale.unit), round(rect.height * 0.6)))
    style = text.fit(words, style, rect.width, 24)
    _draw_shadowed(target, words, style, rect.topleft)
    below = text.line_box(style).baseline_px + round(style.size_px * 0.16)
    small_px = max(look.scale.font_px(17), round(style.size_px * 0.37))
    small = style.sized(min(small_px, round(rect.height * 0.28))).weighted(600)
    name = text.render(native, small.coloured(look.theme.marigold))
    target.blit(name, (rect.x, rect.y + below))
    middle_y = rect.y + below + text.line_box(small).baseline_px - round(small.size_px * 0.33)
    _draw_ornament(target, look, rect, rect.x + name.get_width(), middle_y)


def _draw_shadowed(
    target: pygame.Surface, words: str, style: text.TextStyle, corner: tuple[int, int]
) -> None:
    dark = text.render(words, style.coloured((0x14, 0x08, 0x1E))).copy()
    dark.set_alpha(120)
    drop = max(1, style.size_px // 26)
    target.blit(dark, (corner[0] + drop // 2, corner[1] + drop))
    target.blit(text.render_gradient(words, style, _LOGO_TOP, _LOGO_BOTTOM), corner)


def _draw_ornament(
    target: pygame.Surface, look: Look, rect: pygame.Rect, after_x: int, middle_y: int
) -> None:
    theme = look.theme
    colours: tuple[Colour, ...] = (theme.crimson, theme.marigold, theme.ivory)
    diamonds = [even_diamond(8 * look.scale.unit, c) for c in colours]
    side, gap = diamonds[0].get_width(), look.px(3)
    x = rect.right - len(diamonds) * (side + gap) + gap
    start = after_x + look.px(14)
    end = x - look.px(8)
    for diamond in diamonds:
        target.blit(diamond, (x, middle_y - side // 2))
        x += side + gap
    if end > start:
        line = pygame.Surface((end - start, hairline_px(look)), pygame.SRCALPHA)
        line.fill((*theme.brass, 170))
        target.blit(line, (start, middle_y))
