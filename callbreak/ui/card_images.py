"""Pictures of cards: drawn from their SVG when first needed, then kept.

A picture holds the card, its shadow and its finish, is turned already, and has premultiplied
alpha: blit it with `BLEND`. Its middle is the card's middle.
"""

from __future__ import annotations

import functools
import io
from collections import OrderedDict
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import pygame

from callbreak.paths import asset
from callbreak.ui.box import Box, Line, box_picture
from callbreak.ui.card_ring import dashed_ring
from callbreak.ui.fan import CORNER
from callbreak.ui.shadow import Shadow, draw_shadow

if TYPE_CHECKING:
    from pathlib import Path

    from callbreak.engine.cards import Card
    from callbreak.ui.theme import Colour, Theme

BLEND: Final = pygame.BLEND_PREMULTIPLIED
RATIO: Final = 1.4
"""A card's height as part of its width."""

TURN_STEP: Final = 0.5
"""Cards are turned by multiples of this many degrees: under half a pixel at a card's corner."""

_FLYING_SIZES: Final = 16
_FLYING_TURN: Final = 9.0
_DESIGN_WIDTH: Final = 124.0
_KEPT_BYTES: Final = 160 * 1024 * 1024
_FACE_GROUND: Final = b'fill="#f7f0df"'


class Finish(StrEnum):
    """How a card looks for what may be done with it."""

    PLAIN = "plain"
    PLAYABLE = "playable"
    VEILED = "veiled"
    REFUSED = "refused"
    ARMED = "armed"
    HINTED = "hinted"
    FLAT = "flat"
    """Without a shadow: for small cards in a panel."""


class CardImages:
    """The cards of one deck in one theme."""

    def __init__(self, theme: Theme, *, four_colours: bool = False, back: int = 1) -> None:
        self._theme = theme
        self._four = four_colours
        self._back = back
        self._kept: OrderedDict[object, pygame.Surface] = OrderedDict()
        self._bytes = 0

    def face(self, card: Card | None, width: int) -> pygame.Surface:
        """The bare card, or for None its back, in straight alpha."""
        key = ("face", card, width)
        return self._get(key) or self._put(key, self._drawn(card, width))

    def picture(
        self,
        card: Card | None,
        width: int,
        angle: float = 0.0,
        finish: Finish = Finish.PLAIN,
    ) -> pygame.Surface:
        """The card, None for its back, turned by ``angle`` degrees clockwise."""
        steps = round(angle / TURN_STEP)
        key = (card, width, steps, finish)
        found = self._get(key)
        if found is None:
            upright = self._upright(card, width, finish)
            found = self._put(key, turned(upright, steps * TURN_STEP) if steps else upright)
        return found

    def flying_back(self, width: float, base_width: int, angle: float) -> pygame.Surface:
        """A back on its way, made from the picture of ``base_width``: few sizes and turns do."""
        step_px = max(base_width // _FLYING_SIZES, 4)
        steps = max(round(width / step_px), 1), round(angle / _FLYING_TURN)
        key = ("flying", base_width, *steps)
        found = self._get(key)
        if found is None:
            upright = self._upright(None, base_width, Finish.PLAIN)
            scale = steps[0] * step_px / base_width
            found = self._put(key, turned(upright, steps[1] * _FLYING_TURN, scale))
        return found

    def _upright(self, card: Card | None, width: int, finish: Finish) -> pygame.Surface:
        key = ("upright", card, width, finish)
        found = self._get(key)
        if found is None:
            found = self._put(key, self._composed(card, width, finish).premul_alpha())
        return found

    def has_picture(self, card: Card | None, width: int, angle: float, finish: Finish) -> bool:
        """Whether `picture` would have to make nothing new."""
        return (card, width, round(angle / TURN_STEP), finish) in self._kept

    def ready(self, card: Card | None, width: int) -> bool:
        """Whether that face has been drawn already."""
        return ("face", card, width) in self._kept

    def _drawn(self, card: Card | None, width: int) -> pygame.Surface:
        theme = self._theme
        night = theme.name == "night" and not theme.high_contrast
        return _rasterised(self._file(card), width, theme.high_contrast, night)

    def _file(self, card: Card | None) -> Path:
        if card is None:
            return asset(f"cards/back_{self._back}.svg")
        if self._four:
            coloured = asset(f"cards/four_colours/{card}.svg")
            if coloured.is_file():
                return coloured
        return asset(f"cards/{card}.svg")

    def _composed(self, card: Card | None, width: int, finish: Finish) -> pygame.Surface:
        """Card, shadow and finish in straight alpha, with a clear margin."""
        face = self.face(card, width)
        unit = width / _DESIGN_WIDTH
        margin = _margin(unit, finish)
        rect = face.get_rect(topleft=(margin, margin))
        radius = round(CORNER * width)
        whole = self._ground(face.get_size(), radius, unit, finish).copy()
        whole.blit(face, rect)
        self._finish(whole, rect, radius, unit, finish)
        return whole

    def _ground(
        self, size: tuple[int, int], radius: int, unit: float, finish: Finish
    ) -> pygame.Surface:
        """The shadow of a card on nothing; the same for all cards of a size."""
        key = ("ground", size, finish is Finish.FLAT)
        found = self._get(key)
        if found is not None:
            return found
        margin = _margin(unit, finish)
        colour = self._theme.shadow
        whole = pygame.Surface((size[0] + 2 * margin, size[1] + 2 * margin), pygame.SRCALPHA)
        whole.fill((*colour, 0))
        rect = pygame.Rect((margin, margin), size)
        if finish is not Finish.FLAT:
            for down, sigma, part in ((3, 2.7, 0.5), (7, 6, 0.3)):
                shadow = Shadow(max(1, round(down * unit)), max(1.0, sigma * unit), part, colour)
                draw_shadow(whole, rect, radius, shadow)
        return self._put(key, whole)

    def _finish(
        self, whole: pygame.Surface, rect: pygame.Rect, radius: int, unit: float, finish: Finish
    ) -> None:
        theme = self._theme
        match finish:
            case Finish.VEILED:
                veil = Box(theme.veil, radius_px=radius, part=theme.veil_part)
                whole.blit(box_picture(rect.size, veil), rect)
            case Finish.PLAYABLE:
                _edge(whole, rect, radius, theme.marigold, theme.playable_edge_units * unit)
            case Finish.REFUSED:
                _edge(whole, rect, radius, theme.refusal, 3 * unit)
            case Finish.ARMED:
                _edge(whole, rect, radius, theme.focus, 3 * unit)
            case Finish.HINTED:
                _edge(whole, rect, radius, theme.marigold, theme.playable_edge_units * unit)
                ring = rect.inflate(round(8 * unit), round(8 * unit))
                dashed = dashed_ring(
                    ring.size, radius + 4 * unit, theme.focus, max(1.5, 2.4 * unit)
                )
                whole.blit(dashed, ring)
            case _:
                pass

    def _get(self, key: object) -> pygame.Surface | None:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
        return found

    def _put(self, key: object, surface: pygame.Surface) -> pygame.Surface:
        self._kept[key] = surface
        self._bytes += surface.get_pitch() * surface.get_height()
        while self._bytes > _KEPT_BYTES and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.get_pitch() * old.get_height()
        return surface


@functools.lru_cache(maxsize=130)
def _rasterised(
    file: Path,
    width: int,
    white: bool,  # noqa: FBT001 (part of the key, as the theme has it)
    dark: bool,  # noqa: FBT001
) -> pygame.Surface:
    """A card's drawing in a size; kept for all tables of a run, since drawing it is slow."""
    svg = file.read_bytes()
    if white:
        svg = svg.replace(_FACE_GROUND, b'fill="#ffffff"', 1)
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg), (width, round(width * RATIO)))
    surface = drawn.convert_alpha() if pygame.display.get_surface() else drawn
    if dark:
        surface.fill((218, 214, 205), special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _margin(unit: float, finish: Finish) -> int:
    """How far a picture reaches beyond its card."""
    return 3 if finish is Finish.FLAT else round(24 * unit) + 3


def turned(upright: pygame.Surface, angle: float, scale: float = 1.0) -> pygame.Surface:
    """A picture turned by ``angle`` degrees clockwise and scaled."""
    return pygame.transform.rotozoom(upright, -angle, scale)


def _edge(
    whole: pygame.Surface, rect: pygame.Rect, radius: int, colour: Colour, width_px: float
) -> None:
    """A line along the card's edge, half of it outside."""
    grow = max(1, round(width_px * 0.5))
    area = rect.inflate(2 * grow, 2 * grow)
    line = Line(colour, max(1.5, width_px))
    whole.blit(box_picture(area.size, Box(colour, None, radius + grow, 0.0, line)), area)
